// The records of a file, one after the other, with memory for one at a time.
#pragma once

#include <expected>
#include <functional>
#include <string>
#include <string_view>

namespace posthorn::cli {

struct RecordText {
  std::string_view text;
  int number = 0;         // counted from 0
  int line = 1;           // where it begins
  bool too_long = false;  // more than kMaxRecordBytes; `text` is empty then
};

// Calls visit for every record: each line that is not blank of a .jsonl file, else the whole file.
// The error says why the file cannot be read. Stops early when visit returns false.
std::expected<void, std::string> each_record(const std::string& path,
                                             const std::function<bool(const RecordText&)>& visit);

}  // namespace posthorn::cli
