#include "train/model.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

#include "base/bits.h"
#include "base/rng.h"

namespace posthorn::train {
namespace {

using Matrix = Eigen::MatrixXf;
using ConstMatrix = Eigen::Map<const Matrix>;
using ConstVector = Eigen::Map<const Eigen::VectorXf>;

constexpr float kMarginWeight = 0.5F;
constexpr int kChunk = 256;

// The clipped rectifier of the quantised network and where it passes gradients on.
auto clipped(const Matrix& z) { return z.cwiseMax(0.0F).cwiseMin(1.0F); }

Matrix passed_back(const Matrix& gradient, const Matrix& z, float leak) {
  return (z.array() > 0.0F && z.array() < 1.0F).select(gradient, leak * gradient);
}

float uniform(Rng& rng, float reach) {
  return reach * (static_cast<float>(rng.next() >> 8) / 8388608.0F - 1.0F);
}

std::int16_t to_weight(float value) {
  constexpr float kMost = 32000;
  return static_cast<std::int16_t>(std::lround(std::clamp(value * net::kOne, -kMost, kMost)));
}

}  // namespace

template <class Visit>
void Model::each_input(const net::Inputs& inputs, Visit visit) const {
  for (int w = 0; w < net::kWords; ++w) {
    for (int i : each_bit(inputs.word[w] & shape_.used.word[w])) visit(column_[w * 32 + i]);
  }
}

Model::Model(const Shape& shape, std::uint64_t seed, const Beginning& beginning)
    : shape_(shape), leak_(beginning.leak), column_(net::kInputs, -1) {
  std::size_t columns = 0;
  for (int i = 0; i < net::kInputs; ++i) {
    if ((shape.used.word[i / 32] >> (i % 32) & 1) != 0) column_[i] = static_cast<int>(columns++);
  }
  const auto h1 = static_cast<std::size_t>(shape.hidden1);
  const auto h2 = static_cast<std::size_t>(shape.hidden2);
  at_.first_bias = columns * h1;
  at_.second = at_.first_bias + h1;
  at_.second_bias = at_.second + h1 * h2;
  at_.last = at_.second_bias + h2;
  at_.last_bias = at_.last + 2 * h2;
  at_.end = at_.last_bias + 2;
  parameters_.resize(at_.end);
  Rng rng(seed);
  for (std::size_t i = at_.first; i < at_.first_bias; ++i) {
    parameters_[i] = uniform(rng, beginning.reach);
  }
  for (std::size_t i = at_.first_bias; i < at_.second; ++i) parameters_[i] = 0.5F;
  const float reach = std::sqrt(3.0F / static_cast<float>(h1));
  for (std::size_t i = at_.second; i < at_.second_bias; ++i) parameters_[i] = uniform(rng, reach);
  for (std::size_t i = at_.second_bias; i < at_.last; ++i) parameters_[i] = 0.3F;
  for (std::size_t i = at_.last; i < at_.last_bias; ++i) parameters_[i] = uniform(rng, 0.02F);
}

// Forwards, then back again.
void Model::add_chunk(std::span<const Sample> samples, std::vector<float>& gradient,
                      Loss& loss) const {
  const auto h1 = shape_.hidden1;
  const auto h2 = shape_.hidden2;
  const float* p = parameters_.data();
  const ConstMatrix second(p + at_.second, h2, h1);
  const ConstVector first_bias(p + at_.first_bias, h1);
  const ConstVector second_bias(p + at_.second_bias, h2);
  const ConstMatrix last(p + at_.last, 2, h2);
  const ConstVector last_bias(p + at_.last_bias, 2);
  float* g = gradient.data();
  Eigen::Map<Eigen::VectorXf> g_first_bias(g + at_.first_bias, h1);
  Eigen::Map<Matrix> g_second(g + at_.second, h2, h1);
  Eigen::Map<Eigen::VectorXf> g_second_bias(g + at_.second_bias, h2);
  Eigen::Map<Matrix> g_last(g + at_.last, 2, h2);
  Eigen::Map<Eigen::VectorXf> g_last_bias(g + at_.last_bias, 2);

  const auto n = static_cast<Eigen::Index>(samples.size());
  Matrix z1(h1, n);
  for (Eigen::Index i = 0; i < n; ++i) {
    auto sum = z1.col(i);
    sum = first_bias;
    each_input(samples[i].inputs, [&](int column) {
      sum += ConstVector(p + static_cast<std::size_t>(column) * h1, h1);
    });
  }
  const Matrix a1 = clipped(z1);
  Matrix z2 = second * a1;
  z2.colwise() += second_bias;
  const Matrix a2 = clipped(z2);
  Matrix out = last * a2;
  out.colwise() += last_bias;

  Matrix d_out(2, n);
  for (Eigen::Index i = 0; i < n; ++i) {
    const Sample& sample = samples[i];
    const float chance = 1.0F / (1.0F + std::exp(-out(0, i)));
    const float off = out(1, i) - sample.margin;
    d_out(0, i) = sample.weight * (chance - sample.win);
    d_out(1, i) = sample.weight * kMarginWeight * off;
    const double safe = std::clamp(static_cast<double>(chance), 1e-6, 1 - 1e-6);
    loss.weight += sample.weight;
    loss.win -=
        sample.weight * (sample.win * std::log(safe) + (1 - sample.win) * std::log(1 - safe));
    loss.margin += sample.weight * static_cast<double>(off) * off / 2;
  }
  g_last.noalias() += d_out * a2.transpose();
  g_last_bias += d_out.rowwise().sum();
  const Matrix d2 = passed_back(last.transpose() * d_out, z2, leak_);
  g_second.noalias() += d2 * a1.transpose();
  g_second_bias += d2.rowwise().sum();
  const Matrix d1 = passed_back(second.transpose() * d2, z1, leak_);
  g_first_bias += d1.rowwise().sum();
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto d = d1.col(i);
    each_input(samples[i].inputs, [&](int column) {
      Eigen::Map<Eigen::VectorXf>(g + static_cast<std::size_t>(column) * h1, h1) += d;
    });
  }
}

