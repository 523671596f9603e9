// The engine plays without allocating: every operator new of this binary is counted.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "core/engine.h"
#include "core/view.h"
#include "tests/games.h"

namespace {
std::atomic<long> allocations = 0;
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace posthorn {
namespace {

TEST(Allocation, TheCounterCounts) {
  const long before = allocations;
  const auto* number = new int(1);
  EXPECT_EQ(allocations, before + 1);
  delete number;
}

TEST(Allocation, NoneWhilePlaying) {
  for (const std::string& name : every_game_name()) {
    const Game game = game_named(name);
    RandomDealer dealer{Rng(1)};
    Rng rng(2);
    const long before = allocations;
    std::uint32_t turns = 0;
    for (int games = 0; games < 2; ++games) {
      State state = start(game, dealer);
      while (!state.over()) {
        const LegalActions legal(game, state);
        const View view = view_of(game, state, state.actor);
        if (rng.below(64) == 0) turns += determinize(game, view, rng).turn;
        apply(game, state, legal.at(rng.below64(legal.size())), dealer);
      }
    }
    EXPECT_EQ(allocations, before) << name << turns;
  }
}

}  // namespace
}  // namespace posthorn
