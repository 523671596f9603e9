// What a bot thought about a decision, for hints, analysis and people who want to know.
#pragma once

#include <array>
#include <vector>

#include "core/action.h"
#include "core/limits.h"

namespace posthorn {

struct Considered {
  Action action;
  double win = 0;     // the share of wins this leads to, for the seat that decides
  double margin = 0;  // points over the best other
  int visits = 0;     // games played on in thought; 0: valued by the network alone
  double error = 0;   // standard error of what the choice wins more, where that was looked at
  std::vector<Action> line;  // it and what its own turn goes on with, where that was looked at
};

struct Report {
  std::vector<Considered> moves;             // the choice first, then by value
  std::array<double, kMaxPlayers> win{};     // after the choice, for each seat; they sum to 1
  std::array<double, kMaxPlayers> margin{};  // points over the best other
  int simulations = 0;
};

}  // namespace posthorn
