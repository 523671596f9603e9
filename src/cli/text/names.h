// What things are called on the terminal. Names come from map files, so they are made printable.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/official.h"
#include "core/state.h"

namespace posthorn::cli {

using SeatNames = std::vector<std::string>;

std::string city_name(const Game& game, int city);    // "Ulm"
std::string city_words(const Game& game, int city);   // "Ulm (ULM)"
std::string card_words(const Game& game, Card card);  // "Ulm", with horses "Berlin (2 horses)"
std::string land_name(const Game& game, int land);
std::string town_name(const Game& game, int town);
std::string coach_name(const Game& game, int coach);   // "Baden"
std::string clergy_name(const Game& game, int value);  // "cardinal"
std::string official_name(int official);               // "postmaster"
std::string bonus_name(const Game& game, int stack);   // "a route of 5", "Baden", "every land"

// A letter for each land, all different.
std::string land_letters(const Game& game);

std::string route_words(const Game& game, const Player& player);  // "ULM-AUG-MUN"

}  // namespace posthorn::cli
