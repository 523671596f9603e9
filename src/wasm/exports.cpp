// What WebAssembly shows to its host: a desk that answers questions about a game, the proof that it
// plays the same game as the native build and that its bots choose the same, and how fast both are.
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

#include "ai/bot_signature.h"
#include "ai/net/evaluation_run.h"
#include "ai/net/networks.h"
#include "base/check.h"
#include "core/engine.h"
#include "notation/game_text.h"
#include "notation/signature.h"
#include "table/desk.h"

#define POSTHORN_EXPORT(name) extern "C" __attribute__((export_name(#name), visibility("default")))

// The only thing asked of the host: seconds since some moment.
extern "C" __attribute__((import_module("host"), import_name("seconds"))) double posthorn_seconds();

namespace {

using namespace posthorn;

// Networks come from the page, which fetches those it needs.
net::Networks& networks() {
  static net::Networks loaded;
  return loaded;
}

BotHost host() {
  BotHost host;
  host.networks = &networks();
  return host;
}

// The desk's bots keep limits of time; all else here counts simulations and is the same everywhere.
Desk& desk() {
  static Desk only([] {
    BotHost with_clock = host();
    with_clock.seconds = [] { return posthorn_seconds(); };
    return with_clock;
  }());
  return only;
}

// `index` is the game's place in every_game_name().
std::optional<Game> game_at(std::uint32_t index) {
  const auto names = every_game_name();
  if (index >= names.size()) return std::nullopt;
  auto game = make_game(Boards(), *read_game_name(names[index]));
  POSTHORN_CHECK(game.has_value());
  return std::move(*game);
}

std::string& message() {
  static std::string text;
  return text;
}

}  // namespace

// 64 bits cross to JavaScript as a BigInt.
POSTHORN_EXPORT(posthorn_signature) std::uint64_t posthorn_signature() {
  return engine_signature();
}

// Memory for the host to write into.
POSTHORN_EXPORT(posthorn_allocate) void* posthorn_allocate(std::uint32_t size) {
  return std::malloc(size);
}
POSTHORN_EXPORT(posthorn_free) void posthorn_free(void* memory) { std::free(memory); }

// Adds the network these bytes are; false leaves everything as it was, and posthorn_message tells
// why.
POSTHORN_EXPORT(posthorn_add_network)
bool posthorn_add_network(const std::uint8_t* bytes, std::uint32_t size) {
  const auto added = networks().add(std::span(bytes, size));
  message() = added ? "" : added.error();
  return added.has_value();
}

// The last message, UTF-8, ended by a zero.
POSTHORN_EXPORT(posthorn_message) const char* posthorn_message() { return message().c_str(); }

// Answers a question (UTF-8); the answer stays until the next one. See Desk.
POSTHORN_EXPORT(posthorn_ask)
const char* posthorn_ask(const char* question, std::uint32_t size) {
  message() = desk().answer(std::string_view(question, size));
  return message().c_str();
}

// 0 where there is no network for the game.
POSTHORN_EXPORT(posthorn_bot_signature) std::uint64_t posthorn_bot_signature(std::uint32_t index) {
  const auto game = game_at(index);
  if (!game || networks().find(*game) == nullptr) return 0;
  return bot_signature(*game, host());
}

// Values so many positions; see EvaluationRun.
POSTHORN_EXPORT(posthorn_evaluate)
std::uint32_t posthorn_evaluate(std::uint32_t index, std::uint32_t evaluations) {
  const auto game = game_at(index);
  if (!game || networks().find(*game) == nullptr) return 0;
  return net::EvaluationRun(*game, *networks().find(*game), 1).run(evaluations);
}

// Lets a bot of this name (UTF-8, ended by a zero) play so many turns against itself.
POSTHORN_EXPORT(posthorn_play_turns)
std::uint32_t posthorn_play_turns(std::uint32_t index, const char* name, std::uint32_t turns) {
  const auto game = game_at(index);
  const auto bot = make_bot(name, host());
  message() = bot ? "" : bot.error();
  if (!game || !bot || !(*bot)->knows(*game)) return 0;
  Rng rng(1);
  RandomDealer dealer{Rng(2)};
  State state = start(*game, dealer);
  std::uint32_t played = 0;
  while (played < turns) {
    if (state.over()) state = start(*game, dealer);
    const std::uint32_t turn = state.turn;
    apply(*game, state, (*bot)->choose(*game, view_of(*game, state, state.actor), rng), dealer);
    if (state.turn != turn || state.over()) ++played;
  }
  return played;
}

// Plays this many decisions of uniform random games and returns a number that depends on all of
// them.
POSTHORN_EXPORT(posthorn_play_uniform)
std::uint32_t posthorn_play_uniform(std::uint32_t index, std::uint32_t decisions) {
  const auto game = game_at(index);
  if (!game) return 0;
  Rng rng(1);
  RandomDealer dealer{Rng(2)};
  State state = start(*game, dealer);
  std::uint32_t sum = 0;
  for (std::uint32_t i = 0; i < decisions; ++i) {
    if (state.over()) state = start(*game, dealer);
    const LegalActions legal(*game, state);
    const Action action = legal.at(rng.below64(legal.size()));
    sum = sum * 31 + action.card.code;
    apply(*game, state, action, dealer);
  }
  return sum;
}
