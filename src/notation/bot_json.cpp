#include "notation/bot_json.h"

#include "notation/game_text.h"
#include "notation/json_writer.h"
#include "notation/move_text.h"
#include "notation/object_reader.h"
#include "notation/view_json.h"

namespace posthorn {

std::string bot_question(const Game& game, const View& view, int milliseconds) {
  const LegalActions legal(game, view.known);
  json::List moves;
  for (std::uint64_t i = 0; i < listed_moves(legal); ++i)
    moves.item(move_text(game, view.known, legal.at(i)));
  json::Object out;
  out.member("protocol", 1);
  out.member("game", game_json(game));
  out.member("view", view_json(game, view));
  out.member("moves", moves);
  out.member("more", listed_moves(legal) < legal.size());
  out.member("milliseconds", milliseconds);
  return out.text();
}

std::expected<std::string, std::string> read_bot_answer(std::string_view line) {
  const auto document = json::Document::parse(line);
  if (!document) return std::unexpected("not JSON: " + document.error().message);
  Problems problems;
  ObjectReader object(document->root(), "an answer", problems);
  std::string move = object.string("move");
  if (problems.any()) return std::unexpected(problems.first().message);
  return move;
}

}  // namespace posthorn
