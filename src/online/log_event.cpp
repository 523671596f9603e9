#include "online/log_event.h"

#include <charconv>
#include <limits>
#include <utility>

#include "notation/json_writer.h"
#include "notation/object_reader.h"

namespace posthorn::online {
namespace {

// Each body lists its members once, for writing and for reading.
class BodyWriter {
 public:
  void number(std::string_view key, int& value, int /*low*/, int /*high*/) {
    out_.member(key, value);
  }
  void number64(std::string_view key, std::int64_t& value) {
    if (value != 0) out_.member(key, value);
  }
  void text(std::string_view key, std::string& value) {
    if (!value.empty()) out_.member(key, value);
  }
  void flag(std::string_view key, bool& value) { out_.member(key, value); }
  void hash(std::string_view key, Bytes32& value) { out_.member(key, hex(value)); }
  void hash_if_any(std::string_view key, Bytes32& value) {
    if (value != Bytes32{}) hash(key, value);
  }
  void maybe_hash(std::string_view key, std::optional<Bytes32>& value) {
    if (value) hash(key, *value);
  }
  void numbers(std::string_view key, std::vector<int>& values, int /*low*/, int /*high*/) {
    out_.member(key, json::list_of(values));
  }
  void cards(std::string_view key, Cards& values) {
    if (values.empty()) return;
    out_.member(key, json::list_of(values, [](const auto& cards) { return json::list_of(cards); }));
  }
  void settings(std::string_view key, TableSettings& value) {
    out_.member(key, settings_json(value));
  }
  template <class Enum, std::size_t n>
  void word(std::string_view key, Enum& value, const Ids<n>& ids) {
    out_.member(key, ids[static_cast<std::size_t>(value)]);
  }
  [[nodiscard]] std::string result() const { return out_.text(); }

 private:
  json::Object out_;
};

class BodyReader {
 public:
  explicit BodyReader(const json::Value& value) : reader_(value, "an event", problems_) {}

  void number(std::string_view key, int& value, int low, int high) {
    value = reader_.number(key, low, high);
  }
  void number64(std::string_view key, std::int64_t& value) {
    const auto found = reader_.find(key, json::Type::kNumber, false);
    if (!found) return;
    const std::string_view digits = found->number();
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size() || value < 0) {
      reader_.note("'" + std::string(key) + "' of an event should be a whole number");
    }
  }
  void text(std::string_view key, std::string& value) { value = reader_.string(key, false); }
  void flag(std::string_view key, bool& value) { value = reader_.flag(key, false); }
  void hash(std::string_view key, Bytes32& value) {
    if (!read_hex(reader_.string(key), value)) bad_hash(key);
  }
  void hash_if_any(std::string_view key, Bytes32& value) {
    if (reader_.find(key, json::Type::kString, false)) hash(key, value);
  }
  void maybe_hash(std::string_view key, std::optional<Bytes32>& value) {
    if (reader_.find(key, json::Type::kString, false)) hash(key, value.emplace());
  }
  void numbers(std::string_view key, std::vector<int>& values, int low, int high) {
    const auto list = reader_.find(key, json::Type::kArray);
    if (!list) return;
    list->each([&](json::Value item) {
      const auto number = json::to_int(item, low, high, "an item of '" + std::string(key) + "'");
      if (number) {
        values.push_back(*number);
      } else {
        reader_.note(number.error().message);
      }
    });
  }
  void cards(std::string_view key, Cards& values) {
    const auto list = reader_.find(key, json::Type::kArray, false);
    if (!list) return;
    list->each([&](json::Value shuffle) {
      values.emplace_back();
      if (!shuffle.is(json::Type::kArray)) {
        reader_.note("a shuffle should be a list of cards");
        return;
      }
      shuffle.each([&](json::Value card) {
        if (card.is(json::Type::kString)) {
          values.back().push_back(card.string());
        } else {
          reader_.note("a card of a shuffle should be a text");
        }
      });
    });
  }
  void settings(std::string_view key, TableSettings& value) {
    if (const auto found = reader_.find(key, json::Type::kObject)) {
      value = read_settings(*found, problems_);
    }
  }
  template <class Enum, std::size_t n>
  void word(std::string_view key, Enum& value, const Ids<n>& ids) {
    const auto found = find_id<Enum>(ids, reader_.string(key));
    if (found) {
      value = *found;
    } else {
      reader_.note("'" + std::string(key) + "' of an event is no word we know");
    }
  }
  [[nodiscard]] std::expected<void, std::string> result() {
    reader_.refuse_others();
    if (problems_.any()) return std::unexpected(problems_.first().message);
    return {};
  }

