#include "notation/move_text.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/engine.h"
#include "core/refusals.h"
#include "notation/in_quotes.h"

namespace posthorn {
namespace {

using Words = std::vector<std::string_view>;
using Result = std::expected<Action, MoveError>;

std::unexpected<MoveError> malformed(std::string message, Fault fault) {
  return std::unexpected(MoveError{true, std::nullopt, std::move(message), std::move(fault)});
}

std::unexpected<MoveError> forbidden(const Refusal& refusal) {
  return std::unexpected(MoveError{false, refusal, std::string(refusal.text), {}});
}

Fault move_shape(std::string_view example) {
  return Fault(faults::kMoveShape, {std::string(example)});
}

Fault unknown(const FaultKind& kind, std::string_view id) { return Fault(kind, {std::string(id)}); }

// Single spaces and nothing else between words; empty if the text is otherwise.
Words split(std::string_view text) {
  Words words;
  while (true) {
    const std::size_t space = text.find(' ');
    words.push_back(text.substr(0, space));
    if (words.back().empty()) return {};
    if (space == std::string_view::npos) return words;
    text.remove_prefix(space + 1);
  }
}

std::expected<int, MoveError> read_city(const Game& game, std::string_view text) {
  const int city = game.board->find_city(text);
  if (city < 0)
    return malformed("there is no city " + in_quotes(text) + " on the map " + game.board->id,
                     unknown(faults::kUnknownCity, text));
  return city;
}

Result read_take(const Game& game, const Words& words) {
  if (words.size() != 2)
    return malformed("a take names one card or the deck, as in 'take ULM' or 'take deck'",
                     move_shape("take ULM"));
  if (words[1] == "deck") return simple(ActionKind::kTakeDeck);
  const auto card = read_card(game, words[1]);
  if (!card) return std::unexpected(card.error());
  return take(*card);
}

Result read_play(const Game& game, const Words& words) {
  const auto where = words.size() == 3 ? find_id<Where>(kWhereIds, words[2]) : std::nullopt;
  if (!where) {
    return malformed("a play names a card and left, right, new or horse, as in 'play ULM right'",
                     move_shape("play ULM right"));
  }
  const auto card = read_card(game, words[1]);
  if (!card) return std::unexpected(card.error());
  return play(*card, *where);
}

Result read_houses(const Game& game, const Words& words) {
  std::uint32_t cities = 0;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto city = read_city(game, words[i]);
    if (!city) return std::unexpected(city.error());
    if (i > 1 && words[i] <= words[i - 1]) {
      return forbidden(refusals::kCitiesSorted);
    }
    cities |= bit(*city);
  }
  return houses(cities);
}

Result read_coach(const Game& game, const Words& words) {
  if (!game.audience) return forbidden(refusals::kNoCoachesInGame);
  if (words.size() != 3)
    return malformed("a coach move names coach and town, as in 'coach BAI ETT'",
                     move_shape("coach BAI ETT"));
  const int coach = game.rome->find_coach(words[1]);
  if (coach < 0)
    return malformed("there is no coach " + in_quotes(words[1]),
                     unknown(faults::kUnknownName, words[1]));
  const int town = game.rome->find_town(words[2]);
  if (town < 0)
    return malformed("there is no town " + in_quotes(words[2]) + " on the Rome board",
                     unknown(faults::kUnknownName, words[2]));
  return move_coach(coach, town);
}

Result read_assign(const Words& words) {
  const auto wrong = [] {
    return malformed(
        "an assignment names the values 1 to 5 for the five coaches, as in 'assign 5 3 1 4 2'",
        move_shape("assign 5 3 1 4 2"));
  };
  if (words.size() != kCoachCount + 1) return wrong();
  std::uint32_t tiles = 0;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    const std::string_view word = words[coach + 1];
    if (word.size() != 1 || word[0] < '1' || word[0] > '5') return wrong();
    tiles |= static_cast<std::uint32_t>(word[0] - '0') << (3 * coach);
  }
  return with_set(ActionKind::kAssign, tiles);
}

Result read_return(const Words& words) {
  std::uint32_t officials = 0;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto found = find_id<Official>(kOfficialIds, words[i]);
    if (!found)
      return malformed("there is no official " + in_quotes(words[i]),
                       unknown(faults::kUnknownName, words[i]));
    const std::uint32_t official = bit(static_cast<int>(*found));
    if (officials >= official) {
      return forbidden(refusals::kOfficialsSorted);
    }
    officials |= official;
  }
  return with_set(ActionKind::kReturn, officials);
}

Result read_discard(const Game& game, const State& state, const Words& words) {
  if (state.phase != Phase::kDiscard) {
    return forbidden(refusals::kDiscardAfterClosing);
  }
  Cards hand = state.acting().hand;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto card = read_card(game, words[i]);
    if (!card) return std::unexpected(card.error());
    if (i > 1 && words[i] < words[i - 1]) {
      return forbidden(refusals::kDiscardSorted);
    }
    if (!hand.has(game.table, *card)) return forbidden(refusals::kDiscardFromHand);
    hand.remove(game.table, *card);
  }
  if (hand.size() != kHandAfterClosing) {
    return forbidden(refusals::kDiscardExactly);
  }
  std::array<std::uint8_t, kHandAfterClosing> kept{};
  int n = 0;
  hand.each(game.table, [&](Card card) { kept[n++] = card.code; });
  std::ranges::sort(kept);
  return with_set(ActionKind::kDiscard,
                  kept[0] | std::uint32_t{kept[1]} << 8 | std::uint32_t{kept[2]} << 16);
}

