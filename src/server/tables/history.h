// What happened at a table so far, kept so that it can be told to whoever begins to follow it, to
// each as they saw it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "online/hosted.h"
#include "server/tables/showing.h"

namespace posthorn::server {

class History {
 public:
  // The table is the one after all of the news.
  void take(const online::Table& table, const online::TableNews& news);

  [[nodiscard]] int version() const { return static_cast<int>(notes_.size()); }
  // The events behind this version, as the viewer saw them.
  [[nodiscard]] std::vector<protocol::TableEvent> events(const online::Table& table, int after,
                                                         const Viewer& viewer) const;
  // Without what was taken back.
  [[nodiscard]] std::vector<json::Written> steps(const online::Table& table,
                                                 const Viewer& viewer) const;
  // The viewer's own last acts.
  [[nodiscard]] std::vector<std::int64_t> acts(const Viewer& viewer) const;
  // Whether who is at the table changed behind this version.
  [[nodiscard]] bool people_changed(int after) const;

 private:
  struct KeptStep {
    int move;
    std::uint8_t seat;
    std::uint32_t turn;
    std::vector<Event> events;
  };
  struct Note {
    online::Millis at = 0;
    online::ActNumber act = 0;
    online::LogKind kind = online::LogKind::kCreated;
    std::int16_t seat = online::kServer;
    bool chairs = false;  // `seat` is a chair: seats were not drawn
    bool flag = false;    // forced, yes, broke
    int number = 0;       // moves taken back, or the offer
    std::string text;     // the move, or the computer
    std::shared_ptr<const KeptStep> step;
  };

  static bool is_own(const Note& note, const Viewer& viewer);
  static json::Written step_for(const online::Table& table, const KeptStep& step,
                                const Viewer& viewer);
  void note(const online::LogEvent& event, bool begun, std::shared_ptr<const KeptStep> step);

  std::vector<Note> notes_;
  std::vector<std::shared_ptr<const KeptStep>> steps_;
  bool begun_ = false;
};

}  // namespace posthorn::server
