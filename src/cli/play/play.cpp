// posthorn play: from the options to a game that is under way.
#include <fmt/format.h>
#include <sys/random.h>

#include <algorithm>
#include <charconv>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "cli/commands.h"
#include "cli/common/files.h"
#include "cli/common/saving.h"
#include "cli/play/play_loop.h"
#include "cli/play/session.h"
#include "cli/play/terminal.h"
#include "cli/text/text.h"
#include "host/bot_host.h"
#include "notation/in_quotes.h"

namespace posthorn::cli {
namespace {

template <class T>
using Or = std::expected<T, std::string>;

constexpr int kLongestSeatName = 24;  // columns

struct Randomness {
  Rng dealing{0};
  Rng thinking{0};
};

Or<Rng> rng_from_system() {
  Rng::Seed seed;
  if (::getrandom(seed.data(), sizeof seed, 0) != static_cast<ssize_t>(sizeof seed)) {
    return std::unexpected("the system gives no random numbers");
  }
  return Rng(seed);
}

Or<Randomness> randomness_of(std::string_view text) {
  if (text.empty()) {
    const auto dealing = rng_from_system();
    const auto thinking = rng_from_system();
    if (!dealing || !thinking) return std::unexpected((dealing ? thinking : dealing).error());
    return Randomness{*dealing, *thinking};
  }
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) {
    return std::unexpected(
        fmt::format("--seed should be a whole number from 0 to 18446744073709551615, not '{}'",
                    printable(shortened(text))));
  }
  // The bots must not be able to foresee the deck, so their numbers have a key of their own.
  const Rng::Seed thinking = {static_cast<std::uint32_t>(seed),
                              static_cast<std::uint32_t>(seed >> 32), 1};
  return Randomness{Rng(seed), Rng(thinking)};
}

Or<Seat> read_seat(std::string_view name, const Game& game) {
  if (name.empty()) return std::unexpected("a seat needs a name, as in Anna,greedy");
  if (!is_printable(name)) return std::unexpected("a seat's name should be plain UTF-8 text");
  if (width_of(name) > kLongestSeatName) {
    return std::unexpected(
        fmt::format("a seat's name should have at most {} letters", kLongestSeatName));
  }
  const auto bot = make_bot(name, bot_host());
  if (bot && !(*bot)->knows(game)) {
    return std::unexpected(fmt::format("the bot '{}' has no network for this game", name));
  }
  // Nobody is called master:ms=0; it is a bot whose wishes are wrong.
  if (!bot && name.find(':') != std::string_view::npos) return std::unexpected(bot.error());
  return Seat{std::string(name), bot ? std::string(name) : ""};
}

// Equal names are told apart by a number.
void number_equal_names(std::vector<Seat>& seats) {
  for (std::size_t i = 1; i < seats.size(); ++i) {
    const std::string base = seats[i].name;
    const auto taken = [&] {
      return std::any_of(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(i),
                         [&](const Seat& seat) { return seat.name == seats[i].name; });
    };
    for (int n = 2; taken(); ++n) seats[i].name = fmt::format("{} {}", base, n);
  }
}

Or<std::vector<Seat>> read_seats(std::string_view text, const Game& game) {
  const int players = game.players;
  std::string filled(text);
  if (text.empty()) {
    filled = "you";
    // Maps of one's own have no network.
    const bool networked = shipped_networks().find(game) != nullptr;
    for (int i = 1; i < players; ++i) filled += networked ? ",courier" : ",greedy";
  }
  std::vector<Seat> seats;
  std::string_view rest = filled;
  while (true) {
    const std::size_t comma = rest.find(',');
    auto seat = read_seat(rest.substr(0, comma), game);
    if (!seat) return std::unexpected(seat.error());
    seats.push_back(std::move(*seat));
    if (comma == std::string_view::npos) break;
    rest.remove_prefix(comma + 1);
  }
  if (static_cast<int>(seats.size()) != players) {
    return std::unexpected(fmt::format(
        "the game has {} players, but {} seat{} named; players=N in --game sets their number",
        players, seats.size(), seats.size() == 1 ? " is" : "s are"));
  }
  number_equal_names(seats);
  return seats;
}

// S1: the seats turned so that the right one is first. The table chooses by naming who starts, or
// by the order of its seats; otherwise the lot decides.
Or<void> seat_start_player(const PlayOptions& options, std::vector<Seat>& seats, Rng& rng,
                           const Terminal& terminal) {
  const bool by_lot = options.start == "lot" || (options.start.empty() && options.seats.empty());
  if (options.start.empty() && !by_lot) return {};
  auto first = seats.begin();
  if (by_lot) {
    first += rng.below(static_cast<std::uint32_t>(seats.size()));
  } else {
    first = std::ranges::find(seats, options.start, &Seat::name);
    if (first == seats.end()) {
      return std::unexpected(fmt::format("--start: nobody is called '{}'; name a seat, or lot",
                                         printable(options.start)));
    }
  }
  if (by_lot) terminal.print(fmt::format("The lot falls on {} to begin.\n", first->name));
  std::ranges::rotate(seats, first);
  return {};
}

enum class Saved { kNothing, kUnfinished, kFinished };

// What game the file holds, if it is one.
Saved saved_in(const std::string& path) {
  const auto text = read_file(path, kMaxRecordBytes);
  if (!text) return Saved::kNothing;
  const auto record = read_record(*text);
  if (!record) return Saved::kNothing;
  return record->result.has_value() ? Saved::kFinished : Saved::kUnfinished;
}

bool only_the_defaults(const PlayOptions& options) {
  return options.game.empty() && options.maps.empty() && options.seats.empty() &&
         options.file.empty() && options.seed.empty() && options.start.empty() &&
         !options.strict_audience;
}

// Makes room at the path for a new game, without a loss.
Or<void> clear_the_way(const std::string& path, bool is_default, const Terminal& terminal) {
  if (!file_exists(path)) return {};
  if (!is_default) {
    return std::unexpected(fmt::format(
        "{}: exists already; --resume goes on with it, or name another file", printable(path)));
  }
  if (saved_in(path) == Saved::kFinished) return {};
  const auto aside = set_aside(path);
  if (!aside) return std::unexpected(aside.error());
  terminal.print(fmt::format("The unfinished game that was saved is now {}.\n", printable(*aside)));
  return {};
}

Or<std::unique_ptr<Session>> new_game(const PlayOptions& options, const Boards& boards,
                                      const std::string& path, const Terminal& terminal) {
  const auto name = read_game_name(options.game);
  if (!name) return std::unexpected("--game: " + printable(name.error()));
  auto game = make_game(boards, *name);
  if (!game) return std::unexpected("--game: " + printable(game.error()));
  auto seats = read_seats(options.seats, *game);
  if (!seats) return std::unexpected("--seats: " + seats.error());
  auto randomness = randomness_of(options.seed);
  if (!randomness) return std::unexpected(randomness.error());
  if (auto start = seat_start_player(options, *seats, randomness->thinking, terminal); !start) {
    return std::unexpected(start.error());
  }
  if (auto clear = clear_the_way(path, options.file.empty(), terminal); !clear) {
    return std::unexpected(clear.error());
  }
  auto session =
      std::make_unique<Session>(std::move(*game), path, randomness->dealing, randomness->thinking);
  if (auto begun = session->begin(std::move(*seats), options.strict_audience); !begun) {
    return std::unexpected(begun.error());
  }
  return session;
}

Or<std::unique_ptr<Session>> saved_game(const PlayOptions& options, const Boards& boards,
                                        const std::string& path) {
  if (!options.game.empty() || !options.seats.empty() || !options.seed.empty() ||
      !options.start.empty()) {
    return std::unexpected(
        "--resume goes on with the saved game as it is; leave out --game, --seats, --start and "
        "--seed");
  }
  const auto text = read_file(path, kMaxRecordBytes);
  if (!text) return std::unexpected(text.error());
  auto record = read_record(*text);
  if (!record) {
    return std::unexpected(fmt::format("{}: {}: {}", printable(path),
                                       json::position_text(*text, record.error().offset),
                                       printable(record.error().message)));
  }
  auto game = make_game(boards, record->game);
  if (!game) {
    return std::unexpected(fmt::format("{}: {}", printable(path), printable(game.error())));
  }
  const auto randomness = randomness_of("");
  if (!randomness) return std::unexpected(randomness.error());
  auto session =
      std::make_unique<Session>(std::move(*game), path, randomness->dealing, randomness->thinking);
  const auto resumed = session->resume(std::move(*record), options.strict_audience);
  if (!resumed) return std::unexpected(resumed.error());
  return session;
}

Or<std::unique_ptr<Session>> open_session(const PlayOptions& options, const std::string& path,
                                          const Terminal& terminal) {
  const auto boards = load_boards(options.maps);
  if (!boards) return std::unexpected(boards.error());
  bool resume = options.resume;
  if (!resume && only_the_defaults(options) && terminal.has_keyboard() &&
      saved_in(path) == Saved::kUnfinished) {
    const auto line =
        terminal.read_line("There is an unfinished game. Go on with it? (yes or no) ");
    resume = line && (line->empty() || (*line)[0] == 'y' || (*line)[0] == 'Y');
    if (!line) return std::unexpected("nothing was begun, and the saved game is as it was");
  }
  return resume ? saved_game(options, *boards, path) : new_game(options, *boards, path, terminal);
}

void introduce(const Session& session, const Terminal& terminal) {
  const Ink ink(terminal.colours());
  terminal.print(ink.bold(printable(session.game().board->title)) + "  " +
                 ink.dim(game_text(session.game())) + "\n");
  if (const std::string note = provenance_text(session.game()); !note.empty()) {
    std::string_view rest = note;
    while (!rest.empty()) {
      const std::size_t end = rest.find('\n');
      terminal.print(wrap(printable(rest.substr(0, end)), terminal.columns(), 2) + "\n");
      rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
  }
}

Or<void> play_game(const PlayOptions& options) {
  const Terminal terminal(options.plain);
  std::string path = options.file;
  if (path.empty()) {
    const auto standard = default_save_file();
    if (!standard) return std::unexpected(standard.error());
    path = *standard;
  }
  SaveLock lock;
  if (auto locked = lock.lock(path); !locked) return locked;
  const auto session = open_session(options, path, terminal);
  if (!session) return std::unexpected(session.error());
  introduce(**session, terminal);
  PlayLoop loop(**session, terminal);
  return loop.run();
}

}  // namespace

int play(const PlayOptions& options) {
  const auto played = play_game(options);
  if (played) return kFine;
  std::fflush(stdout);
  fmt::print(stderr, "posthorn play: {}\n", played.error());
  return kBadInput;
}

}  // namespace posthorn::cli