Loss Model::add_gradient(std::span<const Sample> samples, std::vector<float>& gradient) const {
  Loss loss;
  for (std::size_t from = 0; from < samples.size(); from += kChunk) {
    add_chunk(samples.subspan(from, std::min<std::size_t>(kChunk, samples.size() - from)), gradient,
              loss);
  }
  return loss;
}

std::pair<float, float> Model::evaluate(const net::Inputs& inputs) const {
  const auto h1 = shape_.hidden1;
  const auto h2 = shape_.hidden2;
  const float* p = parameters_.data();
  Eigen::VectorXf z1 = ConstVector(p + at_.first_bias, h1);
  each_input(inputs,
             [&](int column) { z1 += ConstVector(p + static_cast<std::size_t>(column) * h1, h1); });
  const Eigen::VectorXf z2 =
      ConstMatrix(p + at_.second, h2, h1) * clipped(z1) + ConstVector(p + at_.second_bias, h2);
  const Eigen::VectorXf out =
      ConstMatrix(p + at_.last, 2, h2) * clipped(z2) + ConstVector(p + at_.last_bias, 2);
  return {1.0F / (1.0F + std::exp(-out(0))), out(1)};
}

net::NetworkWeights Model::quantized(std::span<const float> parameters) const {
  net::NetworkWeights weights;
  weights.resize(shape_.hidden1, shape_.hidden2);
  const auto h1 = static_cast<std::size_t>(shape_.hidden1);
  const auto h2 = static_cast<std::size_t>(shape_.hidden2);
  for (int i = 0; i < net::kInputs; ++i) {
    if (column_[i] < 0) continue;
    const float* from = parameters.data() + static_cast<std::size_t>(column_[i]) * h1;
    for (std::size_t k = 0; k < h1; ++k) weights.first[i * h1 + k] = to_weight(from[k]);
  }
  for (std::size_t k = 0; k < h1; ++k) {
    weights.first_bias[k] = to_weight(parameters[at_.first_bias + k]);
  }
  // Eigen keeps columns together, play keeps rows together.
  for (std::size_t j = 0; j < h2; ++j) {
    for (std::size_t k = 0; k < h1; ++k) {
      weights.second[j * h1 + k] = to_weight(parameters[at_.second + k * h2 + j]);
    }
    weights.second_bias[j] =
        static_cast<std::int32_t>(std::lround(parameters[at_.second_bias + j] * net::kUnit));
    for (std::size_t o = 0; o < 2; ++o) {
      weights.last[o * h2 + j] = to_weight(parameters[at_.last + j * 2 + o]);
    }
  }
  for (std::size_t o = 0; o < 2; ++o) {
    weights.last_bias[o] =
        static_cast<std::int32_t>(std::lround(parameters[at_.last_bias + o] * net::kUnit));
  }
  return weights;
}

