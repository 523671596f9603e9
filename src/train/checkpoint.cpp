#include "train/checkpoint.h"

#include <fcntl.h>
#include <unistd.h>

#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string_view>

#include "base/hash.h"

namespace posthorn::train {
namespace {

static_assert(std::endian::native == std::endian::little, "checkpoints are copied as they lie");

constexpr std::string_view kMagic = "POSTTRN1";
constexpr std::uint64_t kMostNumbers = 100'000'000;

std::string failure(const std::string& path, const char* what) {
  return path + ": " + what + ": " + std::strerror(errno);
}

class File {
 public:
  explicit File(int fd) : fd_(fd) {}
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File() {
    if (fd_ >= 0) close(fd_);
  }
  [[nodiscard]] int get() const { return fd_; }

 private:
  int fd_;
};

template <class T>
void put(std::vector<std::uint8_t>& out, const T& value) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(&value);
  out.insert(out.end(), bytes, bytes + sizeof value);
}

void put(std::vector<std::uint8_t>& out, const std::vector<float>& numbers) {
  put(out, std::uint64_t{numbers.size()});
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(numbers.data());
  out.insert(out.end(), bytes, bytes + numbers.size() * sizeof(float));
}

class Reader {
 public:
  explicit Reader(const std::vector<std::uint8_t>& bytes) : bytes_(bytes) {}
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
  const std::vector<std::uint8_t>& bytes_;
  std::size_t at_ = 0;
  bool fine_ = true;
};

std::uint64_t hash_of(const std::uint8_t* bytes, std::size_t n) {
  Hash hash;
  for (std::size_t i = 0; i < n; ++i) hash.add_byte(bytes[i]);
  return hash.value();
}

}  // namespace

std::expected<void, std::string> write_whole_file(const std::string& path,
                                                  const std::vector<std::uint8_t>& bytes) {
  const std::string beside = path + ".new";
  {
    const File file(open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644));
    if (file.get() < 0) return std::unexpected(failure(beside, "cannot be written"));
    for (std::size_t at = 0; at < bytes.size();) {
      const ssize_t n = write(file.get(), bytes.data() + at, bytes.size() - at);
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) return std::unexpected(failure(beside, "could not be written to the end"));
      at += static_cast<std::size_t>(n);
    }
    if (fsync(file.get()) != 0) return std::unexpected(failure(beside, "did not reach the disk"));
  }
  if (rename(beside.c_str(), path.c_str()) != 0) {
    return std::unexpected(failure(path, "cannot be replaced"));
  }
  return {};
}

std::expected<std::vector<std::uint8_t>, std::string> read_whole_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::unexpected(failure(path, "cannot be read"));
  std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(in), {}};
  if (in.bad()) return std::unexpected(failure(path, "cannot be read"));
  return bytes;
}

std::expected<void, std::string> write_checkpoint(const std::string& path,
                                                  const Checkpoint& checkpoint) {
  std::vector<std::uint8_t> out(kMagic.begin(), kMagic.end());
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
  put(out, hash_of(out.data(), out.size()));
  return write_whole_file(path, out);
}

std::expected<Checkpoint, std::string> read_checkpoint(const std::string& path) {
  const auto bytes = read_whole_file(path);
  if (!bytes) return std::unexpected(bytes.error());
  if (bytes->size() < kMagic.size() ||
      std::memcmp(bytes->data(), kMagic.data(), kMagic.size()) != 0) {
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
  if (!in.fine() || in.at() != bytes->size() || hash != hash_of(bytes->data(), end)) {
    return std::unexpected(path + ": is cut short or damaged");
  }
  return checkpoint;
}

}  // namespace posthorn::train
