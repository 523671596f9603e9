// Runs a scenario: set-up, moves, refusals and expectations, line by line.
#pragma once

#include <optional>
#include <string>

#include "tests/scenario/scenario_file.h"

namespace posthorn::scenario {

struct Failure {
  int line = 0;
  std::string message;
};

// What does not hold first, or nothing.
std::optional<Failure> failure_of(const Scenario& scenario);

}  // namespace posthorn::scenario
