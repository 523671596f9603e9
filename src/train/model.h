// The network as it learns: floating point, one flat list of parameters, gradients of a batch, and
// the steps that follow them. docs/training.md tells the method.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ai/net/network.h"

namespace posthorn::train {

// A position with what it turned out to be worth.
struct Sample {
  net::Inputs inputs;
  float win = 0;     // chance, 0 to 1
  float margin = 0;  // in units of net::kMarginPoints points
  float weight = 1;  // how much it counts; what was searched is less noisy than one game's end
};

struct Shape {
  int hidden1 = 128;
  int hidden2 = 16;
  net::Inputs used;  // the inputs it learns from
  friend bool operator==(const Shape&, const Shape&) = default;
};

// Summed over samples by their weights.
struct Loss {
  double weight = 0;
  double win = 0;     // cross entropy
  double margin = 0;  // half the squared error
};

// How the layers begin, and what keeps their units alive (docs/training.md, "Units that live").
struct Beginning {
  // What a unit at an end of its clip lets through of the gradient. Without a leak a unit that has
  // left its range for good never comes back.
  float leak = 0.1F;
  // First weights lie between minus and plus this: with some 190 inputs on at a time, sums stay in
  // the middle of their range of 0 to 1.
  float reach = 0.03F;
};

class Model {
 public:
  Model(const Shape& shape, std::uint64_t seed, const Beginning& beginning = {});

  [[nodiscard]] const Shape& shape() const { return shape_; }
  [[nodiscard]] std::size_t size() const { return parameters_.size(); }
  // Parameters of the first layer; they come first.
  [[nodiscard]] std::size_t first_layer() const { return at_.second; }
  [[nodiscard]] std::vector<float>& parameters() { return parameters_; }
  [[nodiscard]] const std::vector<float>& parameters() const { return parameters_; }

  // Adds the gradient of the loss, summed over the samples, to `gradient`.
  Loss add_gradient(std::span<const Sample> samples, std::vector<float>& gradient) const;

  // Win chance and margin of one position, as the float network sees it.
  [[nodiscard]] std::pair<float, float> evaluate(const net::Inputs& inputs) const;

  // Begins with what another network knows whose layers are no larger. Inputs it has not learned
  // from count for nothing at first, units it has not got hardly anything.
  void take(const net::NetworkWeights& weights);

  // Rounds to the whole numbers that play.
  [[nodiscard]] net::NetworkWeights quantized(std::span<const float> parameters) const;

 private:
  struct Places {  // where each layer begins in the list
    std::size_t first = 0, first_bias = 0, second = 0, second_bias = 0, last = 0, last_bias = 0,
                end = 0;
  };
  void add_chunk(std::span<const Sample> samples, std::vector<float>& gradient, Loss& loss) const;
  template <class Visit>
  void each_input(const net::Inputs& inputs, Visit visit) const;

  Shape shape_;
  float leak_;
  Places at_;
  std::vector<int> column_;  // of each input, -1 if unused
  std::vector<float> parameters_;
};

enum class Method : std::uint8_t { kAdam, kSgd };

// Moves the parameters against gradients. Some 190 inputs of the first layer are on at a time, so
// that its sums move by as many steps at once: it goes slower than the rest.
class Stepper {
 public:
  // The first `slow` of `size` parameters move at `pace` of the rate.
  Stepper(Method method, std::size_t size, std::size_t slow = 0, float pace = 1);
  void step(std::vector<float>& parameters, const std::vector<float>& gradient, float rate);

  [[nodiscard]] std::vector<float>& memory() { return memory_; }  // for checkpoints
  [[nodiscard]] std::uint64_t& steps() { return steps_; }

 private:
  Method method_;
  std::size_t slow_;
  float pace_;
  std::uint64_t steps_ = 0;
  std::vector<float> memory_;  // first moments, then second moments
};

}  // namespace posthorn::train
