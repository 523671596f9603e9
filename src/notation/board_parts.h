// What the readers of boards share: ids, provenance and the head of a file.
#pragma once

#include <string>
#include <string_view>

#include "core/board.h"
#include "notation/in_quotes.h"
#include "notation/object_reader.h"

namespace posthorn {

// Cities, towns and coaches: 2 to 5 letters A-Z.
bool is_city_id(std::string_view id);

// Maps, lands and bonuses: a-z, 0-9 and '-'.
bool is_name_id(std::string_view id);

Provenance read_provenance(ObjectReader& object, Problems& problems);

// Which shape the file has; files without a number are of the only one there is.
void check_header(ObjectReader& object);

}  // namespace posthorn
