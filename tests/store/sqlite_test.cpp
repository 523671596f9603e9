// What only a file can do: be old, be new, be damaged, be full, be in use.
#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "store/sqlite/schema.h"
#include "tests/store/store_kinds.h"

namespace posthorn::store {
namespace {

class SqliteFileTest : public testing::Test {
 protected:
  static NewGame game(Game number) {
    NewGame made;
    made.game = number;
    made.created = {0, -1, 0, 1000, "created"};
    return made;
  }
  static Append append(Game number, int expected, const std::string& body) {
    return {number, expected, {{6, 0, 0, 1000, body}}, {}, {}, {}};
  }
  // The file as any other program sees it.
  void direct(const std::string& sql) const {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(file_.c_str(), &database), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(database);
    sqlite3_close(database);
  }
  // The sentence it is refused with.
  [[nodiscard]] std::string refusal() const {
    try {
      const SqliteFile opened(file_);
    } catch (const StoreError& error) {
      return error.what();
    }
    return "";
  }
  static bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }

  Folder folder_{"sqlite"};
  std::string file_ = folder_.path() + "/online.db";
};

TEST_F(SqliteFileTest, WhatWasStoredIsThereLater) {
  {
    SqliteFile opened(file_);
    const auto store = opened.open();
    store->create(game(1));
    const Append next = append(1, 1, "a");
    store->append(std::span(&next, 1));
  }
  SqliteFile again(file_);
  EXPECT_EQ(again.open()->events(1, 0, 10).size(), 2U);
}

TEST_F(SqliteFileTest, ANewerFileIsLeftAlone) {
  {
    const SqliteFile opened(file_);
  }
  direct("PRAGMA user_version=" + std::to_string(sqlite::known_schema() + 1));
  const std::string said = refusal();
  EXPECT_TRUE(has(said, file_)) << said;
  EXPECT_TRUE(has(said, "newer Posthorn")) << said;
  direct("PRAGMA user_version=" + std::to_string(sqlite::known_schema()));
  EXPECT_EQ(refusal(), "");
}

TEST_F(SqliteFileTest, AnotherProgramsDatabaseIsLeftAlone) {
  direct("CREATE TABLE recipes (name TEXT)");
  EXPECT_TRUE(has(refusal(), "another program")) << refusal();
  direct("INSERT INTO recipes VALUES ('soup')");  // it is as it was
}

TEST_F(SqliteFileTest, WhatIsNoDatabaseIsNotOverwritten) {
  std::ofstream(file_) << std::string(10'000, 'x');
  EXPECT_TRUE(has(refusal(), file_ + " is not a database")) << refusal();
  EXPECT_EQ(std::filesystem::file_size(file_), 10'000U);
}

TEST_F(SqliteFileTest, DamageIsSaid) {
  {
    SqliteFile opened(file_);
    const auto store = opened.open();
    for (Game number = 1; number <= 200; ++number) {
      NewGame each = game(number);
      each.created.body.assign(500, 'b');
      store->create(each);
    }
  }
  {
    // Everything but the first page, which holds the list of the tables.
    std::fstream raw(file_, std::ios::in | std::ios::out | std::ios::binary);
    const auto size = std::filesystem::file_size(file_);
    raw.seekp(4096);
    raw << std::string(size - 4096, '\x55');
  }
  std::string said;
  try {
    SqliteFile opened(file_);
    opened.open()->events(1, 0, 10);
  } catch (const StoreError& error) {
    said = error.what();
    EXPECT_FALSE(error.passes());
  }
  EXPECT_TRUE(has(said, "damaged")) << said;
}

TEST_F(SqliteFileTest, AFolderThatIsNotThereIsNamed) {
  file_ = folder_.path() + "/nowhere/online.db";
  EXPECT_TRUE(has(refusal(), file_ + " cannot be opened")) << refusal();
}

TEST_F(SqliteFileTest, TwoWhoMakeItAtOnceMakeOne) {
  SqliteSettings patient;
  patient.patience = 60'000;
  std::vector<std::jthread> openers;
  for (int i = 0; i < 4; ++i) {
    openers.emplace_back([&, i] {
      SqliteFile opened(file_, patient);
      opened.open()->create(game(i));
    });
  }
  openers.clear();
  SqliteFile opened(file_);
  for (Game number = 0; number < 4; ++number) {
    EXPECT_TRUE(opened.open()->row(number).has_value());
  }
}

TEST_F(SqliteFileTest, WhoHoldsItIsWaitedForSoLong) {
  SqliteSettings hasty;
  hasty.patience = 1;
  SqliteFile opened(file_, hasty);
  const auto store = opened.open();
  store->create(game(1));
  const Append next = append(1, 1, "a");
  {
    sqlite::Connection other(file_, 1000);
    const sqlite::Transaction held(other);
    try {
      store->append(std::span(&next, 1));
      ADD_FAILURE() << "two wrote at once";
    } catch (const StoreError& error) {
      EXPECT_EQ(error.why(), StoreError::Why::kGone);
      EXPECT_TRUE(has(error.what(), "Another program is holding")) << error.what();
    }
    EXPECT_EQ(store->row(1)->version, 1) << "reading goes on";
  }
  EXPECT_EQ(store->append(std::span(&next, 1)), std::vector{Outcome::kStored});
}

// A place in the log that is taken though the row does not know it: no program of ours does that.
TEST_F(SqliteFileTest, APoisonedEntryTakesNothingWithIt) {
  SqliteFile opened(file_);
  const auto store = opened.open();
  store->create(game(1));
  store->create(game(2));
  direct("INSERT INTO event VALUES (2, 2, 0, 0, 0, 0, 'poison')");
  const std::vector<Append> batch = {append(1, 1, "a"), append(2, 1, "b")};
  EXPECT_THROW(store->append(batch), StoreError);
  EXPECT_EQ(store->row(1)->version, 1);
  EXPECT_EQ(store->append(std::span(batch).first(1)), std::vector{Outcome::kStored});
  try {
    store->append(std::span(batch).last(1));
    ADD_FAILURE() << "it was taken";
  } catch (const StoreError& error) {
    EXPECT_FALSE(error.passes());
  }
  EXPECT_EQ(store->row(2)->version, 1);
}

TEST_F(SqliteFileTest, NoRoomAndRoomAgain) {
  SqliteSettings narrow;
  narrow.most_pages = 100;
  int version = 1;
  const auto next = [&] { return append(1, version, std::string(3000, 'x')); };
  {
    SqliteFile opened(file_, narrow);
    const auto store = opened.open();
    store->create(game(1));
    std::optional<StoreError> full;
    for (int i = 0; i < 1000 && !full; ++i) {
      const Append each = next();
      try {
        store->append(std::span(&each, 1));
        ++version;
      } catch (const StoreError& error) {
        full = error;
      }
    }
    ASSERT_TRUE(full.has_value());
    EXPECT_EQ(full->why(), StoreError::Why::kNoRoom) << full->what();
    EXPECT_TRUE(has(full->what(), "no room left for " + file_)) << full->what();
    EXPECT_GT(version, 10);
    EXPECT_EQ(store->row(1)->version, version) << "what was told is there, and reading goes on";
    EXPECT_EQ(static_cast<int>(store->events(1, 0, 10'000).size()), version);
    const Append each = next();
    EXPECT_THROW(store->append(std::span(&each, 1)), StoreError) << "it is still full";
  }
  SqliteFile opened(file_);
  const auto store = opened.open();
  const Append each = next();
  EXPECT_EQ(store->append(std::span(&each, 1)), std::vector{Outcome::kStored});
  EXPECT_EQ(static_cast<int>(store->events(1, 0, 10'000).size()), version + 1);
}

TEST_F(SqliteFileTest, WhatIsWrittenComesIntoTheFileMeanwhile) {
  SqliteSettings settings;
  settings.checkpoints = 1;
  SqliteFile opened(file_, settings);
  const auto store = opened.open();
  NewGame made = game(1);
  made.created.body.assign(200'000, 'x');
  store->create(made);
  const auto until = std::chrono::steady_clock::now() + std::chrono::minutes(2);
  while (std::filesystem::file_size(file_) < 200'000) {
    ASSERT_LT(std::chrono::steady_clock::now(), until) << "nobody brought it there";
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace
}  // namespace posthorn::store
