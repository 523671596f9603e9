#include "ai/net/network.h"

#include <algorithm>
#include <cstring>

#include "base/bits.h"
#include "base/check.h"

namespace posthorn::net {
namespace {

static_assert(kWords % 2 == 0);
std::uint64_t pair_at(const Inputs& inputs, int word) {
  return std::uint64_t{inputs.word[word]} | std::uint64_t{inputs.word[word + 1]} << 32;
}

// What changes between two sets of inputs.
struct Changes {
  std::array<std::uint16_t, kInputs> plus;
  std::array<std::uint16_t, kInputs> minus;
  int plus_count;
  int minus_count;

  // Of the first `count` words; the others are never set.
  Changes(const Inputs& from, const Inputs& to, int count) {
    // Without a branch where one can be done without: what differs is hard to guess.
    static_assert(kWords <= 128);
    std::uint64_t pairs = 0;
    for (int w = 0; w < count; w += 2) {
      pairs |= std::uint64_t{pair_at(from, w) != pair_at(to, w)} << (w / 2);
    }
    int up = 0;
    int down = 0;
    for (int pair : each_bit(pairs)) {
      const std::uint64_t now = pair_at(to, 2 * pair);
      const std::uint64_t changed = pair_at(from, 2 * pair) ^ now;
      for (int i : each_bit(changed)) {
        plus[up] = minus[down] = static_cast<std::uint16_t>(pair * 64 + i);
        const int set = static_cast<int>(now >> i & 1);
        up += set;
        down += 1 - set;
      }
    }
    plus_count = up;
    minus_count = down;
  }
};

// Sixteen sums side by side: a vector register where there are such, two or four where not.
using Lane = std::int16_t __attribute__((vector_size(32)));
constexpr int kLane = 16;

Lane load(const std::int16_t* from) {
  Lane lane;
  std::memcpy(&lane, from, sizeof lane);
  return lane;
}

// A part of the sums at a time, so many lanes that they stay in registers while the columns pass
// by.
#ifdef __AVX2__
constexpr int kLanes = 8;
#else
constexpr int kLanes = 4;
#endif

// Fixed widths let the compiler unroll and vectorise, here and below.
template <int kHidden1>
void add_columns(std::int16_t* sum, const std::int16_t* first, const Changes& changes) {
  constexpr int kCount = std::min(kLanes, kHidden1 / kLane);
  for (int at = 0; at < kHidden1; at += kCount * kLane) {
    std::array<Lane, kCount> lane;
    for (int l = 0; l < kCount; ++l) lane[l] = load(sum + at + l * kLane);
    for (int i = 0; i < changes.plus_count; ++i) {
      const std::int16_t* column = first + std::ptrdiff_t{changes.plus[i]} * kHidden1 + at;
      for (int l = 0; l < kCount; ++l) lane[l] += load(column + l * kLane);
    }
    for (int i = 0; i < changes.minus_count; ++i) {
      const std::int16_t* column = first + std::ptrdiff_t{changes.minus[i]} * kHidden1 + at;
      for (int l = 0; l < kCount; ++l) lane[l] -= load(column + l * kLane);
    }
    std::memcpy(sum + at, lane.data(), sizeof lane);
  }
}

template <int kHidden1>
void activate(const std::int16_t* __restrict sum, const NetworkWeights& weights,
              std::int32_t* __restrict hidden) {
  alignas(64) std::array<std::int16_t, kHidden1> active;
  for (int i = 0; i < kHidden1; ++i) {
    active[i] = std::clamp<std::int16_t>(sum[i], 0, static_cast<std::int16_t>(kOne));
  }
  const std::int16_t* __restrict row = weights.second.data();
  for (int j = 0; j < weights.hidden2; ++j, row += kHidden1) {
    std::int32_t total = 0;
    for (int i = 0; i < kHidden1; ++i) total += std::int32_t{active[i]} * std::int32_t{row[i]};
    hidden[j] = std::clamp((total + weights.second_bias[j]) / kOne, 0, kOne);
  }
}

// exp(x) by its series: sums and products only, so every build gets the same.
double exp_of_small(double x) {
  double term = 1;
  double sum = 1;
  for (int i = 1; i < 20; ++i) {
    term = term * x / i;
    sum = sum + term;
  }
  return sum;
}

constexpr int kChanceSteps = 64;  // for 1.0 of log odds
constexpr int kChanceReach = 12;

std::vector<double> make_chances() {
  std::vector<double> chances(2 * kChanceReach * kChanceSteps + 2);
  const double step = exp_of_small(-1.0 / kChanceSteps);
  double power = 1;  // exp(-x)
  for (int i = 0; i <= kChanceReach * kChanceSteps; ++i) {
    const double chance = 1 / (1 + power);
    chances[kChanceReach * kChanceSteps + i] = chance;
    chances[kChanceReach * kChanceSteps - i] = 1 - chance;
    power = power * step;
  }
  chances.back() = chances[chances.size() - 2];
  return chances;
}

}  // namespace

double win_chance(std::int32_t win) {
  static const std::vector<double> kChances = make_chances();
  const double limit = kChanceReach;
  const double odds = std::clamp(static_cast<double>(win) / kUnit, -limit, limit);
  const double place = (odds + kChanceReach) * kChanceSteps;
  const auto below = static_cast<std::size_t>(place);
  const double part = place - static_cast<double>(below);
  return kChances[below] + part * (kChances[below + 1] - kChances[below]);
}

void NetworkWeights::resize(int first_hidden, int second_hidden) {
  hidden1 = first_hidden;
  hidden2 = second_hidden;
  first.assign(static_cast<std::size_t>(kInputs) * hidden1, 0);
  first_bias.assign(hidden1, 0);
  second.assign(static_cast<std::size_t>(hidden1) * hidden2, 0);
  second_bias.assign(hidden2, 0);
  last.assign(static_cast<std::size_t>(2) * hidden2, 0);
}

Network::Network(NetworkLabel label, NetworkWeights weights)
    : label_(std::move(label)), weights_(std::move(weights)) {
  POSTHORN_CHECK(weights_.hidden1 == 64 || weights_.hidden1 == 128 || weights_.hidden1 == 256);
  words_ = kOwnWords + (label_.max_seats - 1) * kOpponentWords;
  POSTHORN_CHECK(words_ <= kWords);
  POSTHORN_CHECK(weights_.hidden2 > 0 && weights_.hidden2 <= kMaxHidden2);
}

void Network::add_changes(std::int16_t* sum, const Inputs& from, const Inputs& to) const {
  const Changes changes(from, to, words_);
  const std::int16_t* first = weights_.first.data();
  switch (weights_.hidden1) {
    case 64:
      return add_columns<64>(sum, first, changes);
    case 128:
      return add_columns<128>(sum, first, changes);
    default:
      return add_columns<256>(sum, first, changes);
  }
}

void Network::second_layer(const Sums& sums, std::array<std::int32_t, kMaxHidden2>& hidden) const {
  switch (weights_.hidden1) {
    case 64:
      return activate<64>(sums.sum.data(), weights_, hidden.data());
    case 128:
      return activate<128>(sums.sum.data(), weights_, hidden.data());
    default:
      return activate<256>(sums.sum.data(), weights_, hidden.data());
  }
}

Value Network::evaluate(const Sums& sums) const {
  std::array<std::int32_t, kMaxHidden2> hidden;
  second_layer(sums, hidden);
  Value value{weights_.last_bias[0], weights_.last_bias[1]};
  for (int j = 0; j < weights_.hidden2; ++j) {
    value.win += hidden[j] * weights_.last[j];
    value.margin += hidden[j] * weights_.last[weights_.hidden2 + j];
  }
  return value;
}

void Network::begin(Sums& sums, const Inputs& inputs) const {
  std::memcpy(sums.sum.data(), weights_.first_bias.data(),
              weights_.first_bias.size() * sizeof(std::int16_t));
  sums.inputs = inputs;
  add_changes(sums.sum.data(), Inputs{}, inputs);
}

void Network::move_to(Sums& sums, const Inputs& inputs) const {
  add_changes(sums.sum.data(), sums.inputs, inputs);
  sums.inputs = inputs;
}

}  // namespace posthorn::net
