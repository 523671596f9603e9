// What training needs to go on after it was stopped, however it was stopped.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "train/model.h"

namespace posthorn::train {

struct Checkpoint {
  std::uint64_t plan = 0;  // a hash of the settings that must not change under way
  Shape shape;
  double seconds = 0;  // trained so far
  std::uint64_t games = 0;
  std::uint64_t steps = 0;
  std::uint64_t gates = 0;
  std::vector<float> parameters;
  std::vector<float> average;  // of the parameters over the last steps: what plays
  std::vector<float> memory;   // of the stepper
  std::string received;        // how far the exchange has been read, in its own words
  std::vector<Sample> replay;  // the oldest first
};

// The one before is kept beside it, so that a damaged file costs half a minute, not the training.
std::expected<void, std::string> write_checkpoint(const std::string& path,
                                                  const Checkpoint& checkpoint);

struct FoundCheckpoint {
  Checkpoint checkpoint;
  std::string lost;  // what was wrong with the newest file, if the one before had to serve
};
std::expected<FoundCheckpoint, std::string> read_checkpoint(const std::string& path);

}  // namespace posthorn::train
