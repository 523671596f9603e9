#include "notation/view_bytes.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#include "core/invariants.h"
#include "core/legal.h"

namespace posthorn {
namespace {

class Writer {
 public:
  static constexpr bool kReads = false;

  template <class Number>
  void number(const Number& value) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      bytes_.push_back(static_cast<std::uint8_t>(static_cast<std::uint64_t>(value) >> (8 * i)));
    }
  }
  // How many of a list follow.
  int length(int length, int /*most*/) {
    bytes_.push_back(static_cast<std::uint8_t>(length));
    return length;
  }
  ViewBytes take() { return std::move(bytes_); }

 private:
  ViewBytes bytes_;
};

class Reader {
 public:
  static constexpr bool kReads = true;

  explicit Reader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  template <class Number>
  void number(Number& value) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) bits |= std::uint64_t{next()} << (8 * i);
    value = static_cast<Number>(bits);
  }
  int length(int /*length*/, int most) {
    const int length = next();
    fine_ = fine_ && length <= most;
    return fine_ ? length : 0;
  }
  // Whether the bytes were as many as the fields need.
  [[nodiscard]] bool fits() const { return fine_ && rest_.empty(); }

 private:
  std::uint8_t next() {
    fine_ = fine_ && !rest_.empty();
    if (!fine_) return 0;
    const std::uint8_t first = rest_.front();
    rest_ = rest_.subspan(1);
    return first;
  }

  std::span<const std::uint8_t> rest_;
  bool fine_ = true;
};

// The layout, once for both ways: each function visits the fields in their order.

void visit(auto& io, auto& card)
  requires requires { card.code; }
{
  io.number(card.code);
}

void visit_all(auto& io, auto& numbers) {
  for (auto& number : numbers) io.number(number);
}

void visit_player(auto& io, auto& player) {
  visit_all(io, player.hand.plane);
  visit_all(io, player.open.plane);
  const int route = io.length(player.route_length, kMaxCities);
  // A view's route begins at the first place of the ring; its cities follow from its cards.
  for (int i = 0; i < route; ++i) visit(io, player.route[static_cast<std::size_t>(i)]);
  if constexpr (std::remove_reference_t<decltype(io)>::kReads) {
    player.route_length = static_cast<std::uint8_t>(route);
    for (int i = 0; i < route; ++i) player.route_cities |= bit(player.route_card(i).city());
  }
  io.number(player.houses);
  const int beside = io.length(player.beside_length, kMaxBeside);
  for (int i = 0; i < beside; ++i) visit(io, player.beside[static_cast<std::size_t>(i)]);
  if constexpr (std::remove_reference_t<decltype(io)>::kReads) {
    player.beside_length = static_cast<std::uint8_t>(beside);
  }
  io.number(player.carriage);
  io.number(player.office_points);
  io.number(player.office_tiles);
  io.number(player.clergy);
}

void visit_view(auto& io, auto& layout, int players, auto& view) {
  io.number(layout);
  io.number(view.seat);
  io.number(view.deck_top_horses);
  auto& known = view.known;
  for (int seat = 0; seat < players; ++seat) {
    visit_player(io, known.players[static_cast<std::size_t>(seat)]);
    visit_all(io, view.hidden[static_cast<std::size_t>(seat)]);
  }
  visit_all(io, known.discard.plane);
  visit_all(io, known.stacks);
  io.number(known.turn);
  io.number(known.display_slots);
  for (auto& card : known.display) visit(io, card);
  io.number(known.deck_left);
  visit_all(io, known.coach_town);
  visit_all(io, known.places);
  visit_all(io, known.coach_moves);
  io.number(known.coach_jokers);
  io.number(known.office_left);
  io.number(known.phase);
  io.number(known.resume);
  io.number(known.actor);
  io.number(known.turn_seat);
  io.number(known.returner);
  io.number(known.must_call_postmaster);
  io.number(known.official);
  io.number(known.end_seat);
  io.number(known.skipped);
}

