#include "online/decide.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/check.h"
#include "core/view.h"
#include "notation/move_text.h"
#include "notation/record.h"
#include "online/evolve.h"

namespace posthorn::online {
namespace {

using Answer = std::expected<void, Refused>;

Answer no(ActRefusal why) { return std::unexpected(Refused{why, std::nullopt}); }

// Most moves shuffle nothing, and the seed of the shuffles takes longer to compute than the move.
template <class Make>
class SeldomDealer final : public Dealer {
 public:
  explicit SeldomDealer(Make make) : make_(std::move(make)) {}
  void shuffle(std::span<Card> cards) override {
    if (!dealer_) dealer_.emplace(make_());
    dealer_->shuffle(cards);
  }

 private:
  Make make_;
  std::optional<FairDealer> dealer_;
};

class Deciding {
 public:
  Deciding(const Table& table, const Act& act, const Moment& moment)
      : table_(table),
        act_(act),
        moment_(moment),
        now_(std::max(table.last_at, moment.now)),  // within a game time never goes back
        number_(act.number) {}

  Events take_events() { return std::move(events_); }

  Answer operator()(const SitDown& wish) {
    if (const auto may = may_sit_down(); !may) return may;
    if (act_.account == 0) return no(ActRefusal::kNotYourSeat);
    if (table_.chair_of(act_.account) != kServer) return no(ActRefusal::kSeatedAlready);
    const auto chair = static_cast<int>(table_.chairs.size());
    add(chair, Joined{chair, act_.account, wish.name, "", wish.promise});
    return begin_if_all_is_there();
  }

  Answer operator()(const AddComputer& wish) {
    if (const auto may = may_sit_down(); !may) return may;
    if (act_.account != table_.opened_by) return no(ActRefusal::kNotYourTable);
    const auto chair = static_cast<int>(table_.chairs.size());
    add(chair, Joined{chair, 0, "", wish.bot, {}});
    return begin_if_all_is_there();
  }

  Answer operator()(const StandUp& wish) {
    if (const auto may = before_it_begins(); !may) return may;
    const int own = table_.chair_of(act_.account);
    const int chair = wish.chair == kServer ? own : wish.chair;
    const auto taken = table_.taken();
    if (std::ranges::find(taken, chair) == taken.end()) return no(ActRefusal::kNotYourSeat);
    if (chair != own) {
      const bool computer = !table_.chairs[static_cast<std::size_t>(chair)].person();
      if (act_.account != table_.opened_by || !computer) return no(ActRefusal::kNotYourTable);
    }
    // Who goes when shares are on the table has broken off the attempt.
    free_chair(chair, table_.any_shown());
    return {};
  }

  Answer operator()(const Recommit& wish) {
    if (const auto may = before_it_begins(); !may) return may;
    const int chair = table_.chair_of(act_.account);
    if (chair == kServer) return no(ActRefusal::kNotYourSeat);
    if (table_.any_shown()) return no(ActRefusal::kNotNow);
    add(chair, Recommitted{chair, wish.promise});
    return {};
  }

  Answer operator()(const ShowShare& wish) {
    if (const auto may = before_it_begins(); !may) return may;
    const int chair = table_.chair_of(act_.account);
    if (chair == kServer) return no(ActRefusal::kNotYourSeat);
    const Chair& own = table_.chairs[static_cast<std::size_t>(chair)];
    if (table_.status != Status::kStarting || !table_.all_promised() || own.share) {
      return no(ActRefusal::kNotNow);
    }
    if (promise_of_share(game_id_text(table_.id), chair, wish.share) != own.promise) {
      return no(ActRefusal::kWrongShare);
    }
    add(chair, Ready{chair, wish.share});
    return begin_if_all_is_there();
  }

  Answer operator()(const MakeMove& wish) {
    if (const auto may = under_way(); !may) return may;
    if (const auto may = to_decide(); !may) return may;
    return move(seat_, wish.move);
  }

