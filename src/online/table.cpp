#include "online/table.h"

#include <algorithm>
#include <ranges>

namespace posthorn::online {

std::vector<int> Table::taken() const {
  std::vector<int> all;
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    if (!chairs[i].gone) all.push_back(static_cast<int>(i));
  }
  return all;
}

int Table::chair_of(AccountId account) const {
  if (account == 0) return kServer;
  for (const int chair : taken()) {
    if (chairs[static_cast<std::size_t>(chair)].account == account) return chair;
  }
  return kServer;
}

int Table::seat_of(AccountId account) const {
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (account != 0 && chair_at(static_cast<int>(seat)).account == account) {
      return static_cast<int>(seat);
    }
  }
  return kServer;
}

bool Table::all_promised() const {
  return std::ranges::all_of(chairs, [](const Chair& chair) {
    return chair.gone || !chair.person() || chair.promise != Bytes32{};
  });
}

bool Table::any_shown() const {
  return std::ranges::any_of(
      chairs, [](const Chair& chair) { return !chair.gone && chair.share.has_value(); });
}

bool Table::all_shown() const {
  return std::ranges::all_of(chairs, [](const Chair& chair) {
    return chair.gone || !chair.person() || chair.share.has_value();
  });
}

const std::string& Table::decider(int seat) const {
  const std::string& stand_in = seats[static_cast<std::size_t>(seat)].stand_in;
  return stand_in.empty() ? chair_at(seat).bot : stand_in;
}

int Table::actor() const {
  return status == Status::kUnderWay && !state.over() ? state.actor : kServer;
}

int own_undo(const Table& table, int seat) {
  if (table.actor() != seat) return 0;
  int moves = 0;
  for (const Step& step : table.steps | std::views::reverse) {
    if (step.seat != seat || step.before.turn != table.state.turn) return 0;
    ++moves;
    if (step.choice) return moves;
  }
  return 0;
}

int agreed_undo(const Table& table, int seat) {
  if (table.status != Status::kUnderWay) return 0;
  int moves = 0;
  for (const Step& step : table.steps | std::views::reverse) {
    ++moves;
    if (step.seat == seat && step.choice) return moves;
  }
  return 0;
}

Millis time_used(const Table& table, Millis now, std::span<const Outage> outages) {
  const int seat = table.actor();
  if (seat == kServer || !table.decider(seat).empty()) return 0;
  const Millis all = elapsed(table.since, now, outages);
  // Turn by turn nobody minds a second; live it is for messages that travel.
  return table.settings.pace.each_turn ? all : std::max<Millis>(0, all - kFree);
}

Millis deadline(const Table& table, std::span<const Outage> outages) {
  const int seat = table.actor();
  if (seat == kServer || !table.decider(seat).empty()) return 0;
  const Millis free = table.settings.pace.each_turn ? 0 : kFree;
  return runs_out(table.since, table.seats[static_cast<std::size_t>(seat)].bank + free, outages);
}

}  // namespace posthorn::online
