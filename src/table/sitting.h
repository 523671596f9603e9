// A seat's place at a table, or a spectator's. Whoever owns the table says once which seat it is;
// no question can name another. Interfaces get nothing else of a table.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/rule.h"
#include "table/table.h"
#include "table/update.h"

namespace posthorn {

struct ActError {
  std::string_view key;  // "stale", "refused", "no-such-move" or "no-undo"
  std::string message;
  MaybeRefusal refusal;  // where a rule says no
};

class Sitting {
 public:
  static constexpr int kFromTheBeginning = -1;

  Sitting(Table& table, int seat);  // kNobody: a spectator

  // What happened after this version. All of it, anew, if something of it was taken back or the
  // table never had this version.
  [[nodiscard]] Update update(int since = kFromTheBeginning) const;

  // Both name the version that the decision was made on; with another one nothing happens.
  std::expected<void, ActError> act(std::string_view move, int version);
  std::expected<void, ActError> undo(int version);

 private:
  [[nodiscard]] std::expected<void, ActError> may_decide(int version) const;

  Table& table_;
  int seat_;
};

}  // namespace posthorn