  Answer operator()(const ComputerMoves& wish) {
    if (table_.actor() == kServer || act_.account != 0) return no(ActRefusal::kNotYourDecision);
    if (table_.decider(table_.actor()).empty()) return no(ActRefusal::kNotYourDecision);
    if (act_.on != table_.position) return no(ActRefusal::kStale);
    return move(table_.actor(), wish.move);
  }

  Answer operator()(const TakeBack& /*wish*/) {
    if (const auto may = under_way(); !may) return may;
    if (const auto may = to_decide(); !may) return may;
    const int moves = own_undo(table_, seat_);
    if (moves == 0) return no(ActRefusal::kNothingToTakeBack);
    add(seat_, Undone{moves, time_used(table_, now_, moment_.outages)});
    return {};
  }

  Answer operator()(const Resign& /*wish*/) {
    if (const auto may = under_way(); !may) return may;
    if (table_.seats[static_cast<std::size_t>(seat_)].resigned) {
      return no(ActRefusal::kNotYourSeat);
    }
    add(seat_, Resigned{});
    // With two the other one has won. With more a computer plays on, as long as a person is there.
    const bool people = std::ranges::any_of(now().seats, [&](const Seat& seat) {
      return !seat.resigned && now().chairs[static_cast<std::size_t>(seat.chair)].person();
    });
    if (table_.seats.size() == 2 || !people) {
      end(EndReason::kResigned);
    } else {
      add(seat_, Taken{table_.settings.stand_in});
    }
    return {};
  }

  Answer operator()(const MakeOffer& wish) {
    if (wish.offer == Offer::kRematch ? table_.status != Status::kOver
                                      : table_.status == Status::kOver) {
      return no(wish.offer == Offer::kRematch ? ActRefusal::kNotNow : ActRefusal::kOver);
    }
    if (table_.seats.empty()) return no(ActRefusal::kNotBegun);
    if (const auto may = own_seat(); !may) return may;
    if (act_.on != table_.position) return no(ActRefusal::kStale);
    if (table_.offer) return no(ActRefusal::kOfferOpen);
    if (wish.offer == Offer::kTakeback && agreed_undo(table_, seat_) == 0) {
      return no(ActRefusal::kNothingToTakeBack);
    }
    add(seat_, Offered{wish.offer});
    return settle_offer();
  }

  Answer operator()(const AnswerOffer& wish) {
    if (table_.seats.empty()) return no(ActRefusal::kNotBegun);
    if (const auto may = own_seat(); !may) return may;
    if (!table_.offer) return no(ActRefusal::kNoOffer);
    if (act_.on != table_.position) return no(ActRefusal::kStale);
    if ((table_.offer->agreed >> seat_ & 1) != 0) return no(ActRefusal::kNotNow);
    add(seat_, Answered{wish.yes});
    return settle_offer();
  }

  Answer operator()(const ComeBack& /*wish*/) {
    if (const auto may = under_way(); !may) return may;
    const Seat& seat = table_.seats[static_cast<std::size_t>(seat_)];
    if (seat.stand_in.empty() || seat.resigned) return no(ActRefusal::kNotNow);
    add(seat_, Back{});
    return {};
  }

  Answer operator()(const ClockRings& /*wish*/) {
    if (act_.account != 0) return no(ActRefusal::kNotYourSeat);
    const Millis due = rings_at(table_, moment_);
    if (due == 0 || now_ < due) return no(ActRefusal::kNotNow);
    if (table_.status == Status::kStarting) return break_off();
    const int seat = table_.actor();
    add(seat, TimedOut{});
    add(seat, Taken{table_.settings.stand_in});
    return {};
  }

 private:
  const Table& now() const { return changed_ ? *changed_ : table_; }

