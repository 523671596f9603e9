// What messages are made of beside numbers and texts.
#pragma once

#include <cstdint>

#include "base/sha256.h"
#include "notation/json_writer.h"
#include "online/act.h"
#include "online/game_id.h"
#include "online/table.h"

namespace posthorn::protocol {

// A member of which only counts that it is there.
struct Yes {};

struct VersionOf {
  online::GameId game;
  int version = 0;
};

// What a field may hold.
struct FieldLimits {
  std::int64_t least = 0;
  std::int64_t most = 0;  // a number; bytes of a text; entries of versions
  int list = 0;           // items, if it is a list
};

// The words of an enum in the protocol, by its order.
template <class Enum>
struct WordsOf;

template <class Enum>
constexpr std::string_view word_of(Enum value) {
  return WordsOf<Enum>::kIds[static_cast<std::size_t>(value)];
}

}  // namespace posthorn::protocol
