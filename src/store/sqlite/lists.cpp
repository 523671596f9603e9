// Tables as lists show them, and finished games.
#include "store/sqlite/rows.h"
#include "store/sqlite/sqlite_store.h"

namespace posthorn::store {

using sqlite::Blob;
using sqlite::Query;
using sqlite::Transaction;

namespace {

// What read_row reads, and the game's number behind it.
#define POSTHORN_LISTED                                                                 \
  "SELECT g.position, g.status, g.actor, g.deadline, g.summary, g.version, g.created, " \
  "g.listed, g.watched, g.kept, g.id "

void read_games(Query& found, std::vector<ListedGame>& games) {
  while (found.next()) games.push_back({sqlite::read_row(found), found.number(10)});
}

std::vector<RecordLine> read_lines(Query& found) {
  std::vector<RecordLine> lines;
  while (found.next()) {
    lines.push_back({found.number(0), found.number(1), found.text(2), found.flag(3)});
  }
  return lines;
}

}  // namespace

std::vector<SeatChange> SqliteStore::seats(Game game) {
  Query found = connection_.query("SELECT chair, account FROM seat WHERE game = ?1 ORDER BY chair");
  found.with(game);
  std::vector<SeatChange> all;
  while (found.next()) all.push_back({found.small(0), found.number(1)});
  return all;
}

// Games under way are few and are sorted; those that are over may be many and come by the index.
std::vector<ListedGame> SqliteStore::games_of(AccountId account, int most) {
  std::vector<ListedGame> games;
  Query running = connection_.query(
      POSTHORN_LISTED
      "FROM seat s JOIN game g ON g.id = s.game WHERE s.account = ?1 AND s.over = 0 "
      "ORDER BY g.deadline = 0, g.deadline, g.created DESC, g.id DESC LIMIT ?2");
  running.with(account, most);
  read_games(running, games);
  Query over = connection_.query(
      POSTHORN_LISTED
      "FROM seat s JOIN game g ON g.id = s.game WHERE s.account = ?1 AND s.over = 1 "
      "ORDER BY s.created DESC, s.game DESC LIMIT ?2");
  over.with(account, most - static_cast<int>(games.size()));
  read_games(over, games);
  return games;
}

std::vector<ListedGame> SqliteStore::open_games(int most) {
  std::vector<ListedGame> games;
  Query found = connection_.query(POSTHORN_LISTED
                                  "FROM game g WHERE g.listed = 1 AND g.status = ?1 "
                                  "ORDER BY g.created DESC, g.id DESC LIMIT ?2");
  found.with(kOpen, most);
  read_games(found, games);
  return games;
}

std::vector<ListedGame> SqliteStore::running_games(int most) {
  std::vector<ListedGame> games;
  Query found =
      connection_.query(POSTHORN_LISTED
                        "FROM game g WHERE g.listed = 1 AND g.status = ?1 AND g.watched = 1 "
                        "ORDER BY g.created DESC, g.id DESC LIMIT ?2");
  found.with(kUnderWay, most);
  read_games(found, games);
  return games;
}

bool SqliteStore::keep(Game game, const KeptRecord& record) {
  Transaction all(connection_);
  if (connection_.query("UPDATE game SET kept = 1 WHERE id = ?1 AND kept = 0").with(game).run() ==
      0) {
    return false;
  }
  connection_
      .query(
          "INSERT INTO record (game, ended, summary, body, published) "
          "VALUES (?1, ?2, ?3, ?4, ?5)")
      .with(game, record.ended, record.summary, Blob{record.body}, record.published)
      .run();
  for (const AccountId account : record.accounts) {
    connection_
        .query(
            "INSERT INTO record_account (account, ended, game) VALUES (?1, ?2, ?3) "
            "ON CONFLICT DO NOTHING")
        .with(account, record.ended, game)
        .run();
  }
  connection_.query("DELETE FROM event WHERE game = ?1").with(game).run();
  connection_.query("DELETE FROM secret WHERE game = ?1").with(game).run();
  all.commit();
  return true;
}

std::optional<KeptRecord> SqliteStore::record(Game game) {
  Query found =
      connection_.query("SELECT ended, summary, body, published FROM record WHERE game = ?1");
  found.with(game);
  if (!found.next()) return std::nullopt;
  KeptRecord record{found.number(0), found.text(1), found.text(2), {}, found.flag(3)};
  Query players =
      connection_.query("SELECT account FROM record_account WHERE game = ?1 ORDER BY account");
  players.with(game);
  while (players.next()) record.accounts.push_back(players.number(0));
  return record;
}

std::vector<RecordLine> SqliteStore::records_of(AccountId account, RecordPlace before, int most) {
  Query found = connection_.query(
      "SELECT r.game, r.ended, r.summary, r.published "
      "FROM record_account a JOIN record r ON r.game = a.game "
      "WHERE a.account = ?1 AND (a.ended, a.game) < (?2, ?3) "
      "ORDER BY a.ended DESC, a.game DESC LIMIT ?4");
  found.with(account, before.ended, before.game, most);
  return read_lines(found);
}

std::vector<RecordLine> SqliteStore::published_records(RecordPlace before, int most) {
  Query found = connection_.query(
      "SELECT game, ended, summary, published FROM record "
      "WHERE published = 1 AND (ended, game) < (?1, ?2) ORDER BY ended DESC, game DESC LIMIT ?3");
  found.with(before.ended, before.game, most);
  return read_lines(found);
}

}  // namespace posthorn::store