// What a view must be before any function may be asked about it.
class Possible {
 public:
  Possible(const Game& game, const View& view) : game_(game), view_(view), known_(view.known) {}

  // Empty if all is well, else what is not.
  [[nodiscard]] std::string_view problem() const {
    if (view_.seat >= game_.players && view_.seat != kNobody) return "there is no such seat";
    if (!numbers_fit()) return "a number is outside its range";
    if (!phase_fits()) return "the phase does not fit the game";
    if (!stacks_fit()) return "a stack of tiles is impossible";
    if (!rome_fits()) return "Rome is impossible";
    if (!offices_fit()) return "the offices are impossible";
    if (!cards_fit()) return "the cards are impossible";
    return {};
  }

 private:
  [[nodiscard]] bool is_seat(int seat) const { return seat < game_.players; }
  [[nodiscard]] bool in_rome(int coach) const {
    return known_.coach_town[static_cast<std::size_t>(coach)] == game_.rome_town;
  }
  [[nodiscard]] bool of_returns(Phase phase) const {
    return phase == Phase::kReturn || phase == Phase::kRewardTake || phase == Phase::kRewardHouse;
  }
  [[nodiscard]] bool of_the_end(Phase phase) const {
    return phase == Phase::kFinalReturn || phase == Phase::kFinalHouse || phase == Phase::kOver;
  }

  [[nodiscard]] bool numbers_fit() const {
    const auto seat_or_nobody = [&](int seat) { return seat == kNobody || is_seat(seat); };
    return known_.phase <= Phase::kOver && known_.resume <= Phase::kOver && is_seat(known_.actor) &&
           is_seat(known_.turn_seat) && known_.returner <= game_.players &&
           (known_.official == kNobody || known_.official < kOfficials) &&
           seat_or_nobody(known_.end_seat) && known_.skipped <= game_.players &&
           known_.display_slots >> kDisplaySize == 0 && known_.deck_left <= game_.cards;
  }

  // Whose decision it is, and that the game has such a decision at all.
  [[nodiscard]] bool phase_fits() const {
    const Phase phase = known_.phase;
    const Player& player = known_.acting();
    const int returning =
        of_returns(phase) ? (known_.turn_seat + known_.returner) % game_.players : known_.turn_seat;
    switch (phase) {
      case Phase::kAssign:
        return game_.audience && known_.turn_seat == 0;
      case Phase::kFinalReturn:
      case Phase::kFinalHouse:
        return game_.offices && known_.actor == known_.returner;
      case Phase::kOver:
        return true;
      case Phase::kReturn:
      case Phase::kRewardTake:
      case Phase::kRewardHouse:
        // O3: the turn goes on where an official had helped.
        if (!game_.offices || known_.returner >= game_.players) return false;
        if (known_.resume != Phase::kTake && known_.resume != Phase::kPlay &&
            known_.resume != Phase::kAfterSecondPlay && known_.resume != Phase::kCoaches) {
          return false;
        }
        break;
      case Phase::kHouses:
        if (!may_close(game_, player)) return false;
        break;
      case Phase::kCartwright:
        if (!game_.carriages || player.carriage >= game_.last_carriage) return false;
        if (!may_call_official(known_)) return false;
        break;
      case Phase::kCoaches:
        if (!game_.audience) return false;
        break;
      case Phase::kDiscard:
        if (view_.hand_size(known_.actor) <= kHandAfterClosing) return false;
        break;
      default:
        break;
    }
    return known_.actor == returning;
  }

