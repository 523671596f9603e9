#include "tests/scenario/facts.h"

#include <algorithm>
#include <iterator>

#include "core/engine.h"
#include "core/view.h"
#include "notation/move_text.h"
#include "tests/scenario/event_words.h"
#include "tests/scenario/moves.h"
#include "tests/scenario/names.h"

namespace posthorn::scenario {
namespace {

using Args = const Words&;
using At = const Position&;

std::string text(int n) { return std::to_string(n); }

const Player& player(At at, const std::string& seat) {
  return at.state.players[seat_of(at.game, seat)];
}

View view(At at, const std::string& seat) {
  return view_of(at.game, at.state, seat_of(at.game, seat));
}

Words display_words(At at) {
  Words words;
  for (int slot : each_bit(static_cast<unsigned>(at.state.display_slots))) {
    words.push_back(card_text(at.game, at.state.display[slot]));
  }
  return words;
}

std::string deck_top(At at) {
  if (at.state.deck_left == 0) return "none";
  return card_text(at.game, at.state.deck[at.state.deck_left - 1]);
}

Words route_words(At at, const Player& of) {
  Words words;
  for (int i = 0; i < of.route_length; ++i) words.push_back(card_text(at.game, of.route_card(i)));
  return words;
}

Words beside_words(At at, const Player& of) {
  Words words;
  for (int i = 0; i < of.beside_length; ++i) words.push_back(card_text(at.game, of.beside[i]));
  return words;
}

// Who took tile i of the stack, or kNobody.
int taker_of(At at, int stack, int i) {
  const std::uint16_t taken = at.state.stacks[stack];
  if (stack == at.game.first_house_stack) return taker_of_first_house(taken, i);
  return i < tiles_taken(taken) ? taker_of_tile(taken, i) : kNobody;
}

// The tiles still there, top first; of first houses the cities.
Words stack_words(At at, int stack) {
  const Game& game = at.game;
  Words words;
  for (int i = 0; i < game.tile_count[stack]; ++i) {
    if (taker_of(at, stack, i) != kNobody) continue;
    words.push_back(stack == game.first_house_stack
                        ? game.board->cities[game.first_house_cities[i]].id
                        : text(game.tiles[stack][i]));
  }
  return words;
}

Words bonus_words(At at, int seat) {
  Words words;
  int stack = 0;
  for (const Bonus& bonus : at.game.board->bonuses) {
    for (int i = 0; bonus.kind != BonusKind::kEnd && i < at.game.tile_count[stack]; ++i) {
      if (taker_of(at, stack, i) == seat) {
        words.push_back(bonus.id + " " + text(at.game.tiles[stack][i]));
      }
    }
    ++stack;
  }
  if (at.state.end_seat == seat) words.push_back("end " + text(at.game.end_points));
  return words;
}

// "ULM + 1 hidden"; with horses "BER2 + hidden with 3 horses", as the backs show (N1)
std::string hand_text(At at, const View& view, int of) {
  Words parts;
  const Words known = card_words(at.game, view.known.players[of].hand);
  if (!known.empty()) parts.push_back(sorted(known));
  if (view.hidden[of][0] > 0) parts.push_back(text(view.hidden[of][0]) + " hidden");
  for (int horses = 1; horses <= kMaxHorses; ++horses) {
    for (int n = 0; n < view.hidden[of][horses]; ++n) {
      parts.push_back("hidden with " + text(horses) + " horses");
    }
  }
  return shown(parts, " + ");
}

std::string score_text(At at) {
  const Scores all = scores(at.game, at.state);
  Words words;
  for (int seat = 0; seat < at.game.players; ++seat) words.push_back(text(all[seat]));
  return join(words);
}

std::string sheet_text(const ScoreSheet& sheet) {
  return "carriage " + text(sheet.carriage) + ", bonuses " + text(sheet.bonuses) + ", audience " +
         text(sheet.audience) + ", offices " + text(sheet.offices) + ", houses left " +
         text(sheet.houses_left);
}

std::vector<Fact> table_facts() {
  return {
      {"legal", Form::kSortedWithCommas, [](At at, Args) { return sorted(legal_moves(at), ", "); }},
      {"legal count", Form::kText,
       [](At at, Args) { return std::to_string(legal_actions(at.game, at.state).size()); }},
      {"phase", Form::kText, [](At at, Args) { return phase_name(at.state.phase); }},
      {"turn", Form::kText, [](At at, Args) { return text(at.state.turn_seat); }},
      {"actor", Form::kText, [](At at, Args) { return text(at.state.actor); }},
      {"display", Form::kSorted, [](At at, Args) { return sorted(display_words(at)); }},
      {"deck top", Form::kText, [](At at, Args) { return deck_top(at); }},
      {"deck size", Form::kText, [](At at, Args) { return text(at.state.deck_left); }},
      {"discard", Form::kSorted,
       [](At at, Args) { return sorted(card_words(at.game, at.state.discard)); }},
      {"discard size", Form::kText, [](At at, Args) { return text(at.state.discard.size()); }},
      {"cards in all", Form::kText, [](At at, Args) { return text(at.game.cards); }},
      {"stack *", Form::kWords,
       [](At at, Args a) { return shown(stack_words(at, stack_of(at.game, a[0]))); }},
      {"office stacks", Form::kText,
       [](At at, Args) { return offices_text(at.state.office_left); }},
      {"coach *", Form::kText,
       [](At at, Args a) {
         return at.game.rome->towns[at.state.coach_town[coach_of(at.game, a[0])]].id;
       }},
      {"coach moves left", Form::kText,
       [](At at, Args) {
         int left = at.state.coach_jokers;
         for (const int moves : at.state.coach_moves) left += moves;
         return text(left);
       }},
      {"place *", Form::kWords,
       [](At at, Args a) { return seats_text(at.state.places[number(a[0], 1, kCoachCount) - 1]); }},
  };
}

std::vector<Fact> seat_facts() {
  return {
      {"hand *", Form::kSorted,
       [](At at, Args a) { return sorted(card_words(at.game, player(at, a[0]).hand)); }},
      {"route *", Form::kWords,
       [](At at, Args a) { return shown(route_words(at, player(at, a[0]))); }},
      {"beside *", Form::kWords,
       [](At at, Args a) { return shown(beside_words(at, player(at, a[0]))); }},
      {"houses *", Form::kSorted,
       [](At at, Args a) { return sorted(split(cities_text(at.game, player(at, a[0]).houses))); }},
      {"houses left *", Form::kText,
       [](At at, Args a) { return text(player(at, a[0]).houses_left()); }},
      {"carriage *", Form::kText,
       [](At at, Args a) {
         const int size = at.game.carriage_size[player(at, a[0]).carriage];
         return size == 0 ? "none" : text(size);
       }},
      {"bonus *", Form::kSortedWithCommas,
       [](At at, Args a) { return sorted(bonus_words(at, seat_of(at.game, a[0])), ", "); }},
      {"offices *", Form::kText,
       [](At at, Args a) { return offices_text(player(at, a[0]).office_tiles); }},
      {"points *", Form::kText, [](At at, Args a) { return text(player(at, a[0]).office_points); }},
      {"clergy *", Form::kText, [](At at, Args a) { return clergy_text(player(at, a[0])); }},
  };
}

std::vector<Fact> view_facts() {
  return {
      {"seat * knows hand *", Form::kText,
       [](At at, Args a) { return hand_text(at, view(at, a[0]), seat_of(at.game, a[1])); }},
      {"seat * knows clergy *", Form::kText,
       [](At at, Args a) {
         return clergy_text(view(at, a[0]).known.players[seat_of(at.game, a[1])]);
       }},
      {"seat * knows deck top", Form::kText,
       [](At at, Args a) {
         const int horses = view(at, a[0]).deck_top_horses;
         return horses == 0 ? "nothing" : text(horses) + " horses";
       }},
  };
}

std::string events_text(At at, int viewer) {
  return shown(event_words(at.game, at.events, viewer), ", ");
}

std::vector<Fact> event_facts() {
  return {
      {"events", Form::kWithCommas, [](At at, Args) { return events_text(at, kEverybody); }},
      {"seat * saw", Form::kWithCommas,
       [](At at, Args a) { return events_text(at, seat_of(at.game, a[0])); }},
      {"revealed", Form::kText,
       [](At at, Args) {
         return std::string(std::ranges::any_of(at.events, reveals) ? "something" : "nothing");
       }},
  };
}

std::vector<Fact> end_facts() {
  return {
      {"end tile", Form::kText,
       [](At at, Args) {
         return at.state.end_seat == kNobody ? "nobody" : text(at.state.end_seat);
       }},
      {"score", Form::kWords, [](At at, Args) { return score_text(at); }},
      {"sheet *", Form::kText,
       [](At at, Args a) {
         return sheet_text(score_sheet(at.game, at.state, seat_of(at.game, a[0])));
       }},
      {"winner", Form::kText, [](At at, Args) { return text(winner(at.game, at.state)); }},
  };
}

}  // namespace

const std::vector<Fact>& facts() {
  static const std::vector<Fact> kAll = [] {
    std::vector<Fact> list;
    for (const auto& some :
         {table_facts(), seat_facts(), view_facts(), event_facts(), end_facts()}) {
      std::ranges::copy(some, std::back_inserter(list));
    }
    return list;
  }();
  return kAll;
}

}  // namespace posthorn::scenario
