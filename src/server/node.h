// The node: tables, pages and people of this process put together. Everything in it runs on one
// loop; what takes long, storing and thinking, happens on threads of its own and comes back there.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/api/api.h"
#include "server/computers/thinkers.h"
#include "server/http/loop.h"
#include "server/http/service.h"
#include "server/people/register.h"
#include "server/socket/visitor.h"
#include "server/tables/hall.h"
#include "store/writer.h"

namespace posthorn::server {

struct NodeSettings {
  int thinkers = 1;  // threads
  std::size_t sockets_an_address = 64;
  Rate acts{20, 5};  // of a socket
};

class Node final : private House, private Reception, private Office, private store::WriterWatcher {
 public:
  // The stores are two views of the same thing, `reading` for the loop's thread and `writing` for
  // the writer's alone. All must live longer.
  Node(Loop& loop, store::Store& reading, store::Store& writing, NodeSettings settings = {});
  ~Node() override;

  // The service with everything of the node in it.
  [[nodiscard]] Service service(Handler files, HostRule hosts);

 private:
  // House
  Loop& loop() override { return loop_; }
  store::Store& reading() override { return reading_; }
  store::Writer& writer() override { return writer_; }
  online::Millis now() override { return reading_.now(); }
  [[nodiscard]] std::span<const online::Outage> outages() const override { return outages_; }
  void think(ThinkingTask task, std::function<void(std::string move)> done) override;
  void changed(const online::Table& table) override;
  void turn(online::AccountId account, online::GameId game, bool yours,
            online::Millis until) override;
  void rematch(const online::Table& table, online::GameId next) override;

  // Reception and Office
  Hall& hall() override { return hall_; }
  House& house() override { return *this; }
  [[nodiscard]] const Rate& act_rate() const override { return settings_.acts; }
  std::optional<protocol::Person> person(online::AccountId account) override;
  void arrived(const std::shared_ptr<Visitor>& visitor) override;
  void gone(const std::shared_ptr<Visitor>& visitor) override;
  void follow_lobby(const std::shared_ptr<Visitor>& visitor, bool on) override;
  void in_background(std::function<void()> work, std::function<void()> done) override;
  [[nodiscard]] int people_here() const override { return static_cast<int>(visitors_.size()); }
  void sign_out(online::AccountId account) override;

  // store::WriterWatcher, on the writer's thread
  void paused(const store::StoreError& error) override;
  void resumed(const store::Outage& outage) override;

  std::optional<Response> no_channel(const Request& request);
  std::unique_ptr<ChannelEnd> open_channel(const Request& request, Channel& channel);
  void stop();
  void note_outage(const store::Outage& outage);
  void look_after_tables();
  void beat();

  Loop& loop_;
  store::Store& reading_;
  NodeSettings settings_;
  std::vector<online::Outage> outages_;
  Hall hall_{*this};
  Register register_;
  std::set<std::shared_ptr<Visitor>> visitors_;
  std::set<std::shared_ptr<Visitor>> in_lobby_;
  std::set<online::GameId> rematches_;
  std::int64_t number_;
  std::unique_ptr<Api> api_;
  // Whoever still works for the loop ends before what the loop uses.
  store::Writer writer_;
  Thinkers thinkers_;
};

}  // namespace posthorn::server
