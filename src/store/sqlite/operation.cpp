// Chat, heartbeats, outages and values.
#include <algorithm>

#include "store/sqlite/sqlite_store.h"

namespace posthorn::store {

using sqlite::Query;
using sqlite::Transaction;

int SqliteStore::say(const NewLine& line) {
  Transaction all(connection_);
  connection_
      .query(
          "INSERT INTO chat (game, n, at, account, act, body) "
          "SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4, ?5 FROM chat WHERE game = ?1 "
          "ON CONFLICT (game, account, act) DO NOTHING")
      .with(line.game, line.at, line.account, line.act, line.body)
      .run();
  int n = 0;
  {
    Query found =
        connection_.query("SELECT n FROM chat WHERE game = ?1 AND account = ?2 AND act = ?3");
    found.with(line.game, line.account, line.act);
    if (found.next()) n = found.small(0);
  }
  all.commit();
  return n;
}

std::vector<ChatLine> SqliteStore::chat(Game game, int after, int most) {
  Query found = connection_.query(
      "SELECT account, act, at, body, n FROM chat WHERE game = ?1 AND n > ?2 ORDER BY n LIMIT ?3");
  found.with(game, after, most);
  std::vector<ChatLine> lines;
  while (found.next()) {
    lines.push_back(
        {{game, found.number(0), found.number(1), found.number(2), found.text(3)}, found.small(4)});
  }
  return lines;
}

void SqliteStore::beat(std::int64_t node, Millis now) {
  connection_
      .query(
          "INSERT INTO node (id, beat) VALUES (?1, ?2) "
          "ON CONFLICT (id) DO UPDATE SET beat = excluded.beat")
      .with(node, now)
      .run();
}

Millis SqliteStore::last_beat() {
  Query found = connection_.query("SELECT coalesce(max(beat), 0) FROM node");
  return found.next() ? found.number(0) : 0;
}

void SqliteStore::add_outage(const Outage& outage) {
  Transaction all(connection_);
  Outage whole = outage;
  {
    Query found = connection_.query(
        "DELETE FROM outage WHERE began <= ?2 AND ended >= ?1 RETURNING began, ended");
    found.with(outage.began, outage.ended);
    while (found.next()) {
      whole = {std::min(whole.began, found.number(0)), std::max(whole.ended, found.number(1))};
    }
  }
  connection_.query("INSERT INTO outage (began, ended) VALUES (?1, ?2)")
      .with(whole.began, whole.ended)
      .run();
  all.commit();
}

std::vector<Outage> SqliteStore::outages(Millis since) {
  Query found =
      connection_.query("SELECT began, ended FROM outage WHERE ended > ?1 ORDER BY began");
  found.with(since);
  std::vector<Outage> all;
  while (found.next()) all.push_back({found.number(0), found.number(1)});
  return all;
}

std::optional<std::string> SqliteStore::value(const std::string& key) {
  Query found = connection_.query("SELECT value FROM value WHERE key = ?1");
  found.with(key);
  if (!found.next()) return std::nullopt;
  return found.text(0);
}

void SqliteStore::set_value(const std::string& key, const std::string& value) {
  connection_
      .query(
          "INSERT INTO value (key, value) VALUES (?1, ?2) "
          "ON CONFLICT (key) DO UPDATE SET value = excluded.value")
      .with(key, value)
      .run();
}

}  // namespace posthorn::store