  [[nodiscard]] bool stacks_fit() const {
    for (int stack = 0; stack < kMaxBonuses; ++stack) {
      const std::uint16_t taken = known_.stacks[static_cast<std::size_t>(stack)];
      const int tiles = game_.tile_count[static_cast<std::size_t>(stack)];
      if (stack == game_.first_house_stack) {
        std::uint16_t whole = 0;  // no other bits but those of the tiles
        for (int i = 0; i < tiles; ++i) {
          const int taker = taker_of_first_house(taken, i);
          if (taker == kNobody) continue;
          if (!is_seat(taker)) return false;
          whole = with_first_house(whole, i, taker);
        }
        if (whole != taken) return false;
        continue;
      }
      // The end tile is not counted here but by its holder.
      const int most = stack == game_.end_stack ? 0 : tiles;
      if (std::bit_width(taken) % 2 != 1 || tiles_taken(taken) > most) return false;
      for (int i = 0; i < tiles_taken(taken); ++i) {
        if (!is_seat(taker_of_tile(taken, i))) return false;
      }
    }
    return true;
  }

  [[nodiscard]] bool rome_fits() const {
    const auto all_zero = [](const auto& numbers) {
      return std::ranges::all_of(numbers, [](int number) { return number == 0; });
    };
    if (!game_.audience) {
      const bool no_tiles =
          std::ranges::all_of(known_.players, [](const Player& each) { return each.clergy == 0; });
      return no_tiles && all_zero(known_.coach_town) && all_zero(known_.places) &&
             all_zero(known_.coach_moves) && known_.coach_jokers == 0;
    }
    int moves = known_.coach_jokers;
    for (std::size_t coach = 0; coach < kCoachCount; ++coach) {
      if (known_.coach_town[coach] >= game_.rome->towns.size()) return false;
      if (known_.places[coach] >> game_.players != 0) return false;
      moves += known_.coach_moves[coach];
      if (!in_rome(static_cast<int>(coach))) continue;
      if (known_.coach_moves[coach] != 0 || known_.phase == Phase::kAssign) return false;
    }
    if (moves > kMaxCities) return false;
    for (int seat = 0; seat < game_.players; ++seat) {
      if (!clergy_fits(seat)) return false;
    }
    return true;
  }

  // A1, A5: its owner knows every tile, others those that came to Rome; each value once.
  [[nodiscard]] bool clergy_fits(int seat) const {
    const Player& player = known_.players[static_cast<std::size_t>(seat)];
    if (player.clergy >> (3 * kCoachCount) != 0) return false;
    const bool assigned = known_.phase != Phase::kAssign || seat < known_.actor;
    unsigned values = 0;
    for (int coach = 0; coach < kCoachCount; ++coach) {
      const int value = player.clergy_on(coach);
      const bool shown = assigned && (seat == view_.seat || in_rome(coach));
      if ((value != 0) != shown || value > kCoachCount) return false;
      if (value != 0 && (values & bit(value)) != 0) return false;
      values |= bit(value);
    }
    return true;
  }

  // O3: an official without a tile is met by returns before anything else happens.
  [[nodiscard]] bool offices_fit() const {
    if (!game_.offices || of_returns(known_.phase) || of_the_end(known_.phase)) return true;
    for (int i = 0; i < kOfficials; ++i) {
      if (known_.office_stack(static_cast<Official>(i)) == 0) return false;
    }
    return true;
  }

  [[nodiscard]] bool is_card(Card card) const {
    const auto city = static_cast<std::size_t>(card.city());
    const auto horses = static_cast<std::size_t>(card.horses());
    return card.city() < game_.cities && horses <= kMaxHorses &&
           game_.table.first[city][horses] <= game_.table.last[city][horses];
  }

  [[nodiscard]] bool are_cards(const Cards& cards) const {
    for (int copy = 0; copy < kMaxCopies; ++copy) {
      const std::uint32_t there = copy < game_.table.copies ? game_.all_cities : 0;
      if ((cards.plane[static_cast<std::size_t>(copy)] & ~there) != 0) return false;
    }
    return true;
  }

