// What waits for slow pages, and how often anybody may do something.
#include "server/socket/outbox.h"

#include <gtest/gtest.h>

#include "server/people/buckets.h"

namespace posthorn::server {
namespace {

Text text(const std::string& of) { return std::make_shared<const std::string>(of); }

TEST(Outbox, GivesOutInOrder) {
  Outbox outbox;
  EXPECT_TRUE(outbox.add(text("a")));
  EXPECT_TRUE(outbox.add_news({1}, text("b")));
  EXPECT_TRUE(outbox.add(text("c")));
  EXPECT_EQ(outbox.bytes(), 3U);
  EXPECT_EQ(*outbox.next(), "a");
  EXPECT_EQ(*outbox.next(), "b");
  EXPECT_EQ(*outbox.next(), "c");
  EXPECT_EQ(outbox.next(), nullptr);
  EXPECT_EQ(outbox.bytes(), 0U);
}

TEST(Outbox, ManyNewsOfATableBecomeOneTable) {
  Outbox outbox;
  outbox.add(text("first"));
  for (int i = 0; i < Outbox::kMostNews; ++i) outbox.add_news({1}, text("one"));
  outbox.add_news({2}, text("two"));
  EXPECT_TRUE(outbox.take_dropped().empty());
  EXPECT_TRUE(outbox.add_news({1}, text("one more")));
  EXPECT_TRUE(outbox.add_news({1}, text("and more")));
  EXPECT_EQ(*outbox.next(), "first");
  EXPECT_EQ(*outbox.next(), "two");
  EXPECT_EQ(outbox.next(), nullptr);
  EXPECT_EQ(outbox.bytes(), 0U);
  EXPECT_EQ(outbox.take_dropped(), std::set<online::GameId>{{1}});
  EXPECT_TRUE(outbox.take_dropped().empty());
}

TEST(Outbox, HasALimit) {
  Outbox outbox;
  EXPECT_TRUE(outbox.add(text(std::string(Outbox::kMostBytes, 'x'))));
  EXPECT_FALSE(outbox.add(text("x")));
  (void)outbox.next();
  EXPECT_TRUE(outbox.add(text("x")));
}

TEST(Bucket, FillsUpWithTime) {
  Bucket bucket;
  const Rate rate{2, 0.5};
  EXPECT_TRUE(bucket.take(rate, 1000));
  EXPECT_TRUE(bucket.take(rate, 1000));
  EXPECT_FALSE(bucket.take(rate, 1000));
  EXPECT_FALSE(bucket.take(rate, 2000));
  EXPECT_TRUE(bucket.take(rate, 3000));
  EXPECT_FALSE(bucket.take(rate, 500));  // a clock that goes back gives nothing
}

TEST(Bucket, CountsNetworksOfIpv6) {
  EXPECT_EQ(limited_address("2001:db8::1"), limited_address("2001:db8::ffff:2"));
  EXPECT_NE(limited_address("2001:db8::1"), limited_address("2001:db8:0:1::1"));
  EXPECT_EQ(limited_address("192.0.2.1"), "192.0.2.1");
}

}  // namespace
}  // namespace posthorn::server
