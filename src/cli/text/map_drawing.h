// Places and roads between them as lines of characters: labels over roads of braille dots, which
// have eight dots to a character and so show a road's direction.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthorn::cli {

struct LabelPart {
  std::string text;    // each character one column wide
  std::string colour;  // an Ink code, or empty
};

struct MapPlace {
  int x = 0;
  int y = 0;
  int id_width = 3;  // columns at the front of the label that the roads lead to
  int room = 0;      // columns to keep free, so that a label that grows does not move the map
  std::vector<LabelPart> label;
};

struct MapRoad {
  int from = 0;
  int to = 0;
  std::string colour;  // empty: drawn dim; later roads are drawn over earlier ones
};

// `rows` lines of at most `columns` columns.
std::vector<std::string> draw_map(const std::vector<MapPlace>& places,
                                  const std::vector<MapRoad>& roads, int columns, int rows,
                                  bool colours);

}  // namespace posthorn::cli
