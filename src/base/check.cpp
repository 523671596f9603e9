#include "base/check.h"

#ifdef __wasm__
namespace posthorn {
void check_failed(const char*, const char*, int) { __builtin_trap(); }
}  // namespace posthorn
#else
#include <cstdio>
#include <cstdlib>

namespace posthorn {
void check_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "posthorn: internal error at %s:%d: %s does not hold\n", file, line,
               condition);
  std::abort();
}
}  // namespace posthorn
#endif
