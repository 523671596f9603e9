// Accounts, credentials and sessions, in every store.
#include "store/accounts.h"

#include "tests/store/store_kinds.h"

namespace posthorn::store {
namespace {

class AccountsStoreTest : public StoreConformance {
 protected:
  AccountId guest(const std::string& name) {
    const auto id = store_.add_account({AccountKind::kGuest, name, "s-" + name, 0, "{}"});
    EXPECT_TRUE(id.has_value());
    return id.value_or(0);
  }
  static Session session(const std::string& hash, AccountId account, Millis used) {
    return {hash, account, SessionKind::kCookie, 3, "Firefox", 10, used, 9000};
  }
};

TEST_P(AccountsStoreTest, AnAccountComesBackAsItWasMade) {
  const auto id =
      store_.add_account({AccountKind::kProgram, "Ännchen", "annchen", 7, R"({"a":1})"});
  ASSERT_TRUE(id.has_value());
  const auto row = store_.account(*id);
  ASSERT_TRUE(row.has_value());
  EXPECT_EQ(row->kind, AccountKind::kProgram);
  EXPECT_EQ(row->name, "Ännchen");
  EXPECT_EQ(row->skeleton, "annchen");
  EXPECT_EQ(row->owner, 7);
  EXPECT_EQ(row->settings, R"({"a":1})");
  EXPECT_EQ(row->created, 5000);
  EXPECT_EQ(row->seen, 5000);
  EXPECT_EQ(row->closed, 0);
  EXPECT_EQ(store_.account_named("annchen")->id, *id);
  EXPECT_FALSE(store_.account_named("Ännchen").has_value());
  EXPECT_FALSE(store_.account(*id + 1).has_value());
}

TEST_P(AccountsStoreTest, ANameIsTakenOnce) {
  const AccountId anna = guest("anna");
  const AccountId bert = guest("bert");
  EXPECT_NE(anna, bert);
  EXPECT_FALSE(store_.add_account({AccountKind::kGuest, "ANNA", "s-anna", 0, "{}"}).has_value());
  EXPECT_EQ(store_.rename(bert, "Anna", "s-anna"), Naming::kTaken);
  EXPECT_EQ(store_.account(bert)->name, "bert");
  EXPECT_EQ(store_.rename(anna, "Anna!", "s-anna"), Naming::kDone) << "its own name is free";
  EXPECT_EQ(store_.rename(anna, "Clara", "s-clara"), Naming::kDone);
  EXPECT_EQ(store_.rename(bert, "Anna", "s-anna"), Naming::kDone) << "nobody has it any more";
  EXPECT_EQ(store_.account_named("s-anna")->id, bert);
  EXPECT_EQ(store_.rename(999, "Nobody", "s-nobody"), Naming::kNoAccount);
}

TEST_P(AccountsStoreTest, AGuestBecomesAPersonAsAWholeOrNot) {
  const AccountId anna = guest("anna");
  guest("bert");
  const std::vector<Credential> credentials = {{CredentialKind::kPassword, "hash"},
                                               {CredentialKind::kRecoveryCode, "code"}};
  EXPECT_EQ(store_.make_person(anna, "Bert", "s-bert", credentials), Naming::kTaken);
  EXPECT_EQ(store_.account(anna)->kind, AccountKind::kGuest);
  EXPECT_FALSE(store_.credential(anna, CredentialKind::kPassword).has_value());
  EXPECT_EQ(store_.make_person(anna, "Anna", "s-anna", credentials), Naming::kDone);
  EXPECT_EQ(store_.account(anna)->kind, AccountKind::kPerson);
  EXPECT_EQ(store_.account(anna)->name, "Anna");
  EXPECT_EQ(store_.credential(anna, CredentialKind::kPassword), "hash");
  EXPECT_EQ(store_.credential(anna, CredentialKind::kRecoveryCode), "code");
  EXPECT_FALSE(store_.credential(anna, CredentialKind::kEmail).has_value());
  store_.set_credential(anna, {CredentialKind::kPassword, "other"});
  EXPECT_EQ(store_.credential(anna, CredentialKind::kPassword), "other");
  store_.drop_credential(anna, CredentialKind::kPassword);
  EXPECT_FALSE(store_.credential(anna, CredentialKind::kPassword).has_value());
  EXPECT_EQ(store_.make_person(999, "Nobody", "s-nobody", {}), Naming::kNoAccount);
}

TEST_P(AccountsStoreTest, WhatIsSeenLaterOnlyGoesForward) {
  const AccountId anna = guest("anna");
  store_.touch_account(anna, 8000);
  store_.touch_account(anna, 7000);
  EXPECT_EQ(store_.account(anna)->seen, 8000);
  store_.set_settings(anna, R"({"sound":false})");
  EXPECT_EQ(store_.account(anna)->settings, R"({"sound":false})");
}

TEST_P(AccountsStoreTest, SessionsOfAnAccount) {
  const AccountId anna = guest("anna");
  const AccountId bert = guest("bert");
  const std::string hash("\0binary\xff", 8);
  store_.add_session(session(hash, anna, 20));
  store_.add_session(session("second", anna, 40));
  store_.add_session(session("third", anna, 30));
  store_.add_session(session("other", bert, 50));
  const auto found = store_.session(hash);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->hash, hash);
  EXPECT_EQ(found->account, anna);
  EXPECT_EQ(found->kind, SessionKind::kCookie);
  EXPECT_EQ(found->scopes, 3U);
  EXPECT_EQ(found->label, "Firefox");
  EXPECT_EQ(found->created, 10);
  EXPECT_EQ(found->used, 20);
  EXPECT_EQ(found->expires, 9000);
  store_.touch_session(hash, 60, 9500);
  EXPECT_EQ(store_.session(hash)->used, 60);
  EXPECT_EQ(store_.session(hash)->expires, 9500);
  std::vector<std::string> hashes;
  for (const Session& each : store_.sessions_of(anna)) hashes.push_back(each.hash);
  EXPECT_EQ(hashes, (std::vector<std::string>{hash, "second", "third"}));
  store_.drop_session("third");
  EXPECT_FALSE(store_.session("third").has_value());
  store_.drop_sessions(anna, "second");
  EXPECT_EQ(store_.sessions_of(anna).size(), 1U);
  EXPECT_TRUE(store_.session("second").has_value());
  EXPECT_TRUE(store_.session("other").has_value()) << "somebody else's";
  EXPECT_EQ(store_.sweep_sessions(9000, 10), 0);
  EXPECT_EQ(store_.sweep_sessions(9001, 1), 1);
  EXPECT_EQ(store_.sweep_sessions(9001, 10), 1);
  EXPECT_FALSE(store_.session("other").has_value());
}

TEST_P(AccountsStoreTest, AClosedAccountKeepsNothingButItsNumber) {
  const AccountId anna = guest("anna");
  store_.make_person(anna, "Anna", "s-anna",
                     std::vector<Credential>{{CredentialKind::kEmail, "a@b"}});
  store_.add_session(session("h", anna, 20));
  store_.set_settings(anna, R"({"secret":1})");
  store_.close_account(anna, 6000);
  const auto row = store_.account(anna);
  ASSERT_TRUE(row.has_value());
  EXPECT_EQ(row->closed, 6000);
  EXPECT_EQ(row->name, "");
  EXPECT_EQ(row->skeleton, "");
  EXPECT_EQ(row->settings, "{}");
  EXPECT_FALSE(store_.credential(anna, CredentialKind::kEmail).has_value());
  EXPECT_FALSE(store_.session("h").has_value());
  // And nothing comes back to it.
  store_.add_session(session("h", anna, 20));
  store_.set_credential(anna, {CredentialKind::kPassword, "x"});
  store_.set_settings(anna, "{1}");
  store_.close_account(anna, 7000);
  EXPECT_EQ(store_.rename(anna, "Anna", "s-anna"), Naming::kNoAccount);
  EXPECT_FALSE(store_.session("h").has_value());
  EXPECT_FALSE(store_.credential(anna, CredentialKind::kPassword).has_value());
  EXPECT_EQ(store_.account(anna)->settings, "{}");
  EXPECT_EQ(store_.account(anna)->closed, 6000);
  EXPECT_NE(guest("anna"), anna) << "the name is free, the number is not";
  const AccountId bert = guest("bert");
  store_.close_account(bert, 6000);
  EXPECT_EQ(store_.account(bert)->skeleton, "") << "two closed ones do not collide";
}

TEST_P(AccountsStoreTest, GuestsWithoutGamesAreSwept) {
  const AccountId idle = guest("idle");
  const AccountId plays = guest("plays");
  const AccountId stays = guest("stays");
  now_ = 9000;
  const AccountId fresh = guest("fresh");
  store_.make_person(stays, "Stays", "s-stays", {});
  NewGame game = new_game(1, "created", "");
  game.seats = {{0, plays}};
  store_.create(game);
  store_.add_session(session("h", idle, 20));
  EXPECT_EQ(store_.sweep_guests(5000, 10), 0) << "seen at that very moment";
  EXPECT_EQ(store_.sweep_guests(5001, 10), 1);
  EXPECT_FALSE(store_.account(idle).has_value());
  EXPECT_FALSE(store_.session("h").has_value());
  for (const AccountId id : {plays, stays, fresh}) EXPECT_TRUE(store_.account(id).has_value());
  EXPECT_GT(guest("idle"), fresh) << "a number is never given twice";
}

INSTANTIATE_TEST_SUITE_P(Stores, AccountsStoreTest, testing::ValuesIn(kinds()), kind_name);

}  // namespace
}  // namespace posthorn::store
