// Finished games. Once its record is kept, a game's log and secret are gone; its row stays, for the
// lists of those who played it.
#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "store/basics.h"

namespace posthorn::store {

struct KeptRecord {
  Millis ended = 0;
  std::string summary;
  std::string body;  // deflated
  std::vector<AccountId> accounts;
  bool published = true;  // everybody may see it
};

// A line of a list: the record without its body.
struct RecordLine {
  Game game = 0;
  Millis ended = 0;
  std::string summary;
  bool published = true;
};

// Where a list goes on: behind the last line that was read.
struct RecordPlace {
  Millis ended = std::numeric_limits<Millis>::max();
  Game game = std::numeric_limits<Game>::max();
};

class Records : public Part {
 public:
  // One step: the record is there and the log is not. False: it was kept before, or there is no
  // such game, and nothing changes.
  virtual bool keep(Game game, const KeptRecord& record) = 0;
  virtual std::optional<KeptRecord> record(Game game) = 0;
  // Newest first.
  virtual std::vector<RecordLine> records_of(AccountId account, RecordPlace before, int most) = 0;
  virtual std::vector<RecordLine> published_records(RecordPlace before, int most) = 0;
};

}  // namespace posthorn::store
