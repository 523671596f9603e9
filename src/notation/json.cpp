#include "notation/json.h"

#include <algorithm>
#include <charconv>

namespace posthorn::json {
namespace {

constexpr int kMaxDepth = 32;

// The length of the well-formed UTF-8 sequence at the start of `text`, or 0.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return tail(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const unsigned low = lead == 0xE0 ? 0xA0 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : 0xBF;  // no surrogates
    return byte(1) >= low && byte(1) <= high && tail(2) ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const unsigned low = lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xF4 ? 0x8F : 0xBF;
    return byte(1) >= low && byte(1) <= high && tail(2) && tail(3) ? 4 : 0;
  }
  return 0;
}

void append_utf8(std::string& out, unsigned code) {
  const auto put = [&](unsigned byte) { out += static_cast<char>(byte); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6);
    put(0x80 | (code & 63));
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 63));
    put(0x80 | (code & 63));
  } else {
    put(0xF0 | code >> 18);
    put(0x80 | (code >> 12 & 63));
    put(0x80 | (code >> 6 & 63));
    put(0x80 | (code & 63));
  }
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

class Parser {
 public:
  Parser(std::string_view text, Document& document) : text_(text), document_(document) {}

  bool run() {
    skip_space();
    if (!value(0)) return false;
    skip_space();
    if (at_ != text_.size()) return fail("the end of the text, one JSON value only");
    return true;
  }

  [[nodiscard]] const Error& error() const { return error_; }

 private:
  using Node = Document::Node;

