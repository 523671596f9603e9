#include "tests/scenario/expectations.h"

#include <algorithm>
#include <span>

#include "notation/move_text.h"
#include "tests/scenario/facts.h"
#include "tests/scenario/moves.h"
#include "tests/scenario/names.h"

namespace posthorn::scenario {
namespace {

// The expected value as the fact would write it.
std::string normal(Form form, const std::string& value) {
  switch (form) {
    case Form::kText:
      return value;
    case Form::kWords:
      return shown(list_of(value));
    case Form::kWithCommas:
      return shown(list_of(value, ','), ", ");
    case Form::kSorted:
      return sorted(list_of(value));
    case Form::kSortedWithCommas:
      return sorted(list_of(value, ','), ", ");
  }
  return value;
}

// `? may: take ULM, take PAS` and `? may not: ...`
void expect_legal(const Position& position, const std::string& moves, bool expected) {
  for (const std::string& move : list_of(moves, ',')) {
    const auto action = read_move(position.game, position.state, move);
    // A typo would make any 'may not' come true.
    if (!action && action.error().malformed) fail("'" + move + "': " + action.error().message);
    require(is_legal(position, move) == expected,
            "'" + move + "' should" + (expected ? "" : " not") + " be legal");
  }
}

void swap_with_deck(const Game& game, Player& of, std::span<Card> deck, Card mine, Card theirs) {
  const CardTable& table = game.table;
  const auto other = std::ranges::find(deck, theirs);
  require(of.hand.has(table, mine), card_text(game, mine) + " is not in that hand");
  require(other != deck.end(), card_text(game, theirs) + " is not in the deck");
  const bool is_open = of.open.count(table, mine) == of.hand.count(table, mine);
  of.hand.remove(table, mine);
  of.hand.add(table, theirs);
  if (is_open) {
    of.open.remove(table, mine);
    of.open.add(table, theirs);
  }
  *other = mine;
}

// The state, changed in one hidden thing: "swap MUN of 0 with PAS" (a card of the deck),
// "deck reversed", "clergy of 0 5 4 3 2 1".
State variant(const Position& position, const std::string& change) {
  const Game& game = position.game;
  State state = position.state;
  const std::span deck(state.deck.data(), state.deck_left);
  const Words words = split(change);
  Words a;
  if (matches(words, "deck reversed", a)) {
    std::ranges::reverse(deck);
  } else if (matches(words, "swap * of * with *", a)) {
    swap_with_deck(game, state.players[seat_of(game, a[1])], deck, card_of(game, a[0]),
                   card_of(game, a[2]));
  } else if (matches(words, "clergy of * * * * * *", a)) {
    state.players[seat_of(game, a[0])].clergy = clergy_of(Words(a.begin() + 1, a.end()));
  } else {
    fail("there is no variant '" + change + "'");
  }
  require(!same_bytes(state, position.state), "the variant changes nothing");
  return state;
}

// `? seat 1 can tell: change` and `? seat 1 cannot tell: change`
void expect_noticed(const Position& position, const std::string& seat, const std::string& change,
                    bool expected) {
  const bool same = same_view(position.game, variant(position, change), position.state,
                              seat_of(position.game, seat));
  require(same != expected,
          "seat " + seat + " should" + (expected ? "" : " not") + " notice: " + change);
}

void expect_fact(const Position& position, const Entry& expected) {
  for (const Fact& fact : facts()) {
    Words arguments;
    if (!matches(expected.head, fact.pattern, arguments)) continue;
    compare(join(expected.head), normal(fact.form, expected.value),
            fact.found(position, arguments));
    return;
  }
  fail("there is no expectation '" + join(expected.head) + "'");
}

}  // namespace

void expect(const Position& position, const Entry& expected) {
  const auto& [head, value] = expected;
  Words arguments;
  if (matches(head, "may", arguments)) {
    expect_legal(position, value, true);
  } else if (matches(head, "may not", arguments)) {
    expect_legal(position, value, false);
  } else if (matches(head, "seat * can tell", arguments)) {
    expect_noticed(position, arguments[0], value, true);
  } else if (matches(head, "seat * cannot tell", arguments)) {
    expect_noticed(position, arguments[0], value, false);
  } else {
    expect_fact(position, expected);
  }
}

}  // namespace posthorn::scenario
