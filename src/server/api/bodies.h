// What handlers of the API share: reading what came, and storing before answering.
#pragma once

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "server/api/answers.h"
#include "server/api/api.h"

namespace posthorn::server {

// The body as the request it should be, or nothing, and then the answer has been given.
template <class Body>
std::optional<Body> body_of(const Request& request, const Api::Done& done) {
  auto body = protocol::read_as<Body>(request.body);
  if (body) return std::move(*body);
  done(refused(protocol::RefusalCode::kBadMessage, body.error()));
  return std::nullopt;
}

template <class What, class Then>
void Api::write(const Done& done, What what, Then then) {
  using Given = std::invoke_result_t<What&, store::Store&>;
  office_.house().writer().write(
      std::move(what), [done, then = std::move(then),
                        &loop = office_.house().loop()](store::Writer::Answer<Given> given) {
        loop.post([done, then, given = std::move(given)]() mutable {
          if (!given) return done(refused(protocol::RefusalCode::kPaused));
          try {
            if constexpr (std::is_void_v<Given>) {
              then();
            } else {
              then(std::move(*given));
            }
          } catch (const std::exception&) {
            done(refused(protocol::RefusalCode::kFailed));
          }
        });
      });
}

}  // namespace posthorn::server
