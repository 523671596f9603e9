#include "server/hardening.h"

namespace posthorn::server {

std::vector<Header> hardening_headers() {
  return {
      {.name = "Content-Security-Policy",
       .value = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
                "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                "frame-ancestors 'none'"},
      {.name = "X-Content-Type-Options", .value = "nosniff"},
      {.name = "Referrer-Policy", .value = "no-referrer"},
      // These two also give the page threads with shared memory.
      {.name = "Cross-Origin-Opener-Policy", .value = "same-origin"},
      {.name = "Cross-Origin-Embedder-Policy", .value = "require-corp"},
      {.name = "Cross-Origin-Resource-Policy", .value = "same-origin"},
      {.name = "Permissions-Policy",
       .value = "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), "
                "encrypted-media=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), "
                "microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()"},
  };
}

}  // namespace posthorn::server
