#include "train/mpi.h"

namespace posthorn::train {

std::expected<std::unique_ptr<Processes>, std::string> mpi_processes() {
  return std::unexpected(
      "this program was built without MPI; posthorn-mpi has it, as in mpirun -n 2 posthorn-mpi "
      "train --mpi");
}

}  // namespace posthorn::train
