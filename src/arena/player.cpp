#include "arena/player.h"

#include "ai/bot.h"
#include "arena/external_bot.h"

namespace posthorn {
namespace {

constexpr std::string_view kCommand = "cmd:";

class BotPlayer final : public MatchPlayer {
 public:
  explicit BotPlayer(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}
  std::expected<Action, std::string> decide(const Game& game, const View& view, Rng& rng) override {
    return bot_->choose(game, view, rng);
  }

 private:
  std::unique_ptr<Bot> bot_;
};

}  // namespace

std::expected<std::unique_ptr<MatchPlayer>, std::string> make_player(const std::string& name,
                                                                     int milliseconds) {
  if (name.starts_with(kCommand)) {
    const std::string command = name.substr(kCommand.size());
    if (command.find_first_not_of(' ') == std::string::npos) {
      return std::unexpected("cmd: needs a program, as in cmd:./my-bot --fast");
    }
    return std::make_unique<ExternalBot>(command, milliseconds);
  }
  if (auto bot = make_bot(name)) return std::make_unique<BotPlayer>(std::move(bot));
  return std::unexpected("there is no bot '" + name + "'; known are " + bot_names() +
                         " and cmd:PROGRAM ARGS");
}

std::expected<std::vector<std::string>, std::string> read_bot_list(std::string_view text) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = text.find(',');
    names.emplace_back(text.substr(0, comma));
    if (auto player = make_player(names.back(), 1); !player) return std::unexpected(player.error());
    if (comma == std::string_view::npos) return names;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace posthorn
