#include "server/node.h"

#include <algorithm>
#include <utility>

#include "server/api/guard.h"
#include "server/people/secrets.h"

namespace posthorn::server {
namespace {

constexpr std::chrono::milliseconds kSweep{2000};
constexpr std::chrono::milliseconds kBeat{5000};
constexpr online::Millis kLongestSilence = 15'000;
constexpr int kSpread = 3000;  // pages come back within this time after a restart

template <class Message>
Text text_of_message(const Message& message) {
  return std::make_shared<const std::string>(protocol::text_of(message));
}

protocol::PauseReason reason_of(const store::StoreError& error) {
  switch (error.why()) {
    case store::StoreError::Why::kNoRoom:
      return protocol::PauseReason::kNoRoom;
    case store::StoreError::Why::kBroken:
      return protocol::PauseReason::kBroken;
    case store::StoreError::Why::kGone:
      break;
  }
  return protocol::PauseReason::kGone;
}

}  // namespace

Node::Node(Loop& loop, store::Store& reading, store::Store& writing, NodeSettings settings)
    : loop_(loop),
      reading_(reading),
      settings_(settings),
      register_(reading),
      number_(static_cast<std::int64_t>(random_number() >> 1)),
      writer_(writing, this),
      thinkers_(settings.thinkers) {
  Office& office = *this;
  api_ = std::make_unique<Api>(office);
  // What happened while no node was there runs on nobody's clock.
  const online::Millis before = reading_.last_beat();
  for (const store::Outage& each : reading_.outages(0)) {
    outages_.push_back({each.began, each.ended});
  }
  if (before != 0 && now() - before > kLongestSilence) note_outage({before, now()});
  loop_.post([this] {
    beat();
    look_after_tables();
  });
}

Node::~Node() = default;

Service Node::service(Handler files, HostRule hosts) {
  return {
      .answer = std::move(files),
      .hosts = std::move(hosts),
      .headers = hardening_headers(),
      .log = nullptr,
      .takes_time = [](const Request& request) { return Api::takes(request); },
      .later = [this](const Request& request,
                      const std::function<void(Response)>& done) { api_->answer(request, done); },
      .no_channel = [this](const Request& request) { return no_channel(request); },
      .open_channel = [this](const Request& request,
                             Channel& channel) { return open_channel(request, channel); },
      .stopping = [this] { stop(); }};
}

// ---- sockets

std::optional<Response> Node::no_channel(const Request& request) {
  if (request.target != "/ws") return text_response(404, "There is nothing here.");
  if (!has_own_origin(request)) return text_response(403, "The page that asks is not ours.");
  const std::string address = limited_address(request.peer);
  const auto from_there = std::ranges::count_if(
      visitors_, [&](const auto& visitor) { return visitor->address() == address; });
  if (static_cast<std::size_t>(from_there) >= settings_.sockets_an_address) {
    return text_response(429, "There are too many pages open at your address.");
  }
  return std::nullopt;
}

std::unique_ptr<ChannelEnd> Node::open_channel(const Request& request, Channel& channel) {
  online::AccountId account = 0;
  std::string name;
  try {
    if (const auto who = register_.who(request)) {
      account = who->account.id;
      name = who->account.name;
      writer_.write(
          [account, at = now()](store::Store& store) { store.touch_account(account, at); },
          [](const store::Writer::Answer<void>& /*answer*/) {});
    }
  } catch (const store::StoreError&) {
    account = 0;  // it may look on, and comes back when the store does
  }
  Reception& reception = *this;
  auto visitor = std::make_shared<Visitor>(reception, channel, account, std::move(name),
                                           limited_address(request.peer));
  visitor->begin();
  return std::make_unique<VisitorEnd>(std::move(visitor));
}

void Node::arrived(const std::shared_ptr<Visitor>& visitor) { visitors_.insert(visitor); }

void Node::gone(const std::shared_ptr<Visitor>& visitor) {
  visitors_.erase(visitor);
  in_lobby_.erase(visitor);
}

std::optional<protocol::Person> Node::person(online::AccountId account) {
  if (account == 0) return std::nullopt;
  const auto row = reading_.account(account);
  return row ? std::optional(register_.person(*row)) : std::nullopt;
}

void Node::sign_out(online::AccountId account) {
  const auto all = visitors_;
  for (const auto& visitor : all) {
    if (visitor->account() == account) visitor->bye(protocol::ByeReason::kSignedOut, 0);
  }
}

void Node::stop() {
  int i = 0;
  const auto all = visitors_;
  const int count = static_cast<int>(all.size());
  for (const auto& visitor : all) {
    visitor->bye(protocol::ByeReason::kRestart, 500 + kSpread * i++ / std::max(count, 1));
  }
}

// ---- tables

void Node::think(ThinkingTask task, std::function<void(std::string move)> done) {
  thinkers_.think(std::move(task), [this, done = std::move(done)](std::string move) {
    loop_.post([done, move = std::move(move)] { done(move); });
  });
}

void Node::in_background(std::function<void()> work, std::function<void()> done) {
  thinkers_.work([this, work = std::move(work), done = std::move(done)] {
    work();
    loop_.post(done);
  });
}

void Node::follow_lobby(const std::shared_ptr<Visitor>& visitor, bool on) {
  if (!on) {
    in_lobby_.erase(visitor);
    return;
  }
  in_lobby_.insert(visitor);
  visitor->tell(protocol::Lobby{true, hall_.lobby(), {}, people_here()});
}

void Node::changed(const online::Table& table) {
  if (!table.settings.listed || in_lobby_.empty()) return;
  protocol::Lobby lobby{false, {}, {}, people_here()};
  if (table.status == online::Status::kOpen && !table.taken().empty()) {
    lobby.tables.push_back(summary_of(table));
  } else {
    lobby.gone.push_back(table.id);
  }
  const Text text = text_of_message(lobby);
  for (const auto& visitor : in_lobby_) visitor->send(text);
}

void Node::turn(online::AccountId account, online::GameId game, bool yours, online::Millis until) {
  const Text text = text_of_message(protocol::Turn{game, yours, until});
  for (const auto& visitor : visitors_) {
    if (visitor->account() == account) visitor->send(text);
  }
}

void Node::rematch(const online::Table& table, online::GameId next) {
  if (!rematches_.insert(table.id).second) return;
  std::vector<std::string> computers;
  std::vector<online::AccountId> people;
  for (const int chair : table.taken()) {
    const online::Chair& each = table.chairs[static_cast<std::size_t>(chair)];
    if (each.person()) {
      people.push_back(each.account);
    } else {
      computers.push_back(each.bot);
    }
  }
  hall_.open(
      table.settings, table.chair_at(table.offer->seat).account, computers,
      [this, people, from = table.id](const auto& opened) {
        rematches_.erase(from);
        if (!opened) return;
        const Text text = text_of_message(protocol::NextTable{from, *opened});
        for (const auto& visitor : visitors_) {
          const bool theirs = std::ranges::find(people, visitor->account()) != people.end();
          if (theirs) visitor->send(text);
        }
      },
      next);
}

void Node::look_after_tables() {
  hall_.sweep_jobs();
  hall_.forget_idle();
  loop_.after(kSweep, [this] { look_after_tables(); });
}

// ---- time

void Node::beat() {
  writer_.write([number = number_, at = now()](store::Store& store) { store.beat(number, at); },
                [](const store::Writer::Answer<void>& /*answer*/) {});
  loop_.after(kBeat, [this] { beat(); });
}

void Node::note_outage(const store::Outage& outage) {
  outages_.push_back({outage.began, outage.ended});
  writer_.write([outage](store::Store& store) { store.add_outage(outage); },
                [](const store::Writer::Answer<void>& /*answer*/) {});
}

void Node::paused(const store::StoreError& error) {
  loop_.post([this, why = reason_of(error)] {
    const Text text = text_of_message(protocol::Pause{true, why});
    for (const auto& visitor : visitors_) visitor->send(text);
  });
}

void Node::resumed(const store::Outage& outage) {
  loop_.post([this, outage] {
    note_outage(outage);
    const Text text = text_of_message(protocol::Pause{false, std::nullopt});
    for (const auto& visitor : visitors_) visitor->send(text);
  });
}

}  // namespace posthorn::server
