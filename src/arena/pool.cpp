#include "arena/pool.h"

#include <set>

#include "arena/player.h"
#include "notation/object_reader.h"

namespace posthorn {
namespace {

PoolMember read_member(const json::Value& value, Problems& problems) {
  ObjectReader reader(value, "a bot of the pool", problems);
  PoolMember member{.name = reader.string("name"),
                    .bot = reader.string("bot", false),
                    .hash = reader.string("hash")};
  if (member.bot.empty()) member.bot = member.name;
  reader.refuse_others();
  return member;
}

}  // namespace

std::expected<Pool, json::Error> read_pool(std::string_view text) {
  const auto document = json::Document::parse(text);
  if (!document) return std::unexpected(document.error());
  Problems problems;
  ObjectReader reader(document->root(), "a pool", problems);
  if (reader.string("format") != "posthorn-pool") reader.note("'format' should be posthorn-pool");
  reader.number("version", 1, 1);
  Pool pool;
  pool.game = reader.string("game");
  if (const auto bots = reader.find("bots", json::Type::kArray)) {
    std::set<std::string> names;
    bots->each([&](const json::Value& value) {
      pool.members.push_back(read_member(value, problems));
      const std::string& name = pool.members.back().name;
      if (!names.insert(name).second) {
        problems.note(value.offset(), "there are two bots with the name '" + name + "'");
      }
    });
    if (bots->size() < 2) problems.note(bots->offset(), "a pool should have at least two bots");
  }
  reader.refuse_others();
  if (problems.any()) return std::unexpected(problems.first());
  return pool;
}

std::expected<void, std::string> check_pool(const Pool& pool, const Game& game) {
  for (const PoolMember& member : pool.members) {
    const auto player = make_player(member.bot, 1);
    if (!player) return std::unexpected("'" + member.name + "': " + player.error());
    if (!(*player)->knows(game)) {
      return std::unexpected("'" + member.name + "' has no network for this game");
    }
    const std::string hash = (*player)->identity(game);
    if (hash == member.hash) continue;
    return std::unexpected("'" + member.name + "' is not the bot that was frozen: its hash is " +
                           hash + ", the pool says " + member.hash);
  }
  return {};
}

}  // namespace posthorn
