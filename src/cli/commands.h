// The subcommands of `posthorn`. main.cpp reads the command line into these options; each command
// lives in a file of its own and returns the exit code: 0 fine, 1 the answer is no, 2 bad input.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "train/trainer.h"

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

// How long a decision of a record is thought about: one of them.
struct ThoughtLimit {
  int simulations = 0;  // games played on in thought
  double seconds = 0;
};

struct HintOptions {
  std::string file;
  std::vector<std::string> maps;
  int record = 0;
  int at = -1;          // -1: the last decision
  std::string against;  // a move to compare with; empty: the next best
  ThoughtLimit limit;
  bool keys = false;  // list the message keys instead
  bool json = false;
};
int hint(const HintOptions& options);

struct AnalyzeOptions {
  std::string file;
  std::vector<std::string> maps;
  int record = 0;
  ThoughtLimit limit;
  bool json = false;
};
int analyze(const AnalyzeOptions& options);

struct AuditOptions {
  std::string game = "map=south,players=2";
  std::vector<std::string> maps;
  std::string bots = "master:sims=64,courier";  // they change seats
  int games = 30;
  int simulations = 64;
  std::uint64_t seed = 1;
  int threads = 0;  // 0: as many as the machine has
  bool json = false;
};
int audit(const AuditOptions& options);

struct SignatureOptions {
  bool bots = false;
};
int signature(const SignatureOptions& options);

int vocabulary();
int protocol();

struct PerftOptions {
  std::string game = "map=south,players=2";
  std::vector<std::string> maps;
  std::uint64_t seed = 1;
  int depth = 3;
};
int perft(const PerftOptions& options);

struct SimulateOptions {
  std::uint64_t runs = 10000;
  std::uint64_t seed = 1;  // of the first run; each takes the next
};
int simulate(const SimulateOptions& options);

struct HammerOptions {
  std::string file;
  int games = 64;          // at once
  std::uint64_t acts = 0;  // 0: until it is killed
};
int hammer(const HammerOptions& options);

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
  std::string results;  // a file that every run adds a line to
  std::string sprt;     // "0,5"; empty: no test
  std::string pool;     // a file; then bots and game come from there
  bool mirror = false;
  bool json = false;
};
int arena(const ArenaOptions& options);

struct RatingsOptions {
  std::vector<std::string> files;
  std::string anchor = "greedy";
  std::string game;  // empty: the only one
  bool json = false;
};
int ratings(const RatingsOptions& options);

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

struct TrainOptions {
  std::vector<std::string> games;  // empty: the default game
  std::vector<std::string> maps;
  std::string method = "adam";
  train::Plan plan;
};
int train(const TrainOptions& options);

struct ActorOptions {
  std::vector<std::string> maps;
  train::ActorOrders orders;
};
int actor(const ActorOptions& options);

struct NetOptions {
  std::string file;
  std::vector<std::string> maps;
  bool json = false;
  train::HealthSettings health;
};
int net(const NetOptions& options);

// Where the build puts the browser client.
std::string default_client_directory();

std::string default_online_directory();

struct ServeOptions {
  std::string directory = default_client_directory();
  std::string host = "127.0.0.1";
  int port = 0;  // 0: the usual one, or any if that is taken
  std::string public_name;
  bool to_others = false;  // at all addresses of this machine
  std::string data = default_online_directory();
  bool open = false;
  bool quiet = false;
  bool log = false;
};
int serve(const ServeOptions& options);

struct MapsOptions {
  std::vector<std::string> files;
};
int maps(const MapsOptions& options);

}  // namespace posthorn::cli
