// What a database file holds, in numbered steps: a file of an older version is brought up to date,
// and one of a newer version is left alone.
#pragma once

#include "store/sqlite/connection.h"

namespace posthorn::store::sqlite {

// The newest version this program knows.
int known_schema();

// Makes the connection durable and the file's schema the newest one. Throws StoreError.
void prepare(Connection& connection, Millis patience);

}  // namespace posthorn::store::sqlite
