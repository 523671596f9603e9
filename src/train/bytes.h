// Values as bytes and back, for checkpoints and for what travels between processes. Little-endian,
// as they lie in memory; only numbers and lists of them are written, never whole structs.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/hash.h"
#include "train/model.h"

namespace posthorn::train {

static_assert(std::endian::native == std::endian::little, "numbers are copied as they lie");

template <class T>
concept Number = std::is_arithmetic_v<T> || std::is_enum_v<T>;

class BytesWriter {
 public:
  static constexpr bool kReads = false;

  explicit BytesWriter(std::string_view magic) : out_(magic) {}

  template <Number T>
  void field(const T& value) {
    out_.append(reinterpret_cast<const char*>(&value), sizeof value);
  }
  void field(const std::string& text) {
    length(text.size(), 1);
    out_.append(text);
  }
  void field(const std::vector<float>& numbers) {
    length(numbers.size(), sizeof(float));
    out_.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(float));
  }
  // How many items follow, each at least so many bytes.
  std::size_t length(std::size_t count, std::size_t /*each*/) {
    field(std::uint64_t{count});
    return count;
  }
  // With a hash of everything before.
  std::string finish() && {
    field(hash_of(out_));
    return std::move(out_);
  }

  static std::uint64_t hash_of(std::string_view bytes) {
    Hash hash;
    for (const char byte : bytes) hash.add_byte(static_cast<std::uint8_t>(byte));
    return hash.value();
  }

 private:
  std::string out_;
};

// What is cut short or damaged reads as zeros and is remembered.
class BytesReader {
 public:
  static constexpr bool kReads = true;

  explicit BytesReader(std::string_view bytes, std::size_t magic) : bytes_(bytes), at_(magic) {
    constexpr std::size_t kHash = sizeof(std::uint64_t);
    fine_ = bytes.size() >= magic + kHash;
    if (!fine_) return;
    end_ = bytes.size() - kHash;
    std::uint64_t hash = 0;
    std::memcpy(&hash, bytes.data() + end_, kHash);
    fine_ = hash == BytesWriter::hash_of(bytes.substr(0, end_));
  }

  template <Number T>
  void field(T& value) {
    if (has(sizeof value)) std::memcpy(&value, take(sizeof value), sizeof value);
  }
  void field(std::string& text) {
    const std::size_t n = length(0, 1);
    if (fine_) text.assign(take(n), n);
  }
  void field(std::vector<float>& numbers) {
    const std::size_t n = length(0, sizeof(float));
    numbers.resize(n);
    if (n > 0) std::memcpy(numbers.data(), take(n * sizeof(float)), n * sizeof(float));
  }
  std::size_t length(std::size_t /*count*/, std::size_t each) {
    std::uint64_t n = 0;
    field(n);
    fine_ = fine_ && (end_ - at_) / each >= n;
    return fine_ ? static_cast<std::size_t>(n) : 0;
  }
  // Everything was there, and nothing else.
  [[nodiscard]] bool whole() const { return fine_ && at_ == end_; }

 private:
  bool has(std::size_t n) {
    fine_ = fine_ && end_ - at_ >= n;
    return fine_;
  }
  const char* take(std::size_t n) {
    const char* from = bytes_.data() + at_;
    at_ += n;
    return from;
  }

  std::string_view bytes_;
  std::size_t at_;
  std::size_t end_ = 0;
  bool fine_ = false;
};

// A form of bytes: how it begins, and a function that visits the fields in their order, the same
// for writing and reading.
template <class Visit>
struct Layout {
  std::string_view magic;
  Visit visit;

  [[nodiscard]] std::string written(const auto& message) const {
    BytesWriter out(magic);
    visit(out, message);
    return std::move(out).finish();
  }
  // False: something else, cut short or damaged.
  [[nodiscard]] bool read(std::string_view bytes, auto& message) const {
    if (!bytes.starts_with(magic)) return false;
    BytesReader in(bytes, magic.size());
    visit(in, message);
    return in.whole();
  }
};
template <class Visit>
Layout(std::string_view, Visit) -> Layout<Visit>;

void visit_shape(auto& io, auto& shape) {
  io.field(shape.hidden1);
  io.field(shape.hidden2);
  for (auto& word : shape.used.word) io.field(word);
}

// A list, each of its items as `visit` does it.
template <class Io>
void visit_list(Io& io, auto& items, std::size_t each, const auto& visit) {
  const std::size_t count = io.length(items.size(), each);
  if constexpr (Io::kReads) items.resize(count);
  for (auto& item : items) visit(item);
}

void visit_texts(auto& io, auto& texts) {
  visit_list(io, texts, sizeof(std::uint64_t), [&](auto& text) { io.field(text); });
}

// Only the words the network looks at travel.
void visit_samples(auto& io, auto& samples, const Shape& shape) {
  std::vector<std::size_t> words;
  for (std::size_t w = 0; w < shape.used.word.size(); ++w) {
    if (shape.used.word[w] != 0) words.push_back(w);
  }
  const std::size_t each = words.size() * sizeof(std::uint32_t) + 3 * sizeof(float);
  visit_list(io, samples, each, [&](auto& sample) {
    for (const std::size_t w : words) io.field(sample.inputs.word[w]);
    io.field(sample.win);
    io.field(sample.margin);
    io.field(sample.weight);
  });
}

}  // namespace posthorn::train
