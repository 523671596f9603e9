#include "store/sqlite/sqlite_store.h"

#include <chrono>

#include "store/sqlite/schema.h"

namespace posthorn::store {

Millis machine_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

SqliteStore::SqliteStore(const std::string& file, const SqliteSettings& settings)
    : connection_(file, settings.patience), now_(settings.now) {
  sqlite::prepare(connection_, settings.patience);
  if (settings.most_pages > 0) {
    connection_.execute("PRAGMA max_page_count=" + std::to_string(settings.most_pages));
  }
}

SqliteFile::SqliteFile(std::string file, SqliteSettings settings)
    : file_(std::move(file)),
      settings_(std::move(settings)),
      first_(file_, settings_),
      checkpoints_(file_, settings_.checkpoints) {}

std::unique_ptr<Store> SqliteFile::open() {
  return std::make_unique<SqliteStore>(file_, settings_);
}

}  // namespace posthorn::store
