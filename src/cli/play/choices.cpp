#include "cli/play/choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <tuple>
#include <utility>

#include "cli/text/move_words.h"
#include "cli/text/text.h"
#include "core/house_sets.h"
#include "core/legal.h"

namespace posthorn::cli {
namespace {

// House sets looked at: all where there are few, a scattered sample of millions.
constexpr std::uint64_t kMostLookedAt = 200'000;

std::vector<Action> look_at(const LegalActions& legal) {
  std::vector<Action> actions;
  const std::uint64_t count = std::min(legal.size(), kMostLookedAt);
  actions.reserve(count);
  for (std::uint64_t i = 0; i < count; ++i) {
    // Steps of an odd constant scatter over the list, so that no city is always in or out.
    const std::uint64_t index =
        legal.size() <= kMostLookedAt ? i : i * 0x9e3779b97f4a7c15ULL % legal.size();
    actions.push_back(legal.at(index));
  }
  return actions;
}

// The largest sets first, among them those that earn most.
void sort_houses(const Game& game, const State& state, std::vector<Action>& actions) {
  struct Rated {
    Action action;
    int houses;
    int points;
  };
  std::vector<Rated> rated;
  for (const Action& action : actions) rated.push_back({action, bit_count(action.set), 0});
  const auto by_size = [](const Rated& r) { return std::tuple(-r.houses, r.action.set); };
  std::ranges::sort(rated, {}, by_size);
  const auto same = std::ranges::unique(rated, {}, [](const Rated& r) { return r.action.set; });
  rated.erase(same.begin(), same.end());
  // Only the front is shown, so only there does the order of the points matter.
  rated.resize(std::min<std::size_t>(rated.size(), 5'000));
  for (Rated& r : rated) {
    r.points = earned_by_houses(game, state, state.actor, r.action.set).points;
  }
  std::ranges::sort(rated, {},
                    [](const Rated& r) { return std::tuple(-r.houses, -r.points, r.action.set); });
  actions.clear();
  for (const Rated& r : rated) actions.push_back(r.action);
}

// Extensions first, then horses, then a new route; officials before them.
int menu_rank(const Action& action) {
  if (action.kind != ActionKind::kPlay) return 0;
  switch (action.where) {
    case Where::kLeft:
    case Where::kRight:
      return 1;
    case Where::kHorse:
      return 2;
    case Where::kNew:
      break;
  }
  return 3;
}

// By rank, and within a rank in the order of the legal list.
void sort_menu(std::vector<Action>& actions) {
  std::vector<Action> sorted;
  for (int rank = 0; rank <= 3; ++rank) {
    for (const Action& action : actions) {
      if (menu_rank(action) == rank) sorted.push_back(action);
    }
  }
  actions = std::move(sorted);
}

std::string upper(std::string_view text) {
  std::string out;
  for (const char c : text) out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return out;
}

std::string lower(std::string_view text) {
  std::string out;
  for (const char c : text) out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

bool is_id(const Game& game, std::string_view word) {
  if (game.board->find_city(word) >= 0) return true;
  if (game.horses && word.size() > 1 &&
      game.board->find_city(word.substr(0, word.size() - 1)) >= 0) {
    return true;
  }
  return game.audience && (game.rome->find_coach(word) >= 0 || game.rome->find_town(word) >= 0);
}

std::string in_notation(const Game& game, std::string_view line) {
  std::vector<std::string> words;
  while (!line.empty()) {
    const std::size_t blank = line.find_first_of(" \t,");
    if (blank != 0) words.emplace_back(line.substr(0, blank));
    line.remove_prefix(blank == std::string_view::npos ? line.size() : blank + 1);
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string id = upper(words[i]);
    words[i] = i > 0 && is_id(game, id) ? id : lower(words[i]);
  }
  if (words.size() > 1 && (words[0] == "houses" || words[0] == "discard")) {
    std::sort(words.begin() + 1, words.end());
  }
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

}  // namespace

Choices choices_of(const Game& game, const State& state) {
  const LegalActions legal(game, state);
  Choices choices;
  choices.total = legal.size();
  choices.shown = look_at(legal);
  if (state.phase == Phase::kHouses) {
    sort_houses(game, state, choices.shown);
    choices.most_houses = most_houses(game, state.acting());
  } else {
    sort_menu(choices.shown);
  }
  if (state.phase == Phase::kAssign) {
    // Any of 120 is as good as the next: a few show what it looks like.
    std::vector<Action> some;
    for (std::size_t i = choices.shown.size(); i >= 12; i -= 12)
      some.push_back(choices.shown[i - 1]);
    choices.shown = some;
  }
  if (choices.shown.size() > kMostShown) choices.shown.resize(kMostShown);
  return choices;
}

std::string menu_text(const Game& game, const State& state, const Choices& choices, int columns,
                      bool colours) {
  const Ink ink(colours);
  std::vector<std::string> words;
  int widest = 0;
  constexpr int kWidestAligned = 56;
  for (const Action& action : choices.shown) {
    words.push_back(move_words(game, state, action));
    if (const int width = width_of(words.back()); width <= kWidestAligned) {
      widest = std::max(widest, width);
    }
  }
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string notation = move_text(game, state, choices.shown[i]);
    std::string line =
        fmt::format("{} {}", ink.bold(fmt::format("{:>3}", i + 1)), pad(words[i], widest));
    if (width_of(line) + 3 + width_of(notation) > columns) {
      out += wrap(line, columns, 4) + "\n    " + ink.dim(wrap(notation, columns - 4, 4)) + "\n";
    } else {
      out += line + "   " + ink.dim(notation) + "\n";
    }
  }
  if (choices.total > choices.shown.size()) {
    out += wrap(fmt::format("These are {} of {} moves; any other may be typed, as in '{}'.",
                            choices.shown.size(), choices.total,
                            move_text(game, state, choices.shown.back())),
                columns) +
           "\n";
  }
  return out;
}

std::expected<Action, MoveError> read_typed_move(const Game& game, const State& state,
                                                 std::string_view line) {
  auto strict = read_move(game, state, line);
  if (strict) return strict;
  auto kind = read_move(game, state, in_notation(game, line));
  if (kind || !kind.error().malformed) return kind;
  return strict;
}

}  // namespace posthorn::cli
