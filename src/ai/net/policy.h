// Plays with the network alone: looks through what its own turn can still become, up to the next
// chance or the next seat, and heads for the position the network values most.
#pragma once

#include <array>
#include <vector>

#include "ai/net/afterstate.h"
#include "ai/net/candidates.h"
#include "ai/net/network.h"
#include "ai/net/shortcuts.h"

namespace posthorn::net {

enum class Care : std::uint8_t {
  kThorough,  // every decision anew, nothing that matters left out
  kQuick,     // makes a plan for the turn and mostly follows it: for games in thought
};

// Remembers sums and the plan of the turn between decisions, so it serves one game at a time.
class Policy {
 public:
  Policy(const Game& game, const Network& network) : reader_(game), network_(network) {}

  struct Choice {
    Action action;
    Value value;            // of the position headed for
    std::size_t index = 0;  // among the candidates
    bool valued = false;    // looked at now; else the only candidate, or as planned
  };

  // Reads nothing that the acting seat may not know.
  Choice choose(const State& state, Care care);

  // The candidates of the last choice if it was valued, the inputs of the best position each leads
  // to, and what that is worth. A quick choice values some of them only.
  [[nodiscard]] const Candidates& candidates() const { return candidates_; }
  [[nodiscard]] bool has_value(std::size_t candidate) const { return found_[candidate]; }
  [[nodiscard]] const Value& value_of(std::size_t candidate) const { return values_[candidate]; }
  [[nodiscard]] const Inputs& inputs_of(std::size_t candidate) const { return inputs_[candidate]; }

  // What a position after a decision of any seat is worth to this seat.
  Value value(const State& state, int seat, Unknown unknown = {});

  // Notes every position it has the network value, in order; null: none.
  struct Valued {
    Inputs inputs;
    int seat = 0;
  };
  void note_valued(std::vector<Valued>* notes) { notes_ = notes; }

  // Does not go on with what was planned, as when another choice is made.
  void forget_plan() { planned_ = 0; }

  [[nodiscard]] const Network& network() const { return network_; }
  [[nodiscard]] const Game& game() const { return reader_.game(); }
  [[nodiscard]] const InputReader& reader() const { return reader_; }
  [[nodiscard]] std::uint64_t evaluations() const { return evaluations_; }

 private:
  static constexpr std::size_t kLongestPlan = 24;
  struct Path {
    std::array<Action, kLongestPlan> step;
    std::size_t length = 0;
  };

  Value value_of_inputs(const Inputs& inputs, int seat);
  void begin_thinking(const State& state);
  void try_candidate(const State& state, std::size_t candidate);
  // These tell what the best position they came to is worth.
  std::int32_t follow(const State& state, const Action& action, Unknown unknown);
  std::int32_t follow_all(const State& state, Unknown unknown);
  std::int32_t settle(const State& state, Unknown unknown);
  [[nodiscard]] bool left_out(const State& state, const Candidates& all,
                              const Action& action) const;
  Choice best_of_found();
  [[nodiscard]] const Action* planned_step(const State& state) const;
  Choice follow_plan(const State& state, const Action& step);
  Choice weigh_postmaster(const State& state, std::size_t planned, std::size_t postmaster);

  InputReader reader_;
  const Network& network_;
  std::array<Sums, kMaxPlayers> sums_;
  std::array<bool, kMaxPlayers> begun_{};
  std::uint64_t evaluations_ = 0;
  std::vector<Valued>* notes_ = nullptr;

  Candidates candidates_;
  std::array<Candidates, kLongestPlan> deeper_;  // by length of the path; kept, as it is long
  std::array<Value, kMaxCandidates> values_;
  std::array<Inputs, kMaxCandidates> inputs_;
  std::array<bool, kMaxCandidates> found_;

  // of the choice under way
  int seat_ = 0;
  std::uint32_t turn_ = 0;
  Care care_ = Care::kThorough;
  InputReader::Frame frame_;
  Shortcuts shortcuts_;
  std::size_t candidate_ = 0;
  Path path_;
  bool took_ = false;                  // the plan under way has taken a card
  const Action* only_play_ = nullptr;  // beside plays of the card taken last

  // what the turn is to become
  Path plan_;
  Value plan_value_;
  std::size_t planned_ = 0;  // the next step; 0: nothing is planned
  int plan_seat_ = 0;
  std::uint32_t plan_turn_ = 0;
};

// The value of a finished game.
Value final_value(const Game& game, const State& state, int seat);

}  // namespace posthorn::net
