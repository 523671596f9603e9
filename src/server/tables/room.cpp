#include "server/tables/room.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/view.h"
#include "server/tables/keeping.h"

namespace posthorn::server {
namespace {

using online::kServer;
using online::LogEvent;
using online::Status;
using online::Table;
using protocol::RefusalCode;

constexpr int kMostNews = 60;    // events; beyond them the whole table is sent
constexpr int kMostLines = 100;  // of the chat, with a table
constexpr std::chrono::milliseconds kLongestTimer{600'000};

template <class Message>
Text text_of_message(const Message& message) {
  return std::make_shared<const std::string>(protocol::text_of(message));
}

RefusalCode code_of(online::ActRefusal why) {
  const std::string_view id = online::kActRefusalIds[static_cast<std::size_t>(why)];
  const auto found = std::ranges::find(protocol::kRefusalCodeIds, id);
  return static_cast<RefusalCode>(found - protocol::kRefusalCodeIds.begin());
}

bool all_agreed(const Table& table) {
  for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat) {
    if (table.chair_at(seat).person() && (table.offer->agreed >> seat & 1) == 0) return false;
  }
  return true;
}

}  // namespace

online::GameId rematch_id(const Table& table) {
  const Bytes32 hash = Sha256().add("posthorn rematch").add(online::game_id_text(table.id)).value();
  std::uint64_t number = 0;
  for (int i = 0; i < 8; ++i) number = number << 8 | hash[static_cast<std::size_t>(i)];
  return {number % online::kGameIds};
}

Room::Room(online::GameId id, House& house) : house_(house), hosted_(id, *this) {}

void Room::when_there(std::function<void()> what) {
  if (there()) return what();
  when_there_.push_back(std::move(what));
  if (!loading_) hosted_.look(1);
}

// ---- what the table asks of its driver

void Room::append(const Table& after, int expected, std::span<const LogEvent> events) {
  store::Append append;
  append.game = store_id(after.id);
  append.expected = expected;
  for (const LogEvent& event : events) append.events.push_back(stored_event(event));
  append.row = row_of(after, house_.outages());
  append.jobs = jobs_of(after, house_.outages(), house_.now());
  append.seats = seats_of(events);
  house_.writer().append(std::move(append), [weak = weak_from_this(), &loop = house_.loop()](
                                                store::Writer::Answer<store::Outcome> outcome) {
    loop.post([weak, outcome = std::move(outcome)] {
      const auto room = weak.lock();
      if (!room) return;
      if (!outcome) {
        room->hosted_.failed();
      } else if (*outcome == store::Outcome::kStored) {
        room->hosted_.stored();
      } else {
        room->hosted_.overtaken();
      }
    });
  });
}

void Room::load(int after) {
  loading_ = true;
  house_.loop().post([weak = weak_from_this(), after] {
    if (const auto room = weak.lock()) room->read_log(after);
  });
}

void Room::read_log(int after) {
  loading_ = false;
  constexpr int kAll = 1 << 20;
  try {
    const store::Game id = store_id(table().id);
    const auto events = read_events(house_.reading().events(id, after, kAll));
    if (!secret_) {
      const auto secret = house_.reading().secret(id);
      if (secret && secret->size() == std::tuple_size_v<Bytes32>) {
        std::ranges::copy(*secret, secret_.emplace().begin());
      }
    }
    hosted_.loaded(events);
  } catch (const store::StoreError&) {
    hosted_.failed();
  }
  for (const auto& what : std::exchange(when_there_, {})) what();
}

online::Moment Room::moment() {
  const std::size_t broken = table().broken.size();
  const Bytes32 first = secret_.value_or(Bytes32{});
  return {house_.now(), secret_of_attempt(first, broken), secret_of_attempt(first, broken + 1),
          house_.outages()};
}

void Room::answer(online::Ticket ticket, const online::ActAnswer& answer) {
  const auto found = tickets_.extract(ticket);
  if (found.empty()) return;
  const auto& [asked, act] = found.mapped();
  if (std::holds_alternative<online::ComputerMoves>(act.wish) &&
      answer.verdict != online::Verdict::kDone && answer.verdict != online::Verdict::kDamaged) {
    think_again_later();
  }
  const auto who = asked.lock();
  if (!who) return;
  switch (answer.verdict) {
    case online::Verdict::kDone:
      // Who follows the table has been told.
      if (!followers_.contains(who)) send_since(*who, act.on);
      return;
    case online::Verdict::kKnown:
      return send_since(*who, act.on);
    case online::Verdict::kRefused:
      if (!there()) return refuse(asked, RefusalCode::kNoSuchTable, act.number);
      if (answer.refused.why == online::ActRefusal::kStale) send_since(*who, act.on);
      return refuse(asked, code_of(answer.refused.why), act.number, answer.refused.rule);
    case online::Verdict::kBusy:
      return refuse(asked, RefusalCode::kBusy, act.number);
    case online::Verdict::kPaused:
      return refuse(asked, RefusalCode::kPaused, act.number);
    case online::Verdict::kDamaged:
      return refuse(asked, RefusalCode::kFailed, act.number);
  }
}

void Room::tell(const Table& table, const online::TableNews& news) {
  history_.take(table, news);
  std::vector<std::pair<Viewer, Text>> written;
  for (const auto& follower : followers_) {
    const Viewer viewer = viewer_of(table, follower->account());
    auto found = std::ranges::find(written, viewer, &std::pair<Viewer, Text>::first);
    if (found == written.end()) {
      written.emplace_back(viewer, news_text(news.after, viewer));
      found = written.end() - 1;
    }
    follower->send_news(table.id, found->second);
  }
  tell_turns();
  if (history_.people_changed(news.after)) {
    house_.changed(table);
    tell_presence();
  }
  if (const auto next = next_table()) house_.rematch(table, *next);
  // When this act has been answered: the next one waits until then.
  house_.loop().post([weak = weak_from_this()] {
    if (const auto room = weak.lock()) room->wake();
  });
}

// ---- what pages ask

void Room::act(Who who, const online::Act& act) {
  const online::Ticket ticket = ++last_ticket_;
  tickets_.emplace(ticket, Asked{std::move(who), act});
  hosted_.act(ticket, act);
}

void Room::watch(const std::shared_ptr<Follower>& who, int from) {
  when_there([this, who, from] {
    if (!there() || !may_watch(table(), who->account())) {
      return refuse(who, RefusalCode::kNoSuchTable, 0);
    }
    followers_.insert(who);
    if (from < 0) {
      send_all(*who);
    } else {
      send_since(*who, from);
    }
    tell_presence();
    wake();
  });
}

void Room::leave(const std::shared_ptr<Follower>& who) {
  if (followers_.erase(who) == 0) return;
  presence_.note_left(who->account(), house_.now());
  if (!there()) return;
  tell_presence();
  // Away until then.
  constexpr std::chrono::milliseconds kLittleMore{PresenceBook::kGoneAfter + 100};
  house_.loop().after(kLittleMore, [weak = weak_from_this()] {
    if (const auto room = weak.lock()) room->look_who_is_here();
  });
}

void Room::look_who_is_here() {
  if (there()) tell_presence();
}

void Room::say(const Who& who, online::AccountId account, const std::string& name,
               const protocol::Say& say) {
  if (!there() || !may_watch(table(), account)) {
    return refuse(who, RefusalCode::kNoSuchTable, say.id);
  }
  if (!table().settings.friendly && table().chair_of(account) == kServer) {
    return refuse(who, RefusalCode::kNotHere, say.id);
  }
  json::Object body;
  if (say.text) body.member("text", *say.text);
  if (say.phrase) body.member("phrase", protocol::word_of(*say.phrase));
  store::ChatLine line{{store_id(table().id), account, say.id, house_.now(), body.text()}, 0};
  house_.writer().write([line](store::Store& store) { return store.say(line); },
                        [weak = weak_from_this(), who, line, name,
                         &loop = house_.loop()](store::Writer::Answer<int> number) {
                          loop.post([weak, who, line, name, number = std::move(number)]() mutable {
                            const auto room = weak.lock();
                            if (!room) return;
                            if (!number) return room->refuse(who, RefusalCode::kPaused, line.act);
                            line.n = *number;
                            protocol::Said said{room->table().id, room->line_of(line)};
                            said.line.name = name;
                            const auto own = who.lock();
                            const Text text = text_of_message(said);
                            said.line.id = line.act;
                            const Text own_text = text_of_message(said);
                            bool told = false;
                            for (const auto& follower : room->followers_) {
                              told = told || follower == own;
                              follower->send(follower == own ? own_text : text);
                            }
                            if (own && !told) own->send(own_text);
                          });
                        });
}

bool Room::wake() {
  if (!there()) return true;
  set_clock();
  think();
  const int actor = table().actor();
  const bool computer = actor != kServer && !table().decider(actor).empty();
  return clock_set_ == 0 && !computer;
}

// ---- what goes out

Text Room::news_text(int after, const Viewer& viewer) const {
  protocol::TableNews news;
  news.game = table().id;
  news.after = after;
  news.events = history_.events(table(), after, viewer);
  if (history_.people_changed(after)) news.people = people_of(table());
  news.now = position_of(table(), viewer, house_.outages());
  return text_of_message(news);
}

void Room::send_since(Follower& who, int from) {
  const int missing = table().version - from;
  if (missing < 0 || missing > kMostNews) return send_all(who);
  who.send_news(table().id, news_text(from, viewer_of(table(), who.account())));
}

void Room::send_all(Follower& who) {
  const Viewer viewer = viewer_of(table(), who.account());
  protocol::WholeTable whole;
  whole.game = table().id;
  whole.settings = json::written(online::settings_json(table().settings));
  whole.people = people_of(table());
  whole.now = position_of(table(), viewer, house_.outages());
  whole.steps = history_.steps(table(), viewer);
  whole.acts = history_.acts(viewer);
  try {
    for (const store::ChatLine& line : house_.reading().chat(store_id(table().id), 0, 1 << 20)) {
      whole.lines.push_back(line_of(line));
      if (line.account == who.account() && line.account != 0) whole.lines.back().id = line.act;
    }
    if (whole.lines.size() > kMostLines) {
      whole.lines.erase(whole.lines.begin(), whole.lines.end() - kMostLines);
    }
  } catch (const store::StoreError&) {
    whole.lines.clear();  // the table matters more
  }
  whole.presence = presence_.presence(table(), followers_, house_.now());
  whole.next = next_table();
  who.send(text_of_message(whole));
}

protocol::Line Room::line_of(const store::ChatLine& line) const {
  protocol::Line out;
  out.n = line.n;
  out.at = line.at;
  out.account = line.account;
  const auto said = protocol::read_as<protocol::Spoken>(line.body);
  if (said) {
    out.text = said->text;
    out.phrase = said->phrase;
  }
  if (const auto account = house_.reading().account(line.account)) out.name = account->name;
  return out;
}

void Room::refuse(const Who& who, RefusalCode code, online::ActNumber number,
                  const MaybeRefusal& rule) {
  const auto follower = who.lock();
  if (!follower) return;
  protocol::RefusedMessage refused;
  refused.code = code;
  refused.text = protocol::kRefusalCodeTexts[static_cast<std::size_t>(code)];
  refused.game = table().id;
  if (number != 0) refused.id = number;
  if (code == RefusalCode::kStale) refused.v = table().version;
  if (rule) {
    refused.text = rule->text;
    refused.key = rule->key;
    refused.rule = rule_id(rule->rule);
  }
  follower->send(text_of_message(refused));
}

void Room::tell_presence() {
  const protocol::PresenceNow now{table().id,
                                  presence_.presence(table(), followers_, house_.now())};
  const Text text = text_of_message(now);
  if (*text == std::exchange(told_presence_, *text)) return;
  for (const auto& follower : followers_) follower->send(text);
}

void Room::tell_turns() {
  const int actor = table().actor();
  const online::AccountId account =
      actor != kServer && table().decider(actor).empty() ? table().chair_at(actor).account : 0;
  if (account == told_turn_) return;
  if (told_turn_ != 0) house_.turn(told_turn_, table().id, false, 0);
  told_turn_ = account;
  if (account != 0) {
    house_.turn(account, table().id, true, online::deadline(table(), house_.outages()));
  }
}

std::optional<online::GameId> Room::next_table() const {
  const bool again = table().status == Status::kOver && table().offer &&
                     table().offer->offer == online::Offer::kRematch && all_agreed(table());
  return again ? std::optional(rematch_id(table())) : std::nullopt;
}

// ---- what the table does by itself

void Room::set_clock() {
  const bool waits = table().status == Status::kStarting || table().status == Status::kUnderWay;
  const online::Millis due = waits ? online::rings_at(table(), moment()) : 0;
  if (due == clock_set_) return;
  clock_set_ = due;
  if (due == 0) return;
  const std::chrono::milliseconds wait(std::max<online::Millis>(due - house_.now(), 0) + 1);
  house_.loop().after(std::min(wait, kLongestTimer), [weak = weak_from_this(), due] {
    const auto room = weak.lock();
    if (!room || room->clock_set_ != due) return;
    room->clock_set_ = 0;
    if (room->house_.now() >= due) {
      room->act({}, {0, 0, room->table().position, online::ClockRings{}});
    } else {
      room->set_clock();
    }
  });
}

void Room::think() {
  const int actor = table().actor();
  if (thinking_ || actor == kServer || table().decider(actor).empty()) return;
  if (thought_on_ == table().position) return;  // its move is on the way into the log
  thinking_ = true;
  thought_on_ = table().position;
  house_.think({table().game, view_of(*table().game, table().state, actor), table().decider(actor)},
               [weak = weak_from_this(), on = table().position](const std::string& move) {
                 const auto room = weak.lock();
                 if (!room) return;
                 room->thinking_ = false;
                 if (!move.empty()) room->act({}, {0, 0, on, online::ComputerMoves{move}});
                 // Somebody may have taken the seat back meanwhile, or another node was first.
                 room->think();
               });
}

void Room::think_again_later() {
  constexpr std::chrono::milliseconds kLater{1000};
  house_.loop().after(kLater, [weak = weak_from_this()] {
    const auto room = weak.lock();
    if (!room) return;
    room->thought_on_ = -1;
    room->think();
  });
}

}  // namespace posthorn::server
