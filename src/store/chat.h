// What is said at tables. Lines have numbers of their own: talking does not change a game's
// version.
#pragma once

#include <vector>

#include "store/basics.h"

namespace posthorn::store {

struct NewLine {
  Game game = 0;
  AccountId account = 0;
  std::int64_t act = 0;  // the sender's own number for it
  Millis at = 0;
  std::string body;
};

struct ChatLine : NewLine {
  int n = 0;  // counted from 1 in each game
};

class Chat : public Part {
 public:
  // The line's number; that of the first time when an account says the same act again.
  virtual int say(const NewLine& line) = 0;
  virtual std::vector<ChatLine> chat(Game game, int after, int most) = 0;
};

}  // namespace posthorn::store
