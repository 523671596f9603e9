#include "train/actor.h"

#include <chrono>
#include <thread>

#include "ai/bot.h"
#include "host/clock.h"

namespace posthorn::train {
namespace {

constexpr int kGamesEach = 4;  // sent together

}  // namespace

void run_actor(const std::vector<Game>& games, const PlaySettings& settings, std::uint64_t seed,
               Exchange& exchange, const std::atomic<bool>& stop) {
  const std::unique_ptr<Bot> teacher = make_bot("greedy", {}).value();
  Rng rng(seed);
  PlayedGame played;
  while (!stop) {
    const std::shared_ptr<const Brain> brain = exchange.newest();
    if (brain == nullptr) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      continue;
    }
    const double begin = core_seconds();
    played = {};
    int done = 0;
    for (; done < kGamesEach && !stop; ++done) {
      const Game& game = games[rng.below(static_cast<std::uint32_t>(games.size()))];
      Company company;
      if (brain->taught) {
        company.teacher = teacher.get();
      } else if (static_cast<int>(rng.below(100)) < settings.past_percent) {
        // One of the pool: a past network, or the teacher.
        const std::size_t who = rng.below(static_cast<std::uint32_t>(brain->past.size()) + 1);
        if (who < brain->past.size()) company.past = brain->past[who].get();
        if (who == brain->past.size()) company.teacher = teacher.get();
      }
      play_game(game, *brain->network, company, settings, rng, played);
    }
    exchange.send({std::move(played.samples), done, played.turns, core_seconds() - begin});
  }
}

ActorThreads::ActorThreads(std::vector<Game> games, const PlaySettings& settings, int count,
                           std::uint64_t seed, Exchange& exchange)
    : games_(std::move(games)), settings_(settings) {
  Rng seeds(seed);
  for (int i = 0; i < count; ++i) {
    threads_.emplace_back([this, &exchange, own = seeds.next64()] {
      run_actor(games_, settings_, own, exchange, stop_);
    });
  }
}

ActorThreads::~ActorThreads() {
  stop_ = true;
  for (std::thread& thread : threads_) thread.join();
}

}  // namespace posthorn::train
