#include "core/experiment/evaluation/evaluation.h"

#include <gmock/gmock.h>

#include <map>
#include <random>
#include <set>

#include "core/experiment/evaluation/pair_choice.h"
#include "tests/core/experiment/studied.h"

namespace lookalike {
namespace {

using test::all_pairs_of;
using test::corpus_of;
using test::drifting_texts;
using test::listed;
using test::PairList;
using test::recipe_with;
using test::run_on;
using test::value_of;

// With two texts that are too short for a shingle.
std::shared_ptr<const Corpus> drifting_corpus() {
  std::vector<std::string> texts = drifting_texts(5, 25, 50);
  texts.push_back("short");
  texts.push_back("shorter");
  return corpus_of(texts);
}

/// The evaluation computed by comparing every pair with the list of accepted ones.
struct ByHand {
  std::uint64_t true_positives = 0;
  PairList missed, wrong;
};

ByHand chosen(const RunResult& run) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> accepted;
  run.similar->for_each([&](const SimilarPair& pair) { return accepted.emplace(pair.a, pair.b).second; });
  ByHand result;
  for (const ExactPair& pair : all_pairs_of(run)) {
    const bool similar = pair.jaccard >= run.recipe.verify.threshold, found = accepted.contains({pair.a, pair.b});
    result.true_positives += similar && found;
    if (similar && !found) result.missed.emplace_back(pair.a.value, pair.b.value, pair.jaccard);
    if (!similar && found) result.wrong.emplace_back(pair.a.value, pair.b.value, pair.jaccard);
  }
  std::stable_sort(result.missed.begin(), result.missed.end(),
                   [](const auto& x, const auto& y) { return std::get<2>(x) > std::get<2>(y); });
  return result;
}

class Evaluation : public testing::TestWithParam<std::vector<std::string>> {};

TEST_P(Evaluation, equals_the_comparison_of_all_pairs) {
  const auto run = run_on(drifting_corpus(), GetParam());
  const auto truth = value_of(find_truth(*run, 0.1, {}));
  const Confusion counts = value_of(evaluate(*run, *truth, {}));
  const ByHand expected = chosen(*run);
  EXPECT_EQ(counts.true_positives, expected.true_positives);
  EXPECT_EQ(counts.false_negatives, expected.missed.size());
  EXPECT_EQ(counts.false_positives, expected.wrong.size());
  const auto chosen_as = [&](PairKind kind) {
    return listed(value_of(choose_pairs({run, truth, nullptr}, {kind}, 1'000'000, {})).pairs);
  };
  EXPECT_EQ(chosen_as(PairKind::missed), expected.missed);
  EXPECT_THAT(chosen_as(PairKind::wrong), testing::UnorderedElementsAreArray(expected.wrong));
}

INSTANTIATE_TEST_SUITE_P(
    recipes, Evaluation,
    testing::Values(std::vector<std::string>{}, std::vector<std::string>{"verify.threshold=0.5"},
                    std::vector<std::string>{"verify.threshold=0.4", "lsh.rows=4", "lsh.bands=5", "shingles.k=2"},
                    std::vector<std::string>{"verify.threshold=0.6", "verify.by=signature", "lsh.rows=2",
                                             "lsh.bands=50"},
                    std::vector<std::string>{"verify.threshold=0.6", "verify.by=none"},
                    std::vector<std::string>{"verify.threshold=0.5", "verify.prefix=5"},
                    std::vector<std::string>{"verify.threshold=0.5", "verify.prefix=2", "verify.by=none"},
                    std::vector<std::string>{"shingles.keep_empty=keep", "verify.threshold=0.3"},
                    std::vector<std::string>{"shingles.bag=true", "lsh.buckets=50", "verify.by=none"}));

TEST(EvaluationShares, follow_from_the_counts_and_are_empty_if_undefined) {
  const Confusion counts{6, 2, 3};
  EXPECT_DOUBLE_EQ(*counts.recall(), 6.0 / 9);
  EXPECT_DOUBLE_EQ(*counts.precision(), 6.0 / 8);
  EXPECT_DOUBLE_EQ(*Confusion({6, 2, 3, 4}).precision(), 2.0 / 4) << "without identical pairs";
  EXPECT_DOUBLE_EQ(*Confusion({6, 2, 3, 4}).precision_of_all(), 6.0 / 8);
  EXPECT_DOUBLE_EQ(*counts.f1(), 2 * (6.0 / 9) * (6.0 / 8) / (6.0 / 9 + 6.0 / 8));
  EXPECT_FALSE(Confusion{}.recall());
  EXPECT_FALSE(Confusion{}.precision());
  EXPECT_FALSE(Confusion{}.f1());
  EXPECT_FALSE((Confusion{0, 4, 0}).recall());
  EXPECT_EQ((Confusion{0, 4, 0}).precision(), 0);
}

TEST(EvaluationErrors, a_truth_above_the_threshold_is_refused) {
  const auto run = run_on(drifting_corpus(), {"verify.threshold=0.4"});
  const auto truth = value_of(find_truth(*run, 0.5, {}));
  EXPECT_EQ(evaluate(*run, *truth, {}).error().code, ErrorCode::bad_usage);
  EXPECT_EQ(missed_representatives(*run, *truth, {}).error().code, ErrorCode::bad_usage);
}

TEST(EvaluateNearest, counts_documents_sharing_a_band_among_the_exact_nearest) {
  const auto run = run_on(drifting_corpus(), {"lsh.bands=10", "lsh.rows=3", "verify.prefix=1"});
  for (const std::size_t document : {0u, 3u, 17u, 100u}) {
    std::vector<std::pair<double, std::size_t>> nearest;
    std::set<std::size_t> mates;
    for (const ExactPair& pair : all_pairs_of(*run)) {
      if (pair.a != document && pair.b != document) continue;
      const std::size_t other = pair.a == document ? pair.b : pair.a;
      if (pair.jaccard > 0) nearest.emplace_back(-pair.jaccard, other);
      const auto x = (*run->signatures)[pair.a], y = (*run->signatures)[pair.b];
      bool mate = false;
      for (int band = 0; band < 10; ++band)
        mate |= std::equal(x.begin() + 3 * band, x.begin() + 3 * band + 3, y.begin() + 3 * band);
      if (mate && x[0] == y[0]) mates.insert(other);
    }
    std::sort(nearest.begin(), nearest.end());
    nearest.resize(std::min<std::size_t>(nearest.size(), 5));
    const auto found = static_cast<std::uint64_t>(
        std::count_if(nearest.begin(), nearest.end(), [&](const auto& near) { return mates.contains(near.second); }));
    const NearestConfusion result = value_of(evaluate_nearest(*run, DocumentIndex(document), 5, {}));
    EXPECT_EQ(result.candidates, mates.size());
    EXPECT_EQ(result.counts, (Confusion{found, mates.size() - found, nearest.size() - found}));
  }
  EXPECT_EQ(evaluate_nearest(*run, DocumentIndex(100'000), 5, {}).error().code, ErrorCode::bad_usage);
}

TEST(FindTruth, is_the_same_for_any_number_of_threads_and_lists_every_pair_once) {
  const auto run = run_on(drifting_corpus(), {});
  std::vector<PairList> answers;
  for (const unsigned threads : {1u, 3u}) {
    const ThreadLimit limit(threads);
    answers.push_back(listed(value_of(find_truth(*run, 0.2, {}))->pairs));
  }
  EXPECT_EQ(answers[0], answers[1]);
  const auto truth = value_of(find_truth(*run, 0.2, {}));
  std::uint64_t pairs = truth->equal_pairs;
  for (const ExactPair& pair : truth->pairs) pairs += truth->weight(pair);
  const auto all = all_pairs_of(*run);
  EXPECT_EQ(pairs, static_cast<std::uint64_t>(
                       std::count_if(all.begin(), all.end(), [](const ExactPair& p) { return p.jaccard >= 0.2; })));
}

TEST(Evaluation, of_the_newswire_has_the_counts_of_the_exact_join) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  Engine engine(test::load(*path));
  const auto run = value_of(engine.run(recipe_with({"verify.threshold=0.5"}), {}));
  const auto truth = value_of(find_truth(*run, 0.5, {}));
  const Confusion counts = value_of(evaluate(*run, *truth, {}));
  EXPECT_EQ(counts.true_positives + counts.false_negatives, 992);  // method.md 4.1
  EXPECT_EQ(counts.true_positives, run->similar->count());
  EXPECT_EQ(counts.false_positives, 0);
  EXPECT_EQ(value_of(choose_pairs({run, truth, nullptr}, {PairKind::missed}, 0, {})).total, counts.false_negatives);
}

}  // namespace
}  // namespace lookalike
