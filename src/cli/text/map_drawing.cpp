#include "cli/text/map_drawing.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

constexpr std::string_view kRoadColour = "38;5;244";

struct Cell {
  std::uint8_t dots = 0;
  std::string colour;
  std::string text;    // a label's character; goes before the dots
  bool taken = false;  // kept for a label
  bool quiet = false;  // a label or the gap around one: no road is shown
};

class Canvas {
 public:
  Canvas(int columns, int rows)
      : columns_(columns),
        rows_(rows),
        cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

  // Whether a label of this width fits here with a gap on both sides.
  [[nodiscard]] bool is_free(int column, int row, int width) const {
    if (row < 0 || row >= rows_ || column < 0 || column + width > columns_) return false;
    for (int c = column; c < column + width; ++c) {
      if (at(c, row).taken) return false;
    }
    return true;
  }

  void reserve(int column, int row, int width, int room) {
    for (int c = std::max(column - 1, 0); c <= std::min(column + room, columns_ - 1); ++c) {
      at(c, row).taken = true;
      at(c, row).quiet |= c <= column + width;
    }
  }

  void write(int column, int row, const LabelPart& part) {
    std::string_view rest = part.text;
    while (!rest.empty() && column < columns_) {
      std::size_t bytes = 1;
      while (bytes < rest.size() && (static_cast<unsigned char>(rest[bytes]) & 0xc0) == 0x80) {
        ++bytes;
      }
      Cell& cell = at(column++, row);
      cell.text = rest.substr(0, bytes);
      cell.colour = part.colour;
      rest.remove_prefix(bytes);
    }
  }

  // A line between the middles of two characters (Bresenham, in dots).
  void line(int column0, int row0, int column1, int row1, const std::string& colour) {
    int x = 2 * column0 + 1;
    int y = 4 * row0 + 2;
    const int to_x = 2 * column1 + 1;
    const int to_y = 4 * row1 + 2;
    const int dx = std::abs(to_x - x);
    const int dy = -std::abs(to_y - y);
    const int step_x = x < to_x ? 1 : -1;
    const int step_y = y < to_y ? 1 : -1;
    int error = dx + dy;
    while (true) {
      dot(x, y, colour);
      if (x == to_x && y == to_y) return;
      const int twice = 2 * error;
      if (twice >= dy) {
        error += dy;
        x += step_x;
      }
      if (twice <= dx) {
        error += dx;
        y += step_y;
      }
    }
  }

  [[nodiscard]] std::string row_text(int row, const Ink& ink) const {
    std::string out;
    std::string run;  // characters of one colour share one escape sequence
    std::string_view colour;
    int blanks = 0;
    for (int c = 0; c < columns_; ++c) {
      const Cell& cell = at(c, row);
      const std::string text = character(cell);
      if (text == " ") {
        ++blanks;
        continue;
      }
      if (blanks > 0 || cell.colour != colour) {
        out += ink.with(colour, run);
        run.clear();
        out.append(static_cast<std::size_t>(blanks), ' ');
        blanks = 0;
        colour = cell.colour;
      }
      run += text;
    }
    return out + ink.with(colour, run);
  }

 private:
  static std::string character(const Cell& cell) {
    if (!cell.text.empty()) return cell.text;
    if (cell.dots == 0 || cell.quiet) return " ";
    const unsigned code = 0x2800U + cell.dots;
    return {static_cast<char>(0xe2), static_cast<char>(0x80 | (code >> 6 & 0x3f)),
            static_cast<char>(0x80 | (code & 0x3f))};
  }

  void dot(int x, int y, const std::string& colour) {
    constexpr std::array<std::array<std::uint8_t, 2>, 4> kDots = {
        {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}};
    Cell& cell = at(x / 2, y / 4);
    cell.dots |= kDots[static_cast<std::size_t>(y % 4)][static_cast<std::size_t>(x % 2)];
    cell.colour = colour;
  }

  Cell& at(int column, int row) {
    return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                  static_cast<std::size_t>(column)];
  }
  [[nodiscard]] const Cell& at(int column, int row) const {
    return const_cast<Canvas*>(this)->at(column, row);
  }

  int columns_;
  int rows_;
  std::vector<Cell> cells_;
};

struct Spot {
  int column = 0;
  int row = 0;
};

int label_width(const MapPlace& place) {
  int width = 0;
  for (const LabelPart& part : place.label) width += width_of(part.text);
  return width;
}

int room_of(const MapPlace& place) { return std::max(place.room, label_width(place)); }

// The free spot nearest to the place's own; its own if the canvas is full.
Spot find_spot(const Canvas& canvas, Spot wanted, int width) {
  Spot best = wanted;
  int best_cost = 1 << 20;
  for (int dr = -3; dr <= 3; ++dr) {
    for (int dc = -12; dc <= 12; ++dc) {
      const int cost = 4 * dr * dr + dc * dc;  // a row is twice as high as a column is wide
      if (cost >= best_cost || !canvas.is_free(wanted.column + dc, wanted.row + dr, width))
        continue;
      best = {wanted.column + dc, wanted.row + dr};
      best_cost = cost;
    }
  }
  return best;
}

std::vector<Spot> lay_out(Canvas& canvas, const std::vector<MapPlace>& places, int columns,
                          int rows) {
  const auto [left, right] = std::ranges::minmax(places, {}, &MapPlace::x);
  const auto [top, bottom] = std::ranges::minmax(places, {}, &MapPlace::y);
  int widest = 0;
  for (const MapPlace& place : places) widest = std::max(widest, room_of(place));
  const int span_x = std::max(right.x - left.x, 1);
  const int span_y = std::max(bottom.y - top.y, 1);
  std::vector<Spot> spots;
  for (const MapPlace& place : places) {
    const Spot wanted = {(place.x - left.x) * std::max(columns - widest - 1, 1) / span_x,
                         (place.y - top.y) * (rows - 1) / span_y};
    const int room = room_of(place);
    spots.push_back(find_spot(canvas, wanted, room));
    canvas.reserve(spots.back().column, spots.back().row, label_width(place), room);
  }
  return spots;
}

}  // namespace

std::vector<std::string> draw_map(const std::vector<MapPlace>& places,
                                  const std::vector<MapRoad>& roads, int columns, int rows,
                                  bool colours) {
  if (places.empty()) return {};
  Canvas canvas(columns, rows);
  const std::vector<Spot> spots = lay_out(canvas, places, columns, rows);
  const auto middle = [&](int place) {
    const auto i = static_cast<std::size_t>(place);
    return Spot{spots[i].column + places[i].id_width / 2, spots[i].row};
  };
  const std::string plain_road(kRoadColour);
  for (const MapRoad& road : roads) {
    const Spot from = middle(road.from);
    const Spot to = middle(road.to);
    canvas.line(from.column, from.row, to.column, to.row,
                road.colour.empty() ? plain_road : road.colour);
  }
  for (std::size_t i = 0; i < places.size(); ++i) {
    int column = spots[i].column;
    for (const LabelPart& part : places[i].label) {
      canvas.write(column, spots[i].row, part);
      column += width_of(part.text);
    }
  }
  std::vector<std::string> lines;
  const Ink ink(colours);
  for (int row = 0; row < rows; ++row) lines.push_back(canvas.row_text(row, ink));
  return lines;
}

}  // namespace posthorn::cli