void Model::take(const net::NetworkWeights& weights) {
  const auto h1 = static_cast<std::size_t>(shape_.hidden1);
  const auto h2 = static_cast<std::size_t>(shape_.hidden2);
  const auto known1 = static_cast<std::size_t>(weights.hidden1);
  const auto known2 = static_cast<std::size_t>(weights.hidden2);
  const auto to_float = [](std::int16_t weight) {
    return static_cast<float>(weight) / static_cast<float>(net::kOne);
  };
  const auto bias_to_float = [](std::int32_t bias) {
    return static_cast<float>(bias) / static_cast<float>(net::kUnit);
  };
  for (int i = 0; i < net::kInputs; ++i) {
    if (column_[i] < 0) continue;
    float* column = parameters_.data() + static_cast<std::size_t>(column_[i]) * h1;
    for (std::size_t k = 0; k < known1; ++k) column[k] = to_float(weights.first[i * known1 + k]);
  }
  for (std::size_t k = 0; k < known1; ++k) {
    parameters_[at_.first_bias + k] = to_float(weights.first_bias[k]);
  }
  for (std::size_t j = 0; j < known2; ++j) {
    // What it knows does not listen to first units it never had.
    for (std::size_t k = 0; k < h1; ++k) {
      parameters_[at_.second + k * h2 + j] =
          k < known1 ? to_float(weights.second[j * known1 + k]) : 0.0F;
    }
    parameters_[at_.second_bias + j] = bias_to_float(weights.second_bias[j]);
    for (std::size_t o = 0; o < 2; ++o) {
      parameters_[at_.last + j * 2 + o] = to_float(weights.last[o * known2 + j]);
    }
  }
  for (std::size_t o = 0; o < 2; ++o) {
    parameters_[at_.last_bias + o] = bias_to_float(weights.last_bias[o]);
  }
}

Stepper::Stepper(Method method, std::size_t size, std::size_t slow, float pace)
    : method_(method), slow_(slow), pace_(pace), memory_(method == Method::kAdam ? 2 * size : 0) {}

void Stepper::step(std::vector<float>& parameters, const std::vector<float>& gradient, float rate) {
  ++steps_;
  const auto n = static_cast<Eigen::Index>(parameters.size());
  Eigen::Map<Eigen::ArrayXf> p(parameters.data(), n);
  const Eigen::Map<const Eigen::ArrayXf> g(gradient.data(), n);
  const auto slow = static_cast<Eigen::Index>(slow_);
  if (method_ == Method::kSgd) {
    p.head(slow) -= pace_ * rate * g.head(slow);
    p.tail(n - slow) -= rate * g.tail(n - slow);
    return;
  }
  constexpr float kFirst = 0.9F;
  constexpr float kSecond = 0.999F;
  Eigen::Map<Eigen::ArrayXf> m(memory_.data(), n);
  Eigen::Map<Eigen::ArrayXf> v(memory_.data() + n, n);
  m = kFirst * m + (1 - kFirst) * g;
  v = kSecond * v + (1 - kSecond) * g.square();
  const auto t = static_cast<float>(steps_);
  const float scale = rate * std::sqrt(1 - std::pow(kSecond, t)) / (1 - std::pow(kFirst, t));
  const auto move = [&](Eigen::Index from, Eigen::Index count, float by) {
    p.segment(from, count) -= by * m.segment(from, count) / (v.segment(from, count).sqrt() + 1e-8F);
  };
  move(0, slow, pace_ * scale);
  move(slow, n - slow, scale);
}

}  // namespace posthorn::train
