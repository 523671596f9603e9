#include "ai/net/network_file.h"

#include <algorithm>
#include <string_view>

#include "base/hash.h"

namespace posthorn::net {
namespace {

constexpr std::string_view kMagic = "POSTNET\n";
constexpr std::uint32_t kVersion = 2;
constexpr std::size_t kHashBytes = 8;
constexpr std::uint32_t kMostProvenance = 1 << 16;

class Writer {
 public:
  void add(std::uint64_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out_.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
  }
  // One byte for the many small weights, two or three for the others: seven bits a byte, the sign
  // lowest.
  void add_weight(std::int16_t weight) {
    auto rest = static_cast<std::uint32_t>(weight < 0 ? -2 * weight - 1 : 2 * weight);
    for (; rest >= 128; rest >>= 7) out_.push_back(static_cast<std::uint8_t>(rest | 128));
    out_.push_back(static_cast<std::uint8_t>(rest));
  }
  void add(std::string_view text) { out_.insert(out_.end(), text.begin(), text.end()); }
  std::vector<std::uint8_t> finish() {
    Hash hash;
    for (const std::uint8_t byte : out_) hash.add_byte(byte);
    add(hash.value(), kHashBytes);
    return std::move(out_);
  }

 private:
  std::vector<std::uint8_t> out_;
};

// Reading beyond the end gives zeros and is remembered.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  [[nodiscard]] std::size_t left() const { return bytes_.size() - at_; }
  [[nodiscard]] bool fine() const { return fine_; }
  std::uint8_t byte() {
    if (at_ < bytes_.size()) return bytes_[at_++];
    fine_ = false;
    return 0;
  }
  std::uint64_t number(int bytes) {
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i) value |= std::uint64_t{byte()} << (8 * i);
    return value;
  }
  std::int16_t weight() {
    std::uint32_t value = 0;
    for (int shift = 0; shift < 21; shift += 7) {
      const std::uint32_t part = byte();
      value |= (part & 127) << shift;
      if (part < 128) break;
    }
    return static_cast<std::int16_t>((value & 1) != 0 ? -static_cast<std::int32_t>(value / 2) - 1
                                                      : static_cast<std::int32_t>(value / 2));
  }
  std::string text(std::size_t length) {
    std::string out;
    for (std::size_t i = 0; i < length && fine_; ++i) out.push_back(static_cast<char>(byte()));
    return out;
  }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  bool fine_ = true;
};

// Where the words of a version stand among those of today. The first had fewer of each kind; the
// frozen networks of data/pool/ are of it.
struct Layout {
  int own_words = kOwnWords;
  int opponent_words = kOpponentWords;

  [[nodiscard]] int words() const { return own_words + (kMaxPlayers - 1) * opponent_words; }
  [[nodiscard]] int place_of(int word) const {
    if (word < own_words) return word;
    const int behind = word - own_words;
    return kOwnWords + behind / opponent_words * kOpponentWords + behind % opponent_words;
  }
};

Layout layout_of(std::uint64_t version) {
  return version == 1 ? Layout{.own_words = kClosing, .opponent_words = kTheirClosing} : Layout{};
}

bool is_used(const Inputs& used, int input) {
  return (used.word[input / 32] >> (input % 32) & 1) != 0;
}

}  // namespace

std::vector<std::uint8_t> network_bytes(const Network& network, const Inputs& used) {
  const NetworkWeights& weights = network.weights();
  const NetworkLabel& label = network.label();
  Writer out;
  out.add(kMagic);
  out.add(kVersion, 4);
  out.add(label.kind, 8);
  out.add(static_cast<std::uint64_t>(label.min_seats), 1);
  out.add(static_cast<std::uint64_t>(label.max_seats), 1);
  out.add(static_cast<std::uint64_t>(weights.hidden1), 2);
  out.add(static_cast<std::uint64_t>(weights.hidden2), 2);
  out.add(kWords, 2);
  for (const std::uint32_t word : used.word) out.add(word, 4);
  out.add(label.provenance.size(), 4);
  out.add(label.provenance);
  const auto h1 = static_cast<std::size_t>(weights.hidden1);
  const auto add_weight = [&](std::int16_t weight) { out.add_weight(weight); };
  for (int i = 0; i < kInputs; ++i) {
    if (!is_used(used, i)) continue;
    for (std::size_t k = 0; k < h1; ++k) add_weight(weights.first[i * h1 + k]);
  }
  for (const std::int16_t weight : weights.first_bias) add_weight(weight);
  for (const std::int16_t weight : weights.second) add_weight(weight);
  for (const std::int32_t bias : weights.second_bias) out.add(static_cast<std::uint32_t>(bias), 4);
  for (const std::int16_t weight : weights.last) add_weight(weight);
  for (const std::int32_t bias : weights.last_bias) out.add(static_cast<std::uint32_t>(bias), 4);
  return out.finish();
}

