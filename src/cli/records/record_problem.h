// Why a record is refused, said alike by every command that reads one. What the record holds goes
// out printable: a file must not be able to steer the terminal.
#pragma once

#include <string>

#include "cli/records/record_file.h"
#include "notation/record.h"

namespace posthorn::cli {

// "games.jsonl: record 3", which the sentences below begin with.
std::string record_place(const std::string& file, const RecordText& text);

// "PLACE (line 4, column 17): there should be …". In a .jsonl file the line is the file's.
std::string format_problem(const std::string& file, const RecordText& text,
                           const json::Error& error);

// "PLACE: longer than 8 MiB, …"
std::string length_problem(const std::string& file, const RecordText& text);

// "PLACE, move 5 'close': T1: …"; moves count from 0, as in the record.
std::string replay_problem(const std::string& place, const Record& record,
                           const ReplayError& error);

}  // namespace posthorn::cli
