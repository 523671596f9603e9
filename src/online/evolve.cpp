#include "online/evolve.h"

#include <algorithm>
#include <utility>

#include "notation/move_text.h"
#include "notation/record.h"

namespace posthorn::online {
namespace {

constexpr std::size_t kKnownActs = 64;

using Done = std::expected<void, std::string>;

Done wrong(std::string why) { return std::unexpected(std::move(why)); }

// The dealer noticed nothing, and nothing it had is left.
Done fits(const ScriptedDealer& dealer, const Cards& shuffles) {
  if (dealer.error()) return wrong(dealer.error()->message);
  if (dealer.used() != shuffles.size()) return wrong("there is a shuffle too many");
  return {};
}

class Evolution {
 public:
  Evolution(Table& table, const LogEvent& event, Happened* happened)
      : table_(table), event_(event), happened_(happened) {}

  Done operator()(const Created& body) {
    if (table_.version != 0) return wrong("a table is created once");
    auto game = game_of(body.settings);
    if (!game) return wrong(game.error());
    table_.settings = body.settings;
    table_.opened_by = body.by;
    table_.promise = body.promise;
    table_.game = std::make_shared<const Game>(std::move(*game));
    return moved_on();
  }

  Done operator()(const Joined& body) {
    const bool room = static_cast<int>(table_.taken().size()) < table_.players();
    if (table_.status != Status::kOpen || !room) return wrong("nobody can sit down now");
    if (body.chair != static_cast<int>(table_.chairs.size())) return wrong("not the next chair");
    if ((body.account == 0) == body.bot.empty()) return wrong("neither a person nor a computer");
    table_.chairs.push_back({.account = body.account,
                             .name = body.name,
                             .bot = body.bot,
                             .promise = body.promise,
                             .share = std::nullopt,
                             .gone = false});
    if (static_cast<int>(table_.taken().size()) == table_.players()) {
      table_.status = Status::kStarting;
      table_.since = event_.at;
    }
    return moved_on();
  }

  Done operator()(const Left& body) {
    if (table_.status > Status::kStarting) return wrong("the game has begun");
    Chair* const chair = taken_chair(body.chair);
    if (chair == nullptr) return wrong("nobody sits on that chair");
    chair->gone = true;
    table_.status = Status::kOpen;
    if (body.new_promise) {
      table_.broken.push_back(body);
      table_.promise = *body.new_promise;
    }
    // Shares that were shown are of no use any more: everybody promises a new one.
    for (Chair& each : table_.chairs) {
      if (body.new_promise || each.share) each.promise = {};
      each.share.reset();
    }
    return moved_on();
  }

  Done operator()(const Recommitted& body) {
    Chair* const chair = taken_chair(body.chair);
    if (chair == nullptr || !chair->person()) return wrong("no person sits on that chair");
    if (table_.status > Status::kStarting || table_.any_shown())
      return wrong("it is too late for that");
    chair->promise = body.promise;
    table_.since = event_.at;
    return moved_on();
  }

  Done operator()(const Ready& body) {
    Chair* const chair = taken_chair(body.chair);
    if (chair == nullptr || table_.status != Status::kStarting) return wrong("not now");
    if (!table_.all_promised()) return wrong("shares are shown when all are promised");
    if (promise_of_share(game_id_text(table_.id), body.chair, body.share) != chair->promise) {
      return wrong("a share that was not promised");
    }
    chair->share = body.share;
    return moved_on();
  }

  Done operator()(const Begun& body) {
    if (table_.status != Status::kStarting) return wrong("not everybody is there");
    std::vector<int> sorted = body.seats;
    std::ranges::sort(sorted);
    if (sorted != table_.taken()) return wrong("others sit there than had sat down");
    for (const int chair : body.seats) {
      table_.seats.push_back(
          {.chair = chair, .stand_in = "", .resigned = false, .bank = table_.settings.pace.bank});
    }
    ScriptedDealer dealer(*table_.game, body.shuffles);
    EventLog events;
    table_.state = start(*table_.game, dealer, &events);
    if (auto fine = fits(dealer, body.shuffles); !fine) return fine;
    table_.shuffles = static_cast<std::uint32_t>(dealer.used());
    table_.status = Status::kUnderWay;
    table_.since = event_.at;
    tell(-1, table_.state.actor, table_.state.turn, events);
    return moved_on();
  }

  Done operator()(const Moved& body) {
    const int actor = table_.actor();
    if (actor == kServer || actor != event_.seat) return wrong("another seat is to decide");
    const Game& game = *table_.game;
    const State before = table_.state;
    const auto action = read_move(game, before, body.move);
    if (!action) return wrong(action.error().message);
    ScriptedDealer dealer(game, body.shuffles);
    EventLog events;
    apply(game, table_.state, *action, dealer, &events);
    if (auto fine = fits(dealer, body.shuffles); !fine) return fine;
    table_.shuffles += static_cast<std::uint32_t>(dealer.used());
    if (std::ranges::any_of(events, reveals)) {
      table_.steps.clear();
    } else {
      table_.steps.push_back({before, before.actor, LegalActions(game, before).size() > 1});
    }
    spend(before.actor, body.used);
    const bool turn_over = before.turn != table_.state.turn || table_.state.over();
    if (turn_over) renew(before.actor);
    table_.since = event_.at;
    table_.offer.reset();  // to play on is to say no
    tell(table_.moves, before.actor, before.turn, events);
    ++table_.moves;
    return moved_on();
  }

