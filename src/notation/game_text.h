// A game's options as text, `map=south,players=2,network=all`, and as the `game` object of records.
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "notation/json_writer.h"
#include "notation/object_reader.h"

namespace posthorn {

// The boards that can be named: those compiled in, and any that were added, which go first.
class Boards {
 public:
  void add(Board board);
  [[nodiscard]] std::shared_ptr<const Board> find(std::string_view id) const;
  [[nodiscard]] std::string ids() const;  // "south, north"
  [[nodiscard]] std::span<const std::shared_ptr<const Board>> added() const { return added_; }

 private:
  std::vector<std::shared_ptr<const Board>> added_;
};

struct GameName {
  std::string map = "south";
  Options options;
  friend bool operator==(const GameName&, const GameName&) = default;
};

// The game, or one sentence about what is wrong; a refusal keeps its rule id.
std::expected<Game, std::string> make_game(const Boards& boards, const GameName& name);

// Reads "map=south,players=2,..." in any order; missing keys take their defaults.
std::expected<GameName, std::string> read_game_name(std::string_view text);
std::string game_text(const Game& game);  // every key, in a fixed order

// The names of all games on these boards: every option and number of players.
std::vector<std::string> game_names(std::span<const std::shared_ptr<const Board>> boards);
std::vector<std::string> every_game_name();  // on the boards compiled in

json::Object game_json(const GameName& name);
json::Object game_json(const Game& game);
GameName read_game_json(const json::Value& value, Problems& problems);

// One line for each board of the game that is not wholly as printed; empty if all are.
std::string provenance_text(const Game& game);

}  // namespace posthorn