  // That no card is seen more often than it was printed, and that the unseen ones fill the deck and
  // the hidden parts of the hands, by the horses on their backs (N1).
  [[nodiscard]] bool cards_fit() const {
    std::array<std::array<int, kMaxHorses + 1>, kMaxCities> seen{};
    bool fine = true;
    const auto see = [&](Card card) {
      fine = fine && is_card(card);
      if (fine)
        ++seen[static_cast<std::size_t>(card.city())][static_cast<std::size_t>(card.horses())];
    };
    const auto see_all = [&](const Cards& cards) {
      fine = fine && are_cards(cards);
      if (fine) cards.each(game_.table, see);
    };
    see_all(known_.discard);
    for (std::size_t slot = 0; slot < kDisplaySize; ++slot) {
      if ((known_.display_slots >> slot & 1) != 0) {
        see(known_.display[slot]);
      } else {
        fine = fine && known_.display[slot] == Card();
      }
    }
    std::array<int, kMaxHorses + 1> unseen{};
    for (int seat = 0; seat < game_.players; ++seat) {
      const Player& player = known_.players[static_cast<std::size_t>(seat)];
      see_all(player.hand);
      fine = fine && are_cards(player.open) && (seat == view_.seat || player.hand == player.open);
      for (int i = 0; i < player.route_length; ++i) see(player.route_card(i));
      for (int i = 0; i < player.beside_length; ++i)
        see(player.beside[static_cast<std::size_t>(i)]);
      for (std::size_t horses = 0; horses <= kMaxHorses; ++horses) {
        const int hidden = view_.hidden[static_cast<std::size_t>(seat)][horses];
        fine = fine && (hidden == 0 || (seat != view_.seat && (horses > 0) == game_.horses));
        unseen[horses] -= hidden;
      }
    }
    if (!fine) return false;
    for (std::size_t city = 0; city < static_cast<std::size_t>(game_.cities); ++city) {
      for (std::size_t horses = 0; horses <= kMaxHorses; ++horses) {
        const int printed =
            std::max(0, game_.table.last[city][horses] - game_.table.first[city][horses] + 1);
        if (seen[city][horses] > printed) return false;
        unseen[horses] += printed - seen[city][horses];
      }
    }
    const bool top_known = game_.horses && known_.deck_left > 0;
    if ((view_.deck_top_horses != 0) != top_known || view_.deck_top_horses > kMaxHorses)
      return false;
    int left = 0;
    for (std::size_t horses = 0; horses <= kMaxHorses; ++horses) {
      const bool top = top_known && horses == view_.deck_top_horses;
      if (unseen[horses] < (top ? 1 : 0)) return false;
      left += unseen[horses];
    }
    return left == known_.deck_left;
  }

  const Game& game_;
  const View& view_;
  const State& known_;
};

}  // namespace

ViewBytes view_bytes(const Game& game, const View& view) {
  Writer writer;
  visit_view(writer, kViewLayout, game.players, view);
  return writer.take();
}

std::expected<View, std::string> read_view_bytes(const Game& game,
                                                 std::span<const std::uint8_t> bytes) {
  View view;
  // Padding must be equal too, as in view_of.
  std::memset(static_cast<void*>(&view), 0, sizeof view);
  std::uint16_t layout = 0;
  Reader(bytes).number(layout);
  if (layout != kViewLayout) {
    return std::unexpected("the view has layout " + std::to_string(layout) + ", known is " +
                           std::to_string(kViewLayout));
  }
  Reader reader(bytes);
  visit_view(reader, layout, game.players, view);
  if (!reader.fits()) return std::unexpected("the view has too few bytes or too many");
  if (const std::string_view problem = Possible(game, view).problem(); !problem.empty()) {
    return std::unexpected("the view is impossible: " + std::string(problem));
  }
  // Any state that agrees with it tells the rest.
  Rng rng(1);
  if (const std::string broken = broken_invariant(game, determinize(game, view, rng));
      !broken.empty()) {
    return std::unexpected("the view is impossible: " + broken);
  }
  // A number such as `true` has one way to be written.
  if (!std::ranges::equal(view_bytes(game, view), bytes)) {
    return std::unexpected("the view is not written as views are");
  }
  return view;
}

}  // namespace posthorn
