#include "train/checkpoint.h"

#include <bit>
#include <cstring>
#include <string_view>

#include "base/hash.h"
#include "files/whole_file.h"

namespace posthorn::train {
namespace {

static_assert(std::endian::native == std::endian::little, "checkpoints are copied as they lie");

constexpr std::string_view kMagic = "POSTTRN1";
constexpr std::uint64_t kMostNumbers = 100'000'000;

template <class T>
void put(std::string& out, const T& value) {
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void put(std::string& out, const std::vector<float>& numbers) {
  put(out, std::uint64_t{numbers.size()});
  out.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(float));
}

class Reader {
 public:
  explicit Reader(const std::string& bytes) : bytes_(bytes) {}
  template <class T>
  void get(T& value) {
    if (!fine_ || bytes_.size() - at_ < sizeof value) {
      fine_ = false;
      return;
    }
    std::memcpy(&value, bytes_.data() + at_, sizeof value);
    at_ += sizeof value;
  }
  void get(std::vector<float>& numbers) {
    std::uint64_t n = 0;
    get(n);
    if (!fine_ || n > kMostNumbers || (bytes_.size() - at_) / sizeof(float) < n) {
      fine_ = false;
      return;
    }
    numbers.resize(n);
    if (n == 0) return;
    std::memcpy(numbers.data(), bytes_.data() + at_, n * sizeof(float));
    at_ += n * sizeof(float);
  }
  [[nodiscard]] bool fine() const { return fine_; }
  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  const std::string& bytes_;
  std::size_t at_ = 0;
  bool fine_ = true;
};

std::uint64_t hash_of(std::string_view bytes) {
  Hash hash;
  for (const char byte : bytes) hash.add_byte(static_cast<std::uint8_t>(byte));
  return hash.value();
}

}  // namespace

std::expected<void, std::string> write_checkpoint(const std::string& path,
                                                  const Checkpoint& checkpoint) {
  std::string out(kMagic);
  put(out, checkpoint.plan);
  put(out, checkpoint.shape.hidden1);
  put(out, checkpoint.shape.hidden2);
  put(out, checkpoint.shape.used);
  put(out, checkpoint.seconds);
  put(out, checkpoint.games);
  put(out, checkpoint.steps);
  put(out, checkpoint.gates);
  put(out, checkpoint.parameters);
  put(out, checkpoint.average);
  put(out, checkpoint.memory);
  put(out, hash_of(out));
  return files::write_whole_file(path, out);
}

std::expected<Checkpoint, std::string> read_checkpoint(const std::string& path) {
  constexpr std::size_t kMostBytes = std::size_t{2} << 30;
  const auto bytes = files::read_whole_file(path, kMostBytes);
  if (!bytes) return std::unexpected(bytes.error());
  if (!bytes->starts_with(kMagic)) {
    return std::unexpected(path + ": is no checkpoint of posthorn train");
  }
  Reader in(*bytes);
  std::array<char, 8> magic{};
  in.get(magic);
  Checkpoint checkpoint;
  in.get(checkpoint.plan);
  in.get(checkpoint.shape.hidden1);
  in.get(checkpoint.shape.hidden2);
  in.get(checkpoint.shape.used);
  in.get(checkpoint.seconds);
  in.get(checkpoint.games);
  in.get(checkpoint.steps);
  in.get(checkpoint.gates);
  in.get(checkpoint.parameters);
  in.get(checkpoint.average);
  in.get(checkpoint.memory);
  const std::size_t end = in.at();
  std::uint64_t hash = 0;
  in.get(hash);
  if (!in.fine() || in.at() != bytes->size() ||
      hash != hash_of(std::string_view(*bytes).substr(0, end))) {
    return std::unexpected(path + ": is cut short or damaged");
  }
  return checkpoint;
}

}  // namespace posthorn::train
