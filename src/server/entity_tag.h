// Strong validators of content, and whether a client has it already.
#pragma once

#include <string>
#include <string_view>

namespace posthorn::server {

// Quoted as in the ETag header; differs for any two contents in practice.
std::string entity_tag(std::string_view content);

// Whether an If-None-Match header names the tag, weakly or not, or says "*".
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace posthorn::server
