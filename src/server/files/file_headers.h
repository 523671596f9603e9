// What the name and the content of a file of the client say about its headers.
#pragma once

#include <string>
#include <string_view>

namespace posthorn::server {

// By the ending; application/octet-stream for what is not known.
std::string_view content_type(std::string_view path);

// A name with a content hash, as Vite gives them (assets/index-BK7c_1dQ.js), never changes its
// content and may be kept for ever; anything else is asked for again each time.
std::string_view cache_control(std::string_view path);

// Quoted as in the ETag header; differs for any two contents in practice.
std::string entity_tag(std::string_view content);

}  // namespace posthorn::server
