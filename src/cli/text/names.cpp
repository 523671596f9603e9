#include "cli/text/names.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <string_view>

#include "cli/text/text.h"
#include "notation/move_text.h"

namespace posthorn::cli {
namespace {

std::string lands_words(const Game& game, std::uint32_t lands) {
  std::string out;
  for (int land : each_bit(lands)) out += (out.empty() ? "" : " + ") + land_name(game, land);
  return out;
}

std::string network_words(const Game& game, const Bonus& bonus) {
  const std::uint32_t except =
      game.options.network == Network::kOutside ? bonus.except_outside : bonus.except_all;
  return except == 0 ? "every land" : "every land but " + lands_words(game, except);
}

}  // namespace

std::string city_name(const Game& game, int city) {
  return printable(game.board->cities[static_cast<std::size_t>(city)].name);
}

std::string city_words(const Game& game, int city) {
  return fmt::format("{} ({})", city_name(game, city),
                     game.board->cities[static_cast<std::size_t>(city)].id);
}

std::string card_words(const Game& game, Card card) {
  std::string name = city_name(game, card.city());
  if (card.horses() == 0) return name;
  return fmt::format("{} ({} horse{})", name, card.horses(), card.horses() == 1 ? "" : "s");
}

std::string land_name(const Game& game, int land) {
  return printable(game.board->lands[static_cast<std::size_t>(land)].name);
}

std::string town_name(const Game& game, int town) {
  return printable(game.rome->towns[static_cast<std::size_t>(town)].name);
}

std::string coach_name(const Game& game, int coach) {
  return printable(game.rome->coaches[static_cast<std::size_t>(coach)].name);
}

std::string clergy_name(const Game& game, int value) {
  std::string name = printable(game.rome->clergy[static_cast<std::size_t>(value - 1)]);
  for (char& c : name) {
    if (c == '-') c = ' ';
  }
  return name;
}

std::string official_name(int official) {
  return std::string(official_id(static_cast<Official>(official)));
}

std::string bonus_name(const Game& game, int stack) {
  const Bonus& bonus = game.board->bonuses[static_cast<std::size_t>(stack)];
  switch (bonus.kind) {
    case BonusKind::kLength:
      return fmt::format("a route of {}", bonus.length);
    case BonusKind::kLands:
      return lands_words(game, bonus.lands);
    case BonusKind::kNetwork:
      return network_words(game, bonus);
    case BonusKind::kFirstHouse:
      return "a free city";
    case BonusKind::kEnd:
      return "the end";
  }
  return "";
}

std::string land_letters(const Game& game) {
  std::string letters;
  const auto unused = [&](char c) { return letters.find(c) == std::string::npos; };
  for (const Land& land : game.board->lands) {
    char letter = 0;
    const std::string fallback = land.id + "abcdefghijklmnopqrstuvwxyz";
    for (const char c : fallback) {
      const char upper = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
      if (upper >= 'A' && upper <= 'Z' && unused(upper)) {
        letter = upper;
        break;
      }
    }
    letters += letter;  // 26 letters are more than kMaxLands
  }
  return letters;
}

std::string route_words(const Game& game, const Player& player) {
  std::string out;
  for (int i = 0; i < player.route_length; ++i) {
    if (i > 0) out += '-';
    out += card_text(game, player.route_card(i));
  }
  return out;
}

}  // namespace posthorn::cli
