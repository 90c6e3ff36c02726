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

/// Every pair with its stratum and its Jaccard similarity, by definition.
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

TEST(SamplePairs, counts_its_strata_exactly_and_draws_only_from_them) {
  const Shingled shingled = texts_of_many_lengths(150);
  const auto all = all_pairs(*shingled.sets);
  std::map<int, double> sizes;
  for (const auto& [pair, defined] : all) ++sizes[defined.stratum];
  const auto samples = value_of(sample_pairs(*shingled.sets, *shingled.groups, nullptr, 5'000, 1, {})).ways;
  ASSERT_EQ(samples.size(), sizes.size());
  std::size_t i = 0;
  for (const auto& [stratum, pairs] : sizes) {
    const DrawingWay& sample = samples[i++];
    EXPECT_EQ(sample.pairs, pairs) << stratum;
    EXPECT_EQ(sample.drawn.size(), 5'000 / sizes.size());
    for (const auto& [pair, weight] : sample.drawn) {
      EXPECT_DOUBLE_EQ(weight, sample.pairs / static_cast<double>(sample.drawn.size()));
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
  const auto samples = value_of(sample_pairs(*shingled.sets, *shingled.groups, nullptr, 400'000, 3, {}));
  for (const DrawingWay& sample : samples.ways) {
    std::map<std::pair<std::size_t, std::size_t>, double> times;
    for (const auto& [pair, weight] : sample.drawn) ++times[{pair.a, pair.b}];
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

// Estimates from a sample the number of pairs in each tenth of similarity.
std::vector<double> estimated_classes(const PairSample& sample) {
  std::vector<double> classes(10);
  for (const DrawingWay& way : sample.ways)
    for (const auto& [pair, weight] : way.drawn) classes[class_of(pair.jaccard)] += weight;
  return classes;
}

/// The true number of pairs, and its estimate's variance: the sum over strata of pairs^2 share (1 - share) / draws.
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

TEST(SamplePairs, estimates_every_similarity_class_without_bias_and_with_the_predicted_error) {
  constexpr int kSeeds = 300;
  const Shingled shingled = texts_of_many_lengths(150);
  const auto truth = true_classes(*shingled.sets, 2'000);
  std::vector<double> sum(10), squares(10);
  for (int seed = 0; seed < kSeeds; ++seed) {
    const auto estimate = estimated_classes(
        value_of(sample_pairs(*shingled.sets, *shingled.groups, nullptr, 2'000, static_cast<std::uint64_t>(seed), {})));
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

/// A thousand texts of different words, of which a few pairs share some.
std::vector<std::string> texts_with_rare_pairs() {
  std::mt19937 random(3);
  std::vector<std::string> texts;
  for (int i = 0; i < 1000; ++i) {
    std::string text;
    for (int word = 0; word < 30; ++word) text += "w" + std::to_string(random() % 100'000) + " ";
    texts.push_back(text);
  }
  for (std::size_t i = 0; i < 40; ++i)
    texts[2 * i + 1] = texts[2 * i].substr(0, 60 + 3 * i) + texts[2 * i + 1].substr(60 + 3 * i);
  texts.push_back(texts[3]);
  texts.push_back(texts[3]);
  return texts;
}

// The extra 50 % of draws, made by signatures, find pairs that uniform draws find once in a hundred samples.
TEST(SamplePairs, finds_rare_pairs_of_middling_similarity_by_signatures_without_bias) {
  constexpr int kSeeds = 100;
  const Shingled shingled = test::shingle(texts_with_rare_pairs(), test::words(1));
  std::vector<double> truth(10), sum(10), squares(10);
  for (const auto& [pair, defined] : all_pairs(*shingled.sets)) ++truth[class_of(defined.jaccard)];
  ASSERT_GT(truth[3] + truth[4] + truth[5], 15);
  for (int seed = 0; seed < kSeeds; ++seed) {
    const auto rows = test::sign(shingled, {24, HashFamily::multiply_shift, static_cast<std::uint64_t>(seed)});
    const auto sample = value_of(
        sample_pairs(*shingled.sets, *shingled.groups, rows.get(), 2'000, static_cast<std::uint64_t>(seed), {}));
    EXPECT_EQ(sample.pairs, std::accumulate(truth.begin(), truth.end(), 0.0));
    const auto estimate = estimated_classes(sample);
    for (std::size_t c = 0; c < 10; ++c) {
      sum[c] += estimate[c] / kSeeds;
      squares[c] += estimate[c] * estimate[c] / kSeeds;
    }
  }
  for (std::size_t c = 1; c < 9; ++c) {
    if (truth[c] == 0) continue;
    const double error = std::sqrt((squares[c] - sum[c] * sum[c]) / (kSeeds - 1));
    EXPECT_NEAR(sum[c], truth[c], 4 * error + 1e-9) << "class " << c;
    // Uniform draws alone have a relative error of sqrt(500'000 / 2'000 / pairs) a sample and more.
    if (c < 3) continue;
    EXPECT_LT(error * std::sqrt(kSeeds - 1.0) / truth[c], 0.5 * std::sqrt(250 / truth[c])) << "class " << c;
  }
}

TEST(SamplePairs, is_the_same_for_any_number_of_threads_and_another_for_another_seed) {
  const Shingled shingled = texts_of_many_lengths(100);
  const auto drawn = [&](unsigned threads, std::uint64_t seed) {
    const ThreadLimit limit(threads);
    const auto rows = test::sign(shingled, {24, HashFamily::multiply_shift, 5});
    return value_of(sample_pairs(*shingled.sets, *shingled.groups, rows.get(), 3'000, seed, {}));
  };
  EXPECT_EQ(drawn(1, 5), drawn(4, 5));
  EXPECT_NE(drawn(1, 5), drawn(1, 6));
}

TEST(SamplePairs, draws_nothing_from_fewer_than_two_documents) {
  for (const std::vector<std::string>& texts : {std::vector<std::string>{}, {"one"}, {"one", ""}, {"", ""}}) {
    const Shingled shingled = test::shingle(texts, test::words(1));
    EXPECT_TRUE(value_of(sample_pairs(*shingled.sets, *shingled.groups, nullptr, 100, 1, {})).ways.empty());
  }
}

TEST(SamplePairs, stops_when_asked_to) {
  const Shingled shingled = texts_of_many_lengths(50);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(sample_pairs(*shingled.sets, *shingled.groups, nullptr, 100, 1, Progress(stop.get_token())).error().code,
            ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
