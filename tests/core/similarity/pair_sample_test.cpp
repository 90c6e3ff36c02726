#include "core/similarity/pair_sample.h"

#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "core/pipeline/engine.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

using test::Shingled;
using test::value_of;

// Texts of very different lengths that share words, with copies and one text without a word.
Shingled texts_of_many_lengths(std::size_t count) {
  std::mt19937 random(9);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < count; ++i) {
    std::string text;
    for (std::size_t word = 0; word < 1 + i % 23; ++word) text += "w" + std::to_string(random() % 40) + " ";
    texts.push_back(text);
  }
  texts.push_back(texts[7]);
  texts.push_back(texts[7]);
  texts.push_back("");
  return test::shingle(texts, test::words(1));
}

/// Every pair with its stratum and Jaccard, by definition.
struct DefinedPair {
  int stratum;
  double jaccard;
};
std::map<std::pair<std::size_t, std::size_t>, DefinedPair> all_pairs(const ShingleSets& sets) {
  std::map<std::pair<std::size_t, std::size_t>, DefinedPair> pairs;
  for (std::size_t a = 0; a < sets.documents(); ++a)
    for (std::size_t b = a + 1; b < sets.documents(); ++b) {
      const auto x = sets[DocumentIndex(a)], y = sets[DocumentIndex(b)];
      if (x.empty() || y.empty()) continue;
      const std::set<std::uint64_t> of_x(x.begin(), x.end());
      std::set<std::uint64_t> both(x.begin(), x.end());
      both.insert(y.begin(), y.end());
      const double ratio =
          static_cast<double>(std::min(x.size(), y.size())) / static_cast<double>(std::max(x.size(), y.size()));
      pairs[{a, b}] = {static_cast<int>(std::ceil(ratio * 10 - 1e-9)) - 1,
                       static_cast<double>(x.size() + y.size() - both.size()) / static_cast<double>(both.size())};
    }
  return pairs;
}

