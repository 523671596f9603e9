// What is asked for over HTTP, under /api: accounts, lists, records.
#pragma once

#include <functional>
#include <string>

#include "protocol/messages.h"
#include "server/http/service.h"
#include "server/people/buckets.h"
#include "server/people/register.h"
#include "server/tables/hall.h"

namespace posthorn::server {

// What the API needs of the node.
class Office {
 public:
  Office() = default;
  Office(const Office&) = delete;
  Office& operator=(const Office&) = delete;
  virtual ~Office() = default;

  virtual Hall& hall() = 0;
  virtual House& house() = 0;
  // Work that would hold up the loop; `done` is on the loop again.
  virtual void in_background(std::function<void()> work, std::function<void()> done) = 0;
  [[nodiscard]] virtual int people_here() const = 0;
  // All pages of this account are closed.
  virtual void sign_out(online::AccountId account) = 0;
};

class Api {
 public:
  using Done = std::function<void(Response)>;

  explicit Api(Office& office);

  static bool takes(const Request& request);
  void answer(const Request& request, const Done& done);

 private:
  struct Asked {
    Request request;
    std::optional<SignedIn> who;
    Done done;
  };
  enum class Others : bool { kStay, kEnd };

  void route(const std::string& path, const Asked& asked);
  void post(const std::string& path, const Asked& asked);
  void get(const std::string& path, const Asked& asked);

  void guest(const Asked& asked);
  void me(const Asked& asked);
  void name(const Asked& asked);
  void rename(const Asked& asked);
  void password(const Asked& asked);
  void recovery(const Asked& asked);
  void login(const Asked& asked);
  void logout(const Asked& asked);
  void delete_account(const Asked& asked);
  void export_all(const Asked& asked);
  void open_table(const Asked& asked);
  void quick_game(const Asked& asked);
  void lobby(const Asked& asked);
  void game(online::GameId id, const Asked& asked);
  void record(online::GameId id, const Asked& asked);
  void my_games(const Asked& asked);

  // Stores with the writer; `then` is on the loop, and only if it went well.
  template <class What, class Then>
  void write(const Done& done, What what, Then then);
  // A new session, and the answer with its cookie; other sessions of the account may end.
  void sign_in(store::AccountId account, Others others, const Done& done);
  void answer_with_person(store::AccountId account, const Done& done,
                          const std::string& token = "");

  Office& office_;
  Register register_;
  Buckets guests_;
  Buckets logins_;
  Buckets tables_;
  Buckets requests_;
};

}  // namespace posthorn::server
