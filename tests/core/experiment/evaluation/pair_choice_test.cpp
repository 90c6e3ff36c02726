#include "core/experiment/evaluation/pair_choice.h"

#include <gmock/gmock.h>

#include <map>
#include <set>
#include <tuple>

#include "core/experiment/evaluation/run_comparison.h"
#include "core/lsh/candidates/candidates.h"
#include "core/similarity/scored_pairs.h"
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
using testing::ElementsAreArray;

constexpr std::size_t kAll = 1'000'000;

std::shared_ptr<const Corpus> drifting_corpus() {
  return corpus_of(drifting_texts(8, 20, 40));
}

std::span<const std::uint32_t> signature_of(const RunResult& run, DocumentIndex document) {
  return (*run.signatures)[run.groups->representative(document)];
}

/// Every pair of documents for which `belongs` holds, most similar first.
template <typename Belongs>
PairList chosen(const RunResult& run, const Belongs& belongs) {
  PairList list;
  for (const ExactPair& pair : all_pairs_of(run)) {
    const auto a = signature_of(run, pair.a), b = signature_of(run, pair.b);
    const bool candidate = shared_bands(a, b, run.recipe.lsh) > 0;
    if (belongs(pair.jaccard, candidate)) list.emplace_back(pair.a.value, pair.b.value, pair.jaccard);
  }
  std::ranges::stable_sort(list, [](const auto& x, const auto& y) { return std::get<2>(x) > std::get<2>(y); });
  return list;
}

class Choices : public testing::Test {
 protected:
  const std::shared_ptr<const RunResult> run_ =
      run_on(drifting_corpus(), {"verify.threshold=0.6", "lsh.rows=4", "lsh.bands=5", "shingles.k=2"});
  const PairSources sources_{run_, value_of(find_truth(*run_, 0.1, {})), nullptr};

  // Streamed one by one, the pairs are the same as in the list.
  void expect_streamed(const PairChoice& choice, const ChosenPairs& chosen) {
    const PairStream stream = value_of(all_chosen_pairs(sources_, choice, {}));
    EXPECT_EQ(stream.total, chosen.total);
    EXPECT_EQ(stream.run, chosen.run);
    std::vector<SimilarPair> visited;
    stream.for_each([&](const SimilarPair& pair, const SimilarPair* passed) {
      EXPECT_EQ(passed, nullptr);
      visited.push_back(pair);
      return true;
    });
    EXPECT_EQ(visited, chosen.pairs);
    int visits = 0;
    stream.for_each([&](const SimilarPair&, const SimilarPair*) { return ++visits < 3; });
    EXPECT_EQ(visits, 3) << "the stream ends on request";
  }

  void expect_chosen(const PairChoice& choice, const PairList& expected) {
    ASSERT_GT(expected.size(), 5U) << "otherwise this proves nothing";
    const ChosenPairs chosen = value_of(choose_pairs(sources_, choice, kAll, {}));
    EXPECT_EQ(chosen.total, expected.size());
    auto found = listed(chosen.pairs), wanted = expected;
    std::ranges::sort(found);  // ties come in the order of the estimates, where those are known
    std::ranges::sort(wanted);
    EXPECT_EQ(found, wanted);
    for (std::size_t i = 1; i < chosen.pairs.size(); ++i)
      EXPECT_GE(chosen.pairs[i - 1].jaccard, chosen.pairs[i].jaccard);
    expect_streamed(choice, chosen);
    for (const SimilarPair& pair : chosen.pairs) {
      const auto a = signature_of(*run_, pair.a), b = signature_of(*run_, pair.b);
      EXPECT_EQ(pair.bands, shared_bands(a, b, run_->recipe.lsh));
      EXPECT_EQ(pair.estimate(), agreement(a, b) / 100.0);
    }
  }
};

TEST_F(Choices, of_similar_pairs_are_those_of_the_run) {
  expect_chosen({PairKind::similar}, chosen(*run_, [](double j, bool candidate) { return candidate && j >= 0.6; }));
}

TEST_F(Choices, of_candidates_are_all_candidates) {
  expect_chosen({PairKind::candidates}, chosen(*run_, [](double, bool candidate) { return candidate; }));
}

TEST_F(Choices, of_false_candidates_are_those_below_the_threshold) {
  expect_chosen({PairKind::false_candidates},
                chosen(*run_, [](double j, bool candidate) { return candidate && j < 0.6; }));
}