 private:
  void bad_hash(std::string_view key) {
    reader_.note("'" + std::string(key) + "' of an event should be 64 hexadecimal digits");
  }

  Problems problems_;
  ObjectReader reader_;
};

constexpr int kMostChair = 99;  // chairs are numbered on as people come and go
constexpr int kMost = std::numeric_limits<int>::max();

template <class IO>
void visit(IO& io, Created& body) {
  io.settings("table", body.settings);
  io.number64("by", body.by);
  io.hash("promise", body.promise);
}
template <class IO>
void visit(IO& io, Joined& body) {
  io.number("chair", body.chair, 0, kMostChair);
  io.number64("account", body.account);
  io.text("name", body.name);
  io.text("bot", body.bot);
  io.hash_if_any("promise", body.promise);
}
template <class IO>
void visit(IO& io, Left& body) {
  io.number("chair", body.chair, 0, kMostChair);
  io.maybe_hash("promise", body.new_promise);
}
template <class IO>
void visit(IO& io, Recommitted& body) {
  io.number("chair", body.chair, 0, kMostChair);
  io.hash("promise", body.promise);
}
template <class IO>
void visit(IO& io, Ready& body) {
  io.number("chair", body.chair, 0, kMostChair);
  io.hash("share", body.share);
}
template <class IO>
void visit(IO& io, Begun& body) {
  io.numbers("seats", body.seats, 0, kMostChair);
  io.cards("x", body.shuffles);
}
template <class IO>
void visit(IO& io, Moved& body) {
  io.text("m", body.move);
  io.cards("x", body.shuffles);
  io.number64("u", body.used);
}
template <class IO>
void visit(IO& io, Undone& body) {
  io.number("moves", body.moves, 1, kMost);
  io.number64("u", body.used);
}
template <class IO>
void visit(IO& io, Offered& body) {
  io.word("offer", body.offer, kOfferIds);
}
template <class IO>
void visit(IO& io, Answered& body) {
  io.flag("yes", body.yes);
}
template <class IO>
void visit(IO& io, Taken& body) {
  io.text("bot", body.bot);
}
template <class IO>
void visit(IO& io, Ended& body) {
  io.word("reason", body.reason, kEndReasonIds);
  io.numbers("scores", body.scores, -kMost, kMost);
  io.number("winner", body.winner, kServer, kMaxPlayers - 1);
}
template <class IO>
void visit(IO& io, Revealed& body) {
  io.hash("secret", body.secret);
}
template <class IO>
void visit(IO& /*io*/, Resigned& /*body*/) {}
template <class IO>
void visit(IO& /*io*/, TimedOut& /*body*/) {}
template <class IO>
void visit(IO& /*io*/, Back& /*body*/) {}

template <std::size_t... i>
LogBody empty_body(std::size_t kind, std::index_sequence<i...> /*all*/) {
  LogBody body;
  ((i == kind ? void(body.emplace<i>()) : void()), ...);
  return body;
}

}  // namespace

std::string body_text(const LogBody& body) {
  LogBody copy = body;
  BodyWriter writer;
  std::visit([&](auto& each) { visit(writer, each); }, copy);
  return writer.result();
}

std::expected<LogBody, std::string> read_body(LogKind kind, std::string_view text) {
  const auto document = json::Document::parse(text);
  if (!document) return std::unexpected(document.error().message);
  LogBody body = empty_body(static_cast<std::size_t>(kind),
                            std::make_index_sequence<std::variant_size_v<LogBody>>());
  BodyReader reader(document->root());
  std::visit([&](auto& each) { visit(reader, each); }, body);
  if (auto fine = reader.result(); !fine) return std::unexpected(fine.error());
  return body;
}

}  // namespace posthorn::online
