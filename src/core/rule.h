// The rule ids of docs/rules.md, and the refusal that names one.
#pragma once

#include <optional>
#include <string_view>

#include "base/listed.h"

namespace posthorn {

// clang-format off
#define POSTHORN_RULES(X) \
  X(S1) X(S2) X(S3) X(S4) \
  X(T1) X(T2) X(T3) X(T4) X(T5) X(T6) X(T7) X(T8) \
  X(P1) X(P2) X(P3) X(P4) X(P5) \
  X(C1) X(C2) X(C3) X(C4) X(C5) X(C6) X(C7) X(C8) X(C9) X(C10) \
  X(E1) X(E2) X(E3) X(E4) X(E5) \
  X(I1) X(I2) \
  X(N1) X(N2) X(N3) X(N4) X(N5) X(N6) X(N7) X(N8) X(N9) X(N10) \
  X(A1) X(A2) X(A3) X(A4) X(A5) X(A6) \
  X(O1) X(O2) X(O3) X(O4) X(O5) X(O6) X(O7) X(O8)
// clang-format on

enum class Rule { POSTHORN_RULES(POSTHORN_ENUMERATOR) };

#define POSTHORN_RULE_ID(id) std::string_view(#id),
inline constexpr std::array kRuleIds = {POSTHORN_RULES(POSTHORN_RULE_ID)};
#undef POSTHORN_RULE_ID

constexpr std::string_view rule_id(Rule rule) { return kRuleIds[static_cast<std::size_t>(rule)]; }

// Why a rule says no; refusals.h lists all of them.
struct Refusal {
  std::string_view key;  // for translations
  Rule rule;
  std::string_view text;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

using MaybeRefusal = std::optional<Refusal>;

}  // namespace posthorn
