// The subcommands of `posthorn`. main.cpp reads the command line into these options; each command
// lives in a file of its own and returns the exit code: 0 fine, 1 the answer is no, 2 bad input.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace posthorn::cli {

inline constexpr int kFine = 0;
inline constexpr int kNo = 1;
inline constexpr int kBadInput = 2;

struct VerifyOptions {
  std::vector<std::string> files;
  std::vector<std::string> maps;
};
int verify(const VerifyOptions& options);

struct ShowOptions {
  std::string file;
  std::vector<std::string> maps;
  int record = 0;
  int at = -1;  // -1: the whole game
};
int show(const ShowOptions& options);

int signature();

struct PerftOptions {
  std::string game = "map=south,players=2";
  std::vector<std::string> maps;
  std::uint64_t seed = 1;
  int depth = 3;
};
int perft(const PerftOptions& options);

struct BenchOptions {
  bool json = false;
  double seconds = 0.5;  // of CPU for each of three runs of each line
  std::string game;      // only this one; empty: all
  std::string policy;    // only this one; empty: all
};
int bench(const BenchOptions& options);

struct ArenaOptions {
  std::string game = "map=south,players=2";
  std::vector<std::string> maps;
  std::string bots;
  int deals = 100;
  std::uint64_t seed = 1;
  int threads = 0;  // 0: as many as the machine has
  int move_ms = 10000;
  std::string records;
  bool json = false;
};
int arena(const ArenaOptions& options);

struct PlayOptions {
  std::string game;
  std::vector<std::string> maps;
  std::string seats;  // "Anna,greedy": a bot's name plays for itself, any other is a person
  std::string start;  // S1: who starts, or "lot"; empty: the first of the seats, or the lot without
  std::string file;   // where the game is saved after every move
  bool resume = false;
  bool strict_audience = false;  // A1, the printed rule
  bool plain = false;            // no colours
  std::string seed;              // empty: 256 bits from the system
};
int play(const PlayOptions& options);

struct MapsOptions {
  std::vector<std::string> files;
};
int maps(const MapsOptions& options);

}  // namespace posthorn::cli