TEST_F(Choices, of_missed_pairs_are_similar_pairs_that_are_not_candidates) {
  expect_chosen({PairKind::missed}, chosen(*run_, [](double j, bool candidate) { return !candidate && j >= 0.6; }));
}

TEST_F(Choices, between_two_similarities_exclude_the_upper_limit) {
  expect_chosen({PairKind::between, 0.25, 0.5}, chosen(*run_, [](double j, bool) { return j >= 0.25 && j < 0.5; }));
}

TEST_F(Choices, up_to_one_include_equal_documents) {
  const auto equal = chosen(*run_, [](double j, bool) { return j == 1; });
  expect_chosen({PairKind::between, 1, 1}, equal);
  expect_chosen({PairKind::between, 0.9, 1}, chosen(*run_, [](double j, bool) { return j >= 0.9; }));
}

TEST_F(Choices, stop_at_the_limit_and_report_the_total) {
  const ChosenPairs all = value_of(choose_pairs(sources_, {PairKind::between, 0.2, 1}, kAll, {}));
  const ChosenPairs few = value_of(choose_pairs(sources_, {PairKind::between, 0.2, 1}, 7, {}));
  EXPECT_EQ(few.total, all.total);
  EXPECT_EQ(listed(few.pairs), listed(std::span(all.pairs).first(7)));
}

TEST_F(Choices, without_their_sources_are_refused) {
  const PairSources bare{run_, nullptr, nullptr};
  for (const PairKind kind : {PairKind::missed, PairKind::between, PairKind::only_here, PairKind::changed})
    EXPECT_EQ(choose_pairs(bare, {kind}, kAll, {}).error().code, ErrorCode::bad_usage);
  const auto below = choose_pairs(sources_, {PairKind::between, 0.05, 0.5}, kAll, {});
  EXPECT_EQ(below.error().code, ErrorCode::bad_usage);
  EXPECT_THAT(below.error().message, testing::HasSubstr("0.1"));
}

TEST(WrongChoices, are_accepted_pairs_below_the_threshold) {
  const auto run = run_on(
      drifting_corpus(), {"verify.threshold=0.5", "verify.by=signature", "lsh.rows=2", "lsh.bands=50", "shingles.k=2"});
  const auto expected = chosen(*run, [](double, bool) { return true; });
  PairList wrong;
  std::map<PairList::value_type, std::size_t> agreeing;
  for (const auto& [a, b, j] : expected) {
    const auto x = signature_of(*run, DocumentIndex(a)), y = signature_of(*run, DocumentIndex(b));
    if (j >= 0.5 || agreement(x, y) < 50 || shared_bands(x, y, run->recipe.lsh) == 0) continue;
    wrong.emplace_back(a, b, j);
    agreeing[wrong.back()] = agreement(x, y);
  }
  std::ranges::stable_sort(wrong, [&](const auto& x, const auto& y) {  // equally similar ones by their estimate
    return std::get<2>(x) != std::get<2>(y) ? std::get<2>(x) > std::get<2>(y) : agreeing[x] > agreeing[y];
  });
  ASSERT_GT(wrong.size(), 3U);
  EXPECT_EQ(listed(value_of(choose_pairs({run, nullptr, nullptr}, {PairKind::wrong}, kAll, {})).pairs), wrong);
}

class Comparison : public testing::Test {
 protected:
  using Pairs = std::set<std::pair<std::uint32_t, std::uint32_t>>;
  const std::shared_ptr<const Corpus> corpus_ = drifting_corpus();
  const std::shared_ptr<const RunResult> a_ = run_on(corpus_, {"verify.threshold=0.4", "shingles.k=2"});
  const std::shared_ptr<const RunResult> b_ =
      run_on(corpus_, {"verify.threshold=0.5", "shingles.k=1", "lsh.rows=9", "lsh.bands=11"});

  static Pairs pairs_of(const RunResult& run) {
    Pairs pairs;
    run.similar->for_each([&](const SimilarPair& pair) { return pairs.emplace(pair.a, pair.b).second; });
    return pairs;
  }
  static Pairs pairs_of(const std::vector<SimilarPair>& list) {
    Pairs pairs;
    for (const SimilarPair& pair : list) EXPECT_TRUE(pairs.emplace(pair.a, pair.b).second);
    return pairs;
  }
  static Pairs without(const Pairs& x, const Pairs& y) {
    Pairs rest;
    std::ranges::set_difference(x, y, std::inserter(rest, rest.end()));
    return rest;
  }
};

