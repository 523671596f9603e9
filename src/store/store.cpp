#include "store/store.h"

namespace posthorn::store {

void check_append(const Append& append) {
  if (!append.events.empty()) return;
  throw StoreError(StoreError::Why::kBroken,
                   "An append without events: there is nothing to store.");
}

}  // namespace posthorn::store
