#include "simulation/simulation.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "core/view.h"
#include "notation/move_text.h"
#include "notation/view_bytes.h"
#include "online/hosted.h"
#include "simulation/timeline.h"
#include "store/memory_store.h"

namespace posthorn::simulation {
namespace {

using namespace online;

constexpr Millis kBegin = 1'763'400'000'000;
constexpr GameId kGame{4711};
constexpr int kMostMoves = 120;  // then somebody resigns: random games may take for ever
constexpr Millis kMostTime = 3'600'000;

// What is sent to several is kept once.
using SharedEvents = std::shared_ptr<const std::vector<LogEvent>>;

struct News {
  int after = 0;
  int version = 0;
  int position = 0;
  bool over = false;
  bool begun = false;
  int seat = kServer;
  int actor = kServer;
  ViewBytes view;
  std::vector<ActNumber> own;  // acts of the receiver among the events
};

class World;

// One server process. What it knows is gone when it crashes.
class Node final : public TableDriver {
 public:
  Node(World& world, int number) : world_(world), number_(number) {}

  void append(const Table& after, int expected, std::span<const LogEvent> events) override;
  void load(int after) override;
  void answer(Ticket ticket, const ActAnswer& answer) override;
  void tell(const Table& table, const TableNews& news) override;
  Moment moment() override;

  void act(int client, const Act& act);
  void watch(int client, int from);
  void leave(int client) { watching_.erase(client); }
  void heard(int after, const SharedEvents& events);
  void look(int version);
  void ring();

  [[nodiscard]] bool up() const { return up_; }
  void crash();
  void freeze(Millis time);
  // Runs something of this process, when it is not frozen, and not if it has died since.
  void later(Millis delay, std::function<void()> what);

 private:
  HostedTable& hosted();
  void send_all(int client, int after);

  World& world_;
  int number_;
  bool up_ = true;
  int life_ = 0;
  Millis frozen_until_ = 0;
  std::unique_ptr<HostedTable> hosted_;
  std::set<int> watching_;
};

// A person with a page: acts, tries again until it has an answer, reconnects.
class Client {
 public:
  Client(World& world, int number) : world_(world), number_(number) { table_.id = kGame; }

  void begin();
  void take(const News& news, int node);
  void refused(ActNumber number, const ActAnswer& answer);
  void lost();
  void wake();

  [[nodiscard]] AccountId account() const { return number_ + 1; }
  [[nodiscard]] bool done() const { return over_; }
  [[nodiscard]] const ViewBytes& view() const { return view_; }
  [[nodiscard]] int version() const { return version_; }
  [[nodiscard]] int seat() const { return seat_; }
  [[nodiscard]] const std::vector<ActNumber>& acknowledged() const { return acknowledged_; }
  [[nodiscard]] const std::vector<ActNumber>& denied() const { return denied_; }

 private:
  void connect();
  void think();
  void send();
  [[nodiscard]] std::optional<Wish> wish();

  World& world_;
  int number_;
  int node_ = 0;
  int version_ = 0;
  int position_ = 0;
  int seat_ = kServer;
  int actor_ = kServer;
  bool begun_ = false;
  bool over_ = false;
  ViewBytes view_;
  Table table_;  // until it begins
  std::optional<Act> unanswered_;
  Millis sent_at_ = 0;
  Millis heard_at_ = kBegin;
  std::vector<ActNumber> acknowledged_;
  std::vector<ActNumber> denied_;
};

class World {
 public:
  explicit World(const Settings& settings);

  Result run();

  // In ten thousand.
  bool chance(int of) { return static_cast<int>(rng.below(10000)) < of; }
  // A message between a client and a node: late, lost or doubled.
  void carry(std::function<void()> message);
  void publish(int from, int after, const SharedEvents& events);

  const Settings settings;
  Result result;
  Rng rng;
  Timeline time;
  store::MemoryStore store;
  Game game;
  Bytes32 secret;
  Bytes32 next_secret;
  std::vector<std::unique_ptr<Node>> nodes;
  std::vector<std::unique_ptr<Client>> clients;
  Millis failing_until = 0;

