#include "store/memory_store.h"

#include <algorithm>
#include <tuple>

namespace posthorn::store {

bool MemoryStore::create(const NewGame& game) {
  const std::scoped_lock held(lock_);
  const auto [at, added] = games_.try_emplace(game.game);
  if (!added) return false;
  Kept& kept = at->second;
  kept.log = {game.created};
  kept.row = {game.row, 1, game.created.at, game.listed, game.watched, false};
  if (!kept.row.summary) kept.row.summary = "";
  kept.secret = game.secret;
  for (const SeatChange& change : game.seats) seat(kept, change);
  for (const NewJob& job : game.jobs) ask(job);
  return true;
}

std::vector<Outcome> MemoryStore::append(std::span<const Append> batch) {
  std::ranges::for_each(batch, check_append);
  const std::scoped_lock held(lock_);
  std::vector<Outcome> outcomes;
  for (const Append& each : batch) {
    const auto found = games_.find(each.game);
    const bool fits = found != games_.end() && !found->second.row.kept &&
                      found->second.row.version == each.expected;
    outcomes.push_back(fits ? Outcome::kStored : Outcome::kConflict);
    if (!fits) continue;
    Kept& kept = found->second;
    kept.log.insert(kept.log.end(), each.events.begin(), each.events.end());
    std::optional<std::string> summary = each.row.summary ? each.row.summary : kept.row.summary;
    static_cast<Row&>(kept.row) = each.row;
    kept.row.summary = std::move(summary);
    kept.row.version = static_cast<int>(kept.log.size());
    for (const SeatChange& change : each.seats) seat(kept, change);
    for (const NewJob& job : each.jobs) ask(job);
  }
  return outcomes;
}

// A timer is only ever moved forward.
void MemoryStore::ask(const NewJob& job) {
  const auto [at, added] = jobs_.try_emplace(job.key, Job{job, 0});
  if (added) return;
  at->second.due = std::min(at->second.due, job.due);
  at->second.body = job.body;
}

void MemoryStore::seat(Kept& kept, const SeatChange& change) {
  if (change.account == 0) {
    kept.seats.erase(change.chair);
  } else {
    kept.seats[change.chair] = change.account;
  }
}

std::vector<StoredEvent> MemoryStore::events(Game game, int after, int most) {
  const std::scoped_lock held(lock_);
  std::vector<StoredEvent> found;
  const auto kept = games_.find(game);
  if (kept == games_.end()) return found;
  const auto& log = kept->second.log;
  for (int seq = after + 1; seq <= static_cast<int>(log.size()); ++seq) {
    if (static_cast<int>(found.size()) == most) break;
    found.push_back({log[static_cast<std::size_t>(seq) - 1], seq});
  }
  return found;
}

std::optional<GameRow> MemoryStore::row(Game game) {
  const std::scoped_lock held(lock_);
  const auto kept = games_.find(game);
  if (kept == games_.end()) return std::nullopt;
  return kept->second.row;
}

std::optional<std::string> MemoryStore::secret(Game game) {
  const std::scoped_lock held(lock_);
  const auto kept = games_.find(game);
  if (kept == games_.end()) return std::nullopt;
  return kept->second.secret;
}

void MemoryStore::set_secret(Game game, const std::string& secret) {
  const std::scoped_lock held(lock_);
  const auto kept = games_.find(game);
  if (kept != games_.end() && !kept->second.row.kept) kept->second.secret = secret;
}

std::vector<Version> MemoryStore::versions(std::span<const Game> games) {
  const std::scoped_lock held(lock_);
  std::vector<Version> all;
  for (const Game game : games) {
    if (const auto kept = games_.find(game); kept != games_.end()) {
      all.push_back({game, kept->second.row.version});
    }
  }
  return all;
}

std::vector<Job> MemoryStore::claim(int kind, int most, Millis visible) {
  const std::scoped_lock held(lock_);
  const Millis time = now();
  std::vector<Job*> due;
  for (auto& [key, job] : jobs_) {
    if (job.kind == kind && job.due <= time) due.push_back(&job);
  }
  std::ranges::sort(due, {}, [](const Job* job) { return std::tie(job->due, job->key); });
  if (static_cast<int>(due.size()) > most) due.resize(static_cast<std::size_t>(most));
  std::vector<Job> claimed;
  for (Job* job : due) {
    job->due = time + visible;
    ++job->tries;
    claimed.push_back(*job);
  }
  return claimed;
}

void MemoryStore::done(const Job& job) {
  const std::scoped_lock held(lock_);
  const auto found = jobs_.find(job.key);
  if (found != jobs_.end() && found->second.due == job.due) jobs_.erase(found);
}

void MemoryStore::put_off(const Job& job, Millis due) {
  const std::scoped_lock held(lock_);
  const auto found = jobs_.find(job.key);
  if (found != jobs_.end() && found->second.due == job.due) found->second.due = due;
}

}  // namespace posthorn::store
