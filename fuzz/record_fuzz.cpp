// Any text as a game record: it is read, refused or replayed, and what holds can be written and
// read again.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/check.h"
#include "core/invariants.h"
#include "notation/record.h"

namespace posthorn {
namespace {

void read_and_replay(std::string_view text) {
  const auto record = read_record(text);
  if (!record) {
    POSTHORN_CHECK(record.error().offset <= text.size());
    POSTHORN_CHECK(!record.error().message.empty());
    return;
  }
  const auto game = make_game(Boards(), record->game);
  if (!game) return;
  const auto state = replay(*game, *record);
  if (!state) {
    POSTHORN_CHECK(!state.error().message.empty());
    return;
  }
  POSTHORN_CHECK(broken_invariant(*game, *state).empty());
  const std::string written = record_json(*record, *game);
  POSTHORN_CHECK(written.find('\n') == std::string::npos);
  const auto again = read_record(written);
  POSTHORN_CHECK(again.has_value());
  POSTHORN_CHECK(replay(*game, *again).has_value());
  POSTHORN_CHECK(record_json(*again, *game) == written);
}

}  // namespace
}  // namespace posthorn

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  posthorn::read_and_replay({reinterpret_cast<const char*>(data), size});
  return 0;
}
