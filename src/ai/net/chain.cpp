#include "ai/net/chain.h"

#include "base/bits.h"
#include "core/legal.h"

namespace posthorn::net {
namespace {

class ChainFinder {
 public:
  explicit ChainFinder(const Game& game) : game_(game) {}

  // Goes on where `fits`, with what is `left` of the cards; then, once only, at the other end.
  void go_on(std::uint32_t fits, std::uint32_t left, std::uint32_t other_end, Chain so_far) {
    if (so_far.length > best_.length) best_ = so_far;
    if (--looks_ < 0) return;
    if (other_end != 0) go_on(other_end & left, left, 0, so_far);
    for (const int city : each_bit(fits & left)) {
      go_on(game_.neighbours[city], left & ~bit(city), other_end,
            {so_far.length + 1, so_far.cities | bit(city)});
    }
  }

  [[nodiscard]] const Chain& best() const { return best_; }

 private:
  const Game& game_;
  Chain best_;
  int looks_ = 100;
};

}  // namespace

Chain longest_chain(const Game& game, const Player& player, std::uint32_t cards) {
  cards &= ~player.route_cities;
  ChainFinder finder(game);
  if (player.route_length == 0) {
    finder.go_on(cards, cards, 0, {});
  } else {
    finder.go_on(fits_left(game, player), cards, fits_right(game, player), {});
  }
  return finder.best();
}

}  // namespace posthorn::net
