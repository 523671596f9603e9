// Processes on one or several machines that train together, by MPI. Linked in twice: for real in
// posthorn-mpi, and in posthorn as a refusal, so that the program people play with needs no MPI.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "train/team.h"

namespace posthorn::train {

// The processes mpirun has started; or why there are none.
std::expected<std::unique_ptr<Processes>, std::string> mpi_processes();

}  // namespace posthorn::train
