// posthorn hint: the best move in a position of a record, and why.
#include "ai/hint/hint.h"

#include <fmt/core.h>

#include <span>

#include "cli/commands.h"
#include "cli/common/adviser.h"
#include "cli/common/bad_input.h"
#include "cli/records/chosen_record.h"
#include "cli/records/record_problem.h"
#include "cli/text/hint_text.h"
#include "cli/text/text.h"
#include "core/view.h"
#include "review/review_json.h"

namespace posthorn::cli {
namespace {

constexpr int kColumns = 100;
constexpr std::uint64_t kSeed = 1;

std::span<const hint::ParameterInfo> parameters_of(const hint::KeyInfo& info) {
  return std::span(info.parameter).first(static_cast<std::size_t>(info.count));
}

json::Object key_json(const hint::KeyInfo& info) {
  json::Object out;
  out.member("key", info.name);
  out.member("parameters", json::list_of(parameters_of(info), [](const auto& parameter) {
               json::Object object;
               object.member("name", parameter.name);
               object.member("kind", hint::kind_name(parameter.kind));
               return object;
             }));
  out.member("english", reason_pattern(info.key));
  return out;
}

void list_keys(bool json) {
  if (json) {
    fmt::print("{}\n", json::list_of(hint::all_keys(), key_json).text());
    return;
  }
  for (const hint::KeyInfo& info : hint::all_keys()) {
    std::string names;
    for (const hint::ParameterInfo& parameter : parameters_of(info)) {
      if (!names.empty()) names += ", ";
      names += parameter.name;
    }
    fmt::print("{}  {}  {}\n", pad(info.name, 24), pad(names, 16), reason_pattern(info.key));
  }
}

void print_json(const ChosenRecord& chosen, int at, const View& view, const Report& report,
                const hint::Hint& hint) {
  json::Object out = review::hint_object(chosen.game, view, report, hint);
  out.member("at", at);
  out.member("text", reason_text(chosen.game, chosen.names, hint.reason));
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
  if (options.file.empty()) return bad_input("hint", "a record is missing: posthorn hint FILE");
  const auto chosen = choose_record(options.file, options.record, options.maps);
  if (!chosen) return bad_input("hint", chosen.error());
  const auto total = static_cast<int>(chosen->record.moves.size());
  if (options.at > total) {
    return bad_input("hint",
                     fmt::format("--at {}: the record has {} moves only", options.at, total));
  }
  const auto refuse = [&](const ReplayError& error) {
    bad_input("hint", replay_problem(chosen->place, chosen->record, error));
    return error.malformed ? kBadInput : kNo;
  };
  const auto at = find_position(options, *chosen);
  if (!at) return refuse(at.error());
  const auto state = replay(chosen->game, chosen->record, *at);
  if (!state) return refuse(state.error());
  if (state->over()) return bad_input("hint", fmt::format("--at {}: the game is over there", *at));
  const auto adviser = make_adviser(chosen->game, review::Adviser::Breadth::kSomeNext);
  if (adviser == nullptr)
    return bad_input("hint", chosen->place + ": " + no_network_text(chosen->game));

  const View view = view_of(chosen->game, *state, state->actor);
  std::vector<Action> aimed;
  if (!options.against.empty()) {
    const auto action = read_move(chosen->game, *state, options.against);
    if (!action) return bad_input("hint", "--against: " + printable(error_text(action.error())));
    aimed.push_back(*action);
  }
  const search::Limits limits{.seconds = options.limit.seconds,
                              .simulations = options.limit.simulations};
  const Report report = adviser->weigh(view, limits, kSeed, aimed);
  const hint::Hint best =
      hint::make_hint(chosen->game, view, report, aimed.empty() ? nullptr : aimed.data());
  if (options.json) {
    print_json(*chosen, *at, view, report, best);
  } else {
    fmt::print("Before move {} {} is to decide.\n{}", *at, chosen->names[state->actor],
               hint_text(chosen->game, *state, chosen->names, best, kColumns));
  }
  return kFine;
}

}  // namespace posthorn::cli
