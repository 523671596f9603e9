#include "notation/fault.h"

#include <algorithm>

#include "base/check.h"
#include "notation/json_writer.h"

namespace posthorn {

std::vector<std::string_view> FaultKind::parameter_names() const {
  std::vector<std::string_view> names;
  std::string_view rest = parameters;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    names.push_back(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return names;
}

Fault::Fault(const FaultKind& its_kind, std::vector<std::string> parameters)
    : kind(its_kind), values(std::move(parameters)) {
  POSTHORN_CHECK(values.size() == kind.parameter_names().size());
  for (std::string& value : values) value = shortened(value);
}

json::Object fault_json(const Fault& fault) {
  json::Object parameters;
  const std::vector<std::string_view> names = fault.kind.parameter_names();
  for (std::size_t i = 0; i < names.size(); ++i) {
    parameters.member(names[i], fault.values[i]);
  }
  json::Object out;
  out.member("key", fault.kind.key);
  out.member("parameters", parameters);
  return out;
}

}  // namespace posthorn
