#include "core/similarity/exact_join.h"

#include <gmock/gmock.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "core/similarity/ranked_sets.h"
#include "tests/core/similarity/brute_force.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

using test::at_least;
using test::BruteForce;
using test::random_texts;
using test::shingle;
using test::Shingled;
using test::Triple;
using test::value_of;
using testing::ElementsAre;

RankedSets ranked(const Shingled& shingled) {
  return value_of(RankedSets::make(*shingled.sets, *shingled.groups, Progress{}));
}

std::vector<Triple> joined(const Shingled& shingled, double threshold) {
  std::vector<Triple> pairs;
  const auto similar = value_of(exact_pairs(ranked(shingled), shingled.groups, threshold, Progress{}));
  similar->for_each([&](const SimilarPair& pair) {
    pairs.emplace_back(pair.a.value, pair.b.value, pair.jaccard);
    return true;
  });
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

void expect_equal_to_brute_force(const Shingled& shingled, const std::vector<double>& thresholds) {
  const auto all = BruteForce(shingled).pairs(std::ranges::min(thresholds));
  for (const double t : thresholds) EXPECT_EQ(joined(shingled, t), at_least(t, all)) << "t = " << t;
}

struct Case {
  ShingleUnit unit;
  std::uint32_t k;
  bool bag;
  ShingleHash hash;
};

ShingleOptions options_of(const Case& shingles) {
  ShingleOptions options;
  options.unit = shingles.unit;
  options.k = shingles.k;
  options.bag = shingles.bag;
  options.hash = shingles.hash;
  return options;
}

class DenseJoin : public testing::TestWithParam<Case> {};

TEST_P(DenseJoin, equals_a_comparison_of_all_pairs) {
  const Shingled shingled = shingle(random_texts(GetParam().k, 400, 60), options_of(GetParam()));
  expect_equal_to_brute_force(shingled, {0.05, 0.2, 1.0 / 3, 0.5, 0.6, 0.75, 0.8, 0.9, 1.0});
}

INSTANTIATE_TEST_SUITE_P(Shingles, DenseJoin,
                         testing::Values(Case{ShingleUnit::word, 1, false, ShingleHash::xxh3},
                                         Case{ShingleUnit::word, 1, true, ShingleHash::xxh3},
                                         Case{ShingleUnit::word, 2, false, ShingleHash::crc32},
                                         Case{ShingleUnit::word, 3, true, ShingleHash::crc32},
                                         Case{ShingleUnit::character, 4, false, ShingleHash::xxh3},
                                         Case{ShingleUnit::character, 2, true, ShingleHash::xxh3}));

class LargeJoin : public testing::TestWithParam<Case> {};

TEST_P(LargeJoin, equals_a_comparison_of_all_pairs_of_several_thousand) {
  const Shingled shingled = shingle(random_texts(GetParam().k + 10, 3'000, 2'000), options_of(GetParam()));
  expect_equal_to_brute_force(shingled, {0.3, 0.4, 0.5, 0.6, 2.0 / 3, 0.7, 0.8, 0.9, 0.95, 1.0});
}

INSTANTIATE_TEST_SUITE_P(Shingles, LargeJoin,
                         testing::Values(Case{ShingleUnit::word, 1, true, ShingleHash::xxh3},
                                         Case{ShingleUnit::word, 2, false, ShingleHash::crc32},
                                         Case{ShingleUnit::word, 3, false, ShingleHash::xxh3},
                                         Case{ShingleUnit::character, 5, false, ShingleHash::xxh3},
                                         Case{ShingleUnit::character, 6, true, ShingleHash::crc32}));

const std::vector<double> kManyThresholds = {0.05, 0.1, 0.15, 0.2,       0.25, 0.3, 1.0 / 3, 0.4, 3.0 / 7,
                                             0.5,  0.6, 0.65, 2.0 / 3.0, 0.75, 0.8, 6.0 / 7, 0.9, 1.0};

TEST(ExactJoinOf, all_subsets_of_eight_words_is_exact_at_every_fraction) {
  std::vector<std::string> texts;
  for (int subset = 0; subset < 256; ++subset) {
    texts.emplace_back();
    for (int word = 0; word < 8; ++word)
      if (subset >> word & 1) texts.back() += "w" + std::to_string(word) + " ";
  }
  expect_equal_to_brute_force(shingle(texts, test::words(1)), kManyThresholds);
}

TEST(ExactJoinOf, a_chain_of_ever_larger_sets_is_exact) {
  std::vector<std::string> texts(1);
  for (int i = 0; i < 300; ++i) texts.push_back(texts.back() + "w" + std::to_string(i) + " ");
  expect_equal_to_brute_force(shingle(texts, test::words(1)), kManyThresholds);
}

TEST(ExactJoinOf, sets_around_one_common_core_is_exact) {
  std::string core;
  for (int i = 0; i < 20; ++i) core += "core" + std::to_string(i) + " ";
  std::vector<std::string> texts;
  for (int i = 0; i < 200; ++i) {
    texts.push_back(core);
    for (int own = 0; own < i % 60; ++own) texts.back() += std::to_string(i) + "own" + std::to_string(own) + " ";
  }
  expect_equal_to_brute_force(shingle(texts, test::words(1)), kManyThresholds);
}

TEST(ExactJoinOf, equal_documents_compares_nothing_and_counts_all) {
  const Shingled shingled = shingle(std::vector<std::string>(3'000, "great book"), test::words(2));
  const auto similar = value_of(exact_pairs(ranked(shingled), shingled.groups, 0.5, Progress{}));
  EXPECT_EQ(similar->count(), 3'000u * 2'999 / 2);
  EXPECT_EQ(similar->documents_with_match(), 3'000u);
  int visited = 0;
  ASSERT_TRUE(
      for_each_exact_pair(ranked(shingled), 0.5, Progress{}, [&](DocumentIndex, DocumentIndex, double) { ++visited; }));
  EXPECT_EQ(visited, 0);
}

TEST(ExactJoinOf, disjoint_documents_finds_nothing) {
  std::vector<std::string> texts;
  for (int i = 0; i < 3'000; ++i) texts.push_back("a" + std::to_string(i) + " b" + std::to_string(i));
  EXPECT_THAT(joined(shingle(texts, test::words(1)), 0.05), ElementsAre());
}

TEST(ExactJoinOf, no_documents_and_of_empty_ones_finds_nothing) {
  EXPECT_THAT(joined(shingle(std::vector<std::string>{}, test::words(1)), 0.5), ElementsAre());
  EXPECT_THAT(joined(shingle({"", "", "a"}, test::words(1)), 0.5), ElementsAre());
}

TEST(ExactJoinOf, kept_empty_documents_counts_them_as_equal) {
  ShingleOptions options = test::words(1);
  options.keep_empty = true;
  EXPECT_THAT(joined(shingle({"", "", "a"}, options), 0.5), ElementsAre(Triple{0, 1, 1.0}));
}

TEST(ExactJoinOf, one_huge_document_among_small_ones_is_exact) {
  std::string huge;
  for (int i = 0; i < 50'000; ++i) huge += "w" + std::to_string(i) + " ";
  const Shingled shingled = shingle({"w1 w2", huge, "w1 w2 w3", huge + "one more"}, test::words(1));
  expect_equal_to_brute_force(shingled, {0.05, 0.5, 0.99, 1.0});
}

TEST(ExactJoinOf, sets_exactly_at_the_threshold_keeps_them) {
  // 4 of 5, 2 of 3, 1 of 2 words in common.
  EXPECT_THAT(joined(shingle({"a b c d e", "a b c d"}, test::words(1)), 0.8), ElementsAre(Triple{0, 1, 0.8}));
  EXPECT_THAT(joined(shingle({"a b c", "a b"}, test::words(1)), 2.0 / 3), ElementsAre(Triple{0, 1, 2.0 / 3}));
  EXPECT_THAT(joined(shingle({"a b", "a"}, test::words(1)), 0.5), ElementsAre(Triple{0, 1, 0.5}));
}

TEST(ExactJoinOf, anything_stops_when_cancelled) {
  std::stop_source stop;
  stop.request_stop();
  const Shingled shingled = shingle(random_texts(1, 100, 50), test::words(1));
  const auto pairs = exact_pairs(ranked(shingled), shingled.groups, 0.5, Progress(stop.get_token()));
  ASSERT_FALSE(pairs);
  EXPECT_EQ(pairs.error().code, ErrorCode::cancelled);
}

TEST(ExactJoinOf, anything_stops_when_cancelled_among_the_pairs) {
  std::stop_source stop;
  const Shingled shingled = shingle(random_texts(1, 2'000, 50), test::words(1));
  std::atomic<std::size_t> visited{0};
  const auto done =
      for_each_exact_pair(ranked(shingled), 0.1, Progress(stop.get_token()), [&](DocumentIndex, DocumentIndex, double) {
        ++visited;
        stop.request_stop();
      });
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().code, ErrorCode::cancelled);
  EXPECT_LE(visited, std::thread::hardware_concurrency() * std::size_t{2});
}

TEST(ExactJoinOf, more_pairs_than_fit_into_memory_is_refused) {
  const Shingled shingled = shingle(random_texts(1, 300, 50), test::words(1));
  const RankedSets sets = ranked(shingled);
  JoinMemory memory;
  memory.limit = sets.join_bytes() + 7 * 100;
  const auto pairs = exact_pairs(sets, shingled.groups, 0.2, Progress{}, memory);
  ASSERT_FALSE(pairs);
  EXPECT_EQ(pairs.error().code, ErrorCode::too_large);
  EXPECT_THAT(pairs.error().message, testing::StartsWith("More than 7 pairs"));
}

TEST(ExactJoinOf, any_number_of_threads_gives_the_same) {
  const Shingled shingled = shingle(random_texts(4, 1'000, 200), test::words(1));
  const auto expected = joined(shingled, 0.3);
  for (const std::size_t threads : {1, 2, 4}) {
    const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, threads);
    EXPECT_EQ(joined(shingled, 0.3), expected) << threads << " threads";
  }
}

TEST(ExactJoinOf, the_newswire_finds_the_pairs_in_the_report) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto corpus = test::load(*path);
  ASSERT_TRUE(corpus);
  const auto counts = [&](std::uint32_t k, const std::vector<double>& thresholds) {
    const Shingled shingled = shingle(*corpus, test::words(k));
    const RankedSets sets = ranked(shingled);
    std::vector<std::uint64_t> found;
    for (const double t : thresholds)
      found.push_back(value_of(exact_pairs(sets, shingled.groups, t, Progress{}))->count());
    return found;
  };
  EXPECT_THAT(counts(3, {0.2, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0}), ElementsAre(8'935, 992, 792, 652, 529, 449, 371));
  EXPECT_THAT(counts(5, {0.5, 0.6, 0.7, 0.8, 0.9, 1.0}), ElementsAre(770, 672, 556, 480, 419, 371));
}

}  // namespace
}  // namespace lookalike
