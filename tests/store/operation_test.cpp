// Chat, heartbeats, outages and values, in every store.
#include "store/operation.h"

#include "tests/store/store_kinds.h"

namespace posthorn::store {
namespace {

class OperationStoreTest : public StoreConformance {};

TEST_P(OperationStoreTest, ALineIsSaidOnce) {
  EXPECT_EQ(store_.say({1, 7, 111, 1000, "Zürich?"}), 1);
  EXPECT_EQ(store_.say({1, 8, 111, 1001, "yes"}), 2) << "another's number is another's";
  EXPECT_EQ(store_.say({2, 7, 112, 1002, "elsewhere"}), 1) << "each table counts for itself";
  EXPECT_EQ(store_.say({1, 7, 111, 1003, "Zürich?"}), 1) << "the answer was lost, it came again";
  EXPECT_EQ(store_.say({1, 7, 113, 1004, "well played"}), 3);
  const auto lines = store_.chat(1, 0, 10);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0].body, "Zürich?");
  EXPECT_EQ(lines[0].at, 1000);
  EXPECT_EQ(lines[0].account, 7);
  EXPECT_EQ(lines[0].act, 111);
  EXPECT_EQ(lines[2].n, 3);
  EXPECT_EQ(store_.chat(1, 1, 1).at(0).body, "yes");
  EXPECT_TRUE(store_.chat(1, 3, 10).empty());
  EXPECT_TRUE(store_.chat(9, 0, 10).empty());
}

TEST_P(OperationStoreTest, TheLatestBeatOfAll) {
  EXPECT_EQ(store_.last_beat(), 0);
  store_.beat(1, 4000);
  store_.beat(2, 3000);
  EXPECT_EQ(store_.last_beat(), 4000);
  store_.beat(2, 9000);
  EXPECT_EQ(store_.last_beat(), 9000);
}

TEST_P(OperationStoreTest, OutagesThatOverlapAreOne) {
  store_.add_outage({5000, 6000});
  store_.add_outage({1000, 2000});
  store_.add_outage({8000, 9000});
  EXPECT_EQ(store_.outages(0), (std::vector<Outage>{{1000, 2000}, {5000, 6000}, {8000, 9000}}));
  EXPECT_EQ(store_.outages(6000), (std::vector<Outage>{{8000, 9000}}));
  store_.add_outage({5500, 8200});
  EXPECT_EQ(store_.outages(0), (std::vector<Outage>{{1000, 2000}, {5000, 9000}}));
  store_.add_outage({5500, 5600});
  store_.add_outage({2000, 2500});
  EXPECT_EQ(store_.outages(0), (std::vector<Outage>{{1000, 2500}, {5000, 9000}}));
}

TEST_P(OperationStoreTest, ValuesUnderTheirKeys) {
  EXPECT_FALSE(store_.value("key").has_value());
  store_.set_value("key", "one");
  store_.set_value("other", "two");
  store_.set_value("key", "three");
  EXPECT_EQ(store_.value("key"), "three");
  EXPECT_EQ(store_.value("other"), "two");
}

INSTANTIATE_TEST_SUITE_P(Stores, OperationStoreTest, testing::ValuesIn(kinds()), kind_name);

}  // namespace
}  // namespace posthorn::store
