#include "protocol/description.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "notation/object_reader.h"

namespace posthorn::protocol {
namespace {

constexpr std::array<std::string_view, 9> kKinds = {"whole", "long", "text",  "flag",    "yes",
                                                    "game",  "hash", "bytes", "versions"};

class Reading {
 public:
  std::expected<Description, std::string> read(std::string_view text) {
    const auto document = json::Document::parse(text);
    if (!document) {
      return std::unexpected(json::position_text(text, document.error().offset) + ": " +
                             document.error().message);
    }
    ObjectReader reader(document->root(), "the protocol", problems_);
    out_.version = reader.number("protocol", 1, 1000);
    (void)reader.string("about");
    (void)reader.find("kinds", json::Type::kObject);
    read_seam(reader);
    each(reader, "words", [&](const json::Value& value) { out_.words.push_back(words(value)); });
    if (const auto all = reader.find("refusals", json::Type::kObject)) {
      Words codes{"RefusalCode", "Why something was not done.", "", "", {}};
      codes.words = pairs(*all);
      out_.words.push_back(std::move(codes));
    }
    each(reader, "types", [&](const json::Value& value) { out_.types.push_back(type(value)); });
    each(reader, "messages", [&](const json::Value& value) { message(value); });
    each(reader, "http", [&](const json::Value& value) { route(value); });
    reader.refuse_others();
    check_kinds();
    if (problems_.any()) {
      return std::unexpected(json::position_text(text, problems_.first().offset) + ": " +
                             problems_.first().message);
    }
    return std::move(out_);
  }

 private:
  template <class Visit>
  static void each(ObjectReader& reader, std::string_view key, Visit visit) {
    if (const auto list = reader.find(key, json::Type::kArray)) list->each(visit);
  }

  std::vector<std::pair<std::string, std::string>> pairs(const json::Value& value) {
    std::vector<std::pair<std::string, std::string>> all;
    value.each_member([&](const std::string& key, const json::Value& about) {
      if (about.is(json::Type::kString)) {
        all.emplace_back(key, about.string());
      } else {
        problems_.note(about.offset(), "this should be a text");
      }
    });
    return all;
  }

  void read_seam(ObjectReader& reader) {
    const auto seam = reader.find("seam", json::Type::kObject);
    if (!seam) return;
    out_.seam = pairs(*seam);
    std::erase_if(out_.seam, [](const auto& each) { return each.first == "about"; });
  }

  Words words(const json::Value& value) {
    ObjectReader reader(value, "words", problems_);
    Words words{reader.string("name"),
                reader.string("about"),
                reader.string("cpp", false),
                reader.string("ids", false),
                {}};
    if (const auto all = reader.find("words", json::Type::kObject)) words.words = pairs(*all);
    reader.refuse_others();
    return words;
  }

  std::int64_t number(const json::Value& value) {
    std::int64_t number = 0;
    const std::string_view digits = value.number();
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size()) {
      problems_.note(value.offset(), "this should be a whole number");
    }
    return number;
  }

  Field field(const json::Value& value) {
    ObjectReader reader(value, "a field", problems_);
    Field field;
    field.name = reader.string("name");
    field.kind = reader.string("kind");
    field.about = reader.string("about");
    if (const auto least = reader.find("least", json::Type::kNumber, false)) {
      field.least = number(*least);
    }
    if (const auto most = reader.find("most", json::Type::kNumber, false)) {
      field.most = number(*most);
    }
    if (const auto list = reader.find("list", json::Type::kNumber, false)) {
      field.list = static_cast<int>(number(*list));
    }
    field.optional = reader.flag("optional", false);
    const bool needs_most =
        field.kind == "text" || field.kind == "bytes" || field.kind == "versions";
    if (needs_most && !field.most) reader.note("'" + field.name + "' needs a limit, `most`");
    reader.refuse_others();
    kinds_.emplace_back(field.kind, value.offset());
    return field;
  }

  std::vector<Field> fields(ObjectReader& reader, std::string_view key) {
    std::vector<Field> all;
    each(reader, key, [&](const json::Value& value) { all.push_back(field(value)); });
    return all;
  }

  Type type(const json::Value& value) {
    ObjectReader reader(value, "a type", problems_);
    Type type{reader.string("name"), reader.string("about"), reader.flag("raw", false),
              reader.flag("oneOf", false), fields(reader, "fields")};
    (void)reader.find("examples", json::Type::kArray);
    reader.refuse_others();
    return type;
  }

  void message(const json::Value& value) {
    ObjectReader reader(value, "a message", problems_);
    Message message;
    message.t = reader.string("t");
    const std::string from = reader.string("from");
    if (from != "client" && from != "server") reader.note("a message is from client or server");
    message.from_client = from == "client";
    message.type = {reader.string("name"), reader.string("about"), false, false,
                    fields(reader, "fields")};
    (void)reader.find("examples", json::Type::kArray);
    reader.refuse_others();
    out_.messages.push_back(std::move(message));
  }

  void route(const json::Value& value) {
    ObjectReader reader(value, "a request", problems_);
    Route route;
    route.name = reader.string("name");
    route.method = reader.string("method");
    route.path = reader.string("path");
    route.about = reader.string("about");
    if (route.method == "POST") {
      route.request =
          Type{route.name + "Request", route.about, false, false, fields(reader, "request")};
    }
    route.answer = {route.name + "Answer", "", false, false, fields(reader, "answer")};
    (void)reader.find("examples", json::Type::kObject);
    reader.refuse_others();
    out_.routes.push_back(std::move(route));
  }

  void check_kinds() {
    for (const auto& [kind, offset] : kinds_) {
      const bool known = std::ranges::find(kKinds, kind) != kKinds.end() || out_.is_seam(kind) ||
                         out_.is_words(kind) || out_.type(kind) != nullptr;
      if (!known) problems_.note(offset, "there is no kind '" + kind + "'");
    }
  }

  Problems problems_;
  Description out_;
  std::vector<std::pair<std::string, std::size_t>> kinds_;
};

}  // namespace

const Type* Description::type(std::string_view name) const {
  const auto found = std::ranges::find(types, name, &Type::name);
  return found == types.end() ? nullptr : &*found;
}

bool Description::is_seam(std::string_view kind) const {
  return std::ranges::any_of(seam, [&](const auto& each) { return each.first == kind; });
}

bool Description::is_words(std::string_view kind) const {
  return std::ranges::find(words, kind, &Words::name) != words.end();
}

std::expected<Description, std::string> read_description(std::string_view text) {
  return Reading().read(text);
}

}  // namespace posthorn::protocol
