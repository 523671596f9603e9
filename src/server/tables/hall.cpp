#include "server/tables/hall.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "online/evolve.h"
#include "server/people/secrets.h"

namespace posthorn::server {
namespace {

constexpr int kMostListed = 200;
constexpr int kMostJobs = 32;
constexpr online::Millis kVisible = 30'000;

std::optional<protocol::Summary> summary_of_row(const store::GameRow& row) {
  if (!row.summary) return std::nullopt;
  auto summary = protocol::read_as<protocol::Summary>(*row.summary);
  return summary ? std::optional(std::move(*summary)) : std::nullopt;
}

}  // namespace

std::shared_ptr<Room> Hall::room(online::GameId id) {
  std::shared_ptr<Room>& room = rooms_[id];
  if (!room) room = std::make_shared<Room>(id, house_);
  return room;
}

void Hall::open(const online::TableSettings& settings, online::AccountId by,
                const std::vector<std::string>& computers, Opened opened,
                std::optional<online::GameId> id) {
  const online::GameId game = id.value_or(online::GameId{random_number() % online::kGameIds});
  const Bytes32 secret = random_bytes();
  const online::LogEvent created{
      online::kServer, 0, house_.now(),
      online::Created{settings, by, online::promise_of_secret(online::game_id_text(game), secret)}};
  online::Table table;
  table.id = game;
  if (const auto fine = online::evolve(table, created); !fine) {
    return opened(std::unexpected(protocol::RefusalCode::kBadSettings));
  }
  store::NewGame made;
  made.game = store_id(game);
  made.created = stored_event(created);
  made.row = row_of(table, house_.outages());
  made.secret.assign(secret.begin(), secret.end());
  made.listed = settings.listed;
  made.watched = settings.watched;
  house_.writer().write(
      [made](store::Store& store) { return store.create(made); },
      [this, game, by, computers, opened = std::move(opened),
       &loop = house_.loop()](store::Writer::Answer<bool> done) {
        loop.post([this, game, by, computers, opened, done = std::move(done)] {
          if (!done) return opened(std::unexpected(protocol::RefusalCode::kPaused));
          // Each builds on the one before.
          int on = 1;
          for (const std::string& computer : *done ? computers : std::vector<std::string>()) {
            room(game)->act({}, {by, 0, on++, online::AddComputer{computer}});
          }
          opened(game);
        });
      });
}

std::vector<protocol::Summary> Hall::lobby() {
  std::vector<protocol::Summary> tables;
  for (const store::ListedGame& row : house_.reading().open_games(kMostListed)) {
    auto summary = summary_of_row(row);
    if (summary && !summary->chairs.empty()) tables.push_back(std::move(*summary));
  }
  return tables;
}

std::vector<protocol::MyGame> Hall::games_of(online::AccountId account) {
  std::vector<protocol::MyGame> games;
  std::vector<protocol::MyGame> others;  // those that do not wait for this account come last
  for (const store::ListedGame& row : house_.reading().games_of(account, kMostListed)) {
    auto summary = summary_of_row(row);
    if (!summary) continue;
    protocol::MyGame game;
    game.yours = waits_for(*summary, row.actor, account);
    game.until = row.deadline;
    game.chair = online::kServer;
    for (const protocol::Chair& chair : summary->chairs) {
      if (chair.account == account) game.chair = chair.chair;
    }
    game.table = std::move(*summary);
    (game.yours ? games : others).push_back(std::move(game));
  }
  std::ranges::move(others, std::back_inserter(games));
  return games;
}

std::vector<protocol::Waits> Hall::waiting_for(online::AccountId account) {
  constexpr std::size_t kMost = 100;
  std::vector<protocol::Waits> waiting;
  if (account == 0) return waiting;
  for (const protocol::MyGame& game : games_of(account)) {
    if (game.yours && waiting.size() < kMost) waiting.push_back({game.table.game, game.until});
  }
  return waiting;
}

void Hall::sweep_jobs() {
  claim(JobKind::kClock);
  claim(JobKind::kThink);
}

void Hall::claim(JobKind kind) {
  house_.writer().write(
      [kind](store::Store& store) {
        return store.claim(static_cast<int>(kind), kMostJobs, kVisible);
      },
      [this, &loop = house_.loop()](store::Writer::Answer<std::vector<store::Job>> jobs) {
        if (!jobs || jobs->empty()) return;
        loop.post([this, jobs = std::move(*jobs)] {
          for (const store::Job& job : jobs) look_at(job);
        });
      });
}

void Hall::look_at(const store::Job& job) {
  const auto id = online::read_game_id(job.body);
  const auto drop = [this, job] {
    house_.writer().write([job](store::Store& store) { store.done(job); },
                          [](const store::Writer::Answer<void>& /*answer*/) {});
  };
  if (!id) return drop();
  const auto there = room(*id);
  there->when_there([this, there, job, drop] {
    if (there->wake()) return drop();
    // Something will be due: the job waits for the case that this node does not see it.
    const online::Millis later =
        std::max(house_.now() + kVisible, online::deadline(there->table(), house_.outages()));
    house_.writer().write([job, later](store::Store& store) { store.put_off(job, later); },
                          [](const store::Writer::Answer<void>& /*answer*/) {});
  });
}

void Hall::forget_idle() {
  std::erase_if(
      rooms_, [](const auto& each) { return each.second->idle() && each.second.use_count() == 1; });
}

}  // namespace posthorn::server