std::expected<Network, std::string> read_network(std::span<const std::uint8_t> bytes) {
  constexpr std::size_t kLeast = 8 + 4 + kHashBytes;
  if (bytes.size() < kMagic.size() || !std::equal(kMagic.begin(), kMagic.end(), bytes.begin())) {
    return std::unexpected("these are no weights of a Posthorn network");
  }
  const std::string cut =
      "the weights are cut short or damaged (" + std::to_string(bytes.size()) + " bytes)";
  if (bytes.size() < kLeast) return std::unexpected(cut);
  Reader in(bytes);
  in.text(kMagic.size());
  const std::uint64_t version = in.number(4);
  if (version < 1 || version > kVersion) {
    return std::unexpected("the weights have version " + std::to_string(version) +
                           ", this program reads up to version " + std::to_string(kVersion) +
                           "; make them anew with posthorn train");
  }
  const Layout layout = layout_of(version);
  Hash hash;
  for (const std::uint8_t byte : bytes.first(bytes.size() - kHashBytes)) hash.add_byte(byte);
  if (Reader(bytes.last(kHashBytes)).number(kHashBytes) != hash.value()) {
    return std::unexpected(cut);
  }
  NetworkLabel label;
  label.kind = in.number(8);
  label.min_seats = static_cast<int>(in.number(1));
  label.max_seats = static_cast<int>(in.number(1));
  const auto h1 = static_cast<int>(in.number(2));
  const auto h2 = static_cast<int>(in.number(2));
  const std::uint64_t words = in.number(2);
  if (label.min_seats < kMinPlayers || label.max_seats > kMaxPlayers ||
      label.min_seats > label.max_seats) {
    return std::unexpected("the weights are for " + std::to_string(label.min_seats) + " to " +
                           std::to_string(label.max_seats) + " seats");
  }
  if ((h1 != 64 && h1 != 128 && h1 != 256) || h2 < 1 || h2 > kMaxHidden2) {
    return std::unexpected(
        "the weights are of " + std::to_string(h1) + " and " + std::to_string(h2) +
        " hidden units; known are 64, 128 or 256 and at most " + std::to_string(kMaxHidden2));
  }
  if (words != static_cast<std::uint64_t>(layout.words())) {
    return std::unexpected("the weights are for " + std::to_string(words) +
                           " words of inputs, this program has " + std::to_string(layout.words()) +
                           " of version " + std::to_string(version) +
                           "; make them anew with posthorn train");
  }
  Inputs used;
  for (int w = 0; w < layout.words(); ++w) {
    used.word[layout.place_of(w)] = static_cast<std::uint32_t>(in.number(4));
  }
  const std::uint64_t length = in.number(4);
  if (length > kMostProvenance || length > in.left()) return std::unexpected(cut);
  label.provenance = in.text(length);
  NetworkWeights weights;
  weights.resize(h1, h2);
  for (int i = 0; i < kInputs; ++i) {
    if (!is_used(used, i)) continue;
    for (int k = 0; k < h1; ++k) {
      weights.first[static_cast<std::size_t>(i) * h1 + k] = in.weight();
    }
  }
  for (std::int16_t& weight : weights.first_bias) weight = in.weight();
  for (std::int16_t& weight : weights.second) weight = in.weight();
  for (std::int32_t& bias : weights.second_bias) bias = static_cast<std::int32_t>(in.number(4));
  for (std::int16_t& weight : weights.last) weight = in.weight();
  for (std::int32_t& bias : weights.last_bias) bias = static_cast<std::int32_t>(in.number(4));
  if (!in.fine() || in.left() != kHashBytes) {
    return std::unexpected("the weights have the wrong size: " + std::to_string(bytes.size()) +
                           " bytes");
  }
  return Network(std::move(label), std::move(weights));
}

}  // namespace posthorn::net
