// A node on a free port, on a thread of its own, with a store in memory or in a file.
#pragma once

#include <memory>
#include <string>
#include <thread>

#include "server/http/server.h"
#include "server/node.h"
#include "store/memory_store.h"
#include "store/sqlite/sqlite_store.h"
#include "tests/folder.h"

namespace posthorn::server {

class RunningNode {
 public:
  // An empty name: in memory.
  explicit RunningNode(const std::string& file = "") {
    if (file.empty()) {
      memory_ = std::make_unique<store::MemoryStore>(store::machine_time);
    } else {
      file_ = std::make_unique<store::SqliteFile>(file);
      reading_ = file_->open();
      writing_ = file_->open();
    }
    server_ = std::make_unique<HttpServer>(std::move(*HttpServer::listen("127.0.0.1", 0)));
    node_ = std::make_unique<Node>(
        server_->loop(), memory_ ? *memory_ : *reading_, memory_ ? *memory_ : *writing_,
        NodeSettings{.thinkers = 1, .sockets_an_address = 64, .acts = {1000, 1000}});
    Service service =
        node_->service([](const Request& /*request*/) { return text_response(200, "a file"); },
                       HostRule("127.0.0.1", true, server_->port(), ""));
    thread_ = std::jthread(
        [this, service = std::move(service)]() mutable { server_->run(std::move(service), 1); });
  }
  RunningNode(const RunningNode&) = delete;
  RunningNode& operator=(const RunningNode&) = delete;
  ~RunningNode() {
    server_->stop();
    thread_.join();
  }

  [[nodiscard]] int port() const { return server_->port(); }

 private:
  std::unique_ptr<store::MemoryStore> memory_;
  std::unique_ptr<store::SqliteFile> file_;
  std::unique_ptr<store::Store> reading_;
  std::unique_ptr<store::Store> writing_;
  std::unique_ptr<HttpServer> server_;
  std::unique_ptr<Node> node_;
  std::jthread thread_;
};

}  // namespace posthorn::server
