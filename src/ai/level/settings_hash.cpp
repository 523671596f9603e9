#include "ai/level/settings_hash.h"

#include <algorithm>
#include <bit>
#include <span>

namespace posthorn::level {
namespace {

void add_number(Hash& hash, double number) { hash.add(std::bit_cast<std::uint64_t>(number)); }

template <class Numbers>
void add_numbers(Hash& hash, const Numbers& numbers) {
  hash.add(numbers.size());
  for (const std::int64_t number : numbers) hash.add(static_cast<std::uint64_t>(number));
}

}  // namespace

// The bindings name every member, so that a new one cannot be forgotten here.

void add_to(Hash& hash, const Level& level) {
  const auto& [name, softness, reach, seconds, all_workers, search, frozen] = level;
  // What is frozen shows in the weights.
  for (const char c : name) hash.add_byte(static_cast<std::uint8_t>(c));
  for (const double number : {softness, reach, seconds}) add_number(hash, number);
  hash.add(all_workers ? 1 : 0);
  add_to(hash, search);
}

void add_to(Hash& hash, const search::Settings& settings) {
  const auto& [candidates, window, horizon, margin_weight, prior_visits] = settings;
  const auto& [own_turns, lambda] = horizon;
  hash.add(static_cast<std::uint64_t>(candidates));
  hash.add(static_cast<std::uint64_t>(own_turns));
  for (const double number : {window, lambda, margin_weight, prior_visits})
    add_number(hash, number);
}

void add_to(Hash& hash, const Wishes& wishes) {
  const auto& [turn_seconds, simulations, style] = wishes;
  add_number(hash, turn_seconds);
  hash.add(static_cast<std::uint64_t>(simulations));
  const auto& [leaning] = style;
  hash.add(static_cast<std::uint64_t>(leaning));
}

void add_to(Hash& hash, const net::NetworkWeights& weights) {
  const auto& [hidden1, hidden2, first, first_bias, second, second_bias, last, last_bias] = weights;
  hash.add(static_cast<std::uint64_t>(hidden1));
  hash.add(static_cast<std::uint64_t>(hidden2));
  // Inputs that count for nothing are left out: a program that knows more inputs gets the same.
  for (std::size_t at = 0; at < first.size(); at += static_cast<std::size_t>(hidden1)) {
    const std::span column = std::span(first).subspan(at, static_cast<std::size_t>(hidden1));
    if (std::ranges::any_of(column, [](int weight) { return weight != 0; })) {
      add_numbers(hash, column);
    }
  }
  add_numbers(hash, first_bias);
  add_numbers(hash, second);
  add_numbers(hash, second_bias);
  add_numbers(hash, last);
  add_numbers(hash, last_bias);
}

}  // namespace posthorn::level
