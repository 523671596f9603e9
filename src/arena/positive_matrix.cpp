#include "arena/positive_matrix.h"

#include <cmath>

namespace posthorn {
namespace {

// L with L * transposed(L) = matrix.
std::optional<SquareMatrix> cholesky_factor(const SquareMatrix& matrix) {
  const int n = matrix.size();
  SquareMatrix factor(n);
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j <= i; ++j) {
      double rest = matrix.at(i, j);
      for (int k = 0; k < j; ++k) rest -= factor.at(i, k) * factor.at(j, k);
      if (i != j) {
        factor.at(i, j) = rest / factor.at(j, j);
      } else if (rest > 0) {
        factor.at(i, i) = std::sqrt(rest);
      } else {
        return std::nullopt;
      }
    }
  }
  return factor;
}

}  // namespace

std::optional<SquareMatrix> inverse_of_positive(const SquareMatrix& matrix) {
  const auto factor = cholesky_factor(matrix);
  if (!factor) return std::nullopt;
  const int n = matrix.size();
  SquareMatrix inverse(n);
  std::vector<double> column(n);
  for (int c = 0; c < n; ++c) {
    for (int i = 0; i < n; ++i) {  // L * column = the unit vector c
      double rest = i == c ? 1 : 0;
      for (int k = 0; k < i; ++k) rest -= factor->at(i, k) * column[k];
      column[i] = rest / factor->at(i, i);
    }
    for (int i = n - 1; i >= 0; --i) {  // transposed(L) * inverse column = column
      double rest = column[i];
      for (int k = i + 1; k < n; ++k) rest -= factor->at(k, i) * inverse.at(k, c);
      inverse.at(i, c) = rest / factor->at(i, i);
    }
  }
  return inverse;
}

std::vector<double> product(const SquareMatrix& matrix, const std::vector<double>& vector) {
  std::vector<double> result(vector.size());
  for (int i = 0; i < matrix.size(); ++i) {
    for (int j = 0; j < matrix.size(); ++j) result[i] += matrix.at(i, j) * vector[j];
  }
  return result;
}

}  // namespace posthorn
