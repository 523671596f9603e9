#include "ai/bot.h"

#include <array>
#include <charconv>
#include <optional>

#include "ai/greedy/greedy_bot.h"
#include "ai/level/level_bot.h"
#include "ai/random/random_bot.h"
#include "ai/steady/steady_bot.h"

namespace posthorn {
namespace {

template <class Made>
std::unique_ptr<Bot> make() {
  return std::make_unique<Made>();
}

constexpr std::array<std::string_view, 3> kPlain = {"random", "steady", "greedy"};
constexpr std::array<std::unique_ptr<Bot> (*)(), kPlain.size()> kMakePlain = {
    make<RandomBot>, make<SteadyBot>, make<GreedyBot>};

std::unique_ptr<Bot> make_plain(std::string_view name) {
  for (std::size_t i = 0; i < kPlain.size(); ++i) {
    if (kPlain[i] == name) return kMakePlain[i]();
  }
  return nullptr;
}

constexpr int kMostMilliseconds = 3'600'000;
constexpr int kMostSimulations = 100'000'000;

std::expected<int, std::string> read_number(std::string_view key, std::string_view text, int most) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < 1 || value > most) {
    return std::unexpected(std::string(key) + "= should be a whole number from 1 to " +
                           std::to_string(most) + ", not '" + std::string(text) + "'");
  }
  return value;
}

std::optional<net::Leaning> read_leaning(std::string_view text) {
  for (const auto& [name, leaning] : net::kStyles) {
    if (text == name) return leaning;
  }
  return std::nullopt;
}

// Reads one wish, as in ms=100.
std::expected<void, std::string> add_wish(std::string_view text, bool searches, BotHost& host,
                                          level::Wishes& wishes) {
  const std::size_t equals = text.find('=');
  const std::string_view key = text.substr(0, equals);
  const std::string_view value =
      equals == std::string_view::npos ? std::string_view() : text.substr(equals + 1);
  if (key == "style") {
    const auto leaning = read_leaning(value);
    if (!leaning) {
      return std::unexpected("style= should be racer, builder or spoiler, not '" +
                             std::string(value) + "'");
    }
    wishes.style.leaning = *leaning;
    return {};
  }
  if (key == "weights" && host.load != nullptr) {
    const auto loaded = host.load(std::string(value));
    if (!loaded) return std::unexpected(loaded.error());
    host.networks = *loaded;
    return {};
  }
  if (key != "ms" && key != "sims") {
    return std::unexpected("'" + std::string(text) +
                           "' should be ms=N, sims=N, style=NAME or weights=FILE");
  }
  if (!searches) return std::unexpected(std::string(key) + "= is for master and grandmaster");
  const auto number = read_number(key, value, key == "ms" ? kMostMilliseconds : kMostSimulations);
  if (!number) return std::unexpected(number.error());
  if (key == "ms") {
    wishes.turn_seconds = *number / 1000.0;
  } else {
    wishes.simulations = *number;
  }
  return {};
}

}  // namespace

std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name,
                                                          const BotHost& given) {
  BotHost host = given;
  const std::size_t colon = name.find(':');
  const std::string_view base = name.substr(0, colon);
  const std::string who = "the bot '" + std::string(base) + "'";
  if (auto plain = make_plain(base)) {
    if (colon != std::string_view::npos) return std::unexpected(who + " takes no limits or style");
    return plain;
  }
  const level::Level* level = level::find_level(base);
  if (level == nullptr) {
    return std::unexpected("there is no bot '" + std::string(base) + "'; known are " + bot_names());
  }
  if (level->frozen != nullptr) {
    host.networks = host.frozen != nullptr ? host.frozen(level->frozen) : nullptr;
  }
  level::Wishes wishes;
  std::string_view rest = colon == std::string_view::npos ? std::string_view() : name.substr(colon);
  while (!rest.empty()) {
    rest.remove_prefix(1);
    const std::size_t next = rest.find(':');
    const auto added = add_wish(rest.substr(0, next), level->seconds > 0, host, wishes);
    if (!added) return std::unexpected(who + ": " + added.error());
    rest = next == std::string_view::npos ? std::string_view() : rest.substr(next);
  }
  return std::make_unique<level::LevelBot>(*level, wishes, host);
}

std::string bot_names() {
  std::string names;
  const auto add = [&](std::string_view name) {
    names += (names.empty() ? "" : ", ") + std::string(name);
  };
  for (const std::string_view name : kPlain) add(name);
  for (const level::Level& level : level::levels()) add(level.name);
  return names;
}

std::span<const std::string_view> plain_bots() { return kPlain; }

}  // namespace posthorn
