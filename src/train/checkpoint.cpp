#include "train/checkpoint.h"

#include <filesystem>
#include <string_view>

#include "files/whole_file.h"
#include "train/bytes.h"

namespace posthorn::train {
namespace {

constexpr std::string_view kFirstMagic = "POSTTRN1";

constexpr Layout kLayout("POSTTRN2", [](auto& io, auto& checkpoint) {
  io.field(checkpoint.plan);
  visit_shape(io, checkpoint.shape);
  io.field(checkpoint.seconds);
  io.field(checkpoint.games);
  io.field(checkpoint.steps);
  io.field(checkpoint.gates);
  io.field(checkpoint.parameters);
  io.field(checkpoint.average);
  io.field(checkpoint.memory);
  io.field(checkpoint.received);
  visit_samples(io, checkpoint.replay, checkpoint.shape);
});

std::string before(const std::string& path) { return path + ".before"; }

std::expected<Checkpoint, std::string> read_one(const std::string& path) {
  constexpr std::size_t kMostBytes = std::size_t{8} << 30;
  const auto bytes = files::read_whole_file(path, kMostBytes);
  if (!bytes) return std::unexpected(bytes.error());
  if (bytes->starts_with(kFirstMagic)) {
    return std::unexpected(path +
                           ": is a checkpoint of an earlier Posthorn whose training cannot be gone "
                           "on with; choose another --dir, and --from its best.net to begin with "
                           "what it has learned");
  }
  if (!bytes->starts_with(kLayout.magic)) {
    return std::unexpected(path + ": is no checkpoint of posthorn train");
  }
  Checkpoint checkpoint;
  if (!kLayout.read(*bytes, checkpoint)) {
    return std::unexpected(path + ": is cut short or damaged");
  }
  return checkpoint;
}

}  // namespace

std::expected<void, std::string> write_checkpoint(const std::string& path,
                                                  const Checkpoint& checkpoint) {
  // The newest is never missing for long: a second name for it first, then the new file in place.
  std::error_code error;
  if (std::filesystem::exists(path, error)) {
    std::filesystem::remove(before(path), error);
    std::filesystem::create_hard_link(path, before(path), error);
  }
  return files::write_whole_file(path, kLayout.written(checkpoint));
}

std::expected<FoundCheckpoint, std::string> read_checkpoint(const std::string& path) {
  auto newest = read_one(path);
  if (newest) return FoundCheckpoint{std::move(*newest), {}};
  auto older = read_one(before(path));
  if (!older) return std::unexpected(newest.error());
  return FoundCheckpoint{std::move(*older), newest.error()};
}

}  // namespace posthorn::train
