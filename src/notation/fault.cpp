#include "notation/fault.h"

#include <algorithm>

#include "base/check.h"
#include "notation/json_writer.h"

namespace posthorn {
namespace {

constexpr std::size_t kMostBytes = 60;

std::size_t count(std::string_view names) {
  return names.empty() ? 0 : static_cast<std::size_t>(std::ranges::count(names, ' ')) + 1;
}

}  // namespace

std::string shortened(std::string text) {
  if (text.size() <= kMostBytes) return text;
  std::size_t end = kMostBytes;
  const auto inside = [&] { return (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80; };
  while (end > 0 && inside()) --end;
  return text.substr(0, end) + "…";
}

Fault::Fault(const FaultKind& its_kind, std::vector<std::string> parameters)
    : kind(its_kind), values(std::move(parameters)) {
  POSTHORN_CHECK(values.size() == count(kind.parameters));
  for (std::string& value : values) value = shortened(std::move(value));
}

std::string fault_json(const Fault& fault) {
  json::Object parameters;
  std::string_view names = fault.kind.parameters;
  for (const std::string& value : fault.values) {
    const std::size_t end = std::min(names.find(' '), names.size());
    parameters.member(names.substr(0, end), json::quote(value));
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  json::Object out;
  out.member("key", json::quote(fault.kind.key));
  out.member("parameters", parameters.text());
  return out.text();
}

}  // namespace posthorn
