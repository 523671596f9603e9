#include "server/api/api.h"

#include "notation/view_bytes.h"
#include "server/api/answers.h"
#include "server/api/bodies.h"
#include "server/api/guard.h"
#include "server/version.h"

namespace posthorn::server {
namespace {

using protocol::RefusalCode;

constexpr std::string_view kPrefix = "/api/";

}  // namespace

Api::Api(Office& office)
    : office_(office),
      register_(office.house().reading()),
      guests_({10, 10.0 / 3600}),
      logins_({20, 20.0 / 60}),
      tables_({20, 20.0 / 600}),
      requests_({60, 10}) {}

bool Api::takes(const Request& request) { return request.target.starts_with(kPrefix); }

void Api::answer(const Request& request, const Done& done) {
  try {
    if (!requests_.take(limited_address(request.peer), office_.house().now())) {
      return done(refused(RefusalCode::kSlowDown));
    }
    const std::string path = request.target.substr(0, request.target.find('?'));
    route(path, {request, register_.who(request), done});
  } catch (const store::StoreError& error) {
    done(refused(error.passes() ? RefusalCode::kPaused : RefusalCode::kFailed));
  } catch (const std::exception&) {
    done(refused(RefusalCode::kFailed));
  }
}

void Api::route(const std::string& path, const Asked& asked) {
  if (asked.request.method == "GET") return get(path, asked);
  if (asked.request.method != "POST") return asked.done(refused(RefusalCode::kWrongMethod));
  // A foreign page can make a browser send what it likes, but not with these.
  if (!has_own_origin(asked.request)) return asked.done(refused(RefusalCode::kForeignOrigin));
  if (!has_json_body(asked.request)) return asked.done(refused(RefusalCode::kWrongType));
  post(path, asked);
}

void Api::post(const std::string& path, const Asked& asked) {
  if (path == "/api/guest") return guest(asked);
  if (path == "/api/name") return name(asked);
  if (path == "/api/login") return login(asked);
  if (!asked.who) return asked.done(refused(RefusalCode::kSignedOut));
  if (path == "/api/rename") return rename(asked);
  if (path == "/api/password") return password(asked);
  if (path == "/api/recovery") return recovery(asked);
  if (path == "/api/logout") return logout(asked);
  if (path == "/api/account/delete") return delete_account(asked);
  if (path == "/api/tables") return open_table(asked);
  if (path == "/api/quick") return quick_game(asked);
  asked.done(refused(RefusalCode::kNotFound));
}

void Api::get(const std::string& path, const Asked& asked) {
  if (path == "/api/me") return me(asked);
  if (path == "/api/lobby") return lobby(asked);
  constexpr std::string_view kGames = "/api/games/";
  if (path.starts_with(kGames)) {
    std::string rest = path.substr(kGames.size());
    constexpr std::string_view kRecord = "/record";
    const bool wants_record = rest.ends_with(kRecord);
    if (wants_record) rest.resize(rest.size() - kRecord.size());
    const auto id = online::read_game_id(rest);
    if (!id) return asked.done(refused(RefusalCode::kNoSuchTable));
    return wants_record ? record(*id, asked) : game(*id, asked);
  }
  const bool own = path == "/api/my-games" || path == "/api/account/export";
  if (own && !asked.who) return asked.done(refused(RefusalCode::kSignedOut));
  if (path == "/api/my-games") return my_games(asked);
  if (path == "/api/account/export") return export_all(asked);
  asked.done(refused(RefusalCode::kNotFound));
}

void Api::me(const Asked& asked) {
  protocol::MeAnswer answer;
  if (asked.who) {
    answer.you = register_.person(asked.who->account);
    answer.waiting = office_.hall().waiting_for(asked.who->account.id);
  } else {
    answer.suggestion = register_.suggestion();
  }
  answer.protocol = protocol::kProtocol;
  answer.views = kViewLayout;
  answer.build = kBuild;
  asked.done(fine(answer));
}

void Api::name(const Asked& asked) {
  const auto body = body_of<protocol::NameRequest>(asked.request, asked.done);
  if (!body) return;
  asked.done(fine(register_.check(body->name, asked.who ? asked.who->account.id : 0)));
}

void Api::lobby(const Asked& asked) {
  asked.done(fine(protocol::LobbyNowAnswer{office_.hall().lobby(), office_.people_here()}));
}

void Api::my_games(const Asked& asked) {
  asked.done(fine(protocol::MyGamesAnswer{office_.hall().games_of(asked.who->account.id)}));
}

void Api::export_all(const Asked& asked) {
  protocol::ExportAnswer answer;
  answer.you = register_.person(asked.who->account);
  answer.games = office_.hall().games_of(asked.who->account.id);
  asked.done(fine(answer));
}

}  // namespace posthorn::server
