// A small symmetric positive definite matrix, as information about ratings is: solved and inverted
// by its Cholesky factor.
#pragma once

#include <optional>
#include <vector>

namespace posthorn {

class SquareMatrix {
 public:
  explicit SquareMatrix(int size) : size_(size), cells_(static_cast<std::size_t>(size) * size) {}
  [[nodiscard]] int size() const { return size_; }
  double& at(int row, int column) { return cells_[index(row, column)]; }
  [[nodiscard]] double at(int row, int column) const { return cells_[index(row, column)]; }

 private:
  [[nodiscard]] std::size_t index(int row, int column) const {
    return static_cast<std::size_t>(row) * size_ + column;
  }
  int size_;
  std::vector<double> cells_;
};

// Nothing if the matrix is not positive definite.
std::optional<SquareMatrix> inverse_of_positive(const SquareMatrix& matrix);

std::vector<double> product(const SquareMatrix& matrix, const std::vector<double>& vector);

}  // namespace posthorn