TEST_F(Comparison, lists_the_pairs_of_only_one_run_and_changed_ones) {
  const RunComparison comparison = value_of(compare_runs(*a_, *b_, {}));
  const Pairs a = pairs_of(*a_), b = pairs_of(*b_);
  EXPECT_EQ(pairs_of(comparison.only_a), without(a, b));
  EXPECT_EQ(pairs_of(comparison.only_b), without(b, a));
  EXPECT_EQ(comparison.both, a.size() - without(a, b).size());
  EXPECT_FALSE(comparison.only_a.empty());
  EXPECT_FALSE(comparison.only_b.empty());
  std::size_t equal = 0;  // copies: J and estimate are 1 in both
  for (const ExactPair& pair : all_pairs_of(*a_)) equal += pair.jaccard == 1;
  EXPECT_EQ(comparison.changed.size(), comparison.both - equal);
  for (const auto& [x, y] : comparison.changed) EXPECT_EQ(std::pair(x.a, x.b), std::pair(y.a, y.b));
}

TEST_F(Comparison, with_a_run_without_jaccard_uses_estimates) {
  const auto exact = run_on(corpus_, {"verify.threshold=0.4"});
  const auto by_signature = run_on(corpus_, {"verify.threshold=0.4", "verify.by=signature"});
  const RunComparison comparison = value_of(compare_runs(*exact, *by_signature, {}));
  EXPECT_GT(comparison.both, 0U);
  EXPECT_TRUE(comparison.changed.empty()) << "the same signatures";
}

TEST_F(Comparison, of_a_run_with_itself_finds_nothing) {
  const RunComparison comparison = value_of(compare_runs(*a_, *a_, {}));
  EXPECT_TRUE(comparison.only_a.empty());
  EXPECT_TRUE(comparison.only_b.empty());
  EXPECT_TRUE(comparison.changed.empty());
  EXPECT_EQ(comparison.both, a_->similar->count());
}

TEST_F(Comparison, of_other_documents_is_refused) {
  EXPECT_EQ(compare_runs(*a_, *run_on(corpus_of({"some text", "other text"}), {}), {}).error().code,
            ErrorCode::bad_usage);
  EXPECT_THAT(compare_runs(*a_, *run_on(corpus_, {"sample.size=20"}), {}).error().message,
              testing::HasSubstr("samples"));
}

TEST_F(Comparison, of_all_documents_is_allowed_however_the_recipe_selects_them) {
  const std::string all = std::to_string(corpus_->size()), fewer = std::to_string(corpus_->size() - 1);
  const auto accepts = [this](const std::vector<std::string>& x, const std::vector<std::string>& y) {
    return same_documents(*corpus_, recipe_with(x), *corpus_, recipe_with(y)).has_value();
  };
  const std::string exactly = "sample.size=" + all, without_one = "sample.size=" + fewer;
  EXPECT_TRUE(accepts({}, {exactly}));
  EXPECT_TRUE(accepts({exactly, "sample.seed=1"}, {"sample.size=1000000", "sample.seed=2"}));
  EXPECT_TRUE(accepts({without_one}, {without_one}));
  EXPECT_FALSE(accepts({}, {without_one}));
  EXPECT_FALSE(accepts({without_one, "sample.seed=1"}, {without_one, "sample.seed=2"}));
  const auto drawn = run_on(corpus_, {"verify.threshold=0.4", "shingles.k=2", "sample.size=1000000"});
  EXPECT_EQ(value_of(compare_runs(*a_, *drawn, {})).both, a_->similar->count());
}

TEST_F(Comparison, gives_the_same_lists_as_the_choices) {
  const RunComparison comparison = value_of(compare_runs(*a_, *b_, {}));
  const PairSources sources{a_, nullptr, b_};
  const auto chosen = [&](PairKind kind) { return value_of(choose_pairs(sources, {kind}, kAll, {})); };
  EXPECT_EQ(listed(chosen(PairKind::only_here).pairs), listed(comparison.only_a));
  EXPECT_EQ(listed(chosen(PairKind::only_baseline).pairs), listed(comparison.only_b));
  EXPECT_EQ(chosen(PairKind::only_baseline).run, b_);
  const ChosenPairs changed = chosen(PairKind::changed);
  ASSERT_EQ(changed.pairs.size(), changed.baseline.size());
  ASSERT_EQ(changed.pairs.size(), comparison.changed.size());
  for (std::size_t i = 0; i < changed.pairs.size(); ++i) {
    EXPECT_EQ(changed.pairs[i], comparison.changed[i].first);
    EXPECT_EQ(changed.baseline[i], comparison.changed[i].second);
  }
}

}  // namespace
}  // namespace lookalike
