#include "notation/bot_json.h"

#include "notation/game_text.h"
#include "notation/json.h"
#include "notation/move_text.h"
#include "notation/object_reader.h"
#include "notation/view_json.h"

namespace posthorn {

std::string bot_question(const Game& game, const View& view, int milliseconds) {
  const LegalActions legal(game, view.known);
  const bool more = legal.size() > kMaxListedMoves;
  const std::uint64_t listed = more ? kMaxListedMoves : legal.size();
  std::string out = "{\"protocol\": 1, \"game\": " + game_json(game) +
                    ", \"view\": " + view_json(game, view) + ", \"moves\": [";
  for (std::uint64_t i = 0; i < listed; ++i) {
    if (i > 0) out += ", ";
    out += json::quote(move_text(game, view.known, legal.at(i)));
  }
  out += "], \"more\": " + std::string(more ? "true" : "false") +
         ", \"milliseconds\": " + std::to_string(milliseconds) + "}";
  return out;
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
