#include "server/socket/visitor.h"

#include <utility>

#include "notation/view_bytes.h"
#include "server/computers/thinkers.h"
#include "server/people/names.h"
#include "server/version.h"

namespace posthorn::server {
namespace {

using protocol::RefusalCode;

constexpr std::chrono::milliseconds kHelloTime{5000};
constexpr int kMostBadMessages = 3;
constexpr std::size_t kMostFollowed = 20;
constexpr Rate kLines{5, 0.5};
constexpr int kActAgain = 200;

// Of all messages; acts are most of them.
Rate message_rate(const Rate& acts) { return {acts.most * 5, acts.per_second * 4}; }

online::Wish wish_of(const protocol::Wish& wish) {
  if (wish.move) return online::MakeMove{*wish.move};
  if (wish.undo) return online::TakeBack{};
  if (wish.resign) return online::Resign{};
  if (wish.offer) return online::MakeOffer{*wish.offer};
  if (wish.answer) return online::AnswerOffer{*wish.answer};
  if (wish.back) return online::ComeBack{};
  if (wish.recommit) return online::Recommit{*wish.recommit};
  if (wish.ready) return online::ShowShare{*wish.ready};
  if (wish.leave) return online::StandUp{};
  if (wish.add_computer) return online::AddComputer{*wish.add_computer};
  return online::StandUp{wish.free_chair.value_or(online::kServer)};
}

}  // namespace

Visitor::Visitor(Reception& reception, Channel& channel, online::AccountId account,
                 std::string name, std::string address)
    : reception_(reception),
      channel_(&channel),
      account_(account),
      name_(std::move(name)),
      address_(std::move(address)) {}

void Visitor::begin() {
  reception_.arrived(shared_from_this());
  reception_.house().loop().after(kHelloTime, [weak = weak_from_this()] {
    const auto visitor = weak.lock();
    if (visitor && !visitor->greeted_) visitor->bye(protocol::ByeReason::kNoHello, 0);
  });
}

void Visitor::came(std::string_view text) {
  if (leaving_) return;
  if (!messages_.take(message_rate(reception_.act_rate()), reception_.house().now())) {
    return refuse(RefusalCode::kSlowDown);
  }
  const auto message = protocol::read_client_message(text);
  if (!message) {
    refuse(RefusalCode::kBadMessage, message.error());
    if (++bad_messages_ == kMostBadMessages) bye(protocol::ByeReason::kBadMessages, 0);
    return;
  }
  if (!greeted_ && !std::holds_alternative<protocol::Hello>(*message)) {
    return refuse(RefusalCode::kHelloFirst);
  }
  try {
    std::visit([this](const auto& each) { take(each); }, *message);
  } catch (const store::StoreError&) {
    refuse(RefusalCode::kPaused);
  }
}

void Visitor::take(const protocol::Hello& hello) {
  if (hello.protocol != protocol::kProtocol || hello.views != kViewLayout) {
    return bye(protocol::ByeReason::kOutdated, 0);
  }
  greeted_ = true;
  protocol::Welcome welcome;
  welcome.you = reception_.person(account_);
  welcome.now = reception_.house().now();
  welcome.build = kBuild;
  welcome.waiting = reception_.hall().waiting_for(account_);
  tell(welcome);
}

void Visitor::take(const protocol::Watch& watch) {
  if (following_.size() >= kMostFollowed && !following_.contains(watch.game)) {
    return refuse(RefusalCode::kTooMany, "", watch.game);
  }
  following_.insert(watch.game);
  reception_.hall().room(watch.game)->watch(shared_from_this(), watch.from);
}

void Visitor::take(const protocol::Leave& leave) {
  if (following_.erase(leave.game) == 0) return;
  reception_.hall().room(leave.game)->leave(shared_from_this());
}

void Visitor::take(const protocol::TableAct& act) {
  if (act.id == 0) return refuse(RefusalCode::kBadMessage, "'id' should not be 0", act.game);
  if (!acts_.take(reception_.act_rate(), reception_.house().now())) {
    return refuse(RefusalCode::kSlowDown, "", act.game, act.id);
  }
  if (account_ == 0) return refuse(RefusalCode::kSignedOut, "", act.game, act.id);
  if (act.do_.add_computer && !is_computer(*act.do_.add_computer)) {
    return refuse(RefusalCode::kNoSuchComputer, "", act.game, act.id);
  }
  const online::Wish wish =
      act.do_.join ? online::Wish(online::SitDown{name_, *act.do_.join}) : wish_of(act.do_);
  reception_.hall().room(act.game)->act(weak_from_this(), {account_, act.id, act.on, wish});
}

void Visitor::take(const protocol::Say& say) {
  if (say.id == 0 || say.text.has_value() == say.phrase.has_value()) {
    return refuse(RefusalCode::kBadMessage, "either a text or a phrase, with a number", say.game,
                  say.id);
  }
  if (say.text && !is_plain_line(*say.text)) {
    return refuse(RefusalCode::kBadMessage, "this is not one line of text", say.game, say.id);
  }
  if (!lines_.take(kLines, reception_.house().now())) {
    return refuse(RefusalCode::kSlowDown, "", say.game, say.id);
  }
  if (account_ == 0) return refuse(RefusalCode::kSignedOut, "", say.game, say.id);
  const auto room = reception_.hall().room(say.game);
  room->when_there([room, self = shared_from_this(), say] {
    room->say(self, self->account_, self->name_, say);
  });
}

void Visitor::take(const protocol::Page& page) {
  visible_ = page.visible;
  for (const online::GameId game : following_) reception_.hall().room(game)->look_who_is_here();
}

void Visitor::take(const protocol::LobbyWish& wish) {
  reception_.follow_lobby(shared_from_this(), wish.on);
}

void Visitor::take(const protocol::Ping& ping) {
  protocol::Pong pong{ping.n, reception_.house().now(), {}};
  for (const protocol::VersionOf& each : ping.at.value_or(std::vector<protocol::VersionOf>())) {
    if (!following_.contains(each.game)) continue;
    const auto room = reception_.hall().room(each.game);
    if (room->there() && room->table().version > each.version) {
      pong.behind.push_back({each.game, room->table().version});
    }
  }
  tell(pong);
}

void Visitor::refuse(RefusalCode code, const std::string& text, std::optional<online::GameId> game,
                     std::int64_t id) {
  protocol::RefusedMessage refused;
  refused.code = code;
  refused.text = text.empty() ? protocol::kRefusalCodeTexts[static_cast<std::size_t>(code)] : text;
  constexpr std::size_t kMost = 400;
  if (refused.text.size() > kMost) refused.text = "it is no message we know";
  refused.game = game;
  if (id != 0) refused.id = id;
  if (code == RefusalCode::kSlowDown) refused.again = kActAgain;
  tell(refused);
}

// ---- out

void Visitor::send(Text text) { sent(outbox_.add(std::move(text))); }

void Visitor::send_news(online::GameId game, Text text) {
  sent(outbox_.add_news(game, std::move(text)));
}

void Visitor::sent(bool fits) {
  if (channel_ == nullptr || leaving_) return;
  if (!fits) {
    // A goodbye would not get through either.
    leaving_ = true;
    channel_->close();
    return;
  }
  pump();
}

void Visitor::pump() {
  if (writing_ || channel_ == nullptr) return;
  Text text = outbox_.next();
  if (!text) {
    // It has caught up: what was left out is told as a whole.
    for (const online::GameId game : outbox_.take_dropped()) {
      if (following_.contains(game)) {
        reception_.hall().room(game)->watch(shared_from_this(), -1);
      }
    }
    if (leaving_) channel_->close();
    return;
  }
  writing_ = true;
  channel_->write(std::move(text));
}

void Visitor::written() {
  writing_ = false;
  pump();
}

void Visitor::bye(protocol::ByeReason why, int again) {
  if (channel_ == nullptr || leaving_) return;
  tell(protocol::Bye{why, again});
  leaving_ = true;
  if (!writing_) pump();
}

void Visitor::closed() {
  channel_ = nullptr;
  const auto self = shared_from_this();
  for (const online::GameId game : std::exchange(following_, {})) {
    reception_.hall().room(game)->leave(self);
  }
  reception_.gone(self);
}

}  // namespace posthorn::server
