// Where a scenario stands: the game, its state and the shuffles to come.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/dealer.h"
#include "core/event.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn::scenario {

// Deals the orders of the `shuffle` lines and objects to a shuffle that none of them foresaw.
class ScenarioDealer final : public Dealer {
 public:
  struct Order {
    std::vector<Card> top;
    int line = 0;
  };

  explicit ScenarioDealer(const Game& game) : game_(&game) {}
  void add(Order order) { orders_.push_back(std::move(order)); }
  void shuffle(std::span<Card> cards) override;
  [[nodiscard]] const Order* unused() const;  // the next one, or null

 private:
  const Game* game_;
  std::vector<Order> orders_;
  std::size_t next_ = 0;
};

// The dealer refers to the game, so a position stays where it is.
struct Position {
  explicit Position(Game made);
  Position(const Position&) = delete;
  Position& operator=(const Position&) = delete;

  const Game game;
  State state;
  ScenarioDealer dealer;
  EventLog events;  // of the last move, or of the beginning of the game
};

// Equal states of a scenario are equal bytes.
bool same_bytes(const State& a, const State& b);

// Whether the seat could not tell one state from the other.
bool same_view(const Game& game, const State& a, const State& b, int seat);

// What must hold in every state, whatever the scenario is about.
void check_state(const Position& position, const std::string& after);

}  // namespace posthorn::scenario
