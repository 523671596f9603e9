#include "tests/scenario/scenario_file.h"

#include <algorithm>
#include <iterator>
#include <ostream>
#include <sstream>
#include <string_view>

#include "tests/scenario/source_tree.h"

namespace posthorn::scenario {

Words Scenario::rules() const {
  constexpr std::string_view kKey = "rules:";
  for (const Line& each : lines) {
    if (each.text.starts_with(kKey)) return split(each.text.substr(kKey.size()));
  }
  return {};
}

void PrintTo(const Scenario& scenario, std::ostream* out) {  // NOLINT: GoogleTest's name
  *out << std::filesystem::path(scenario.file).filename().string() << ':' << scenario.line;
}

std::vector<Scenario> read_scenarios(const std::string& file, const std::string& text) {
  std::vector<Scenario> scenarios;
  std::istringstream lines(text);
  int count = 0;
  for (std::string raw; std::getline(lines, raw);) {
    ++count;
    const std::string line = trim(std::string_view(raw).substr(0, raw.find('#')));
    if (line.empty()) continue;
    if (line.starts_with("==")) {
      scenarios.push_back({file, trim(line.substr(2)), count, {}});
      continue;
    }
    // Lines before the first title make a scenario without one, which the runner refuses.
    if (scenarios.empty()) scenarios.push_back({file, "", count, {}});
    scenarios.back().lines.push_back({count, line});
  }
  return scenarios;
}

std::vector<Scenario> all_scenarios() {
  std::vector<Scenario> all;
  for (const auto& path : files_below("tests/scenarios", {".txt"})) {
    std::vector<Scenario> some = read_scenarios(path.string(), read_text(path));
    // An empty file must not pass unnoticed either.
    if (some.empty()) some.push_back({path.string(), "", 1, {}});
    std::ranges::move(some, std::back_inserter(all));
  }
  return all;
}

}  // namespace posthorn::scenario
