// The Rome board from its JSON file.
#include <algorithm>
#include <vector>

#include "notation/board_json.h"
#include "notation/board_parts.h"

namespace posthorn {
namespace {

using json::Type;
using json::Value;

class RomeReader {
 public:
  explicit RomeReader(const Value& root) : object_(root, "the Rome board", problems_) {}

  std::expected<RomeBoard, json::Error> run() {
    object_.string("id");
    object_.string("title");
    check_header(object_);
    board_.provenance = read_provenance(object_, problems_);
    const auto towns = object_.find("towns", Type::kArray);
    if (towns) read_towns(*towns);
    if (const auto coaches = object_.find("coaches", Type::kArray)) read_coaches(*coaches);
    if (const auto clergy = object_.find("clergy", Type::kArray)) read_clergy(*clergy);
    object_.refuse_others();
    if (!problems_.any()) find_rome();
    if (problems_.any()) return std::unexpected(problems_.first());
    return std::move(board_);
  }

 private:
  void read_towns(const Value& list) {
    if (list.size() < 2 || list.size() > kMaxTowns)
      problems_.note(list.offset(), "there should be 2 to 64 towns");
    if (problems_.any()) return;
    std::vector<Value> south;
    list.each([&](Value value) {
      ObjectReader object(value, "a town", problems_);
      Town town;
      town.id = object.string("id");
      town.name = object.string("name");
      town.x = object.number("x", 0, 100000);
      town.y = object.number("y", 0, 100000);
      if (const auto exits = object.find("south", Type::kArray)) south.push_back(*exits);
      object.refuse_others();
      if (problems_.any()) return;
      if (!is_city_id(town.id) || board_.find_town(town.id) >= 0)
        object.note("a town's id should be 2 to 5 letters A-Z, each once");
      board_.towns.push_back(std::move(town));
    });
    if (problems_.any()) return;
    for (std::size_t i = 0; i < board_.towns.size(); ++i) {
      if (south[i].size() > kMaxExits)
        problems_.note(south[i].offset(), "at most four roads lead south from a town");
      south[i].each([&](Value exit) {
        const int town = exit.is(Type::kString) ? board_.find_town(exit.string()) : -1;
        if (town < 0) {
          problems_.note(exit.offset(), "a road leads to a town that is not there");
        } else if (std::ranges::find(board_.towns[i].south, town) != board_.towns[i].south.end()) {
          problems_.note(exit.offset(), "the road stands here a second time");
        } else if (board_.towns[town].y <= board_.towns[i].y) {
          problems_.note(exit.offset(), "a road should lead south, to a larger y");
        } else {
          board_.towns[i].south.push_back(town);
        }
      });
    }
  }

  int town_of(ObjectReader& object, std::string_view key) {
    const std::string id = object.string(key);
    const int town = board_.find_town(id);
    if (town < 0) object.note("a coach starts in " + in_quotes(id) + ", which is no town");
    return town;
  }

  void read_coaches(const Value& list) {
    if (list.size() != kCoachCount) problems_.note(list.offset(), "there should be five coaches");
    if (problems_.any()) return;
    int i = 0;
    list.each([&](Value value) {
      ObjectReader object(value, "a coach", problems_);
      Coach& coach = board_.coaches[i];
      const std::string id = object.string("id");
      if (!is_city_id(id) || board_.find_coach(id) >= 0)
        object.note("a coach's id should be 2 to 5 letters A-Z, each once");
      coach.id = id;
      coach.name = object.string("name");
      if (const auto lands = object.find("lands", Type::kArray)) {
        lands->each([&](Value land) {
          if (!land.is(Type::kString)) {
            problems_.note(land.offset(), "this should be the id of a land");
            return;
          }
          for (const Coach& other : board_.coaches) {
            if (std::ranges::find(other.lands, land.string()) == other.lands.end()) continue;
            problems_.note(land.offset(), "the land has a coach already");
          }
          coach.lands.push_back(land.string());
        });
      }
      ++i;
      coach.start = town_of(object, "start");
      coach.start2 = town_of(object, "start2");
      object.refuse_others();
    });
  }

  void read_clergy(const Value& list) {
    if (list.size() != kCoachCount)
      problems_.note(list.offset(), "there should be five clergy tiles");
    list.each([&](Value value) {
      ObjectReader object(value, "a clergy tile", problems_);
      const int worth = object.number("value", 1, kCoachCount);
      board_.clergy[worth - 1] = object.string("id");
      object.refuse_others();
    });
    for (const std::string& name : board_.clergy) {
      if (name.empty())
        problems_.note(list.offset(), "the clergy should be worth 1 to 5, each once");
    }
  }

  void find_rome() {
    int ends = 0;
    for (std::size_t i = 0; i < board_.towns.size(); ++i) {
      if (!board_.towns[i].south.empty()) continue;
      board_.rome = static_cast<int>(i);
      ++ends;
    }
    if (ends != 1) object_.note("all roads should lead to one town, Rome");
    for (const Coach& coach : board_.coaches) {
      if (coach.start == board_.rome || coach.start2 == board_.rome)
        object_.note("a coach should not start in Rome");
    }
  }

  Problems problems_;
  ObjectReader object_;
  RomeBoard board_;
};

}  // namespace

std::expected<RomeBoard, json::Error> read_rome(std::string_view text) {
  const auto document = json::Document::parse(text);
  if (!document) return std::unexpected(document.error());
  return RomeReader(document->root()).run();
}

}  // namespace posthorn