  // The act's number goes with its first event.
  void add(int seat, LogBody body) {
    if (!changed_) changed_ = table_;
    const LogEvent event{seat, std::exchange(number_, 0), now_, std::move(body)};
    const auto done = evolve(*changed_, event);
    POSTHORN_CHECK(done.has_value());
    events_.push_back(event);
  }

  Answer own_seat() {
    seat_ = table_.seat_of(act_.account);
    return seat_ == kServer ? no(ActRefusal::kNotYourSeat) : Answer{};
  }
  Answer under_way() {
    if (table_.status == Status::kOver) return no(ActRefusal::kOver);
    if (table_.status != Status::kUnderWay) return no(ActRefusal::kNotBegun);
    if (const auto may = own_seat(); !may) return may;
    return act_.on == table_.position ? Answer{} : no(ActRefusal::kStale);
  }
  Answer to_decide() {
    const bool mine = table_.actor() == seat_ && table_.decider(seat_).empty();
    return mine ? Answer{} : no(ActRefusal::kNotYourDecision);
  }
  Answer before_it_begins() {
    if (table_.status == Status::kOver) return no(ActRefusal::kOver);
    if (table_.status == Status::kUnderWay) return no(ActRefusal::kBegun);
    return act_.on == table_.position ? Answer{} : no(ActRefusal::kStale);
  }
  Answer may_sit_down() {
    if (const auto may = before_it_begins(); !may) return may;
    return table_.status == Status::kOpen ? Answer{} : no(ActRefusal::kTableFull);
  }

  Answer begin_if_all_is_there() {
    const Table& full = now();
    if (full.status != Status::kStarting) return {};
    if (!full.all_shown()) return {};
    const Bytes32 seed = seed_of(full);
    const std::vector<int> chairs = full.taken();
    std::vector<int> seats;
    for (const int i : fair_seats(seed, static_cast<int>(chairs.size()))) {
      seats.push_back(chairs[static_cast<std::size_t>(i)]);
    }
    Begun begun{std::move(seats), {}};
    FairDealer chance(seed, 0);
    NotingDealer dealer(*full.game, chance, begun.shuffles);
    (void)start(*full.game, dealer);
    add(kServer, std::move(begun));
    go_on_by_itself();
    return {};
  }

  [[nodiscard]] Bytes32 seed_of(const Table& table) const {
    std::vector<Bytes32> shares;
    for (const int chair : table.taken()) {
      const Chair& each = table.chairs[static_cast<std::size_t>(chair)];
      if (each.share) shares.push_back(*each.share);
    }
    return fair_seed(moment_.secret, game_id_text(table.id), shares);
  }

  Answer move(int seat, const std::string& text) {
    const Game& game = *table_.game;
    const View view = view_of(game, table_.state, seat);
    const auto action = read_move(game, view.known, text);
    if (!action) {
      const MaybeRefusal& rule = action.error().refusal;
      return std::unexpected(Refused{rule ? ActRefusal::kRefused : ActRefusal::kNoSuchMove, rule});
    }
    carry_out(seat, *action, time_used(table_, now_, moment_.outages));
    go_on_by_itself();
    return {};
  }

  void carry_out(int seat, const Action& action, Millis used) {
    const Game& game = *table_.game;
    Moved moved{move_text(game, now().state, action), {}, used};
    SeldomDealer chance([this] { return FairDealer(seed_of(table_), now().shuffles); });
    NotingDealer dealer(game, chance, moved.shuffles);
    State after = now().state;
    apply(game, after, action, dealer);
    add(seat, std::move(moved));
    if (now().state.over()) end(EndReason::kPlayed);
  }

  // Steps that nobody has to decide go into the log with what led to them.
  void go_on_by_itself() {
    while (now().actor() != kServer) {
      const auto step = step_by_itself(*table_.game, now().state);
      if (!step) return;
      carry_out(now().actor(), *step, 0);
    }
  }

