// Scenarios as they stand in their files; tests/scenarios/README.md describes the format.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "tests/scenario/words.h"

namespace posthorn::scenario {

struct Line {
  int number = 0;
  std::string text;
};

struct Scenario {
  std::string file;
  std::string title;
  int line = 0;
  std::vector<Line> lines;  // without comments and empty ones

  [[nodiscard]] Words rules() const;
};

// For GoogleTest, which would print the bytes.
void PrintTo(const Scenario& scenario, std::ostream* out);  // NOLINT: its name

std::vector<Scenario> read_scenarios(const std::string& file, const std::string& text);

// Those of all files under tests/scenarios.
std::vector<Scenario> all_scenarios();

}  // namespace posthorn::scenario
