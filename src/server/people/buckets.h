// How often somebody may do something: each has so much in store, and it fills up again with time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

namespace posthorn::server {

struct Rate {
  double most = 1;        // in store
  double per_second = 1;  // what it fills up by
};

class Bucket {
 public:
  // False: nothing is left. The time is in milliseconds and does not go back.
  bool take(const Rate& rate, std::int64_t now) {
    if (last_ == 0) {
      left_ = rate.most;
    } else {
      const double seconds = static_cast<double>(std::max<std::int64_t>(now - last_, 0)) / 1000;
      left_ = std::min(rate.most, left_ + seconds * rate.per_second);
    }
    last_ = now;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  // Nobody would notice if it were forgotten.
  [[nodiscard]] bool full(const Rate& rate, std::int64_t now) const {
    return left_ + static_cast<double>(now - last_) / 1000 * rate.per_second >= rate.most;
  }

 private:
  double left_ = 0;
  std::int64_t last_ = 0;
};

// One for each address or account.
class Buckets {
 public:
  explicit Buckets(Rate rate) : rate_(rate) {}

  bool take(const std::string& who, std::int64_t now) {
    constexpr std::size_t kMany = 10000;
    if (buckets_.size() > kMany) {
      std::erase_if(buckets_, [&](const auto& each) { return each.second.full(rate_, now); });
    }
    return buckets_[who].take(rate_, now);
  }

 private:
  Rate rate_;
  std::map<std::string, Bucket> buckets_;
};

// The address that limits are counted by: of IPv6 the network, as everybody has a whole one.
std::string limited_address(const std::string& address);

}  // namespace posthorn::server
