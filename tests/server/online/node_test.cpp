// Whole games over real sockets: people, computers and spectators at a node on a free port.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

#include "notation/record.h"
#include "table/update_json.h"
#include "tests/server/online/player.h"
#include "tests/server/online/running_node.h"

namespace posthorn::server {
namespace {

constexpr std::string_view kTwo = R"({"map": "south", "players": 2})";

online::GameId open_table(Player& by, const std::string& game = std::string(kTwo),
                          const std::string& more = "", const std::string& rest = "") {
  const Answer answer =
      ask(by.port(), "POST", "/api/tables",
          R"({"settings": {"game": )" + game + R"(, "pace": {"bank": 3600, "increment": 10})" +
              more + "}" + rest + "}",
          by.cookie());
  EXPECT_EQ(answer.status, 200) << answer.body;
  const auto read = protocol::read_as<protocol::OpenTableAnswer>(answer.body);
  return read ? read->game : online::GameId{};
}

// Everybody decides when it is their turn until `enough` says so, which is asked before anybody
// does anything more.
void play_on(std::span<Player* const> players, const std::function<bool()>& enough) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(5);
  while (std::chrono::steady_clock::now() < end) {
    for (Player* player : players) player->listen(1);
    if (enough()) return;
    for (Player* player : players) player->play();
  }
  ADD_FAILURE() << "they did not come to an end";
}

// When several sit down or show their shares at once, some are too late and do it again.
void expect_only_overtaken(const Player& player) {
  for (const protocol::RefusedMessage& refused : player.refused) {
    EXPECT_EQ(refused.code, protocol::RefusalCode::kStale) << refused.text;
  }
}

// Until it is over for them.
void wait_for_the_end(Player& player) {
  while (!player.over() && player.listen(kPatience)) {
  }
}

std::string record_of(Player& player, online::GameId game) {
  const Answer answer =
      ask(player.port(), "GET", "/api/games/" + online::game_id_text(game) + "/record", "",
          player.cookie());
  EXPECT_EQ(answer.status, 200) << answer.body;
  const auto read = protocol::read_as<protocol::GameRecordNowAnswer>(answer.body);
  return read ? read->record.text() : "";
}

// What the player was shown is what an own replay of the game shows, byte for byte, and nothing
// that happens later was in any message.
void expect_nothing_else_seen(Player& player, const std::string& text) {
  const auto record = read_record(text);
  ASSERT_TRUE(record.has_value()) << record.error().message;
  const Game& game = *player.game;
  const int seat = player.now->seat < 0 ? kNobody : player.now->seat;
  const auto look = [&](int moves, const State& state) {
    if (const auto seen = player.views.find(moves); seen != player.views.end()) {
      EXPECT_EQ(seen->second, base64url(view_bytes(game, view_of(game, state, seat)))) << moves;
    }
  };
  const auto look_at_step = [&](int move, const State& before, const EventLog& events) {
    if (const auto seen = player.steps.find(move); seen != player.steps.end()) {
      const std::vector<Event> all(events.begin(), events.end());
      EXPECT_EQ(
          seen->second,
          json::written(step_json(game, {move, before.actor, before.turn, SeenEvents(all, seat)}))
              .text());
    }
  };
  const auto last = replay(
      game, *record, -1,
      [&](int move, const State& before, const Action&, const State& after, const EventLog& log) {
        look_at_step(move, before, log);
        look(move + 1, after);
      },
      [&](const State& first, const EventLog& log) {
        look_at_step(-1, first, log);
        look(0, first);
      });
  EXPECT_TRUE(last.has_value()) << last.error().message;
}

class Nodes : public testing::TestWithParam<bool> {
 protected:
  Folder folder_{"node"};
  std::unique_ptr<RunningNode> node_ =
      std::make_unique<RunningNode>(GetParam() ? folder_.path() + "/online.sqlite" : "");

