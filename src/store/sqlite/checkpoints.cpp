#include "store/sqlite/checkpoints.h"

#include <chrono>
#include <filesystem>
#include <memory>

#include "store/sqlite/connection.h"

namespace posthorn::store::sqlite {
namespace {

// While somebody always writes, a checkpoint that waits for nobody never gets to the end, and the
// file beside the database grows. Beyond this size the writers wait for the rest of it, once.
constexpr std::uintmax_t kLongest = 64ULL << 20;

std::uintmax_t size_of(const std::string& file) {
  std::error_code none;
  const std::uintmax_t size = std::filesystem::file_size(file, none);
  return none ? 0 : size;
}

}  // namespace

Checkpoints::Checkpoints(std::string file, Millis every)
    : file_(std::move(file)), every_(every), thread_([this] { run(); }) {}

Checkpoints::~Checkpoints() {
  {
    const std::scoped_lock held(lock_);
    stopping_ = true;
  }
  news_.notify_all();
}

bool Checkpoints::wait() {
  std::unique_lock held(lock_);
  return !news_.wait_for(held, std::chrono::milliseconds(every_), [this] { return stopping_; });
}

void Checkpoints::run() {
  std::unique_ptr<Connection> connection;
  while (wait()) {
    const std::uintmax_t size = size_of(file_ + "-wal");
    if (size == 0) continue;
    try {
      if (connection == nullptr) connection = std::make_unique<Connection>(file_, 1000);
      connection->query("PRAGMA wal_checkpoint(PASSIVE)").run();
      if (size > kLongest) connection->query("PRAGMA wal_checkpoint(TRUNCATE)").run();
    } catch (const StoreError&) {
      // No room, or no disk: whoever writes is told so, and what is in the log is safe there.
      connection.reset();
    }
  }
}

}  // namespace posthorn::store::sqlite
