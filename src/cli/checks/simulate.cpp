// posthorn simulate: bad days of the online server, from seeds, side by side on all cores.
#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "cli/commands.h"
#include "simulation/simulation.h"

namespace posthorn::cli {

int simulate(const SimulateOptions& options) {
  std::atomic<std::uint64_t> next = 0;
  std::atomic<bool> broken = false;
  std::mutex lock;
  simulation::Result all;
  const auto work = [&] {
    for (std::uint64_t run = next++; run < options.runs && !broken; run = next++) {
      simulation::Settings settings;
      settings.seed = options.seed + run;
      const simulation::Result result = simulation::simulate(settings);
      const std::scoped_lock held(lock);
      if (!result.violation.empty()) {
        broken = true;
        fmt::print("seed {}: {}\n", settings.seed, result.violation);
      }
      all += result;
    }
  };
  {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
      workers.emplace_back(work);
    }
  }
  fmt::print(
      "{} runs: {} acts acknowledged, {} overtaken, {} recognised again; {} crashes, {} freezes, "
      "{} failures of the store\n",
      std::min<std::uint64_t>(next, options.runs), all.acts, all.overtaken, all.known_again,
      all.crashes, all.freezes, all.failures);
  if (broken) return kNo;
  fmt::print("nothing lost, nothing doubled, everybody saw the same game\n");
  return kFine;
}

}  // namespace posthorn::cli
