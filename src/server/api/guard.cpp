#include "server/api/guard.h"

#include "server/http/header_fields.h"

namespace posthorn::server {

bool has_own_origin(const Request& request) {
  const auto origins = request.values("Origin");
  const auto hosts = request.values("Host");
  if (origins.size() != 1 || hosts.size() != 1) return false;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origins[0].starts_with(scheme) &&
        equal_in_any_case(origins[0].substr(scheme.size()), hosts[0])) {
      return true;
    }
  }
  return false;
}

bool has_json_body(const Request& request) {
  const auto types = request.values("Content-Type");
  if (types.size() != 1) return false;
  return equal_in_any_case(trimmed(types[0].substr(0, types[0].find(';'))), "application/json");
}

}  // namespace posthorn::server
