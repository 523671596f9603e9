// What comes of a list that is described once, one line an entry: LIST(X) with X(Name, "id", …)
// for each. The enum and the ids have its order; `posthorn vocabulary` tells them to the client.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#define POSTHORN_ENUMERATOR(name, ...) k##name,
#define POSTHORN_ID(name, id, ...) std::string_view(id),

namespace posthorn {

template <std::size_t n>
using Ids = std::array<std::string_view, n>;

template <class Enum, std::size_t n>
constexpr std::optional<Enum> find_id(const Ids<n>& ids, std::string_view id) {
  for (std::size_t i = 0; i < n; ++i) {
    if (ids[i] == id) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

}  // namespace posthorn