  // An offer is carried out when every person who plays has agreed.
  Answer settle_offer() {
    const Table& table = now();
    if (!table.offer) return {};
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
      const bool asked =
          table.decider(static_cast<int>(seat)).empty() ||
          (table.status == Status::kOver && table.chair_at(static_cast<int>(seat)).person());
      if (asked && (table.offer->agreed >> seat & 1) == 0) return {};
    }
    switch (table.offer->offer) {
      case Offer::kTakeback: {
        const int moves = agreed_undo(table, table.offer->seat);
        if (moves == 0) return {};
        add(table.offer->seat, Undone{moves, time_used(table_, now_, moment_.outages)});
        return {};
      }
      case Offer::kStop:
        end(EndReason::kStopped);
        return {};
      case Offer::kRematch:
        return {};  // the server opens the next table
    }
    return {};
  }

  void end(EndReason reason) {
    Ended ended{reason, {}, kServer};
    const Table& table = now();
    if (!table.seats.empty()) {
      const Scores all = scores(*table.game, table.state);
      ended.scores.assign(all.begin(), all.begin() + table.game->players);
      if (reason != EndReason::kStopped) ended.winner = winner_of(table);
    }
    add(kServer, std::move(ended));
    add(kServer, Revealed{moment_.secret});
  }

  // Who resigned is behind everybody else.
  static int winner_of(const Table& table) {
    if (table.state.over()) {
      const int first = winner(*table.game, table.state);
      if (!table.seats[static_cast<std::size_t>(first)].resigned) return first;
    }
    const Scores all = scores(*table.game, table.state);
    int best = kServer;
    for (int seat = 0; seat < table.game->players; ++seat) {
      if (table.seats[static_cast<std::size_t>(seat)].resigned) continue;
      if (best == kServer ||
          all[static_cast<std::size_t>(seat)] > all[static_cast<std::size_t>(best)]) {
        best = seat;
      }
    }
    return best;
  }

  void free_chair(int chair, bool breaks) {
    Left left{chair, std::nullopt};
    if (breaks) left.new_promise = promise_of_secret(game_id_text(table_.id), moment_.next_secret);
    add(chair, left);
    if (static_cast<int>(now().broken.size()) >= kMostBroken) {
      add(kServer, Ended{EndReason::kClosed, {}, kServer});
    }
  }

  // Somebody did not show a share: that is the one way left to try for other cards, so the attempt
  // stays in the log with the chair that broke it off.
  Answer break_off() {
    for (const int chair : table_.taken()) {
      const Chair& each = table_.chairs[static_cast<std::size_t>(chair)];
      if (each.person() && !each.share) {
        free_chair(chair, true);
        return {};
      }
    }
    return no(ActRefusal::kNotNow);
  }

  const Table& table_;
  const Act& act_;
  const Moment& moment_;
  Millis now_;
  ActNumber number_;
  int seat_ = kServer;
  std::optional<Table> changed_;
  Events events_;
};

}  // namespace

std::expected<Events, Refused> decide(const Table& table, const Act& act, const Moment& moment) {
  Deciding deciding(table, act, moment);
  if (const auto answer = std::visit(deciding, act.wish); !answer) {
    return std::unexpected(answer.error());
  }
  return deciding.take_events();
}

bool is_known(const Table& table, const Act& act) {
  if (act.number == 0) return false;
  const int seat = table.seats.empty() ? kServer : table.seat_of(act.account);
  const int chair = table.chair_of(act.account);
  return std::ranges::any_of(table.known, [&](const KnownAct& known) {
    return known.act == act.number && known.version > act.on &&
           (known.seat == seat || known.seat == chair);
  });
}

Millis rings_at(const Table& table, const Moment& moment) {
  if (table.status == Status::kStarting) {
    const Pace& pace = table.settings.pace;
    return runs_out(table.since, pace.each_turn ? pace.bank : kShareTime, moment.outages);
  }
  return deadline(table, moment.outages);
}

}  // namespace posthorn::online
