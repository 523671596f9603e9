// posthorn vocabulary: the words that the engine and its client share, as TypeScript.
#include <fmt/format.h>

#include <span>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "ai/hint/keys.h"
#include "ai/level/levels.h"
#include "ai/net/style.h"
#include "cli/commands.h"
#include "core/action.h"
#include "core/board.h"
#include "core/event.h"
#include "core/phase.h"
#include "core/refusals.h"
#include "notation/fault.h"

namespace posthorn::cli {
namespace {

constexpr std::string_view kHead =
    "// Made by `posthorn vocabulary` from the lists in src/. Not to be changed here, nor kept.\n"
    "import type { CardId, CityId } from './answers';\n";

// 'a', 'b', 'c'
std::string quoted_list(std::span<const std::string_view> words) {
  std::string out;
  for (const std::string_view word : words) {
    out += fmt::format("{}'{}'", out.empty() ? "" : ", ", word);
  }
  return out;
}

std::string words(std::string_view list, std::string_view type,
                  std::span<const std::string_view> ids) {
  return fmt::format(
      "\nexport const {0} = [{2}] as const;\nexport type {1} = (typeof {0})[number];\n", list, type,
      quoted_list(ids));
}

std::vector<std::string_view> level_ids() {
  std::vector<std::string_view> ids;
  for (const level::Level& level : level::levels()) {
    if (level.for_people()) ids.push_back(level.name);
  }
  return ids;
}

std::vector<std::string_view> style_ids() {
  std::vector<std::string_view> ids;
  for (const auto& [name, leaning] : net::kStyles) ids.push_back(name);
  return ids;
}

std::string refusals_text() {
  std::string out = "\n// Each refusal with its rule.\nexport const refusals = {\n";
  for (const Refusal& refusal : refusals::kAll) {
    out += fmt::format("  {}: '{}',\n", refusal.key, rule_id(refusal.rule));
  }
  return out +
         "} as const;\n"
         "export type RefusalKey = keyof typeof refusals;\n"
         "export type Refusal = {\n"
         "  [K in RefusalKey]: { readonly key: K; readonly rule: (typeof refusals)[K] };\n"
         "}[RefusalKey];\n";
}

std::string_view type_of(EventMember member) {
  switch (member) {
    case EventMember::kCard:
    case EventMember::kDrawnCard:
      return "CardId";
    case EventMember::kCity:
      return "CityId";
    case EventMember::kWhere:
      return "Exclude<Where, 'horse'>";
    case EventMember::kOfficial:
      return "Official";
    case EventMember::kOfficialSet:
      return "readonly Official[]";
    case EventMember::kBonus:
    case EventMember::kCoach:
    case EventMember::kTown:
      return "string";
    case EventMember::kCardsRanOut:
      return "boolean";
    case EventMember::kSeat:
    case EventMember::kDrawnHorses:
    case EventMember::kCards:
    case EventMember::kLength:
    case EventMember::kSize:
    case EventMember::kPoints:
    case EventMember::kWorth:
      break;
  }
  return "number";
}

// Only some see it.
bool is_hidden(EventMember member) {
  return member == EventMember::kDrawnCard || member == EventMember::kDrawnHorses;
}

std::string events_text() {
  std::string out = "\n// What happened.\nexport type GameEvent =";
  for (std::size_t i = 0; i < kEventIds.size(); ++i) {
    out += fmt::format("\n  | {{ readonly kind: '{}'", kEventIds[i]);
    for (const EventMember member : members_of(static_cast<EventKind>(i))) {
      out += fmt::format("; readonly {}{}: {}", event_member_id(member),
                         is_hidden(member) ? "?" : "", type_of(member));
    }
    out += " }";
  }
  return out + ";\n";
}

std::string faults_text() {
  std::string out = "\n// Each fault with the names of its parameters.\nexport const faults = {\n";
  for (const FaultKind& fault : faults::kAll) {
    out += fmt::format("  {}: [{}],\n", fault.key, quoted_list(fault.parameter_names()));
  }
  return out +
         "} as const;\n"
         "export type FaultKey = keyof typeof faults;\n"
         "export type Fault = {\n"
         "  [K in FaultKey]: {\n"
         "    readonly key: K;\n"
         "    readonly parameters: Readonly<Record<(typeof faults)[K][number], string>>;\n"
         "  };\n"
         "}[FaultKey];\n";
}

std::string reasons_text() {
  std::string out =
      "\n// Each reason of a hint with the names of its parameters.\n"
      "export const reasons = {\n";
  for (const hint::KeyInfo& info : hint::all_keys()) {
    std::vector<std::string_view> names;
    for (int i = 0; i < info.count; ++i) {
      names.push_back(info.parameter[static_cast<std::size_t>(i)].name);
    }
    out += fmt::format("  {}: [{}],\n", info.name, quoted_list(names));
  }
  out +=
      "} as const;\nexport type ReasonKey = keyof typeof reasons;\n"
      "export type ReasonParameter =";
  for (const hint::ParameterInfo& parameter : hint::all_parameters()) {
    out += fmt::format(
        "\n  | {{ readonly name: '{}'; readonly kind: '{}'; readonly value: number{} }}",
        parameter.name, hint::kind_name(parameter.kind),
        hint::has_id(parameter.kind) ? "; readonly id: string" : "");
  }
  return out +
         ";\n"
         "type Named<Names extends readonly string[]> = {\n"
         "  readonly [I in keyof Names]: Extract<ReasonParameter, { readonly name: Names[I] }>;\n"
         "};\n"
         "export type Reason = {\n"
         "  [K in ReasonKey]: { readonly key: K; readonly parameters: Named<(typeof reasons)[K]> "
         "};\n"
         "}[ReasonKey];\n";
}

}  // namespace

int vocabulary() {
  std::string out(kHead);
  out += words("phases", "Phase", kPhaseIds);
  out += words("actions", "ActionKind", kActionIds);
  out += words("wheres", "Where", kWhereIds);
  out += words("officials", "Official", kOfficialIds);
  out += words("bonusKinds", "BonusKind", kBonusKindIds);
  out += words("eventKinds", "EventKind", kEventIds);
  out += words("rules", "RuleId", kRuleIds);
  out += words("plainBots", "PlainBot", plain_bots());
  out += words("levels", "Level", level_ids());
  out += words("styles", "Style", style_ids());
  out += refusals_text() + events_text() + faults_text() + reasons_text();
  fmt::print("{}", out);
  return kFine;
}

}  // namespace posthorn::cli
