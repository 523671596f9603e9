// A program that plays: one JSON line in for each decision, one out (docs/bot-protocol.md).
#pragma once

#include <sys/types.h>

#include <string>

#include "arena/player.h"

namespace posthorn {

class ExternalBot final : public MatchPlayer {
 public:
  ExternalBot(std::string command, int milliseconds);
  ~ExternalBot() override;
  // A program that died, hung past its time or answered nonsense is stopped; the next decision
  // starts it anew.
  std::expected<Action, std::string> decide(const Game& game, const View& view, Rng& rng) override;
  [[nodiscard]] std::string identity(const Game& game) const override;

 private:
  std::expected<void, std::string> start();
  void stop();
  std::expected<std::string, std::string> ask(const std::string& question);

  std::string command_;
  int milliseconds_;
  pid_t pid_ = -1;
  int socket_ = -1;     // to its standard input and from its standard output
  std::string unread_;  // what came after the last line
};

}  // namespace posthorn
