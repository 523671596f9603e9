// The value network as it plays: whole numbers throughout, so that every build computes the same.
// A sparse first layer over the inputs, kept up to date by what changed, and two small dense ones.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "ai/net/inputs.h"

namespace posthorn::net {

inline constexpr int kMaxHidden1 = 256;
inline constexpr int kMaxHidden2 = 32;
inline constexpr int kOne = 512;                    // 1.0 as a weight or activation
inline constexpr std::int32_t kUnit = kOne * kOne;  // 1.0 as an output

// Of a position for the seat that looks at it.
struct Value {
  std::int32_t win = 0;     // log odds of winning, in kUnit
  std::int32_t margin = 0;  // score over the best other's, in kUnit for kMarginPoints points
};
inline constexpr int kMarginPoints = 16;
inline constexpr std::int32_t kSureWin = 10 * kUnit;

// What choices compare: winning, and the margin where winning hardly differs.
constexpr std::int32_t worth(const Value& value) { return value.win + value.margin / 4; }

// Odds as a probability, the same in every build.
double win_chance(std::int32_t win);
inline double margin_points(const Value& value) {
  return static_cast<double>(value.margin) * kMarginPoints / kUnit;
}

// Who made the weights, for which games.
struct NetworkLabel {
  std::uint64_t kind = 0;  // kind_of_game
  int min_seats = kMinPlayers;
  int max_seats = kMaxPlayers;
  std::string provenance;  // lines of text
};

struct NetworkWeights {
  int hidden1 = 0;
  int hidden2 = 0;
  std::vector<std::int16_t> first;        // [input][hidden1]
  std::vector<std::int16_t> first_bias;   // [hidden1]
  std::vector<std::int16_t> second;       // [hidden2][hidden1]
  std::vector<std::int32_t> second_bias;  // [hidden2], in kUnit
  std::vector<std::int16_t> last;         // [win, margin][hidden2]
  std::array<std::int32_t, 2> last_bias{};

  void resize(int first_hidden, int second_hidden);
};

// The first layer's sums for one set of inputs.
struct Sums {
  alignas(64) std::array<std::int16_t, kMaxHidden1> sum;
  Inputs inputs;
};

class Network {
 public:
  Network(NetworkLabel label, NetworkWeights weights);

  // Sums from nothing, and moved on to other inputs.
  void begin(Sums& sums, const Inputs& inputs) const;
  void move_to(Sums& sums, const Inputs& inputs) const;
  [[nodiscard]] Value evaluate(const Sums& sums) const;
  // What the units of the second layer say, 0 to kOne each; those there are.
  void second_layer(const Sums& sums, std::array<std::int32_t, kMaxHidden2>& hidden) const;

  [[nodiscard]] const NetworkLabel& label() const { return label_; }
  [[nodiscard]] const NetworkWeights& weights() const { return weights_; }
  [[nodiscard]] bool fits(const Game& game) const {
    return game.players >= label_.min_seats && game.players <= label_.max_seats &&
           kind_of_game(game) == label_.kind;
  }

 private:
  void add_changes(std::int16_t* sum, const Inputs& from, const Inputs& to) const;

  NetworkLabel label_;
  NetworkWeights weights_;
  int words_ = kWords;  // those of the seats it knows
};

}  // namespace posthorn::net
