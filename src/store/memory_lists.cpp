// Tables as lists show them, and finished games.
#include <algorithm>
#include <tuple>

#include "store/memory_store.h"

namespace posthorn::store {
namespace {

template <class Line>
std::vector<Line> first(std::vector<Line> all, int most) {
  if (static_cast<int>(all.size()) > most) all.resize(static_cast<std::size_t>(most));
  return all;
}

}  // namespace

// Newest first.
std::vector<ListedGame> MemoryStore::games_where(
    const std::function<bool(const Kept&)>& wanted) const {
  std::vector<ListedGame> all;
  for (const auto& [game, kept] : games_) {
    if (wanted(kept)) all.push_back({kept.row, game});
  }
  std::ranges::sort(all, std::ranges::greater{},
                    [](const ListedGame& game) { return std::tuple(game.created, game.game); });
  return all;
}

std::vector<SeatChange> MemoryStore::seats(Game game) {
  const std::scoped_lock held(lock_);
  std::vector<SeatChange> all;
  if (const auto kept = games_.find(game); kept != games_.end()) {
    for (const auto& [chair, account] : kept->second.seats) all.push_back({chair, account});
  }
  return all;
}

std::vector<ListedGame> MemoryStore::games_of(AccountId account, int most) {
  const std::scoped_lock held(lock_);
  auto all = games_where([&](const Kept& kept) {
    return std::ranges::any_of(kept.seats,
                               [&](const auto& seat) { return seat.second == account; });
  });
  std::ranges::sort(all, {}, [](const ListedGame& game) {
    const bool over = game.status >= kOver;
    const bool timed = !over && game.deadline != 0;
    return std::tuple(over, !timed, timed ? game.deadline : 0, -game.created, -game.game);
  });
  return first(std::move(all), most);
}

std::vector<ListedGame> MemoryStore::open_games(int most) {
  const std::scoped_lock held(lock_);
  return first(
      games_where([](const Kept& kept) { return kept.row.listed && kept.row.status == kOpen; }),
      most);
}

std::vector<ListedGame> MemoryStore::running_games(int most) {
  const std::scoped_lock held(lock_);
  return first(games_where([](const Kept& kept) {
                 return kept.row.listed && kept.row.watched && kept.row.status == kUnderWay;
               }),
               most);
}

bool MemoryStore::sits_somewhere(AccountId account) const {
  return std::ranges::any_of(games_, [&](const auto& game) {
    return std::ranges::any_of(game.second.seats,
                               [&](const auto& seat) { return seat.second == account; });
  });
}

bool MemoryStore::keep(Game game, const KeptRecord& record) {
  const std::scoped_lock held(lock_);
  const auto found = games_.find(game);
  if (found == games_.end() || found->second.row.kept) return false;
  records_[game] = record;
  found->second.row.kept = true;
  found->second.log.clear();
  found->second.secret.reset();
  return true;
}

std::optional<KeptRecord> MemoryStore::record(Game game) {
  const std::scoped_lock held(lock_);
  const auto found = records_.find(game);
  if (found == records_.end()) return std::nullopt;
  return found->second;
}

std::vector<RecordLine> MemoryStore::records_where(
    RecordPlace before, int most, const std::function<bool(const KeptRecord&)>& wanted) const {
  std::vector<RecordLine> all;
  for (const auto& [game, record] : records_) {
    if (std::tuple(record.ended, game) < std::tuple(before.ended, before.game) && wanted(record)) {
      all.push_back({game, record.ended, record.summary, record.published});
    }
  }
  std::ranges::sort(all, std::ranges::greater{},
                    [](const RecordLine& line) { return std::tuple(line.ended, line.game); });
  return first(std::move(all), most);
}

std::vector<RecordLine> MemoryStore::records_of(AccountId account, RecordPlace before, int most) {
  const std::scoped_lock held(lock_);
  return records_where(before, most, [&](const KeptRecord& record) {
    return std::ranges::find(record.accounts, account) != record.accounts.end();
  });
}

std::vector<RecordLine> MemoryStore::published_records(RecordPlace before, int most) {
  const std::scoped_lock held(lock_);
  return records_where(before, most, &KeptRecord::published);
}

}  // namespace posthorn::store
