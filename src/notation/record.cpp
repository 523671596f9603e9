#include "notation/record.h"

#include <algorithm>

#include "notation/in_quotes.h"

namespace posthorn {
namespace {

using json::Type;
using json::Value;

constexpr std::string_view kFormat = "posthorn-record";
constexpr int kVersion = 1;

void read_strings(const Value& list, std::string_view what, std::vector<std::string>& out,
                  Problems& problems) {
  if (!list.is(Type::kArray)) {
    problems.note(list.offset(), std::string(what) + " should be a list",
                  json::wrong_type(list, Type::kArray));
    return;
  }
  out.reserve(list.size());
  list.each([&](Value item) {
    if (!item.is(Type::kString)) {
      problems.note(item.offset(), "every entry of " + std::string(what) + " should be a string",
                    json::wrong_type(item, Type::kString));
      return;
    }
    out.push_back(item.string());
  });
}

Extras other_members(const Value& object, std::initializer_list<std::string_view> known) {
  Extras extras;
  if (!object.is(Type::kObject)) return extras;
  object.each_member([&](const std::string& key, Value value) {
    if (std::ranges::find(known, key) != known.end()) return;
    extras.emplace_back(key, json::Written(value));
  });
  return extras;
}

Fault count_exact(int wanted, std::size_t found) {
  return Fault(faults::kCountExact, {std::to_string(wanted), std::to_string(found)});
}

void read_seats(const Value& list, Record& record, Problems& problems) {
  if (list.size() != static_cast<std::size_t>(record.game.options.players)) {
    problems.note(list.offset(),
                  "there should be " + std::to_string(record.game.options.players) +
                      " seats, as many as players, not " + std::to_string(list.size()),
                  count_exact(record.game.options.players, list.size()));
    return;
  }
  list.each([&](Value seat) {
    ObjectReader object(seat, "a seat", problems);
    record.seats.push_back(object.string("name"));
    record.seat_extras.push_back(other_members(seat, {"name"}));
  });
}

RecordResult read_result(const Value& value, int players, Problems& problems) {
  RecordResult result;
  ObjectReader object(value, "'result'", problems);
  if (const auto scores = object.find("scores", Type::kArray)) {
    if (scores->size() != static_cast<std::size_t>(players)) {
      problems.note(scores->offset(), "'scores' should have a number for each player",
                    count_exact(players, scores->size()));
    }
    scores->each([&](Value item) {
      const auto score = json::to_int(item, -100000, 100000, "a score");
      if (!score) problems.note(score.error());
      result.scores.push_back(score.value_or(0));
    });
  }
  result.winner = object.number("winner", 0, kMaxPlayers - 1);
  result.extras = other_members(value, {"scores", "winner"});
  return result;
}

void add_extras(json::Object& out, const Extras& extras) {
  for (const auto& [key, value] : extras) out.member(key, value);
}

json::Object result_json(const RecordResult& result) {
  json::Object out;
  out.member("scores", json::list_of(result.scores));
  out.member("winner", result.winner);
  add_extras(out, result.extras);
  return out;
}

ReplayError at_move(int move, const MoveError& error) {
  return {error.malformed, move, error_text(error), error.fault, error.refusal};
}

ReplayError broken(std::string message, Fault fault) {
  return {false, std::nullopt, std::move(message), std::move(fault), std::nullopt};
}

// A wrong result may name a seat that is not there.
std::string seat_name(const Record& record, int seat) {
  const auto at = static_cast<std::size_t>(seat);
  return at < record.seats.size() ? record.seats[at] : std::to_string(seat + 1);
}

std::optional<ReplayError> wrong_ending(const Game& game, const Record& record, const State& state,
                                        const ScriptedDealer& dealer) {
  if (dealer.used() != record.shuffles.size()) {
    return broken("T4: the record has " + std::to_string(record.shuffles.size()) +
                      " shuffles, but only " + std::to_string(dealer.used()) + " happened",
                  Fault(faults::kShufflesTooMany,
                        {std::to_string(record.shuffles.size()), std::to_string(dealer.used())}));
  }
  if (!record.result) return std::nullopt;
  if (!state.over()) {
    return broken("E2: the record has a result, but the game is not over",
                  Fault(faults::kResultTooEarly));
  }
  const Scores all = scores(game, state);
  for (int seat = 0; seat < game.players; ++seat) {
    if (record.result->scores[seat] == all[seat]) continue;
    const std::string points = std::to_string(all[seat]);
    const std::string told = std::to_string(record.result->scores[seat]);
    return broken(
        "E3: seat " + std::to_string(seat) + " has " + points + " points, the record says " + told,
        Fault(faults::kResultPoints, {seat_name(record, seat), points, told}));
  }
  const int best = winner(game, state);
  if (record.result->winner != best) {
    return broken("E4: seat " + std::to_string(best) + " wins, the record says seat " +
                      std::to_string(record.result->winner),
                  Fault(faults::kResultWinner,
                        {seat_name(record, best), seat_name(record, record.result->winner)}));
  }
  return std::nullopt;
}

}  // namespace

std::expected<Record, json::Error> read_record(std::string_view text) {
  if (text.size() > kMaxRecordBytes) {
    return std::unexpected(json::Error{
        0, "a record should be at most 8 MiB; several games go on the lines of a .jsonl file",
        Fault(faults::kTooLarge, {std::to_string(kMaxRecordBytes >> 20)})});
  }
  const auto document = json::Document::parse(text);
  if (!document) return std::unexpected(document.error());
  Problems problems;
  Record record;
  const Value root = document->root();
  ObjectReader object(root, "a record", problems);
  const auto format = object.find("format", Type::kString);
  if (format && format->string() != kFormat) {
    problems.note(format->offset(), "the format should be \"posthorn-record\"",
                  Fault(faults::kWrongFormat, {std::string(kFormat)}));
  }
  if (object.find("version", Type::kNumber) && !problems.any()) object.version("version", kVersion);
  // Missing keys take their defaults, so the whole object may be missing too.
  if (const auto game = object.find("game", Type::kObject, false))
    record.game = read_game_json(*game, problems);
  if (const auto seats = object.find("seats", Type::kArray)) read_seats(*seats, record, problems);
  if (const auto shuffles = object.find("shuffles", Type::kArray)) {
    shuffles->each([&](Value shuffle) {
      record.shuffles.emplace_back();
      read_strings(shuffle, "a shuffle", record.shuffles.back(), problems);
    });
  }
  if (const auto moves = object.find("moves", Type::kArray))
    read_strings(*moves, "'moves'", record.moves, problems);
  if (root.is(Type::kObject)) {
    root.each_member([&](const std::string& key, Value value) {
      if (key != "result" || value.is(Type::kNull)) return;
      record.result = read_result(value, record.game.options.players, problems);
    });
  }
  record.extras =
      other_members(root, {"format", "version", "game", "seats", "shuffles", "moves", "result"});
  if (problems.any()) return std::unexpected(problems.first());
  return record;
}

json::Object record_object(const Record& record, const Game& game) {
  json::List seats;
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    json::Object seat;
    seat.member("name", record.seats[i]);
    if (i < record.seat_extras.size()) add_extras(seat, record.seat_extras[i]);
    seats.item(seat);
  }
  json::Object out;
  out.member("format", kFormat);
  out.member("version", kVersion);
  out.member("game", game_json(game));
  out.member("seats", seats);
  out.member("shuffles", json::list_of(record.shuffles, [](const std::vector<std::string>& cards) {
               return json::list_of(cards);
             }));
  out.member("moves", json::list_of(record.moves));
  if (record.result) out.member("result", result_json(*record.result));
  add_extras(out, record.extras);
  return out;
}