Result read_words(const Game& game, const State& state, const Words& words) {
  const std::string_view verb = words[0];
  const auto kind = find_id<ActionKind>(kActionIds, verb);
  if (!kind)
    return malformed("there is no move " + in_quotes(verb), unknown(faults::kUnknownMove, verb));
  switch (*kind) {
    case ActionKind::kTake:
    case ActionKind::kTakeDeck:
      return read_take(game, words);
    case ActionKind::kPlay:
      return read_play(game, words);
    case ActionKind::kHouses:
      return read_houses(game, words);
    case ActionKind::kCoach:
      return read_coach(game, words);
    case ActionKind::kAssign:
      return read_assign(words);
    case ActionKind::kReturn:
      return read_return(words);
    case ActionKind::kDiscard:
      return read_discard(game, state, words);
    case ActionKind::kBailiff:
    case ActionKind::kPostmaster:
    case ActionKind::kPostilion:
    case ActionKind::kCartwright:
    case ActionKind::kDecline:
    case ActionKind::kClose:
    case ActionKind::kEnd:
      break;
  }
  if (words.size() > 1)
    return malformed("'" + std::string(verb) + "' stands alone", move_shape(verb));
  return simple(*kind);
}

std::string discarded_text(const Game& game, const State& state, const Action& action) {
  Cards hand = state.acting().hand;
  for (int i = 0; i < kHandAfterClosing; ++i) {
    Card card;
    card.code = static_cast<std::uint8_t>(action.set >> (8 * i));
    hand.remove(game.table, card);
  }
  std::vector<std::string> ids;
  hand.each(game.table, [&](Card card) { ids.push_back(card_text(game, card)); });
  std::ranges::sort(ids);
  std::string text;
  for (const std::string& id : ids) text += " " + id;
  return text;
}

// What follows the word that a move begins with.
std::string rest_of_move(const Game& game, const State& state, const Action& action) {
  switch (action.kind) {
    case ActionKind::kAssign: {
      std::string text;
      for (int coach = 0; coach < kCoachCount; ++coach) {
        text += ' ';
        text += static_cast<char>('0' + (action.set >> (3 * coach) & 7));
      }
      return text;
    }
    case ActionKind::kTake:
      return " " + card_text(game, action.card);
    case ActionKind::kPlay:
      return " " + card_text(game, action.card) + " " + std::string(where_id(action.where));
    case ActionKind::kHouses:
      return action.set == 0 ? "" : " " + cities_text(game, action.set);
    case ActionKind::kCoach:
      return " " + game.rome->coaches[action.coach].id + " " + game.rome->towns[action.set].id;
    case ActionKind::kDiscard:
      return discarded_text(game, state, action);
    case ActionKind::kReturn: {
      std::string text;
      for (int i : each_bit(action.set)) text += " " + std::string(kOfficialIds[i]);
      return text;
    }
    case ActionKind::kTakeDeck:
    case ActionKind::kBailiff:
    case ActionKind::kPostmaster:
    case ActionKind::kPostilion:
    case ActionKind::kCartwright:
    case ActionKind::kDecline:
    case ActionKind::kClose:
    case ActionKind::kEnd:
      break;
  }
  return "";
}

}  // namespace

std::expected<Card, MoveError> read_card(const Game& game, std::string_view text) {
  if (!game.horses) {
    const auto city = read_city(game, text);
    if (!city) return std::unexpected(city.error());
    return Card(*city, 0);
  }
  const int horses = text.empty() ? 0 : text.back() - '0';
  if (horses < 1 || horses > kMaxHorses) {
    return malformed("the card " + in_quotes(text) + " should end with its horses, as in BER2",
                     unknown(faults::kUnknownCard, text));
  }
  const auto city = read_city(game, text.substr(0, text.size() - 1));
  if (!city) return std::unexpected(city.error());
  return Card(*city, horses);
}

std::string card_text(const Game& game, Card card) {
  std::string text = game.board->cities[card.city()].id;
  if (card.horses() > 0) text += static_cast<char>('0' + card.horses());
  return text;
}

std::string cities_text(const Game& game, std::uint32_t cities) {
  std::vector<std::string_view> ids;
  for (int city : each_bit(cities)) ids.push_back(game.board->cities[city].id);
  std::ranges::sort(ids);
  std::string text;
  for (const std::string_view id : ids) {
    if (!text.empty()) text += ' ';
    text += id;
  }
  return text;
}

std::string move_text(const Game& game, const State& state, const Action& action) {
  return std::string(action_id(action.kind)) + rest_of_move(game, state, action);
}

std::expected<Action, MoveError> read_move(const Game& game, const State& state,
                                           std::string_view text) {
  if (state.over()) return forbidden(refusals::kGameOver);
  const Words words = split(text);
  if (words.empty())
    return malformed("a move is words with single spaces between, not " + in_quotes(text),
                     unknown(faults::kUnknownMove, text));
  Result action = read_words(game, state, words);
  if (!action) return action;
  if (const MaybeRefusal no = refusal_of(game, state, state.actor, *action)) {
    return forbidden(*no);
  }
  return action;
}

std::uint64_t listed_moves(const LegalActions& legal) {
  constexpr std::uint64_t kMost = 1000;
  return std::min(legal.size(), kMost);
}

std::string error_text(const MoveError& error) {
  return error.refusal ? std::string(rule_id(error.refusal->rule)) + ": " + error.message
                       : error.message;
}

}  // namespace posthorn