 private:
  void check();
  [[nodiscard]] std::vector<LogEvent> log();
  void sweep();
};

std::vector<LogEvent> read_events(std::span<const store::StoredEvent> stored) {
  std::vector<LogEvent> events;
  for (const store::StoredEvent& each : stored) {
    auto body = read_body(static_cast<LogKind>(each.kind), each.body);
    POSTHORN_CHECK(body.has_value());
    events.push_back({each.seat, each.act, each.at, std::move(*body)});
  }
  return events;
}

TableSettings table_settings() {
  TableSettings settings;
  settings.pace = {false, 300'000, 2000};
  return settings;
}

Bytes32 drawn(std::string_view what, std::uint64_t seed, int number) {
  return Sha256().add(what).add(std::to_string(seed)).add(":").add(std::to_string(number)).value();
}

// ---- the node

HostedTable& Node::hosted() {
  if (hosted_ == nullptr) hosted_ = std::make_unique<HostedTable>(kGame, *this);
  return *hosted_;
}

void Node::later(Millis delay, std::function<void()> what) {
  world_.time.after(delay, [this, life = life_, what = std::move(what)] {
    if (!up_ || life != life_) return;
    const Millis rest = frozen_until_ - world_.time.now();
    if (rest > 0) {
      later(rest, what);
    } else {
      what();
    }
  });
}

void Node::append(const Table& after, int expected, std::span<const LogEvent> events) {
  auto append = std::make_shared<store::Append>();
  append->game = static_cast<store::Game>(kGame.value);
  append->expected = expected;
  for (const LogEvent& event : events) {
    append->events.push_back(
        {static_cast<int>(event.kind()), event.seat, event.act, event.at, body_text(event.body)});
  }
  append->row = {after.position, static_cast<int>(after.status), after.actor(), 0, std::nullopt};
  const auto kept = std::make_shared<const std::vector<LogEvent>>(events.begin(), events.end());
  // It reaches the store some time later, which may be after this node has died.
  world_.time.after(world_.rng.below(6), [this, append, kept, expected, life = life_] {
    const bool failing = world_.time.now() < world_.failing_until;
    if (!failing && world_.chance(world_.settings.failures)) {
      ++world_.result.failures;
      world_.failing_until = world_.time.now() + world_.rng.below(3000);
    }
    const bool fails = world_.time.now() < world_.failing_until;
    const bool unsure = !fails && world_.chance(world_.settings.unsure);
    std::optional<store::Outcome> outcome;
    if (!fails) outcome = world_.store.append(std::span(append.get(), 1)).front();
    if (!up_ || life != life_) return;
    later(world_.rng.below(6), [this, outcome, unsure, kept, expected] {
      if (!outcome || unsure) {
        hosted().failed();
      } else if (*outcome == store::Outcome::kConflict) {
        ++world_.result.overtaken;
        hosted().overtaken();
      } else {
        hosted().stored();
        world_.publish(number_, expected, kept);
      }
    });
  });
}

void Node::load(int after) {
  later(world_.rng.below(6), [this, after] {
    const auto stored = world_.store.events(static_cast<store::Game>(kGame.value), after, 1 << 20);
    hosted().loaded(read_events(stored));
  });
}

void Node::answer(Ticket ticket, const ActAnswer& answer) {
  const auto client = static_cast<int>(ticket & 0xff);
  const auto number = static_cast<ActNumber>(ticket >> 8);
  if (client == 0xff) return;  // the clock
  if (answer.verdict == Verdict::kDone) return;
  if (answer.verdict == Verdict::kKnown) {
    ++world_.result.known_again;
    send_all(client, 0);
    return;
  }
  world_.carry([this, client, number, answer] {
    if (watching_.contains(client)) {
      world_.clients[static_cast<std::size_t>(client)]->refused(number, answer);
    }
  });
}

News news_for(const Table& table, AccountId account, int after, std::span<const LogEvent> events) {
  News news{after,
            table.version,
            table.position,
            table.status == Status::kOver,
            !table.seats.empty(),
            table.seats.empty() ? kServer : table.seat_of(account),
            table.actor(),
            {},
            {}};
  if (news.begun) news.view = view_bytes(*table.game, view_of(*table.game, table.state, news.seat));
  const int own = table.seats.empty() ? table.chair_of(account) : news.seat;
  for (const LogEvent& event : events) {
    if (event.act != 0 && (event.seat == own || event.seat == table.chair_of(account))) {
      news.own.push_back(event.act);
    }
  }
  return news;
}

void Node::tell(const Table& table, const TableNews& news) {
  for (const int client : watching_) {
    const News told = news_for(table, client + 1, news.after, news.events);
    world_.carry([this, client, told, life = life_] {
      if (life == life_ && watching_.contains(client)) {
        world_.clients[static_cast<std::size_t>(client)]->take(told, number_);
      }
    });
  }
}

// The whole table: for who begins to watch, and for who asks again for an act that is in the log.
void Node::send_all(int client, int after) {
  if (!hosted().there()) return;
  const auto log =
      read_events(world_.store.events(static_cast<store::Game>(kGame.value), after, 1 << 20));
  const auto known = static_cast<std::size_t>(hosted().table().version - after);
  const std::span<const LogEvent> seen = std::span(log).first(std::min(known, log.size()));
  News told = news_for(hosted().table(), client + 1, after, seen);
  world_.carry([this, client, told, life = life_] {
    if (life == life_ && watching_.contains(client)) {
      world_.clients[static_cast<std::size_t>(client)]->take(told, number_);
    }
  });
}

Moment Node::moment() { return {world_.time.now(), world_.secret, world_.next_secret, {}}; }

void Node::act(int client, const Act& act) {
  if (!up_) return;
  if (world_.chance(world_.settings.crashes)) {
    crash();
    return;
  }
  if (world_.chance(world_.settings.freezes)) freeze(1000 + world_.rng.below(3000));
  later(0, [this, client, act] {
    hosted().act(static_cast<Ticket>(act.number) << 8 | static_cast<Ticket>(client), act);
  });
}

void Node::watch(int client, int from) {
  if (!up_) return;
  later(0, [this, client, from] {
    watching_.insert(client);
    if (hosted().there()) {
      send_all(client, std::min(from, hosted().table().version));
    } else {
      hosted().look(1);
      later(20, [this, client, from] { watch(client, from); });
    }
  });
}

void Node::heard(int after, const SharedEvents& events) {
  if (!up_ || hosted_ == nullptr) return;
  later(0, [this, after, events] { hosted().heard(after, *events); });
}

void Node::look(int version) {
  if (!up_ || hosted_ == nullptr) return;
  later(0, [this, version] { hosted().look(version); });
}

void Node::ring() {
  if (!up_ || hosted_ == nullptr) return;
  later(0, [this] {
    if (!hosted().there()) return;
    const Table& table = hosted().table();
    const Millis due = rings_at(table, moment());
    if (due == 0 || world_.time.now() < due) return;
    hosted().act(0xff, {0, 0, table.position, ClockRings{}});
  });
}

void Node::crash() {
  ++world_.result.crashes;
  up_ = false;
  ++life_;
  hosted_.reset();
  for (const int client : std::exchange(watching_, {})) {
    world_.time.after(world_.rng.below(300),
                      [this, client] { world_.clients[static_cast<std::size_t>(client)]->lost(); });
  }
  world_.time.after(100 + world_.rng.below(2000), [this] { up_ = true; });
}

void Node::freeze(Millis time) {
  ++world_.result.freezes;
  frozen_until_ = std::max(frozen_until_, world_.time.now() + time);
}

// ---- the client

void Client::begin() { connect(); }

void Client::connect() {
  ++world_.result.reconnects;
  world_.nodes[static_cast<std::size_t>(node_)]->leave(number_);
  node_ = static_cast<int>(world_.rng.below(static_cast<std::uint32_t>(world_.nodes.size())));
  heard_at_ = world_.time.now();
  Node& node = *world_.nodes[static_cast<std::size_t>(node_)];
  world_.carry([this, &node] { node.watch(number_, version_); });
  if (unanswered_) send();
}

void Client::lost() { connect(); }

// Now and then: nothing heard for long means another connection, and an act without an answer is
// sent again with its number.
void Client::wake() {
  if (over_) return;
  if (world_.time.now() - heard_at_ > 4000) {
    connect();
  } else if (unanswered_ && world_.time.now() - sent_at_ > 1500) {
    send();
  } else {
    think();
  }
}

void Client::take(const News& news, int node) {
  if (node != node_) return;  // from a connection that is no more
  heard_at_ = world_.time.now();
  for (const ActNumber number : news.own) {
    if (unanswered_ && unanswered_->number == number) {
      acknowledged_.push_back(number);
      unanswered_.reset();
    }
  }
  if (news.version <= version_) return think();
  if (news.after > version_) {
    // Something in between is missing.
    Node& where = *world_.nodes[static_cast<std::size_t>(node_)];
    world_.carry([this, &where] { where.watch(number_, version_); });
    return;
  }
  version_ = news.version;
  position_ = news.position;
  begun_ = news.begun;
  over_ = news.over;
  seat_ = news.seat;
  actor_ = news.actor;
  view_ = news.view;
  think();
}

void Client::refused(ActNumber number, const ActAnswer& answer) {
  heard_at_ = world_.time.now();
  if (!unanswered_ || unanswered_->number != number) return;
  // What cannot be stored now, or was in the way of others, is tried again as it is.
  if (answer.verdict != Verdict::kRefused) return;
  unanswered_.reset();
  denied_.push_back(number);
  if (answer.refused.why == ActRefusal::kStale) {
    Node& where = *world_.nodes[static_cast<std::size_t>(node_)];
    world_.carry([this, &where] { where.watch(number_, version_); });
  }
}

void Client::think() {
  if (unanswered_ || over_) return;
  auto what = wish();
  if (!what) return;
  unanswered_ = Act{account(), static_cast<ActNumber>(world_.rng.next64() >> 12 | 1), position_,
                    std::move(*what)};
  send();
}

void Client::send() {
  sent_at_ = world_.time.now();
  Node& node = *world_.nodes[static_cast<std::size_t>(node_)];
  world_.carry([this, &node, act = *unanswered_] { node.act(number_, act); });
}

std::optional<Wish> Client::wish() {
  if (version_ == 0) return std::nullopt;
  if (!begun_) {
    // What a page knows of the chairs it reads from the table; here the store stands for that.
    const auto log = read_events(world_.store.events(static_cast<store::Game>(kGame.value),
                                                     table_.version, version_ - table_.version));
    for (const LogEvent& event : log) POSTHORN_CHECK(evolve(table_, event).has_value());
    const Table& table = table_;
    const int chair = table.chair_of(account());
    const auto share = [&](int on) {
      return drawn("share", world_.settings.seed,
                   number_ * 1000 + on * 10 + static_cast<int>(table.broken.size()));
    };
    if (chair == kServer) {
      if (table.status != Status::kOpen) return std::nullopt;
      const auto next = static_cast<int>(table.chairs.size());
      return SitDown{"N", promise_of_share(game_id_text(kGame), next, share(next))};
    }
    const Chair& own = table.chairs[static_cast<std::size_t>(chair)];
    if (own.promise == Bytes32{}) {
      return Recommit{promise_of_share(game_id_text(kGame), chair, share(chair))};
    }
    if (table.status == Status::kStarting && table.all_promised() && !own.share) {
      return ShowShare{share(chair)};
    }
    return std::nullopt;
  }
  if (actor_ != seat_) return std::nullopt;
  const auto view = read_view_bytes(world_.game, view_);
  POSTHORN_CHECK(view.has_value());
  if (view->known.actor != seat_ || view->known.over()) return std::nullopt;
  if (version_ > kMostMoves) return Resign{};
  if (world_.rng.below(20) == 0) return TakeBack{};  // mostly refused
  const LegalActions legal(world_.game, view->known);
  return MakeMove{move_text(world_.game, view->known, legal.at(world_.rng.below64(legal.size())))};
}

// ---- the world

World::World(const Settings& given)
    : settings(given),
      rng(given.seed),
      time(kBegin),
      store([this] { return time.now(); }),
      game(*game_of(table_settings())),
      secret(drawn("secret", given.seed, 0)),
      next_secret(drawn("next", given.seed, 1)) {
  for (int i = 0; i < settings.nodes; ++i) nodes.push_back(std::make_unique<Node>(*this, i));
  for (int i = 0; i < game.players; ++i) clients.push_back(std::make_unique<Client>(*this, i));
}

void World::carry(std::function<void()> message) {
  if (chance(settings.lost)) return;
  const Millis delay = 1 + rng.below(40);
  if (chance(settings.doubled)) time.after(1 + rng.below(400), message);
  time.after(delay, std::move(message));
}

void World::publish(int from, int after, const SharedEvents& events) {
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (static_cast<int>(i) == from) continue;
    carry([this, i, after, events] { nodes[i]->heard(after, events); });
  }
}

// Every node asks now and then whether it missed something.
void World::sweep() {
  const store::Game number = static_cast<store::Game>(kGame.value);
  for (const store::Version& each : store.versions(std::span(&number, 1))) {
    for (const auto& node : nodes) node->look(each.version);
  }
  for (const auto& node : nodes) node->ring();
  for (const auto& client : clients) client->wake();
  const bool all_done =
      std::ranges::all_of(clients, [](const auto& client) { return client->done(); });
  if (!all_done && time.now() < kBegin + kMostTime) time.after(250, [this] { sweep(); });
}

std::vector<LogEvent> World::log() {
  return read_events(store.events(static_cast<store::Game>(kGame.value), 0, 1 << 20));
}

Result World::run() {
  const LogEvent created{
      kServer, 0, kBegin,
      Created{table_settings(), 1, promise_of_secret(game_id_text(kGame), secret)}};
  store::NewGame opened;
  opened.game = static_cast<store::Game>(kGame.value);
  opened.created = {static_cast<int>(created.kind()), kServer, 0, kBegin, body_text(created.body)};
  store.create(opened);
  for (const auto& client : clients) client->begin();
  time.after(250, [this] { sweep(); });
  while (result.violation.empty() && time.step()) {
  }
  if (result.violation.empty()) check();
  return result;
}

void World::check() {
  const std::vector<LogEvent> events = log();
  result.events = static_cast<int>(events.size());
  Table table;
  table.id = kGame;
  std::map<ActNumber, int> times;
  for (const LogEvent& event : events) {
    if (event.act != 0) ++times[event.act];
    if (event.at < table.last_at) result.violation = "time goes back in the log";
    if (const auto done = evolve(table, event); !done) {
      result.violation = "the log does not replay: " + done.error();
      return;
    }
  }
  for (const auto& [act, count] : times) {
    if (count > 1) result.violation = "an act is in the log " + std::to_string(count) + " times";
  }
  for (const auto& client : clients) {
    result.acts += static_cast<int>(client->acknowledged().size());
    for (const ActNumber act : client->acknowledged()) {
      if (!times.contains(act)) result.violation = "an acknowledged act is not in the log";
    }
    for (const ActNumber act : client->denied()) {
      if (times.contains(act)) result.violation = "somebody was told no, and it is in the log";
    }
    if (!client->done()) {
      result.violation = "somebody is stuck at version " + std::to_string(client->version()) +
                         " of " + std::to_string(table.version);
      return;
    }
    const int seat = table.seat_of(client->account());
    if (client->seat() != seat) result.violation = "somebody sits elsewhere than they think";
    if (!table.seats.empty() &&
        client->view() != view_bytes(game, view_of(game, table.state, seat))) {
      result.violation = "somebody has seen another game";
    }
  }
}

}  // namespace

Result& Result::operator+=(const Result& other) {
  if (violation.empty()) violation = other.violation;
  acts += other.acts;
  events += other.events;
  overtaken += other.overtaken;
  known_again += other.known_again;
  crashes += other.crashes;
  freezes += other.freezes;
  failures += other.failures;
  reconnects += other.reconnects;
  return *this;
}

Result simulate(const Settings& settings) { return World(settings).run(); }

}  // namespace posthorn::simulation
