#include "arena/player.h"

#include "arena/external_bot.h"
#include "arena/identity.h"
#include "host/bot_host.h"
#include "host/clock.h"

namespace posthorn {
namespace {

constexpr std::string_view kCommand = "cmd:";

class BotPlayer final : public MatchPlayer {
 public:
  BotPlayer(std::string kind, std::unique_ptr<Bot> bot)
      : kind_(std::move(kind)), bot_(std::move(bot)) {}
  std::expected<Action, std::string> decide(const Game& game, const View& view, Rng& rng) override {
    return bot_->choose(game, view, rng);
  }
  [[nodiscard]] bool knows(const Game& game) const override { return bot_->knows(game); }
  [[nodiscard]] std::string identity(const Game& game) const override {
    return identity_text(kind_, bot_->settings_hash(game));
  }

 private:
  std::string kind_;  // the name without wishes
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
  BotHost host = bot_host();
  host.seconds = core_seconds;
  auto bot = make_bot(name, host);
  if (bot) return make_player(name.substr(0, name.find(':')), std::move(*bot));
  return std::unexpected(bot.error() + "; a program is cmd:PROGRAM ARGS");
}

std::unique_ptr<MatchPlayer> make_player(std::string kind, std::unique_ptr<Bot> bot) {
  return std::make_unique<BotPlayer>(std::move(kind), std::move(bot));
}

std::expected<std::vector<std::string>, std::string> read_bot_list(std::string_view text,
                                                                   const Game& game) {
  std::vector<std::string> names;
  for (;;) {
    const std::size_t comma = text.find(',');
    names.emplace_back(text.substr(0, comma));
    const auto player = make_player(names.back(), 1);
    if (!player) return std::unexpected(player.error());
    if (!(*player)->knows(game)) {
      return std::unexpected("'" + names.back() + "' has no network for this game");
    }
    if (comma == std::string_view::npos) return names;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace posthorn
