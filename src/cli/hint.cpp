// posthorn hint: the best move in a position of a record, and why.
#include "ai/hint/hint.h"

#include <fmt/core.h>

#include "cli/adviser.h"
#include "cli/chosen_record.h"
#include "cli/commands.h"
#include "cli/hint_text.h"
#include "cli/record_problem.h"
#include "cli/text.h"
#include "core/view.h"
#include "review/review_json.h"

namespace posthorn::cli {
namespace {

constexpr int kColumns = 100;
constexpr std::uint64_t kSeed = 1;

int fail(const std::string& why) {
  fmt::print(stderr, "posthorn hint: {}\n", why);
  return kBadInput;
}

void list_keys(bool json) {
  if (json) fmt::print("[");
  for (const hint::KeyInfo& info : hint::all_keys()) {
    std::string names;
    for (int i = 0; i < info.count; ++i) {
      const hint::ParameterInfo& parameter = info.parameter[static_cast<std::size_t>(i)];
      if (i > 0) names += ", ";
      names += json ? fmt::format("{{\"name\": {}, \"kind\": {}}}", json::quote(parameter.name),
                                  json::quote(hint::kind_name(parameter.kind)))
                    : std::string(parameter.name);
    }
    const std::string_view english = reason_pattern(info.key);
    if (json) {
      fmt::print("{}{{\"key\": {}, \"parameters\": [{}], \"english\": {}}}",
                 info.key == hint::all_keys()[0].key ? "" : ", ", json::quote(info.name), names,
                 json::quote(english));
    } else {
      fmt::print("{}  {}  {}\n", pad(info.name, 24), pad(names, 16), english);
    }
  }
  if (json) fmt::print("]\n");
}

void print_json(const ChosenRecord& chosen, int at, const State& state, const Report& report,
                const hint::Hint& hint) {
  json::Object out = review::hint_object(chosen.game, state, report, hint);
  out.member("at", at);
  out.member("text", json::quote(reason_text(chosen.game, chosen.names, hint.reason)));
  fmt::print("{}\n", out.text());
}

// How many moves come before the position that is asked about: as given, or all of a game under
// way, or those before the last real choice of a finished one.
std::expected<int, ReplayError> find_position(const HintOptions& options,
                                              const ChosenRecord& chosen) {
  if (options.at >= 0) return options.at;
  int last_choice = 0;
  const auto state =
      replay(chosen.game, chosen.record, -1,
             [&](int move, const State& before, const Action&, const State&, const EventLog&) {
               if (LegalActions(chosen.game, before).size() > 1) last_choice = move;
             });
  if (!state) return std::unexpected(state.error());
  return state->over() ? last_choice : static_cast<int>(chosen.record.moves.size());
}

}  // namespace

int hint(const HintOptions& options) {
  if (options.keys) {
    list_keys(options.json);
    return kFine;
  }
  if (options.file.empty()) return fail("a record is missing: posthorn hint FILE");
  const auto chosen = choose_record(options.file, options.record, options.maps);
  if (!chosen) return fail(chosen.error());
  const auto total = static_cast<int>(chosen->record.moves.size());
  if (options.at > total) {
    return fail(fmt::format("--at {}: the record has {} moves only", options.at, total));
  }
  const auto refuse = [&](const ReplayError& error) {
    fail(replay_problem(chosen->place, chosen->record, error));
    return error.malformed ? kBadInput : kNo;
  };
  const auto at = find_position(options, *chosen);
  if (!at) return refuse(at.error());
  const auto state = replay(chosen->game, chosen->record, *at);
  if (!state) return refuse(state.error());
  if (state->over()) return fail(fmt::format("--at {}: the game is over there", *at));
  const auto adviser = make_adviser(chosen->game, review::Adviser::Breadth::kSomeNext);
  if (adviser == nullptr) return fail(chosen->place + ": " + no_network_text(chosen->game));

  const View view = view_of(chosen->game, *state, state->actor);
  const Report report = adviser->think(
      view, {.seconds = options.limit.seconds, .simulations = options.limit.simulations}, kSeed);
  const hint::Hint best = hint::make_hint(chosen->game, view, report);
  if (options.json) {
    print_json(*chosen, *at, *state, report, best);
  } else {
    fmt::print("Before move {} {} is to decide.\n{}", *at, chosen->names[state->actor],
               hint_text(chosen->game, *state, chosen->names, best, kColumns));
  }
  return kFine;
}

}  // namespace posthorn::cli