  [[nodiscard]] int port() const { return node_->port(); }
};

TEST_P(Nodes, TwoGuestsFinishAGameThatOthersWatch) {
  Player anna(port(), "Anna");
  Player ben(port(), "Ben");
  Player nobody(port(), "");
  const online::GameId game = open_table(anna);
  const std::vector<Player*> players = {&anna, &ben, &nobody};
  for (Player* player : players) player->watch(game);
  for (Player* player : players) ASSERT_TRUE(player->next<protocol::WholeTable>());
  anna.play();
  play_on(std::vector{&anna}, [&] { return anna.now->chair == 0; });
  const std::vector<Player*> two = {&anna, &ben};
  play_on(two, [&] { return anna.over() && ben.over(); });
  wait_for_the_end(nobody);
  expect_only_overtaken(anna);
  expect_only_overtaken(ben);
  EXPECT_TRUE(nobody.over());
  EXPECT_EQ(nobody.now->seat, online::kServer);
  EXPECT_NE(anna.now->seat, ben.now->seat);
  ASSERT_TRUE(anna.now->ended.has_value());
  EXPECT_EQ(anna.now->ended->reason, online::EndReason::kPlayed);
  EXPECT_EQ(anna.now->ended->scores, ben.now->ended->scores);
  const std::string record = record_of(anna, game);
  for (Player* player : players) {
    EXPECT_GT(player->views.size(), 20U);
    expect_nothing_else_seen(*player, record);
  }
  // The shares are hidden until all have shown theirs.
  ASSERT_TRUE(anna.people->fair.secret.has_value());
  const std::string secret = hex(*anna.people->fair.secret);
  for (Player* player : players) {
    for (const std::string& frame : player->frames) {
      EXPECT_TRUE(!frame.contains(secret) || frame.contains("\"status\": \"over\"")) << frame;
      EXPECT_TRUE(!frame.contains(hex(anna.share())) || frame.contains("\"view\"")) << frame;
    }
  }
  EXPECT_EQ(online::promise_of_secret(online::game_id_text(game), *anna.people->fair.secret),
            anna.people->fair.commit);
}

TEST_P(Nodes, ComputersPlayWithAPerson) {
  Player anna(port(), "Anna");
  const online::GameId game = open_table(anna, R"({"map": "south", "players": 3})", "",
                                         R"(, "computers": ["steady", "random"])");
  anna.watch(game);
  const std::vector<Player*> one = {&anna};
  play_on(one, [&] { return anna.over(); });
  expect_nothing_else_seen(anna, record_of(anna, game));
}

TEST_P(Nodes, AnActThatIsSentAgainHappensOnce) {
  Player anna(port(), "Anna");
  const online::GameId game =
      open_table(anna, std::string(kTwo), "", R"(, "computers": ["steady"])");
  anna.watch(game);
  const std::vector<Player*> one = {&anna};
  play_on(one, [&] {
    return anna.now && anna.now->status == online::Status::kUnderWay &&
           anna.now->actor == anna.now->seat && !anna.unanswered();
  });
  const protocol::Position before = *anna.now;
  ASSERT_TRUE(anna.play());
  const std::int64_t id = *anna.unanswered();
  const protocol::TableAct act{game, before.on, id, anna.last_wish()};
  anna.tell(act);
  anna.connect();  // the answers may be lost with the socket
  anna.watch(game, before.v);
  anna.tell(act);
  while (anna.unanswered() && anna.listen(kPatience)) {
  }
  EXPECT_FALSE(anna.unanswered());
  anna.tell(act);
  const int heard = anna.heard_again;
  while (anna.heard_again == heard && anna.listen(kPatience)) {
  }
  EXPECT_GT(anna.heard_again, heard);
  expect_only_overtaken(anna);
  for (const protocol::RefusedMessage& refused : anna.refused) EXPECT_NE(refused.id, id);
  int times = 0;
  Player ben(port(), "Ben");
  ben.watch(game, 0);
  const auto news = ben.next<protocol::TableNews>();
  ASSERT_TRUE(news.has_value());
  for (const protocol::TableEvent& event : news->events) {
    EXPECT_FALSE(event.id.has_value());  // numbers are the sender's own
    if (event.kind == online::LogKind::kMoved && event.seat == before.seat && event.step &&
        event.step->text().starts_with("{\"move\": " + std::to_string(before.moves) + ",")) {
      ++times;
    }
  }
  EXPECT_EQ(times, 1);
}

TEST_P(Nodes, RefusesWhatIsNotOnes) {
  Player anna(port(), "Anna");
  Player ben(port(), "Ben");
  Player carla(port(), "Carla");
  Player nobody(port(), "");
  const online::GameId game = open_table(anna);
  const std::vector<Player*> two = {&anna, &ben};
  anna.moves = ben.moves = false;  // nobody has taken a card yet: what is refused is known
  for (Player* player : {&anna, &ben, &carla, &nobody}) player->watch(game);
  for (Player* player : {&carla, &nobody}) ASSERT_TRUE(player->next<protocol::WholeTable>());
  play_on(two, [&] {
    return anna.now && anna.now->status == online::Status::kUnderWay && ben.now &&
           ben.now->v == anna.now->v && !anna.unanswered() && !ben.unanswered();
  });
  Player& waits = anna.now->actor == anna.now->seat ? ben : anna;
  Player& decides = anna.now->actor == anna.now->seat ? anna : ben;
  const auto why = [&](Player& player, const protocol::Wish& wish) -> std::string {
    player.listen(1);
    const std::int64_t id = player.act(wish);
    auto refused = player.next<protocol::RefusedMessage>();
    while (refused && refused->id != id) refused = player.next<protocol::RefusedMessage>();
    return refused ? std::string(protocol::word_of(refused->code)) : "no answer";
  };
  carla.now->on = nobody.now->on = anna.now->on;
  protocol::Wish move;
  move.move = "take deck";
  EXPECT_EQ(why(waits, move), "not-your-decision");
  EXPECT_EQ(why(carla, move), "not-your-seat");
  EXPECT_EQ(why(nobody, move), "signed-out");
  move.move = "fly home";
  EXPECT_EQ(why(decides, move), "no-such-move");
  move.move = "end";
  EXPECT_EQ(why(decides, move), "refused");
  protocol::Wish undo;
  undo.undo.emplace();
  EXPECT_EQ(why(decides, undo), "nothing-to-take-back");
  protocol::Wish computer;
  computer.add_computer = "nobody-of-that-name";
  EXPECT_EQ(why(anna, computer), "no-such-computer");
  computer.add_computer = "steady";
  EXPECT_EQ(why(anna, computer), "begun");
  decides.now->on -= 1;
  move.move = "take deck";
  EXPECT_EQ(why(decides, move), "stale");
  carla.watch({1});
  const auto none = carla.next<protocol::RefusedMessage>();
  ASSERT_TRUE(none.has_value());
  EXPECT_EQ(none->code, protocol::RefusalCode::kNoSuchTable);
}

TEST_P(Nodes, ATableNobodyMayWatchIsNotThere) {
  Player anna(port(), "Anna");
  Player ben(port(), "Ben");
  const online::GameId game =
      open_table(anna, std::string(kTwo), R"(, "watched": false)", R"(, "computers": ["steady"])");
  anna.watch(game);
  const std::vector<Player*> one = {&anna};
  play_on(one, [&] { return anna.now && anna.now->status == online::Status::kUnderWay; });
  ben.watch(game);
  const auto refused = ben.next<protocol::RefusedMessage>();
  ASSERT_TRUE(refused.has_value());
  EXPECT_EQ(refused->code, protocol::RefusalCode::kNoSuchTable);
  EXPECT_EQ(ask(port(), "GET", "/api/games/" + online::game_id_text(game), "", ben.cookie()).status,
            404);
}

TEST_P(Nodes, ResigningOffersAndARematch) {
  Player anna(port(), "Anna");
  Player ben(port(), "Ben");
  const online::GameId game = open_table(anna);
  const std::vector<Player*> two = {&anna, &ben};
  for (Player* player : two) player->watch(game);
  play_on(two, [&] {
    return anna.now && ben.now && anna.now->status == online::Status::kUnderWay &&
           ben.now->v == anna.now->v && !anna.unanswered() && !ben.unanswered();
  });
  protocol::Wish wish;
  wish.resign.emplace();
  anna.act(wish);
  wait_for_the_end(anna);
  wait_for_the_end(ben);
  ASSERT_TRUE(ben.over());
  EXPECT_EQ(ben.now->ended->winner, ben.now->seat);
  EXPECT_EQ(ben.now->ended->reason, online::EndReason::kResigned);
  protocol::Wish again;
  again.offer = online::Offer::kRematch;
  ben.act(again);
  while (!anna.now->offer && anna.listen(kPatience)) {
  }
  ASSERT_TRUE(anna.now->offer.has_value());
  protocol::Wish yes;
  yes.answer = true;
  anna.act(yes);
  const auto next = ben.next<protocol::NextTable>();
  ASSERT_TRUE(next.has_value());
  EXPECT_EQ(next->game, game);
  EXPECT_NE(next->next, game);
  ben.watch(next->next);
  const auto table = ben.next<protocol::WholeTable>();
  ASSERT_TRUE(table.has_value());
  EXPECT_EQ(table->now.status, online::Status::kOpen);
}

TEST_P(Nodes, ChatLobbyAndPresence) {
  Player anna(port(), "Anna");
  Player ben(port(), "Ben");
  ben.tell(protocol::LobbyWish{true});
  const auto lobby = ben.next<protocol::Lobby>();
  ASSERT_TRUE(lobby && lobby->anew && lobby->tables.empty());
  const online::GameId game = open_table(anna);
  anna.watch(game);
  const std::vector<Player*> one = {&anna};
  play_on(one, [&] { return anna.now && anna.now->chair == 0; });
  auto opened = ben.next<protocol::Lobby>();
  while (opened && opened->tables.empty()) opened = ben.next<protocol::Lobby>();
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->tables[0].game, game);
  EXPECT_EQ(opened->tables[0].opened_by, "Anna");
  ben.watch(game);
  ASSERT_TRUE(ben.next<protocol::WholeTable>());
  anna.tell(protocol::Say{game, 77, "Bis gleich", std::nullopt});
  const auto said = ben.next<protocol::Said>();
  ASSERT_TRUE(said.has_value());
  EXPECT_EQ(said->line.text, "Bis gleich");
  EXPECT_EQ(said->line.name, "Anna");
  EXPECT_FALSE(said->line.id.has_value());
  const auto own = anna.next<protocol::Said>();
  ASSERT_TRUE(own.has_value());
  EXPECT_EQ(own->line.id, 77);
  anna.tell(protocol::Page{false});
  for (;;) {
    const auto presence = ben.next<protocol::PresenceNow>();
    ASSERT_TRUE(presence.has_value());
    if (presence->presence.chairs.size() == 1 &&
        presence->presence.chairs[0].is == protocol::PresenceKind::kAway) {
      break;
    }
  }
  const Answer mine = ask(port(), "GET", "/api/my-games", "", anna.cookie());
  const auto games = protocol::read_as<protocol::MyGamesAnswer>(mine.body);
  ASSERT_TRUE(games.has_value()) << mine.body;
  ASSERT_EQ(games->games.size(), 1U);
  EXPECT_EQ(games->games[0].table.game, game);
}

