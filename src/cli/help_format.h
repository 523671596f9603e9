// How --help looks: descriptions wrapped in a column of their own, 80 columns in all. For main.cpp
// only, since CLI11 takes long to compile.
#pragma once

#include <CLI/CLI.hpp>
#include <sstream>
#include <string>

#include "cli/text/text.h"

namespace posthorn::cli {

class HelpFormat final : public CLI::Formatter {
 public:
  HelpFormat() {
    label("SUBCOMMAND", "COMMAND");
    column_width(kNames);
  }

  std::string make_option(const CLI::Option* option, bool is_positional) const override {
    return entry(make_option_name(option, is_positional) + make_option_opts(option),
                 option->get_description());
  }

  std::string make_subcommand(const CLI::App* command) const override {
    return entry(command->get_name(), command->get_description());
  }

  // A footer is written as whole paragraphs, one a line.
  std::string make_footer(const CLI::App* app) const override {
    std::string out;
    std::istringstream lines(app->get_footer());
    for (std::string line; std::getline(lines, line);) out += wrap(line, kColumns) + "\n";
    return out;
  }

 private:
  static constexpr int kNames = 22;
  static constexpr int kColumns = 80;

  static std::string entry(const std::string& name, const std::string& description) {
    const std::string head = "  " + name;
    // A name too long for its column has a line of its own.
    const bool fits = width_of(head) < kNames;
    const std::string blank = fits ? "" : head + "\n";
    return blank + wrap(pad(fits ? head : "", kNames) + description, kColumns, kNames) + "\n";
  }
};

}  // namespace posthorn::cli
