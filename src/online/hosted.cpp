#include "online/hosted.h"

#include "base/check.h"

namespace posthorn::online {
namespace {

constexpr int kMostRounds = 3;

}  // namespace

HostedTable::HostedTable(GameId id, TableDriver& driver) : driver_(driver) { table_.id = id; }

void HostedTable::act(Ticket ticket, const Act& act) {
  if (!damage_.empty()) return driver_.answer(ticket, {Verdict::kDamaged, {}});
  waiting_.push_back({ticket, act, 0});
  if (doing_ != Doing::kNothing) return;
  if (there() && !look_again_) {
    go_on();
  } else {
    begin_loading();
  }
}

void HostedTable::begin_loading() {
  doing_ = Doing::kLoading;
  driver_.load(table_.version);
}

// The first act that waits: known already, refused, or on its way into the log.
void HostedTable::go_on() {
  while (doing_ == Doing::kNothing && !waiting_.empty()) {
    Waiting& first = waiting_.front();
    // Before anything else: an earlier try may have been stored though its answer was lost.
    if (is_known(table_, first.act)) {
      driver_.answer(first.ticket, {Verdict::kKnown, {}});
      waiting_.pop_front();
      continue;
    }
    auto decided = decide(table_, first.act, driver_.moment());
    if (!decided) {
      driver_.answer(first.ticket, {Verdict::kRefused, decided.error()});
      waiting_.pop_front();
      continue;
    }
    storing_ = std::move(*decided);
    doing_ = Doing::kStoring;
    Table after = table_;
    for (const LogEvent& event : storing_) POSTHORN_CHECK(evolve(after, event).has_value());
    driver_.append(after, table_.version, storing_);
  }
}

void HostedTable::stored() {
  POSTHORN_CHECK(doing_ == Doing::kStoring);
  doing_ = Doing::kNothing;
  const Waiting first = waiting_.front();
  waiting_.pop_front();
  const Events events = std::move(storing_);
  POSTHORN_CHECK(take(events).has_value());  // they were tried before they were stored
  driver_.answer(first.ticket, {Verdict::kDone, {}});
  if (look_again_) {
    look_again_ = false;
    begin_loading();
    return;
  }
  go_on();
}

// Another node was first. What it stored is read, and then the act is looked for in it.
void HostedTable::overtaken() {
  POSTHORN_CHECK(doing_ == Doing::kStoring);
  storing_.clear();
  if (++waiting_.front().rounds >= kMostRounds) {
    driver_.answer(waiting_.front().ticket, {Verdict::kBusy, {}});
    waiting_.pop_front();
  }
  begin_loading();
}

void HostedTable::loaded(std::span<const LogEvent> events) {
  POSTHORN_CHECK(doing_ == Doing::kLoading);
  doing_ = Doing::kNothing;
  look_again_ = false;
  if (const auto taken = take(events); !taken) return damaged(taken.error());
  if (!there()) {
    // There is no such table.
    for (const Waiting& each : waiting_) {
      driver_.answer(each.ticket, {Verdict::kRefused, {ActRefusal::kNotBegun, std::nullopt}});
    }
    waiting_.clear();
    return;
  }
  go_on();
}

void HostedTable::failed() {
  doing_ = Doing::kNothing;
  storing_.clear();
  // Whether it was stored is not known: who tries again is recognised by the number.
  for (const Waiting& each : waiting_) driver_.answer(each.ticket, {Verdict::kPaused, {}});
  waiting_.clear();
  look_again_ = true;
}

void HostedTable::heard(int after, std::span<const LogEvent> events) {
  if (!damage_.empty()) return;
  if (after + static_cast<int>(events.size()) <= table_.version) return;  // old news
  if (doing_ == Doing::kNothing && after == table_.version && there() && !look_again_) {
    if (take(events)) return go_on();
    // Whatever that was: the log tells.
    forget();
    begin_loading();
  } else {
    look(after + static_cast<int>(events.size()));
  }
}

void HostedTable::look(int version) {
  if (version <= table_.version || !damage_.empty()) return;
  if (doing_ == Doing::kNothing) {
    begin_loading();
  } else {
    look_again_ = true;
  }
}

// What a damaged event leaves behind may not be used, so nothing is told of it.
std::expected<void, std::string> HostedTable::take(std::span<const LogEvent> events) {
  if (events.empty()) return {};
  const int after = table_.version;
  std::vector<Happened> happened;
  for (const LogEvent& event : events) {
    Happened what;
    what.move = kServer - 1;
    if (const auto done = evolve(table_, event, &what); !done) {
      return std::unexpected("event " + std::to_string(table_.version + 1) + " of table " +
                             game_id_text(table_.id) + ": " + done.error());
    }
    if (what.move != kServer - 1) happened.push_back(what);
  }
  driver_.tell(table_, {after, events, happened});
  return {};
}

void HostedTable::forget() {
  const GameId id = table_.id;
  table_ = Table{};
  table_.id = id;
}

// The other tables go on; this one waits for somebody who looks at its log.
void HostedTable::damaged(const std::string& why) {
  doing_ = Doing::kNothing;
  look_again_ = false;
  storing_.clear();
  damage_ = why;
  forget();
  for (const Waiting& each : waiting_) driver_.answer(each.ticket, {Verdict::kDamaged, {}});
  waiting_.clear();
  driver_.tell_damage(why);
}

}  // namespace posthorn::online
