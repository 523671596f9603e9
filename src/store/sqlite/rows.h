// Rows of results as values.
#pragma once

#include "store/sqlite/connection.h"
#include "store/store.h"

namespace posthorn::store::sqlite {

// The columns of GameRow, in its order.
inline GameRow read_row(const Query& found) {
  return {{found.small(0), found.small(1), found.small(2), found.number(3), found.text(4)},
          found.small(5),
          found.number(6),
          found.flag(7),
          found.flag(8),
          found.flag(9)};
}

}  // namespace posthorn::store::sqlite
