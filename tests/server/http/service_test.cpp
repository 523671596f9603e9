#include "server/http/service.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace posthorn::server {
namespace {

constexpr int kPort = 8650;

Service echo(HostRule hosts) {
  return {.answer = [](const Request& request) { return text_response(200, request.target); },
          .hosts = std::move(hosts),
          .headers = {},
          .log = nullptr};
}

Service local() { return echo(HostRule("127.0.0.1", true, kPort, "")); }

int status_for(const Service& service, std::vector<Header> headers, std::string target = "/",
               int minor_version = 1) {
  return respond(service, {.method = "GET",
                           .target = std::move(target),
                           .minor_version = minor_version,
                           .headers = std::move(headers),
                           .body = {},
                           .peer = {}})
      .status;
}

TEST(HostRule, AtLoopbackOnlyTheNamesOfThisMachine) {
  const HostRule rule("127.0.0.2", true, kPort, "");
  for (const char* host :
       {"localhost:8650", "LOCALHOST:8650", "127.0.0.1:8650", "[::1]:8650", "127.0.0.2:8650"}) {
    EXPECT_TRUE(rule.allows(host)) << host;
  }
  for (const char* host : {"", "localhost", "localhost:80", "localhost:86500", "evil.example:8650",
                           "localhost.evil.example:8650", "127.0.0.1", "127.0.0.1:8650.",
                           "::1:8650", "a@localhost:8650"}) {
    EXPECT_FALSE(rule.allows(host)) << host;
  }
}

TEST(HostRule, TheDefaultPortMayBeLeftOut) {
  const HostRule rule("127.0.0.1", true, 80, "");
  EXPECT_TRUE(rule.allows("localhost"));
  EXPECT_TRUE(rule.allows("localhost:80"));
  EXPECT_FALSE(rule.allows("localhost:8650"));
}

TEST(HostRule, APublicName) {
  const HostRule outside("0.0.0.0", false, kPort, "games.example.org");
  EXPECT_TRUE(outside.allows("games.example.org"));
  EXPECT_TRUE(outside.allows("Games.Example.Org:8650"));
  EXPECT_FALSE(outside.allows("example.org"));
  EXPECT_FALSE(outside.allows("localhost:8650"));
  const HostRule behind_a_proxy("127.0.0.1", true, kPort, "games.example.org");
  EXPECT_TRUE(behind_a_proxy.allows("games.example.org"));
  EXPECT_TRUE(behind_a_proxy.allows("localhost:8650"));
}

TEST(HostRule, InTheHouseOnlyNamesThatNobodyCanRegister) {
  const HostRule rule("0.0.0.0", false, kPort, "");
  for (const char* host : {"192.168.1.7:8650", "[fe80::1]:8650", "localhost:8650", "attic",
                           "attic:8650", "Attic.Local:8650", "attic.home.arpa"}) {
    EXPECT_TRUE(rule.allows(host)) << host;
  }
  for (const char* host : {"evil.example:8650", "192.168.1.7.evil.example", "local.example",
                           "evil.localhost.example:8650", ".local"}) {
    EXPECT_FALSE(rule.allows(host)) << host;
  }
}

TEST(Service, NeedsOneHost) {
  EXPECT_EQ(status_for(local(), {{"host", "localhost:8650"}}), 200);
  EXPECT_EQ(status_for(local(), {}), 400);
  EXPECT_EQ(status_for(local(), {}, "/", 0), 200);
  EXPECT_EQ(status_for(local(), {{"Host", "localhost:8650"}, {"HOST", "localhost:8650"}}), 400);
  EXPECT_EQ(status_for(local(), {{"Host", "evil.example"}}), 421);
  EXPECT_EQ(status_for(local(), {{"Host", "evil.example"}}, "/", 0), 421);
}

TEST(Service, TakesTheHostOfAWholeUrl) {
  const std::vector<Header> host = {{"Host", "localhost:8650"}};
  EXPECT_EQ(status_for(local(), host, "http://localhost:8650/x"), 200);
  EXPECT_EQ(status_for(local(), host, "HTTP://localhost:8650"), 200);
  EXPECT_EQ(status_for(local(), host, "http://evil.example/x"), 421);
  EXPECT_EQ(status_for(local(), host, "http://a@localhost:8650/x"), 421);
  EXPECT_EQ(status_for(local(), host, "http://"), 421);
  const Response response = respond(local(), {.method = "GET",
                                              .target = "http://localhost:8650?a",
                                              .headers = host,
                                              .body = {},
                                              .peer = {}});
  EXPECT_EQ(*response.body, "/?a\n");
}

TEST(Service, WhatIsThrownStaysInside) {
  Service service = local();
  service.answer = [](const Request&) -> Response { throw std::runtime_error("secret"); };
  const Response response = respond(service, {.method = "GET",
                                              .target = "/",
                                              .headers = {{"Host", "localhost:8650"}},
                                              .body = {},
                                              .peer = {}});
  EXPECT_EQ(response.status, 500);
  EXPECT_EQ(response.body->find("secret"), std::string::npos);
}

TEST(Service, ExpectsNothing) {
  EXPECT_EQ(status_for(local(), {{"Host", "localhost:8650"}, {"Expect", "100-continue"}}), 417);
}

}  // namespace
}  // namespace posthorn::server
