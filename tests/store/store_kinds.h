// The stores that the same tests are held against, and what these tests put into them.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "store/memory_store.h"
#include "store/sqlite/sqlite_store.h"
#include "tests/folder.h"

namespace posthorn::store {

// Where games are kept, and for each thread the way to it.
class Place {
 public:
  Place() = default;
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  virtual ~Place() = default;
  virtual Store& store(int thread) = 0;
};

class MemoryPlace final : public Place {
 public:
  explicit MemoryPlace(const Millis& now) : store_([&now] { return now; }) {}
  Store& store(int /*thread*/) override { return store_; }

 private:
  MemoryStore store_;
};

class SqlitePlace final : public Place {
 public:
  explicit SqlitePlace(const Millis& now) : file_(folder_.path() + "/online.db", settings(now)) {}
  Store& store(int thread) override {
    const auto index = static_cast<std::size_t>(thread);
    while (stores_.size() <= index) stores_.push_back(file_.open());
    return *stores_[index];
  }

 private:
  // However slow the machine is, others are waited for.
  static SqliteSettings settings(const Millis& now) {
    SqliteSettings settings;
    settings.now = [&now] { return now; };
    settings.patience = 60'000;
    settings.checkpoints = 20;
    return settings;
  }

  Folder folder_{"store"};
  SqliteFile file_;
  std::vector<std::unique_ptr<Store>> stores_;
};

struct Kind {
  std::string name;
  std::function<std::unique_ptr<Place>(const Millis&)> make;  // its clock is what it is given
};

inline std::vector<Kind> kinds() {
  return {{"Memory", [](const Millis& now) { return std::make_unique<MemoryPlace>(now); }},
          {"Sqlite", [](const Millis& now) { return std::make_unique<SqlitePlace>(now); }}};
}

inline std::string kind_name(const testing::TestParamInfo<Kind>& kind) { return kind.param.name; }

class StoreConformance : public testing::TestWithParam<Kind> {
 protected:
  static NewEvent event(const std::string& body, std::int64_t act = 0) {
    return {6, 1, act, 1000, body};
  }
  static Append append(Game game, int expected, const std::string& body) {
    return {game, expected, {event(body)}, {expected + 1, 2, 1, 0, std::nullopt}, {}, {}};
  }
  static NewGame new_game(Game number, const std::string& body, const std::string& secret) {
    NewGame game;
    game.game = number;
    game.created = event(body);
    game.row.position = 1;
    game.row.summary = "first";
    game.secret = secret;
    return game;
  }

  Millis now_ = 5000;
  std::unique_ptr<Place> place_ = GetParam().make(now_);
  Store& store_ = place_->store(0);
};

}  // namespace posthorn::store
