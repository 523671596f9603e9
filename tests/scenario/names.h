// The things of a game by the names that scenarios use, and the other way round. What has no such
// name is a Problem.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/state.h"
#include "tests/scenario/words.h"

namespace posthorn::scenario {

int seat_of(const Game& game, std::string_view text);
std::uint32_t seats_of(const Game& game, const Words& words);
std::string seats_text(std::uint32_t seats);

int city_of(const Game& game, const std::string& id);
std::uint32_t cities_of(const Game& game, const Words& ids);

Card card_of(const Game& game, const std::string& text);
Words card_words(const Game& game, const Cards& cards);

int stack_of(const Game& game, std::string_view id);
int first_house_tile(const Game& game, const std::string& city);  // its place in the stack
int coach_of(const Game& game, std::string_view id);
int town_of(const Game& game, std::string_view id);
int carriage_of(const Game& game, std::string_view size);
int official_of(std::string_view id);

std::string phase_name(Phase phase);
Phase phase_of(std::string_view name);

// "postmaster 2 bailiff 1" as four bits for each official
std::uint16_t offices_of(const Words& words);
std::string offices_text(std::uint16_t tiles);

// "5 4 3 2 1", one value for each coach; written with - for a value that is not known
std::uint16_t clergy_of(const Words& words);
std::string clergy_text(const Player& player);

}  // namespace posthorn::scenario