std::string record_json(const Record& record, const Game& game) {
  return record_object(record, game).text();
}

void ScriptedDealer::shuffle(std::span<Card> cards) {
  const std::size_t index = used_++;
  const std::string name = "shuffle " + std::to_string(index);
  const std::string number = std::to_string(index + 1);  // people count from one
  if (error_) return;
  if (index >= shuffles_->size()) {
    error_ = broken("T4: " + name + " happened, but is not in the record",
                    Fault(faults::kShuffleMissing, {number}));
    return;
  }
  const std::vector<std::string>& names = (*shuffles_)[index];
  Cards pile;
  for (const Card card : cards) pile.add(game_->table, card);
  std::vector<Card> order;
  for (const std::string& id : names) {
    const auto card = read_card(*game_, id);
    if (!card) {
      error_ = broken(name + " names a card that does not exist: " + in_quotes(id),
                      Fault(faults::kShuffleCardUnknown, {number, id}));
      error_->malformed = true;
      return;
    }
    if (!pile.has(game_->table, *card)) {
      error_ = broken("S2: " + name + " has one " + id + " too many",
                      Fault(faults::kShuffleCardTooMany, {number, id}));
      return;
    }
    pile.remove(game_->table, *card);
    order.push_back(*card);
  }
  if (!pile.empty()) {
    const std::string wanted = std::to_string(cards.size());
    const std::string found = std::to_string(order.size());
    error_ = broken("S2: " + name + " should have " + wanted + " cards, not " + found,
                    Fault(faults::kShuffleCount, {number, wanted, found}));
    return;
  }
  std::ranges::copy(order, cards.begin());
}

void NotingDealer::shuffle(std::span<Card> cards) {
  dealer_->shuffle(cards);
  notes_->emplace_back();
  for (const Card card : cards) notes_->back().push_back(card_text(*game_, card));
}

std::expected<State, ReplayError> replay(const Game& game, const Record& record, int moves,
                                         const ReplayStep& step, const ReplayBegin& begin) {
  ScriptedDealer dealer(game, record.shuffles);
  EventLog opening;
  State state = start(game, dealer, &opening);
  if (dealer.error()) return std::unexpected(*dealer.error());
  if (begin) begin(state, opening);
  const auto total = static_cast<int>(record.moves.size());
  const int last = moves < 0 ? total : std::min(moves, total);
  for (int i = 0; i < last; ++i) {
    const auto action = read_move(game, state, record.moves[i]);
    if (!action) return std::unexpected(at_move(i, action.error()));
    if (step) {
      const State before = state;
      EventLog events;
      apply(game, state, *action, dealer, &events);
      if (!dealer.error()) step(i, before, *action, state, events);
    } else {
      apply(game, state, *action, dealer);
    }
    if (dealer.error()) {
      ReplayError error = *dealer.error();
      error.move = i;
      return std::unexpected(error);
    }
  }
  if (last == total) {
    if (auto error = wrong_ending(game, record, state, dealer)) return std::unexpected(*error);
  }
  return state;
}

}  // namespace posthorn