  Done operator()(const Undone& body) {
    const auto moves = static_cast<std::size_t>(body.moves);
    if (table_.status != Status::kUnderWay || moves > table_.steps.size()) {
      return wrong("there is nothing to take back");
    }
    if (table_.actor() != kServer) spend(table_.state.actor, body.used);
    const std::size_t left = table_.steps.size() - moves;
    table_.state = table_.steps[left].before;
    table_.steps.resize(left, Step{});
    table_.moves -= body.moves;
    table_.since = event_.at;
    table_.offer.reset();
    return moved_on();
  }

  Done operator()(const Offered& body) {
    if (own_seat() == nullptr) return wrong("nobody sits there");
    if (table_.offer) return wrong("there is an offer already");
    table_.offer = {body.offer, event_.seat, 1U << event_.seat};
    return {};
  }

  Done operator()(const Answered& body) {
    if (own_seat() == nullptr) return wrong("nobody sits there");
    if (!table_.offer) return wrong("there is no offer");
    if (body.yes) {
      table_.offer->agreed |= 1U << event_.seat;
    } else {
      table_.offer.reset();
    }
    return {};
  }

  Done operator()(const Resigned& /*body*/) {
    if (Seat* const seat = own_seat()) {
      seat->resigned = true;
      return moved_on();
    }
    return wrong("nobody sits there");
  }

  Done operator()(const TimedOut& /*body*/) {
    if (Seat* const seat = own_seat()) {
      seat->bank = 0;
      return moved_on();
    }
    return wrong("nobody sits there");
  }

  Done operator()(const Taken& body) {
    Seat* const seat = own_seat();
    if (seat == nullptr || body.bot.empty()) return wrong("nobody can take over there");
    seat->stand_in = body.bot;
    return moved_on();
  }

  Done operator()(const Back& /*body*/) {
    Seat* const seat = own_seat();
    if (seat == nullptr || seat->stand_in.empty() || seat->resigned) {
      return wrong("nobody can come back there");
    }
    seat->stand_in.clear();
    seat->bank = std::max(seat->bank, kReturn);
    if (table_.settings.pace.each_turn) seat->bank = table_.settings.pace.bank;
    if (table_.actor() == event_.seat) table_.since = event_.at;
    return moved_on();
  }

  Done operator()(const Ended& body) {
    table_.status = Status::kOver;
    table_.ended = body;
    table_.offer.reset();
    table_.steps.clear();
    return moved_on();
  }

  Done operator()(const Revealed& body) {
    if (promise_of_secret(game_id_text(table_.id), body.secret) != table_.promise) {
      return wrong("a secret that was not promised");
    }
    table_.secret = body.secret;
    return {};
  }

 private:
  // What may be decided has changed.
  Done moved_on() {
    table_.position = table_.version + 1;
    return {};
  }

  Chair* taken_chair(int chair) {
    const auto i = static_cast<std::size_t>(chair);
    return chair >= 0 && i < table_.chairs.size() && !table_.chairs[i].gone ? &table_.chairs[i]
                                                                            : nullptr;
  }
  Seat* own_seat() {
    const auto i = static_cast<std::size_t>(event_.seat);
    return event_.seat >= 0 && i < table_.seats.size() ? &table_.seats[i] : nullptr;
  }
  void spend(int seat, Millis used) {
    Millis& bank = table_.seats[static_cast<std::size_t>(seat)].bank;
    bank = std::max<Millis>(0, bank - used);
  }
  void renew(int seat) {
    const Pace& pace = table_.settings.pace;
    Millis& bank = table_.seats[static_cast<std::size_t>(seat)].bank;
    bank = pace.each_turn ? pace.bank : bank + pace.increment;
  }
  void tell(int move, std::uint8_t seat, std::uint32_t turn, const EventLog& events) {
    if (happened_ != nullptr) *happened_ = {move, seat, turn, events};
  }

  Table& table_;
  const LogEvent& event_;
  Happened* happened_;
};

}  // namespace

std::expected<void, std::string> evolve(Table& table, const LogEvent& event, Happened* happened) {
  if (table.version == 0 && event.kind() != LogKind::kCreated) {
    return wrong("a log begins with the table that is created");
  }
  if (auto done = std::visit(Evolution(table, event, happened), event.body); !done) return done;
  ++table.version;
  table.last_at = std::max(table.last_at, event.at);
  if (event.act != 0) {
    if (table.known.size() == kKnownActs) table.known.erase(table.known.begin());
    table.known.push_back({table.version, event.seat, event.act});
  }
  return {};
}

}  // namespace posthorn::online
