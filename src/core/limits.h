// How large a game of Posthorn can be. Every fixed-size table is sized by these.
#pragma once

namespace posthorn {

inline constexpr int kMaxPlayers = 4;
inline constexpr int kMinPlayers = 2;
inline constexpr int kMinCities = 20;
inline constexpr int kMaxCities = 32;
inline constexpr int kMaxLands = 16;
inline constexpr int kMaxCopies = 3;  // cards of one city
inline constexpr int kMaxCards = kMaxCities * kMaxCopies;
inline constexpr int kDisplaySize = 6;
inline constexpr int kHousesEach = 20;       // S3, each player's
inline constexpr int kHandAfterClosing = 3;  // C10; T8: at other times a hand has no limit
inline constexpr int kShortestRoute = 3;     // C1
inline constexpr int kMaxBonuses = 16;
inline constexpr int kMaxTiles = 7;        // in one bonus stack
inline constexpr int kMaxFirstHouses = 5;  // cities with a tile for the first house
inline constexpr int kMaxCarriages = 7;
inline constexpr int kMaxHorses = 3;        // on one card
inline constexpr int kPostCoachHorses = 2;  // N3
inline constexpr int kMaxBeside = 6;        // N2, horse cards beside the post coach
inline constexpr int kCoachCount = 5;       // A1, and so the clergy tiles of a player
inline constexpr int kMaxTowns = 64;
inline constexpr int kMaxExits = 4;
inline constexpr int kOfficials = 4;

}  // namespace posthorn
