// Answers of the API as HTTP has them.
#pragma once

#include <string>

#include "protocol/messages.h"
#include "server/http/message.h"

namespace posthorn::server {

Response json_response(int status, std::string body);

template <class Answer>
Response fine(const Answer& answer) {
  return json_response(200, protocol::text_of(answer));
}

// With the code's own sentence, if there is no better one.
Response refused(protocol::RefusalCode code, const std::string& text = "");
Response name_refused(const protocol::NameAnswer& checked);

}  // namespace posthorn::server
