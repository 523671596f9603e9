#include "notation/board_parts.h"

#include <algorithm>

namespace posthorn {

using json::Type;
using json::Value;

bool is_city_id(std::string_view id) {
  return id.size() >= 2 && id.size() <= 5 &&
         std::ranges::all_of(id, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool is_name_id(std::string_view id) {
  return !id.empty() && id.size() <= 40 && std::ranges::all_of(id, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

Provenance read_provenance(ObjectReader& object, Problems& problems) {
  Provenance provenance;
  const auto value = object.find("provenance", Type::kObject, false);
  if (!value) return provenance;
  ObjectReader reader(*value, "provenance", problems);
  provenance.known = reader.string("known", false);
  if (const auto list = reader.find("reconstructed", Type::kArray, false)) {
    list->each([&](Value item) {
      if (item.is(Type::kString)) {
        provenance.reconstructed.push_back(item.string());
      } else {
        problems.note(item.offset(), "what was reconstructed should be a string",
                      json::wrong_type(item, Type::kString));
      }
    });
  }
  reader.refuse_others();
  return provenance;
}

void check_header(ObjectReader& object) {
  object.string("$schema", false);
  if (object.find("format", Type::kNumber, false)) object.version("format", 1);
}

}  // namespace posthorn
