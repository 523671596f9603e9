// A training: actors, a learner and gates in one run that can be stopped at any moment and gone on
// with. The actors are threads, or processes here and elsewhere.
#pragma once

#include <expected>
#include <string>

#include "notation/game_text.h"
#include "train/plan.h"

namespace posthorn::train {

// Trains until the time is up, going on from the directory's checkpoint if it has one. An error
// says what is wrong with the directory or the server.
std::expected<void, std::string> run_training(const Plan& plan, const Hooks& hooks);

struct ActorOrders {
  std::string redis;          // where the training is
  std::string password_file;  // empty: as read_redis_address has it
  int threads = 1;
};

// Plays for a training that goes on elsewhere until it has been out of reach for some minutes.
std::expected<void, std::string> run_actors(const ActorOrders& orders, const Boards& boards,
                                            const Hooks& hooks);

}  // namespace posthorn::train
