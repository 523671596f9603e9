#include "server/api/answers.h"

#include <memory>
#include <utility>

namespace posthorn::server {
namespace {

using protocol::RefusalCode;

int status_of(RefusalCode code) {
  switch (code) {
    case RefusalCode::kSignedOut:
    case RefusalCode::kWrongPassword:
      return 401;
    case RefusalCode::kForeignOrigin:
      return 403;
    case RefusalCode::kNotFound:
    case RefusalCode::kNoSuchTable:
      return 404;
    case RefusalCode::kWrongMethod:
      return 405;
    case RefusalCode::kNameRefused:
    case RefusalCode::kNotOver:
      return 409;
    case RefusalCode::kWrongType:
      return 415;
    case RefusalCode::kSlowDown:
    case RefusalCode::kTooMany:
      return 429;
    case RefusalCode::kFailed:
      return 500;
    case RefusalCode::kPaused:
      return 503;
    default:
      return 400;
  }
}

Response response_of(const protocol::ProblemAnswer& problem) {
  return json_response(status_of(problem.code), protocol::text_of(problem));
}

}  // namespace

Response json_response(int status, std::string body) {
  return {.status = status,
          .headers = {{.name = "Content-Type", .value = "application/json"},
                      {.name = "Cache-Control", .value = "no-store"}},
          .body = std::make_shared<const std::string>(std::move(body))};
}

Response refused(RefusalCode code, const std::string& text) {
  constexpr std::size_t kMost = 400;
  protocol::ProblemAnswer problem;
  problem.code = code;
  problem.text = text.empty() || text.size() > kMost
                     ? protocol::kRefusalCodeTexts[static_cast<std::size_t>(code)]
                     : text;
  return response_of(problem);
}

Response name_refused(const protocol::NameAnswer& checked) {
  protocol::ProblemAnswer problem;
  problem.code = RefusalCode::kNameRefused;
  problem.text = protocol::kRefusalCodeTexts[static_cast<std::size_t>(problem.code)];
  problem.name = checked.why;
  problem.suggestion = checked.suggestion;
  return response_of(problem);
}

}  // namespace posthorn::server
