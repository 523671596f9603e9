#include "server/tables/history.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "table/update_json.h"

namespace posthorn::server {
namespace {

using online::LogKind;

bool is_about_people(LogKind kind) {
  switch (kind) {
    case LogKind::kMoved:
    case LogKind::kUndone:
    case LogKind::kOffered:
    case LogKind::kAnswered:
    case LogKind::kEnded:
      return false;
    default:
      return true;
  }
}

}  // namespace

void History::note(const online::LogEvent& event, bool begun,
                   std::shared_ptr<const KeptStep> step) {
  Note note{
      event.at, event.act, event.kind(),   static_cast<std::int16_t>(event.seat), !begun, false,
      0,        "",        std::move(step)};
  if (const auto* moved = std::get_if<online::Moved>(&event.body)) note.text = moved->move;
  if (const auto* undone = std::get_if<online::Undone>(&event.body)) note.number = undone->moves;
  if (const auto* taken = std::get_if<online::Taken>(&event.body)) note.text = taken->bot;
  if (const auto* answered = std::get_if<online::Answered>(&event.body)) note.flag = answered->yes;
  if (const auto* left = std::get_if<online::Left>(&event.body)) {
    note.flag = left->new_promise.has_value();
  }
  if (const auto* offered = std::get_if<online::Offered>(&event.body)) {
    note.number = static_cast<int>(offered->offer);
  }
  notes_.push_back(std::move(note));
}

void History::take(const online::Table& table, const online::TableNews& news) {
  auto happened = news.happened.begin();
  bool decided = false;  // in these news, by whoever acted
  for (const online::LogEvent& event : news.events) {
    const LogKind kind = event.kind();
    std::shared_ptr<const KeptStep> step;
    if ((kind == LogKind::kBegun || kind == LogKind::kMoved) && happened != news.happened.end()) {
      step = std::make_shared<const KeptStep>(
          KeptStep{happened->move,
                   happened->seat,
                   happened->turn,
                   {happened->events.begin(), happened->events.end()}});
      ++happened;
      steps_.push_back(step);
    }
    if (const auto* undone = std::get_if<online::Undone>(&event.body)) {
      steps_.resize(steps_.size() -
                    std::min(static_cast<std::size_t>(undone->moves), steps_.size()));
    }
    note(event, begun_, std::move(step));
    if (kind == LogKind::kBegun) begun_ = true;
    if (kind == LogKind::kMoved) {
      // A step that nobody decided goes with what led to it, without a number and without time.
      const bool person = table.chair_at(event.seat).person();
      notes_.back().flag = event.act == 0 && person && (decided || news.events.size() > 1) &&
                           std::get<online::Moved>(event.body).used == 0;
      decided = true;
    }
  }
}

bool History::is_own(const Note& note, const Viewer& viewer) {
  const int own = note.chairs ? viewer.chair : viewer.seat;
  return own != online::kServer && own == note.seat;
}

json::Written History::step_for(const online::Table& table, const KeptStep& step,
                                const Viewer& viewer) {
  const int seat = viewer.seat == online::kServer ? kNobody : viewer.seat;
  return json::written(
      step_json(*table.game, {step.move, step.seat, step.turn, SeenEvents(step.events, seat)}));
}

std::vector<protocol::TableEvent> History::events(const online::Table& table, int after,
                                                  const Viewer& viewer) const {
  std::vector<protocol::TableEvent> all;
  for (std::size_t i = static_cast<std::size_t>(std::max(after, 0)); i < notes_.size(); ++i) {
    const Note& note = notes_[i];
    protocol::TableEvent event;
    event.seq = static_cast<int>(i) + 1;
    event.at = note.at;
    event.kind = note.kind;
    event.seat = note.seat;
    const bool mine = is_own(note, viewer);
    if (mine && note.act != 0) event.id = note.act;
    if (note.step) event.step = step_for(table, *note.step, viewer);
    if (note.kind == LogKind::kMoved) {
      if (mine) event.move = note.text;
      if (note.flag) event.forced.emplace();
    }
    if (note.kind == LogKind::kUndone) event.moves = note.number;
    if (note.kind == LogKind::kOffered) event.offer = static_cast<online::Offer>(note.number);
    if (note.kind == LogKind::kAnswered) event.yes = note.flag;
    if (note.kind == LogKind::kTaken) event.bot = note.text;
    if (note.kind == LogKind::kLeft && note.flag) event.broke.emplace();
    all.push_back(std::move(event));
  }
  return all;
}

std::vector<json::Written> History::steps(const online::Table& table, const Viewer& viewer) const {
  std::vector<json::Written> all;
  for (const auto& step : steps_) all.push_back(step_for(table, *step, viewer));
  return all;
}

std::vector<std::int64_t> History::acts(const Viewer& viewer) const {
  constexpr std::size_t kMost = 64;
  std::vector<std::int64_t> acts;
  for (const Note& note : notes_ | std::views::reverse) {
    if (note.act != 0 && is_own(note, viewer)) acts.push_back(note.act);
    if (acts.size() == kMost) break;
  }
  return acts;
}

bool History::people_changed(int after) const {
  return std::ranges::any_of(notes_ | std::views::drop(std::max(after, 0)),
                             [](const Note& note) { return is_about_people(note.kind); });
}

}  // namespace posthorn::server
