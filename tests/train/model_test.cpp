#include "train/model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ai/net/inputs.h"
#include "base/rng.h"
#include "tests/games.h"

namespace posthorn::train {
namespace {

// Two units are enough to see every path through the layers.
Shape small_shape() {
  Shape shape{16, 4, {}};
  shape.used.word[0] = 0xff;
  shape.used.word[3] = 0xf0;
  return shape;
}

std::vector<Sample> some_samples(const Shape& shape, int n, std::uint64_t seed) {
  Rng rng(seed);
  std::vector<Sample> samples(n);
  for (Sample& sample : samples) {
    for (std::size_t w = 0; w < sample.inputs.word.size(); ++w) {
      sample.inputs.word[w] = rng.next() & shape.used.word[w];
    }
    sample.win = static_cast<float>(rng.below(1000)) / 1000.0F;
    sample.margin = static_cast<float>(rng.below(2000)) / 1000.0F - 1.0F;
  }
  return samples;
}

// What the gradient is of: cross entropy plus half the squared error of the margin.
double loss_of(const Model& model, const std::vector<Sample>& samples) {
  std::vector<float> ignored(model.size());
  const Loss loss = model.add_gradient(samples, ignored);
  return loss.win + 0.5 * loss.margin;
}

// Holds a gradient to what the loss really does when one parameter moves. add_gradient(model,
// gradient) adds it and tells the loss.
template <class AddGradient>
void expect_true_gradient(const AddGradient& add_gradient) {
  // Without the leak, which on purpose is not the slope of anything.
  Model model(small_shape(), 3, {.leak = 0, .reach = 0.1F});
  // Larger output weights than at the start, so that every gradient is well above rounding.
  Rng rng(4);
  for (float& p : model.parameters()) {
    p += 0.2F * (static_cast<float>(rng.below(2001)) / 1000.0F - 1.0F);
  }
  std::vector<float> gradient(model.size());
  add_gradient(model, gradient);
  const auto loss_now = [&] {
    std::vector<float> ignored(model.size());
    const Loss loss = add_gradient(model, ignored);
    return loss.win + 0.5 * loss.margin;
  };
  int compared = 0;
  int far_from_zero = 0;
  for (std::size_t i = 0; i < model.size(); ++i) {
    const float kept = model.parameters()[i];
    const auto slope = [&](float step) {
      model.parameters()[i] = kept + step;
      const double above = loss_now();
      model.parameters()[i] = kept - step;
      const double below = loss_now();
      model.parameters()[i] = kept;
      return (above - below) / (2 * static_cast<double>(step));
    };
    // At a kink of the clipped rectifier two step lengths disagree: there is no gradient there.
    const double near = slope(1e-3F);
    const double far = slope(4e-3F);
    if (std::abs(near - far) > 0.02 * (1 + std::abs(near))) continue;
    EXPECT_NEAR(gradient[i], near, 0.02 * (1 + std::abs(near))) << "parameter " << i;
    ++compared;
    far_from_zero += std::abs(near) > 0.05 ? 1 : 0;
  }
  EXPECT_GT(compared, static_cast<int>(model.size()) * 8 / 10);
  EXPECT_GT(far_from_zero, 50);
}

TEST(Model, GradientsAgreeWithFiniteDifferences) {
  const auto samples = some_samples(small_shape(), 20, 5);
  expect_true_gradient([&](const Model& model, std::vector<float>& gradient) {
    return model.add_gradient(samples, gradient);
  });
}

TEST(Model, AWeightCountsASampleSoManyTimes) {
  const Model model(small_shape(), 3);
  const auto samples = some_samples(small_shape(), 3, 5);
  std::vector<Sample> weighted = samples;
  weighted[1].weight = 2;
  const std::vector<Sample> twice = {samples[0], samples[1], samples[1], samples[2]};
  std::vector<float> one(model.size());
  std::vector<float> other(model.size());
  EXPECT_NEAR(model.add_gradient(weighted, one).win, model.add_gradient(twice, other).win, 1e-5);
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_NEAR(one[i], other[i], 1e-5);
}

// Units pushed out of their range, as by steps that were too long: with the leak they come back.
TEST(Model, UnitsThatLeftTheirRangeComeBack) {
  const Shape shape = small_shape();
  const auto error_after = [&](float leak) {
    Model model(shape, 1, {.leak = leak, .reach = 0.03F});
    const std::size_t biases = model.first_layer() - static_cast<std::size_t>(shape.hidden1);
    for (std::size_t i = biases; i < model.first_layer(); ++i) model.parameters()[i] = -3;
    auto samples = some_samples(shape, 400, 2);
    for (Sample& sample : samples) {
      sample.win = (sample.inputs.word[0] & 1) != 0 ? 0.9F : 0.1F;
      sample.margin = 0;
    }
    Stepper stepper(Method::kAdam, model.size());
    std::vector<float> gradient(model.size());
    for (int step = 0; step < 600; ++step) {
      std::ranges::fill(gradient, 0.0F);
      model.add_gradient(samples, gradient);
      for (float& g : gradient) g /= static_cast<float>(samples.size());
      stepper.step(model.parameters(), gradient, 0.01F);
    }
    return std::abs(model.evaluate(samples[0].inputs).first - samples[0].win);
  };
  EXPECT_GT(error_after(0), 0.3F);
  EXPECT_LT(error_after(0.1F), 0.1F);
}

TEST(Stepper, TheFirstLayerGoesAtItsOwnPace) {
  for (const Method method : {Method::kAdam, Method::kSgd}) {
    Stepper stepper(method, 4, 2, 0.25F);
    std::vector<float> parameters(4);
    stepper.step(parameters, {1, 1, 1, 1}, 0.1F);
    EXPECT_FLOAT_EQ(parameters[0], 0.25F * parameters[2]);
    EXPECT_FLOAT_EQ(parameters[1], 0.25F * parameters[3]);
    EXPECT_LT(parameters[3], 0);
  }
}

class Methods : public testing::TestWithParam<Method> {};

TEST_P(Methods, LearnsWhatDependsOnItsInputs) {
  const Shape shape = small_shape();
  Model model(shape, 1);
  auto samples = some_samples(shape, 400, 2);
  for (Sample& sample : samples) {
    const bool odd = (sample.inputs.word[0] & 1) != 0;
    sample.win = odd ? 0.9F : 0.1F;
    sample.margin = odd ? 0.5F : -0.5F;
  }
  Stepper stepper(GetParam(), model.size());
  std::vector<float> gradient(model.size());
  const double before = loss_of(model, samples);
  for (int step = 0; step < 300; ++step) {
    std::ranges::fill(gradient, 0.0F);
    model.add_gradient(samples, gradient);
    for (float& g : gradient) g /= static_cast<float>(samples.size());
    stepper.step(model.parameters(), gradient, GetParam() == Method::kAdam ? 0.01F : 0.5F);
  }
  EXPECT_LT(loss_of(model, samples), 0.7 * before);
  EXPECT_NEAR(model.evaluate(samples[0].inputs).first, samples[0].win, 0.1);
}

INSTANTIATE_TEST_SUITE_P(All, Methods, testing::Values(Method::kAdam, Method::kSgd),
                         [](const auto& method) {
                           return method.param == Method::kAdam ? "Adam" : "Sgd";
                         });

TEST(Model, WholeNumbersPlayAsTheFloatsLearned) {
  const Game game = game_named("map=south,players=2");
  const Shape shape{64, 16, net::used_inputs(game, 2)};
  Model model(shape, 7);
  Rng rng(8);
  for (float& p : model.parameters()) {
    p += 0.05F * (static_cast<float>(rng.below(2001)) / 1000.0F - 1.0F);
  }
  const net::Network network({}, model.quantized(model.parameters()));
  for (int i = 0; i < 200; ++i) {
    net::Inputs inputs;
    for (std::size_t w = 0; w < inputs.word.size(); ++w) {
      inputs.word[w] = rng.next() & rng.next() & rng.next() & shape.used.word[w];
    }
    net::Sums sums;
    network.begin(sums, inputs);
    const net::Value value = network.evaluate(sums);
    const auto [win, margin] = model.evaluate(inputs);
    EXPECT_NEAR(net::win_chance(value.win), win, 0.02);
    EXPECT_NEAR(static_cast<double>(value.margin) / net::kUnit, margin, 0.05);
  }
}

TEST(Model, BeginsWithWhatAnotherNetworkKnows) {
  const Shape smaller = small_shape();
  Model teacher(smaller, 9);
  const net::NetworkWeights known = teacher.quantized(teacher.parameters());
  Shape shape = smaller;
  shape.used.word[5] = 0xff;  // the teacher has never seen these
  Model model(shape, 10);
  model.take(known);
  for (const Sample& sample : some_samples(shape, 20, 11)) {
    net::Inputs seen = sample.inputs;
    seen.word[5] = 0;
    EXPECT_EQ(model.evaluate(sample.inputs), model.evaluate(seen));
    EXPECT_NEAR(model.evaluate(seen).first, teacher.evaluate(seen).first, 0.01);
    EXPECT_NEAR(model.evaluate(seen).second, teacher.evaluate(seen).second, 0.01);
  }
  const net::NetworkWeights again = model.quantized(model.parameters());
  EXPECT_EQ(again.first, known.first);
  EXPECT_EQ(again.second, known.second);
  EXPECT_EQ(again.last, known.last);
  EXPECT_EQ(again.second_bias, known.second_bias);
}

TEST(Model, ALargerNetworkBeginsWithWhatASmallerOneKnows) {
  const Shape smaller = small_shape();
  Model teacher(smaller, 9);
  Rng rng(4);
  for (float& p : teacher.parameters()) {
    p += 0.2F * (static_cast<float>(rng.below(2001)) / 1000.0F - 1.0F);
  }
  Model model({24, 8, smaller.used}, 10);
  model.take(teacher.quantized(teacher.parameters()));
  for (const Sample& sample : some_samples(smaller, 20, 11)) {
    const auto [win, margin] = teacher.evaluate(sample.inputs);
    // New units speak with a low voice.
    EXPECT_NEAR(model.evaluate(sample.inputs).first, win, 0.03);
    EXPECT_NEAR(model.evaluate(sample.inputs).second, margin, 0.1);
  }
}

}  // namespace
}  // namespace posthorn::train