  bool fail(std::string_view expected, Fault fault = Fault(faults::kNotJson)) {
    error_.offset = at_;
    error_.fault = at_ >= text_.size() ? Fault(faults::kEndsEarly) : std::move(fault);
    error_.message =
        at_ >= text_.size() ? "the text ends where there should be " : "there should be ";
    error_.message += expected;
    return false;
  }

  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  void skip_space() {
    while (at_ < text_.size() &&
           (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\r' || text_[at_] == '\t')) {
      ++at_;
    }
  }

  std::uint32_t open(Type type) {
    document_.nodes_.push_back({type, static_cast<std::uint32_t>(at_), 0, 0, 0, 0});
    return static_cast<std::uint32_t>(document_.nodes_.size() - 1);
  }

  void close(std::uint32_t node) {
    document_.nodes_[node].end = static_cast<std::uint32_t>(at_);
    document_.nodes_[node].next = static_cast<std::uint32_t>(document_.nodes_.size());
  }

  bool word(std::string_view expected, Type type) {
    if (text_.substr(at_, expected.size()) != expected) return fail("a JSON value");
    const std::uint32_t node = open(type);
    at_ += expected.size();
    close(node);
    return true;
  }

  bool value(int depth) {
    switch (peek()) {
      case '{':
        return object(depth);
      case '[':
        return array(depth);
      case '"':
        return string();
      case 't':
        return word("true", Type::kBool);
      case 'f':
        return word("false", Type::kBool);
      case 'n':
        return word("null", Type::kNull);
      default:
        return number();
    }
  }

  bool number() {
    if (peek() != '-' && !is_digit(peek())) return fail("a JSON value");
    const std::uint32_t node = open(Type::kNumber);
    if (peek() == '-') ++at_;
    if (!is_digit(peek())) return fail("a digit");
    if (peek() == '0') {
      ++at_;
      if (is_digit(peek())) return fail("a number without leading zeros");
    }
    while (is_digit(peek())) ++at_;
    if (peek() == '.') {
      ++at_;
      if (!is_digit(peek())) return fail("a digit");
      while (is_digit(peek())) ++at_;
    }
    if (peek() == 'e' || peek() == 'E') {
      ++at_;
      if (peek() == '+' || peek() == '-') ++at_;
      if (!is_digit(peek())) return fail("a digit");
      while (is_digit(peek())) ++at_;
    }
    close(node);
    return true;
  }

  bool hex4(unsigned& code) {
    code = 0;
    for (int i = 0; i < 4; ++i, ++at_) {
      const char c = peek();
      unsigned digit = 0;
      if (is_digit(c)) {
        digit = static_cast<unsigned>(c - '0');
      } else if (c >= 'a' && c <= 'f') {
        digit = static_cast<unsigned>(c - 'a') + 10;
      } else if (c >= 'A' && c <= 'F') {
        digit = static_cast<unsigned>(c - 'A') + 10;
      } else {
        return fail("four hexadecimal digits");
      }
      code = code * 16 + digit;
    }
    return true;
  }

  bool unicode_escape(std::string& out) {
    unsigned code = 0;
    if (!hex4(code)) return false;
    if (code >= 0xDC00 && code <= 0xDFFF)
      return fail("the first half of a surrogate pair before this");
    if (code >= 0xD800 && code <= 0xDBFF) {
      unsigned low = 0;
      if (text_.substr(at_, 2) != "\\u") return fail("the second half of a surrogate pair");
      at_ += 2;
      if (!hex4(low)) return false;
      if (low < 0xDC00 || low > 0xDFFF)
        return fail("the second half of a surrogate pair before this");
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    append_utf8(out, code);
    return true;
  }

  bool escape(std::string& out) {
    const char c = peek();
    constexpr std::string_view kFrom = "\"\\/bfnrt";
    constexpr std::string_view kTo = "\"\\/\b\f\n\r\t";
    if (c == 'u') {
      ++at_;
      return unicode_escape(out);
    }
    const std::size_t i = kFrom.find(c);
    if (at_ >= text_.size() || i == std::string_view::npos) return fail("an escape such as \\n");
    out += kTo[i];
    ++at_;
    return true;
  }

  bool string() {
    const std::uint32_t node = open(Type::kString);
    std::string out;
    ++at_;
    for (;;) {
      if (at_ >= text_.size()) return fail("the closing quote of a string");
      const char c = text_[at_];
      if (c == '"') break;
      if (c == '\\') {
        ++at_;
        if (!escape(out)) return false;
        continue;
      }
      if (static_cast<unsigned char>(c) < 0x20) return fail("no control character in a string");
      const std::size_t length = utf8_length(text_.substr(at_));
      if (length == 0) return fail("UTF-8, which these bytes are not", Fault(faults::kNotUtf8));
      out.append(text_, at_, length);
      at_ += length;
    }
    ++at_;
    document_.nodes_[node].string = static_cast<std::uint32_t>(document_.strings_.size());
    document_.strings_.push_back(std::move(out));
    close(node);
    return true;
  }

  bool too_deep() {
    return fail("no more than 32 levels of nesting",
                Fault(faults::kTooDeep, {std::to_string(kMaxDepth)}));
  }

  bool array(int depth) {
    if (depth == kMaxDepth) return too_deep();
    const std::uint32_t node = open(Type::kArray);
    ++at_;
    skip_space();
    std::uint32_t n = 0;
    if (peek() != ']') {
      for (;;) {
        if (!value(depth + 1)) return false;
        ++n;
        skip_space();
        if (peek() != ',') break;
        ++at_;
        skip_space();
      }
    }
    if (peek() != ']') return fail("',' or ']'");
    ++at_;
    document_.nodes_[node].children = n;
    close(node);
    return true;
  }

  bool object(int depth) {
    if (depth == kMaxDepth) return too_deep();
    const std::uint32_t node = open(Type::kObject);
    ++at_;
    skip_space();
    std::vector<std::uint32_t> keys;
    if (peek() != '}') {
      for (;;) {
        if (peek() != '"') return fail("a key in quotes");
        keys.push_back(static_cast<std::uint32_t>(document_.nodes_.size()));
        if (!string()) return false;
        skip_space();
        if (peek() != ':') return fail("':'");
        ++at_;
        skip_space();
        if (!value(depth + 1)) return false;
        skip_space();
        if (peek() != ',') break;
        ++at_;
        skip_space();
      }
    }
    if (peek() != '}') return fail("',' or '}'");
    ++at_;
    document_.nodes_[node].children = static_cast<std::uint32_t>(keys.size());
    close(node);
    return unique(keys);
  }

  bool unique(std::vector<std::uint32_t>& keys) {
    const auto text_of = [&](std::uint32_t key) -> const std::string& {
      return document_.strings_[document_.nodes_[key].string];
    };
    std::ranges::sort(keys, [&](std::uint32_t a, std::uint32_t b) {
      const int order = text_of(a).compare(text_of(b));
      return order != 0 ? order < 0 : a < b;
    });
    for (std::size_t i = 1; i < keys.size(); ++i) {
      if (text_of(keys[i - 1]) != text_of(keys[i])) continue;
      at_ = document_.nodes_[keys[i]].begin;
      return fail("no second key of the same name",
                  Fault(faults::kRepeatedMember, {text_of(keys[i])}));
    }
    return true;
  }

  std::string_view text_;
  Document& document_;
  std::size_t at_ = 0;
  Error error_;
};

std::expected<Document, Error> Document::parse(std::string_view text) {
  if (text.size() >= 0xffffffffU)
    return std::unexpected(Error{0, "the text is larger than 4 GB", {}});
  Document document;
  document.text_ = text;
  Parser parser(text, document);
  if (!parser.run()) return std::unexpected(parser.error());
  return document;
}

Type Value::type() const { return document_->nodes_[node_].type; }
std::size_t Value::offset() const { return document_->nodes_[node_].begin; }
std::size_t Value::size() const { return document_->nodes_[node_].children; }
bool Value::as_bool() const { return document_->text_[offset()] == 't'; }
std::string_view Value::number() const { return raw(); }

std::string_view Value::raw() const {
  const auto& node = document_->nodes_[node_];
  return document_->text_.substr(node.begin, node.end - node.begin);
}

const std::string& Value::string() const {
  return document_->strings_[document_->nodes_[node_].string];
}

Value Value::at(std::size_t i) const {
  std::uint32_t node = node_ + 1;
  for (; i > 0; --i) node = document_->nodes_[node].next;
  return {document_, node};
}

std::string_view type_name(Type type) {
  switch (type) {
    case Type::kNull:
      return "null";
    case Type::kBool:
      return "true or false";
    case Type::kNumber:
      return "a number";
    case Type::kString:
      return "a string";
    case Type::kArray:
      return "a list";
    case Type::kObject:
      return "an object";
  }
  return "";
}

namespace {

// For translations.
std::string type_id(Type type) {
  switch (type) {
    case Type::kNull:
      return "null";
    case Type::kBool:
      return "bool";
    case Type::kNumber:
      return "number";
    case Type::kString:
      return "string";
    case Type::kArray:
      return "list";
    case Type::kObject:
      return "object";
  }
  return "";
}

}  // namespace

Fault wrong_type(const Value& value, Type expected) {
  return Fault(faults::kWrongType, {type_id(expected), type_id(value.type())});
}

std::expected<int, Error> to_int(const Value& value, int low, int high, std::string_view what) {
  int number = 0;
  bool whole = value.is(Type::kNumber);
  if (whole) {
    const std::string_view text = value.number();
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
    whole = code == std::errc() && end == text.data() + text.size();
  }
  if (whole && number >= low && number <= high) return number;
  return std::unexpected(
      Error{value.offset(),
            std::string(what) + " should be a whole number from " + std::to_string(low) + " to " +
                std::to_string(high),
            Fault(faults::kNumberRange, {std::to_string(low), std::to_string(high)})});
}

Position position_of(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  auto [line, column] = Position();
  for (const char c : text.substr(0, offset)) {
    const bool inside_character = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;  // UTF-8
    if (!inside_character) ++column;
    if (c != '\n') continue;
    ++line;
    column = 1;
  }
  return {line, column};
}

std::string position_text(std::string_view text, std::size_t offset) {
  const auto [line, column] = position_of(text, offset);
  return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

namespace {

constexpr std::size_t kMostShown = 40;  // bytes of a key: a file may hold anything

// Goes down to the value that begins at `offset`; whether it is there.
bool find_path(const Value& value, std::size_t offset, std::string& path) {
  if (value.offset() == offset) return true;
  if (offset < value.offset() || offset >= value.offset() + value.raw().size()) return false;
  const std::size_t here = path.size();
  bool found = false;
  const auto look = [&](const Value& inner, const std::string& step) {
    if (found) return;
    path += step;
    found = find_path(inner, offset, path);
    if (!found) path.resize(here);
  };
  if (value.is(Type::kArray)) {
    int i = 0;
    value.each([&](Value item) { look(item, "[" + std::to_string(i++) + "]"); });
  } else if (value.is(Type::kObject)) {
    value.each_member([&](const std::string& key, Value member) {
      const std::string shown = key.size() > kMostShown ? "…" : key;
      look(member, path.empty() ? shown : "." + shown);
    });
  }
  return found;
}

}  // namespace

std::string path_text(std::string_view text, std::size_t offset) {
  const auto document = Document::parse(text);
  std::string path;
  return document && find_path(document->root(), offset, path) ? path : "";
}

}  // namespace posthorn::json
