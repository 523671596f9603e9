// Logs, rows, secrets and jobs.
#include "store/sqlite/rows.h"
#include "store/sqlite/sqlite_store.h"

namespace posthorn::store {

using sqlite::Blob;
using sqlite::Query;
using sqlite::Transaction;

bool SqliteStore::create(const NewGame& game) {
  Transaction all(connection_);
  const std::string summary = game.row.summary.value_or("");
  const int added =
      connection_
          .query(
              "INSERT INTO game (id, version, position, status, actor, deadline, "
              "summary, created, listed, watched) "
              "VALUES (?1, 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) "
              "ON CONFLICT (id) DO NOTHING")
          .with(game.game, game.row.position, game.row.status, game.row.actor, game.row.deadline,
                summary, game.created.at, game.listed, game.watched)
          .run();
  if (added == 0) return false;
  log(game.game, 1, game.created);
  connection_.query("INSERT INTO secret (game, value) VALUES (?1, ?2)")
      .with(game.game, Blob{game.secret})
      .run();
  for (const SeatChange& change : game.seats) seat(game.game, change);
  for (const NewJob& job : game.jobs) ask(job);
  all.commit();
  return true;
}

std::vector<Outcome> SqliteStore::append(std::span<const Append> batch) {
  std::vector<Outcome> outcomes;
  outcomes.reserve(batch.size());
  Transaction all(connection_);
  for (const Append& each : batch) {
    check_append(each);
    const bool fits = move(each);
    outcomes.push_back(fits ? Outcome::kStored : Outcome::kConflict);
    if (!fits) continue;
    int seq = each.expected;
    for (const NewEvent& event : each.events) log(each.game, ++seq, event);
    for (const SeatChange& change : each.seats) seat(each.game, change);
    for (const NewJob& job : each.jobs) ask(job);
  }
  all.commit();
  return outcomes;
}

// The race is decided here. A move leaves the status as it is, and then no index is touched.
bool SqliteStore::move(const Append& append) {
  const int version = append.expected + static_cast<int>(append.events.size());
  const Row& row = append.row;
  const int moved =
      connection_
          .query(
              "UPDATE game SET version = ?3, position = ?4, actor = ?6, deadline = ?7, "
              "summary = coalesce(?8, summary) "
              "WHERE id = ?1 AND version = ?2 AND status = ?5 AND kept = 0")
          .with(append.game, append.expected, version, row.position, row.status, row.actor,
                row.deadline, row.summary)
          .run();
  if (moved == 1) return true;
  const int turned =
      connection_
          .query(
              "UPDATE game SET version = ?3, position = ?4, status = ?5, actor = ?6, "
              "deadline = ?7, summary = coalesce(?8, summary) "
              "WHERE id = ?1 AND version = ?2 AND kept = 0")
          .with(append.game, append.expected, version, row.position, row.status, row.actor,
                row.deadline, row.summary)
          .run();
  if (turned == 0) return false;
  connection_.query("UPDATE seat SET over = ?2 WHERE game = ?1")
      .with(append.game, row.status >= kOver)
      .run();
  return true;
}

void SqliteStore::log(Game game, int seq, const NewEvent& event) {
  connection_
      .query(
          "INSERT INTO event (game, seq, at, kind, seat, act, body) "
          "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
      .with(game, seq, event.at, event.kind, event.seat, event.act, event.body)
      .run();
}

// A timer is only ever moved forward.
void SqliteStore::ask(const NewJob& job) {
  connection_
      .query(
          "INSERT INTO job (key, kind, due, body) VALUES (?1, ?2, ?3, ?4) "
          "ON CONFLICT (key) DO UPDATE SET due = min(due, excluded.due), body = excluded.body "
          "WHERE excluded.due < due OR excluded.body <> body")
      .with(job.key, job.kind, job.due, job.body)
      .run();
}

void SqliteStore::seat(Game game, const SeatChange& change) {
  if (change.account == 0) {
    connection_.query("DELETE FROM seat WHERE game = ?1 AND chair = ?2")
        .with(game, change.chair)
        .run();
    return;
  }
  connection_
      .query(
          "INSERT INTO seat (game, chair, account, over, created) "
          "SELECT id, ?2, ?3, status >= ?4, created FROM game WHERE id = ?1 "
          "ON CONFLICT (game, chair) DO UPDATE SET account = excluded.account")
      .with(game, change.chair, change.account, kOver)
      .run();
}

std::vector<StoredEvent> SqliteStore::events(Game game, int after, int most) {
  Query found = connection_.query(
      "SELECT kind, seat, act, at, body, seq FROM event WHERE game = ?1 AND seq > ?2 "
      "ORDER BY seq LIMIT ?3");
  found.with(game, after, most);
  std::vector<StoredEvent> events;
  while (found.next()) {
    events.push_back(
        {{found.small(0), found.small(1), found.number(2), found.number(3), found.text(4)},
         found.small(5)});
  }
  return events;
}

std::optional<GameRow> SqliteStore::row(Game game) {
  Query found = connection_.query(
      "SELECT position, status, actor, deadline, summary, version, created, listed, watched, kept "
      "FROM game WHERE id = ?1");
  found.with(game);
  if (!found.next()) return std::nullopt;
  return sqlite::read_row(found);
}

std::optional<std::string> SqliteStore::secret(Game game) {
  Query found = connection_.query("SELECT value FROM secret WHERE game = ?1");
  found.with(game);
  if (!found.next()) return std::nullopt;
  return found.text(0);
}

void SqliteStore::set_secret(Game game, const std::string& secret) {
  connection_.query("UPDATE secret SET value = ?2 WHERE game = ?1").with(game, Blob{secret}).run();
}

std::vector<Version> SqliteStore::versions(std::span<const Game> games) {
  std::vector<Version> all;
  for (const Game game : games) {
    Query found = connection_.query("SELECT version FROM game WHERE id = ?1");
    found.with(game);
    if (found.next()) all.push_back({game, found.small(0)});
  }
  return all;
}

std::vector<Job> SqliteStore::claim(int kind, int most, Millis visible) {
  const Millis time = now();
  const auto due = [&] {
    std::vector<Job> jobs;
    Query found = connection_.query(
        "SELECT key, kind, due, body, tries FROM job WHERE kind = ?1 AND due <= ?2 "
        "ORDER BY due, key LIMIT ?3");
    found.with(kind, time, most);
    while (found.next()) {
      jobs.push_back(
          {{found.text(0), found.small(1), found.number(2), found.text(3)}, found.small(4)});
    }
    return jobs;
  };
  // Mostly there is none, and to know that needs no lock.
  if (due().empty()) return {};
  Transaction all(connection_);
  std::vector<Job> claimed = due();
  for (Job& job : claimed) {
    job.due = time + visible;
    ++job.tries;
    connection_.query("UPDATE job SET due = ?2, tries = ?3 WHERE key = ?1")
        .with(job.key, job.due, job.tries)
        .run();
  }
  all.commit();
  return claimed;
}

void SqliteStore::done(const Job& job) {
  connection_.query("DELETE FROM job WHERE key = ?1 AND due = ?2").with(job.key, job.due).run();
}

void SqliteStore::put_off(const Job& job, Millis due) {
  connection_.query("UPDATE job SET due = ?3 WHERE key = ?1 AND due = ?2")
      .with(job.key, job.due, due)
      .run();
}

}  // namespace posthorn::store
