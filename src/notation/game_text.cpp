#include "notation/game_text.h"

#include <set>

#include "notation/board_json.h"
#include "notation/in_quotes.h"

namespace posthorn {
namespace {

std::string_view growth_id(Growth growth) {
  return growth == Growth::kHorses ? "horses" : "carriages";
}
std::string_view network_id(Network network) {
  return network == Network::kOutside ? "outside" : "all";
}

bool read_growth(std::string_view text, Options& options) {
  options.growth = text == "horses" ? Growth::kHorses : Growth::kCarriages;
  return text == growth_id(options.growth);
}

bool read_network(std::string_view text, Options& options) {
  options.network = text == "outside" ? Network::kOutside : Network::kAll;
  return text == network_id(options.network);
}

bool read_flag(std::string_view text, bool& flag) {
  flag = text == "true" || text == "yes" || text == "1" || text.empty();
  return flag || text == "false" || text == "no" || text == "0";
}

// What is wrong with key=value, or nothing.
std::string read_option(std::string_view key, std::string_view value, GameName& name) {
  const std::string shown = in_quotes(value);
  if (key == "map") {
    name.map = value;
    return value.empty() ? "map needs a name, as in map=south" : "";
  }
  if (key == "players") {
    if (value.size() != 1 || value[0] < '2' || value[0] > '4')
      return "players should be 2, 3 or 4, not " + shown + " (S1)";
    name.options.players = value[0] - '0';
    return "";
  }
  if (key == "growth") {
    return read_growth(value, name.options) ? ""
                                            : "growth should be carriages or horses, not " + shown;
  }
  if (key == "network") {
    return read_network(value, name.options) ? ""
                                             : "network should be all or outside, not " + shown;
  }
  if (key == "audience") {
    return read_flag(value, name.options.audience)
               ? ""
               : "audience should be true or false, not " + shown;
  }
  if (key == "offices") {
    return read_flag(value, name.options.offices) ? ""
                                                  : "offices should be true or false, not " + shown;
  }
  return "there is no option '" + std::string(key) +
         "'; known are map, players, growth, network, audience, offices";
}

}  // namespace

std::shared_ptr<const Board> Boards::find(std::string_view id) const {
  for (const auto& board : added_) {
    if (board->id == id) return board;
  }
  return built_in_board(id);
}

void Boards::add(Board board) {
  if (!board.rome) {
    // A map that takes the place of ours and says nothing else is played with the same parts.
    if (const auto same = built_in_board(board.id)) board.rome = same->rome;
  }
  added_.push_back(std::make_shared<const Board>(std::move(board)));
}

std::string Boards::ids() const {
  std::string ids;
  for (const auto& board : built_in_boards()) ids += (ids.empty() ? "" : ", ") + board->id;
  for (const auto& board : added_) {
    if (built_in_board(board->id) == nullptr) ids += ", " + board->id;
  }
  return ids;
}

std::expected<Game, std::string> make_game(const Boards& boards, const GameName& name) {
  auto board = boards.find(name.map);
  if (board == nullptr) {
    return std::unexpected("there is no map '" + name.map + "'; known are " + boards.ids() +
                           " (a custom one is loaded with --map FILE)");
  }
  auto game = make_game(std::move(board), built_in_rome(), name.options);
  if (!game)
    return std::unexpected(std::string(rule_id(game.error().rule)) + ": " +
                           std::string(game.error().text));
  return std::move(*game);
}

std::expected<GameName, std::string> read_game_name(std::string_view text) {
  GameName name;
  std::set<std::string_view> seen;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const std::string_view item = text.substr(0, comma);
    text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
    const std::size_t equals = item.find('=');
    const std::string_view key = item.substr(0, equals);
    const std::string_view value = equals == std::string_view::npos ? "" : item.substr(equals + 1);
    if (!seen.insert(key).second) return std::unexpected(in_quotes(key) + " is named twice");
    if (std::string wrong = read_option(key, value, name); !wrong.empty())
      return std::unexpected(wrong);
  }
  return name;
}

std::string game_text(const Game& game) {
  std::string text = "map=" + game.board->id + ",players=" + std::to_string(game.players) +
                     ",growth=" + std::string(growth_id(game.options.growth)) +
                     ",network=" + std::string(network_id(game.options.network));
  if (game.audience) text += ",audience=true";
  if (game.offices) text += ",offices=true";
  return text;
}

std::vector<std::string> game_names(std::span<const std::shared_ptr<const Board>> boards) {
  using Texts = std::vector<std::string>;
  Texts names;
  for (const std::string players : {"2", "3", "4"}) {
    for (const auto& board : boards) {
      const Texts growths =
          board->has_horses() ? Texts{",growth=carriages", ",growth=horses"} : Texts{""};
      const Texts networks =
          board->has_network_outside() ? Texts{",network=all", ",network=outside"} : Texts{""};
      Texts parts = {""};
      if (board->has_audience()) parts.push_back(",audience=true");
      if (board->has_offices()) parts.push_back(",offices=true");
      if (parts.size() == 3) parts.push_back(parts[1] + parts[2]);
      for (const std::string& growth : growths) {
        for (const std::string& network : networks) {
          for (const std::string& part : parts) {
            std::string name = "map=" + board->id;
            name += ",players=" + players + growth;
            names.push_back(name + network + part);
          }
        }
      }
    }
  }
  return names;
}

std::vector<std::string> every_game_name() { return game_names(built_in_boards()); }

json::Object game_json(const GameName& name) {
  json::Object out;
  out.member("map", name.map);
  out.member("players", name.options.players);
  out.member("growth", growth_id(name.options.growth));
  out.member("network", network_id(name.options.network));
  out.member("audience", name.options.audience);
  out.member("offices", name.options.offices);
  return out;
}

json::Object game_json(const Game& game) {
  return game_json(GameName{game.board->id, game.options});
}

GameName read_game_json(const json::Value& value, Problems& problems) {
  GameName name;
  ObjectReader object(value, "'game'", problems);
  if (const auto map = object.find("map", json::Type::kString, false)) name.map = map->string();
  if (object.find("players", json::Type::kNumber, false))
    name.options.players = object.number("players", 2, 4);
  if (const auto growth = object.find("growth", json::Type::kString, false)) {
    if (!read_growth(growth->string(), name.options)) {
      problems.note(growth->offset(), "growth should be carriages or horses",
                    Fault(faults::kNotOneOf, {growth->string(), "carriages, horses"}));
    }
  }
  if (const auto network = object.find("network", json::Type::kString, false)) {
    if (!read_network(network->string(), name.options)) {
      problems.note(network->offset(), "network should be all or outside",
                    Fault(faults::kNotOneOf, {network->string(), "all, outside"}));
    }
  }
  name.options.audience = object.flag("audience", false);
  name.options.offices = object.flag("offices", false);
  object.refuse_others();
  return name;
}

std::string provenance_text(const Game& game) {
  const auto describe = [](const std::string& title, const Provenance& provenance) {
    std::string text = title + ": partly reconstructed (";
    for (std::size_t i = 0; i < provenance.reconstructed.size(); ++i) {
      text += (i > 0 ? "; " : "") + provenance.reconstructed[i];
    }
    return text + ")";
  };
  std::string text;
  if (!game.board->provenance.reconstructed.empty()) {
    text = describe("Map " + game.board->id, game.board->provenance);
  }
  if (game.audience && !game.rome->provenance.reconstructed.empty()) {
    if (!text.empty()) text += "\n";
    text += describe("Rome board", game.rome->provenance);
  }
  return text;
}

}  // namespace posthorn