TEST(SamplePairs, counts_its_strata_exactly_and_draws_from_them_alone) {
  const Shingled shingled = texts_of_many_lengths(150);
  const auto all = all_pairs(*shingled.sets);
  std::map<int, double> sizes;
  for (const auto& [pair, defined] : all) ++sizes[defined.stratum];
  const auto samples = value_of(sample_pairs(*shingled.sets, *shingled.groups, 5'000, 1, {}));
  ASSERT_EQ(samples.size(), sizes.size());
  std::size_t i = 0;
  for (const auto& [stratum, pairs] : sizes) {
    const SampleStratum& sample = samples[i++];
    EXPECT_EQ(sample.pairs, pairs) << stratum;
    EXPECT_EQ(sample.drawn.size(), 5'000 / sizes.size());
    for (const ExactPair& pair : sample.drawn) {
      ASSERT_LT(pair.a, pair.b);
      const DefinedPair& defined = all.at({pair.a, pair.b});
      EXPECT_EQ(defined.stratum, stratum);
      EXPECT_DOUBLE_EQ(defined.jaccard, pair.jaccard);
    }
  }
}

// Chi-square over the pairs of each stratum: with c cells its mean is c - 1 and its variance about 2 (c - 1).
TEST(SamplePairs, draws_every_pair_of_a_stratum_equally_often) {
  const Shingled shingled = texts_of_many_lengths(40);
  for (const SampleStratum& sample : value_of(sample_pairs(*shingled.sets, *shingled.groups, 400'000, 3, {}))) {
    std::map<std::pair<std::size_t, std::size_t>, double> times;
    for (const ExactPair& pair : sample.drawn) ++times[{pair.a, pair.b}];
    const double expected = static_cast<double>(sample.drawn.size()) / sample.pairs;
    double chi_square = (sample.pairs - static_cast<double>(times.size())) * expected;  // pairs never drawn
    for (const auto& [pair, count] : times) chi_square += (count - expected) * (count - expected) / expected;
    const double freedom = sample.pairs - 1;
    EXPECT_LE(std::abs(chi_square - freedom), 4.5 * std::sqrt(2 * freedom) + 1e-6) << sample.pairs << " pairs";
  }
}

std::size_t class_of(double jaccard) {
  return std::min<std::size_t>(static_cast<std::size_t>(jaccard * 10), 9);
}

// What a sample says: how many pairs there are in each tenth of similarity.
std::vector<double> estimated_classes(const std::vector<SampleStratum>& samples) {
  std::vector<double> classes(10);
  for (const SampleStratum& sample : samples)
    for (const ExactPair& pair : sample.drawn)
      classes[class_of(pair.jaccard)] += sample.pairs / static_cast<double>(sample.drawn.size());
  return classes;
}

/// What is so, and the variance of the estimate: the sum over strata of pairs^2 share (1 - share) / draws.
struct TrueClass {
  double pairs = 0, variance = 0;
};
std::vector<TrueClass> true_classes(const ShingleSets& sets, double draws) {
  std::map<int, std::vector<double>> strata;
  for (const auto& [pair, defined] : all_pairs(sets)) {
    strata[defined.stratum].resize(10);
    ++strata[defined.stratum][class_of(defined.jaccard)];
  }
  std::vector<TrueClass> classes(10);
  for (const auto& [number, pairs] : strata) {
    const double all = std::accumulate(pairs.begin(), pairs.end(), 0.0);
    for (std::size_t c = 0; c < 10; ++c) {
      classes[c].pairs += pairs[c];
      classes[c].variance += pairs[c] * (all - pairs[c]) / (draws / static_cast<double>(strata.size()));
    }
  }
  return classes;
}

TEST(SamplePairs, estimates_every_class_of_similarity_without_bias_and_with_the_error_of_theory) {
  constexpr int kSeeds = 300;
  const Shingled shingled = texts_of_many_lengths(150);
  const auto truth = true_classes(*shingled.sets, 2'000);
  std::vector<double> sum(10), squares(10);
  for (int seed = 0; seed < kSeeds; ++seed) {
    const auto estimate = estimated_classes(
        value_of(sample_pairs(*shingled.sets, *shingled.groups, 2'000, static_cast<std::uint64_t>(seed), {})));
    for (std::size_t c = 0; c < 10; ++c) {
      const double error = estimate[c] - truth[c].pairs;
      if (truth[c].variance == 0) {
        EXPECT_EQ(error, 0) << "class " << c;
        continue;
      }
      sum[c] += error / std::sqrt(truth[c].variance);
      squares[c] += error * error / truth[c].variance;
    }
  }
  for (std::size_t c = 0; c < 10; ++c) {
    if (truth[c].variance == 0) continue;
    EXPECT_LE(std::abs(sum[c]), 4 * std::sqrt(kSeeds)) << "class " << c << " of " << truth[c].pairs;
    EXPECT_NEAR(squares[c] / kSeeds, 1, 0.4) << "class " << c << " of " << truth[c].pairs;
  }
}

TEST(SamplePairs, is_the_same_for_any_number_of_threads_and_another_for_another_seed) {
  const Shingled shingled = texts_of_many_lengths(100);
  const auto drawn = [&](unsigned threads, std::uint64_t seed) {
    const ThreadLimit limit(threads);
    std::vector<ExactPair> all;
    for (const auto& sample : value_of(sample_pairs(*shingled.sets, *shingled.groups, 3'000, seed, {})))
      all.insert(all.end(), sample.drawn.begin(), sample.drawn.end());
    return all;
  };
  EXPECT_EQ(drawn(1, 5), drawn(4, 5));
  EXPECT_NE(drawn(1, 5), drawn(1, 6));
}

TEST(SamplePairs, has_nothing_to_draw_without_two_documents) {
  for (const std::vector<std::string>& texts : {std::vector<std::string>{}, {"one"}, {"one", ""}, {"", ""}}) {
    const Shingled shingled = test::shingle(texts, test::words(1));
    EXPECT_TRUE(value_of(sample_pairs(*shingled.sets, *shingled.groups, 100, 1, {})).empty());
  }
}

TEST(SamplePairs, stops_when_asked_to) {
  const Shingled shingled = texts_of_many_lengths(50);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(sample_pairs(*shingled.sets, *shingled.groups, 100, 1, Progress(stop.get_token())).error().code,
            ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
