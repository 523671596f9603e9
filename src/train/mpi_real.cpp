#include <mpi.h>

#include <climits>

#include "base/check.h"
#include "train/mpi.h"

namespace posthorn::train {
namespace {

class MpiProcesses final : public Processes {
 public:
  MpiProcesses() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~MpiProcesses() override { MPI_Finalize(); }

  [[nodiscard]] int rank() const override { return rank_; }
  [[nodiscard]] int size() const override { return size_; }

  void sum(std::span<float> numbers) override {
    POSTHORN_CHECK(numbers.size() <= INT_MAX);
    MPI_Allreduce(MPI_IN_PLACE, numbers.data(), static_cast<int>(numbers.size()), MPI_FLOAT,
                  MPI_SUM, MPI_COMM_WORLD);
    // Nothing promises that all get the same bits, and the workers must not drift apart.
    copy_from_first(numbers);
  }

  void copy_from_first(std::span<float> numbers) override {
    POSTHORN_CHECK(numbers.size() <= INT_MAX);
    MPI_Bcast(numbers.data(), static_cast<int>(numbers.size()), MPI_FLOAT, 0, MPI_COMM_WORLD);
  }

 private:
  int rank_ = 0;
  int size_ = 1;
};

}  // namespace

std::expected<std::unique_ptr<Processes>, std::string> mpi_processes() {
  int level = 0;
  // Only one thread of each process talks to the others.
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &level) != MPI_SUCCESS ||
      level < MPI_THREAD_FUNNELED) {
    return std::unexpected("MPI cannot be started");
  }
  return std::make_unique<MpiProcesses>();
}

}  // namespace posthorn::train