INSTANTIATE_TEST_SUITE_P(Stores, Nodes, testing::Bool(), [](const auto& each) {
  return each.param ? std::string("Sqlite") : std::string("Memory");
});

// A node that starts again has everything that was acknowledged.
TEST(Node, GoesOnAfterARestart) {
  const Folder folder("restart");
  const std::string file = folder.path() + "/online.sqlite";
  online::GameId game;
  int version = 0;
  std::string view;
  std::string cookie;
  {
    RunningNode node(file);
    Player anna(node.port(), "Anna");
    game = open_table(anna, std::string(kTwo), "", R"(, "computers": ["steady"])");
    anna.watch(game);
    const std::vector<Player*> one = {&anna};
    play_on(one, [&] {
      return anna.now && anna.now->moves > 10 && anna.now->actor == anna.now->seat &&
             !anna.unanswered();
    });
    version = anna.now->v;
    view = *anna.now->view;
    cookie = anna.cookie();
  }
  RunningNode node(file);
  const Answer me = ask(node.port(), "GET", "/api/me", "", cookie);
  const auto read = protocol::read_as<protocol::MeAnswer>(me.body);
  ASSERT_TRUE(read && read->you);
  EXPECT_EQ(read->you->name, "Anna");
  ASSERT_EQ(read->waiting.size(), 1U);
  EXPECT_EQ(read->waiting[0].game, game);
  Wire wire(node.port());
  ASSERT_EQ(open_socket(wire, cookie), 101);
  wire.send_frame(protocol::text_of(protocol::Hello{protocol::kProtocol, kViewLayout, "test"}));
  wire.send_frame(protocol::text_of(protocol::Watch{game, -1}));
  for (;;) {
    const auto text = wire.receive();
    ASSERT_TRUE(text.has_value());
    const auto message = protocol::read_server_message(*text);
    ASSERT_TRUE(message.has_value());
    const auto* table = std::get_if<protocol::WholeTable>(&*message);
    if (table == nullptr) continue;
    EXPECT_EQ(table->now.v, version);
    EXPECT_EQ(table->now.view, view);
    break;
  }
}

}  // namespace
}  // namespace posthorn::server
