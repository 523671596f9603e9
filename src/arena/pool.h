// A frozen pool: bots with the hashes they had when the pool was made, so that ratings from
// different days speak of the same bots.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "notation/json.h"

namespace posthorn {

struct PoolMember {
  std::string name;  // in tables
  std::string bot;   // as --bots takes it
  std::string hash;  // MatchPlayer::identity for the pool's game
};

struct Pool {
  std::string game;  // as --game takes it
  std::vector<PoolMember> members;
};

std::expected<Pool, json::Error> read_pool(std::string_view text);

// Whether every member can be made, plays the game, and is still who it was; or who is not.
std::expected<void, std::string> check_pool(const Pool& pool, const Game& game);

}  // namespace posthorn
