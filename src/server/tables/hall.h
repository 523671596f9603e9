// All tables of a node: those somebody follows are in memory, all others in the store only.
#pragma once

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "protocol/messages.h"
#include "server/tables/keeping.h"
#include "server/tables/room.h"

namespace posthorn::server {

class Hall {
 public:
  explicit Hall(House& house) : house_(house) {}

  // In memory from now on, until nobody needs it.
  std::shared_ptr<Room> room(online::GameId id);

  using Opened = std::function<void(std::expected<online::GameId, protocol::RefusalCode>)>;
  // `id`: the one it must have; if it is there already, nothing is opened.
  void open(const online::TableSettings& settings, online::AccountId by,
            const std::vector<std::string>& computers, Opened opened,
            std::optional<online::GameId> id = std::nullopt);

  // Listed tables with a chair left and somebody who waits, newest first.
  std::vector<protocol::Summary> lobby();
  std::vector<protocol::MyGame> games_of(online::AccountId account);
  std::vector<protocol::Waits> waiting_for(online::AccountId account);

  // Tables that nobody follows and where something is due: a computer's turn, the clock.
  void sweep_jobs();
  void forget_idle();

  [[nodiscard]] std::size_t rooms() const { return rooms_.size(); }

 private:
  void claim(JobKind kind);
  void look_at(const store::Job& job);

  House& house_;
  std::map<online::GameId, std::shared_ptr<Room>> rooms_;
};

}  // namespace posthorn::server
