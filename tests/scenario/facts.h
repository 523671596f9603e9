// What can be asked of a position and has one answer: `? hand 0: ULM`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/scenario/position.h"
#include "tests/scenario/words.h"

namespace posthorn::scenario {

// How the expected value is written: as it is, as words, or as a list in any order.
enum class Form : std::uint8_t { kText, kWords, kWithCommas, kSorted, kSortedWithCommas };

struct Fact {
  std::string_view pattern;  // each * is an argument
  Form form;
  std::string (*found)(const Position& position, const Words& arguments);
};

const std::vector<Fact>& facts();

}  // namespace posthorn::scenario
