#include "core/experiment/judging/judged_summary.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "core/experiment/sweep/sweep.h"
#include "core/query/filter/pair_filter.h"
#include "tests/support/coverage_cases.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

using test::corpus_of;
using test::value_of;

/// Families of a text and its copies with more and more words replaced, and some exact copies.
std::shared_ptr<const Corpus> families() {
  std::mt19937 random(3);
  std::vector<std::string> texts;
  for (int family = 0; family < 30; ++family) {
    std::vector<std::string> words;
    for (int i = 0; i < 40; ++i) words.push_back("w" + std::to_string(random() % 5'000));
    for (int member = 0; member < 6; ++member) {
      std::string text;
      for (const std::string& word : words) text += word + ' ';
      texts.push_back(text);
      if (member == 2) texts.push_back(text);
      words[random() % words.size()] = "e" + std::to_string(random() % 5'000);
    }
  }
  return corpus_of(texts);
}

std::shared_ptr<const RunResult> run_of(const std::shared_ptr<const Corpus>& corpus, VerifyBy by = VerifyBy::exact,
                                        std::uint32_t k = 2) {
  Recipe recipe;
  recipe.shingles.k = k;
  recipe.verify.by = by;
  recipe.verify.threshold = 0.6;
  recipe.lsh = {20, 2, 0};
  recipe.sketch.hashes = 40;
  return value_of(Engine(corpus).run(recipe, {}));
}

JudgedPair judged(const Corpus& corpus, std::size_t a, std::size_t b, Verdict verdict) {
  return {judged_document(corpus[DocumentIndex(a)]), judged_document(corpus[DocumentIndex(b)]), verdict, ""};
}

VerdictView view_of(const std::shared_ptr<const Corpus>& corpus, std::vector<JudgedPair> pairs) {
  auto verdicts = std::make_shared<Verdicts>();
  for (JudgedPair& pair : pairs) verdicts->put(std::move(pair));
  return {verdicts, corpus, value_of(digest_texts(*corpus, {}))};
}

TEST(JudgedSummary, counts_every_accepted_pair_in_its_stratum) {
  const auto corpus = families();
  for (const VerifyBy by : {VerifyBy::exact, VerifyBy::signature}) {
    const auto run = run_of(corpus, by);
    const auto summary = value_of(summarise_verdicts(*run, view_of(corpus, {}), {}));
    std::array<std::uint64_t, kJudgedStrata + 1> expected{};  // identical ones behind
    for (const SimilarPair& pair : run->similar->first(run->similar->count())) {
      const double similarity = by == VerifyBy::exact ? pair.jaccard : pair.estimate();
      std::size_t stratum = 0;
      while (stratum + 1 < kJudgedStrata && similarity >= 0.05 * static_cast<double>(stratum + 1) - 1e-12) ++stratum;
      const bool identical = (*corpus)[pair.a].text == (*corpus)[pair.b].text;
      ++expected[identical ? JudgedSummary::kIdentical : stratum];
    }
    EXPECT_EQ(expected.back(), 30U);
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(summary->strata[i].accepted, expected[i]) << i;
    EXPECT_FALSE(summary->precision);
    EXPECT_EQ(summary->counts, VerdictCounts());
  }
}

TEST(JudgedSummary, compares_a_run_with_the_verdicts) {
  const auto corpus = corpus_of({"a b c d e f g h", "a b c d e f g x", "q r s t u v w y", "a b c d e f g h"});
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.verify.threshold = 0.5;  // 0 and 1 share 7 of 9 words
  const auto run = value_of(Engine(corpus).run(recipe, {}));
  const auto view = view_of(corpus, {judged(*corpus, 0, 1, Verdict::different),
                                     judged(*corpus, 0, 3, Verdict::same),
                                     judged(*corpus, 1, 2, Verdict::near),
                                     {{text_digest("elsewhere"), ""}, {text_digest("a"), ""}, Verdict::same, ""}});
  const auto summary = value_of(summarise_verdicts(*run, view, {}));
  EXPECT_EQ(summary->verdicts, 4U);
  EXPECT_EQ(summary->absent, 1U);
  EXPECT_EQ(summary->counts, (VerdictCounts{1, 1, 1, 0}));
  EXPECT_EQ(summary->accepted, (VerdictCounts{1, 0, 2, 0})) << "0 and its copy differ from 1";
  EXPECT_EQ(summary->found, 2U) << "1 and 2 have no words in common";
  EXPECT_EQ(counting_sentence(*summary),
            "The run found 2 of 3 judged pairs; copies share verdicts, so the table counts 3 pairs of documents");
  EXPECT_EQ(summary->against, (Confusion{1, 1, 1, 0}));
  EXPECT_EQ(summary->strata[15].of_accepted, (VerdictCounts{0, 0, 2, 0}));  // 7 / 9, of 0 and of its copy
  EXPECT_EQ(summary->strata[0].of_all, (VerdictCounts{0, 1, 0, 0}));
}

/// Accepted pairs of different texts of one stratum, one for all copies of the same two texts.
std::vector<SimilarPair> pairs_of_texts(const RunResult& run, const Corpus& corpus, std::size_t stratum) {
  std::set<std::pair<std::string, std::string>> seen;
  std::vector<SimilarPair> pairs;
  for (const SimilarPair& pair : run.similar->first(run.similar->count())) {
    auto texts = std::minmax(corpus[pair.a].text, corpus[pair.b].text);
    if (judged_stratum(pair.jaccard) != stratum || texts.first == texts.second) continue;
    if (seen.insert(std::pair<std::string, std::string>(texts)).second) pairs.push_back(pair);
  }
  return pairs;
}

/// Verdicts by an independent count over the list of accepted pairs.
VerdictCounts counted(const RunResult& run, const Corpus& corpus, const VerdictView& view, std::size_t stratum) {
  VerdictCounts counts;
  for (const SimilarPair& pair : run.similar->first(run.similar->count())) {
    if (judged_stratum(pair.jaccard) != stratum) continue;
    if (const JudgedPair* said = view.of(corpus, pair.a, pair.b)) counts.add(said->verdict);
  }
  return counts;
}

/// Pairs of documents that have these two texts.
double pairs_with(const Corpus& corpus, const JudgedPair& judged) {
  const auto digests = value_of(digest_texts(corpus, {}));
  const auto copies = [&](const JudgedDocument& document) {
    return static_cast<double>(std::ranges::count(*digests, document.text));
  };
  return copies(judged.a) * copies(judged.b);
}

/// E. B. Wilson's interval, written out.
Interval wilson(double p, double n) {
  const double z = 1.959964, centre = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

TEST(JudgedSummary, precision_weighs_each_stratum_by_its_accepted_pairs) {
  const auto corpus = families();
  const auto run = run_of(corpus);
  // Judges every second pair of one stratum and few of another.
  std::vector<JudgedPair> pairs;
  for (const auto& [stratum, one_in] : {std::pair(14U, 2U), std::pair(18U, 5U)}) {
    const auto all = pairs_of_texts(*run, *corpus, stratum);
    for (std::size_t i = 0; i < all.size(); i += one_in)
      pairs.push_back(judged(*corpus, all[i].a, all[i].b, i % 3 == 0 ? Verdict::different : Verdict::near));
  }
  const VerdictView view = view_of(corpus, pairs);
  const auto summary = value_of(summarise_verdicts(*run, view, {}));
  ASSERT_TRUE(summary->precision);
  const auto n14 = static_cast<double>(summary->strata[14].accepted);
  const auto n18 = static_cast<double>(summary->strata[18].accepted);
  const VerdictCounts of14 = counted(*run, *corpus, view, 14), of18 = counted(*run, *corpus, view, 18);
  EXPECT_EQ(summary->strata[14].of_accepted, of14);
  EXPECT_EQ(summary->strata[18].of_accepted, of18);
  const double expected = (n14 * *of14.share() + n18 * *of18.share()) / (n14 + n18);
  EXPECT_NEAR(summary->precision->share, expected, 1e-12);
  EXPECT_EQ(summary->precision->covered, summary->strata[14].accepted + summary->strata[18].accepted);
  EXPECT_EQ(summary->precision->accepted, run->similar->count());
  EXPECT_TRUE(summary->precision->limits.contains(expected));
}

TEST(JudgedSummary, a_verdict_counts_for_all_copies_of_its_texts) {
  const auto corpus = corpus_of({"a b c d e f g h", "a b c d e f g h", "a b c d e f g x", "a b c d e f h y"});
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.verify.threshold = 0.5;
  recipe.lsh = {100, 1, 0};
  const auto run = value_of(Engine(corpus).run(recipe, {}));
  // 0 and 1 are copies. Pairs of 0.6 and more: 0-2, 1-2, 0-3, 1-3 with 7 of 9 words, and 2-3 with 6 of 10.
  ASSERT_EQ(run->similar->count(), 6U);
  const auto of_one =
      value_of(summarise_verdicts(*run, view_of(corpus, {judged(*corpus, 0, 2, Verdict::different)}), {}));
  EXPECT_EQ(of_one->strata[15].accepted, 4U);
  EXPECT_EQ(of_one->strata[15].of_accepted, (VerdictCounts{0, 0, 2, 0}));
  EXPECT_DOUBLE_EQ(of_one->strata[15].variance(), 0.5) << "one verdict, half of the pairs not yet judged";
  EXPECT_EQ(of_one->counts, (VerdictCounts{0, 0, 1, 0}));
  const auto of_all = value_of(summarise_verdicts(
      *run, view_of(corpus, {judged(*corpus, 0, 2, Verdict::different), judged(*corpus, 1, 3, Verdict::near)}), {}));
  EXPECT_DOUBLE_EQ(of_all->precision->share, 0.5);
  EXPECT_EQ(of_all->strata[15].limits().low, 0.5) << "every pair was judged";
  EXPECT_EQ(of_all->strata[15].limits().high, 0.5);
  EXPECT_EQ(of_all->precision->limits.low, 0.5);
  EXPECT_EQ(of_all->precision->limits.high, 0.5);
}

TEST(JudgedSummary, counts_identical_pairs_separately) {
  const auto corpus = families();
  const auto run = run_of(corpus);
  const auto is_identical = [&](const SimilarPair& pair) { return (*corpus)[pair.a].text == (*corpus)[pair.b].text; };
  std::vector<JudgedPair> pairs, identical;
  for (const SimilarPair& pair : run->similar->first(run->similar->count()))
    if (is_identical(pair))
      identical.push_back(judged(*corpus, pair.a, pair.b, Verdict::same));
    else
      pairs.push_back(judged(*corpus, pair.a, pair.b, Verdict::different));
  const auto of_different = value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}));
  ASSERT_TRUE(of_different->precision);
  EXPECT_EQ(of_different->precision->share, 0);
  EXPECT_EQ(of_different->precision->identical, 30U);
  EXPECT_EQ(of_different->precision->covered + 30, of_different->precision->accepted);
  pairs.insert(pairs.end(), identical.begin(), identical.end());
  const auto of_all = value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}));
  EXPECT_EQ(of_all->precision->identical, 0U);
  EXPECT_EQ(of_all->precision->covered, of_all->precision->accepted);
  EXPECT_DOUBLE_EQ(of_all->precision->share, 30 / static_cast<double>(of_all->precision->accepted));
}

TEST(JudgedSummary, one_judged_stratum_has_wilson_limits_for_a_finite_population) {
  const auto corpus = families();
  const auto run = run_of(corpus);
  std::vector<JudgedPair> pairs;
  for (const SimilarPair& pair : pairs_of_texts(*run, *corpus, 16))
    if (pairs.size() < 14) pairs.push_back(judged(*corpus, pair.a, pair.b, Verdict::near));
  pairs.front().verdict = Verdict::different;
  const VerdictView view = view_of(corpus, pairs);
  const auto summary = value_of(summarise_verdicts(*run, view, {}));
  const VerdictCounts counts = counted(*run, *corpus, view, 16);
  const auto accepted = static_cast<double>(summary->strata[16].accepted),
             decided = static_cast<double>(counts.decided());
  ASSERT_GT(decided / accepted, 0.05) << "else the correction is too small to be seen";
  ASSERT_LT(decided / accepted, 0.9);
  double squares = 0;  // of the numbers of document pairs per verdict
  for (const JudgedPair& pair : pairs) squares += std::pow(pairs_with(*corpus, pair), 2);
  const Interval expected = wilson(*counts.share(), decided * decided / squares / (1 - decided / accepted));
  for (const Interval& limits : {summary->precision->limits, summary->strata[16].limits()}) {
    EXPECT_NEAR(limits.low, expected.low, 1e-6);
    EXPECT_NEAR(limits.high, expected.high, 1e-6);
  }
}

TEST(JudgedSummary, limits_hold_for_unevenly_judged_strata) {
  // With ten verdicts per stratum few counts are possible, so some limits hold for 94 of 100 draws; three standard
  // errors of 4,000 draws are one more.
  for (const auto& [name, design] : test::judged_designs())
    EXPECT_GE(test::judged_limits_held(design, 4'000, 7).inside, 3'720) << name;
}

/// The accepted pairs of each stratum in the order of their lots; identical pairs are the last stratum.
std::map<std::size_t, std::vector<SimilarPair>> in_random_order(const RunResult& run) {
  std::map<std::size_t, std::vector<SimilarPair>> strata;
  for (const SimilarPair& pair : run.similar->first(run.similar->count())) {
    const bool identical = (*run.corpus)[pair.a].text == (*run.corpus)[pair.b].text;
    strata[identical ? JudgedSummary::kIdentical : static_cast<std::size_t>(pair.jaccard * 20 + 1e-9)].push_back(pair);
  }
  for (auto& [stratum, pairs] : strata)
    std::ranges::sort(pairs, {}, [](const SimilarPair& pair) { return lot_of(pair.a, pair.b); });
  return strata;
}

TEST(JudgedSummary, limits_hold_if_each_stratum_was_judged_in_random_order) {
  const auto corpus = families();
  const auto run = run_of(corpus);
  const auto strata = in_random_order(*run);
  ASSERT_GT(strata.size(), 3U);
  std::vector<JudgedPair> pairs_judged;
  for (const auto& [stratum, pairs] : strata)
    for (std::size_t i = 0; i < std::min<std::size_t>(2 + stratum % 3, pairs.size()); ++i) {
      pairs_judged.push_back(judged(*corpus, pairs[i].a, pairs[i].b, Verdict::near));
      const auto summary = value_of(summarise_verdicts(*run, view_of(corpus, pairs_judged), {}));
      EXPECT_TRUE(summary->is_random) << stratum << ' ' << i;
      EXPECT_EQ(summary->left_out, 0U) << stratum << ' ' << i;
      EXPECT_GT(summary->strata[stratum].counted.decided(), i);
    }
}

/// 400 pairs of texts that share 19 of 21 words, and 40 that share 17 of 23; no other two texts share any.
std::vector<std::string> pair_texts() {
  std::vector<std::string> texts;
  for (int pair = 0; pair < 440; ++pair)
    for (int side = 0; side < 2; ++side) {
      std::string text;
      for (int word = 0; word < 20; ++word)
        text += "p" + std::to_string(pair) + "w" +
                std::to_string(word + (word < (pair < 400 ? 1 : 3) ? 100 * side : 0)) + " ";
      texts.push_back(text);
    }
  return texts;
}

/// Judges the first pairs of a stratum by lot, and further ones at places of the random order.
std::vector<JudgedPair> judged_at(const RunResult& run, std::size_t stratum, std::size_t first,
                                  const std::vector<std::size_t>& further = {}, Verdict verdict = Verdict::different) {
  const auto pairs = in_random_order(run).at(stratum);
  std::vector<JudgedPair> all;
  for (std::size_t i = 0; i < first; ++i) all.push_back(judged(*run.corpus, pairs[i].a, pairs[i].b, Verdict::near));
  for (const std::size_t i : further) all.push_back(judged(*run.corpus, pairs[i].a, pairs[i].b, verdict));
  return all;
}

std::vector<JudgedPair> operator+(std::vector<JudgedPair> all, const std::vector<JudgedPair>& more) {
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

class JudgedAtRandom : public testing::Test {
 protected:
  static constexpr std::size_t kMany = 18, kFew = 14;  // strata of 0.05
  std::shared_ptr<const Corpus> corpus = corpus_of(pair_texts());
  std::shared_ptr<const RunResult> run = run_of(corpus, VerifyBy::exact, 1);

  JudgedSummary summary(const std::vector<JudgedPair>& pairs) const {
    return *value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}));
  }
};

TEST_F(JudgedAtRandom, verdicts_on_other_pairs_are_left_out) {
  ASSERT_EQ(in_random_order(*run).at(kMany).size(), 400U);
  const auto of_all = summary(judged_at(*run, kMany, 30, {100, 200, 399}));
  EXPECT_TRUE(of_all.is_random);
  EXPECT_EQ(of_all.left_out, 3U);
  EXPECT_EQ(of_all.strata[kMany].of_accepted, (VerdictCounts{0, 30, 3, 0}));
  EXPECT_EQ(of_all.strata[kMany].counted, (VerdictCounts{0, 30, 0, 0}));
  EXPECT_EQ(of_all.precision->share, 1);
  EXPECT_NEAR(of_all.strata[kMany].limits().low, wilson(1, 30 / (1 - 30.0 / 400)).low, 1e-6);
  EXPECT_EQ(limits_sentence(of_all),
            "the limits hold: in each stratum the pairs that count are the first in random "
            "order; precision leaves out 3 other judged pairs");
  const auto unsure = summary(judged_at(*run, kMany, 30, {5, 30, 399}, Verdict::unsure));
  EXPECT_EQ(unsure.left_out, 0U) << "an unsure verdict decides nothing";
  EXPECT_EQ(unsure.strata[kMany].counted.decided(), 29U);
}

TEST_F(JudgedAtRandom, strata_without_a_random_pair_are_not_covered) {
  const auto of_one = summary(judged_at(*run, kMany, 30) + judged_at(*run, kFew, 0, {30, 31}));
  EXPECT_TRUE(of_one.is_random);
  EXPECT_EQ(of_one.left_out, 2U);
  EXPECT_EQ(of_one.precision->covered, 400U);
  EXPECT_EQ(of_one.strata[kFew].counted, VerdictCounts());
  EXPECT_EQ(limits_sentence(of_one),
            "the limits hold: in each stratum the pairs that count are the first in random order; precision leaves out "
            "2 other judged pairs and the stratum with no pair drawn at random");
  const auto of_none = summary(judged_at(*run, kMany, 0, {1, 2, 3}) + judged_at(*run, kFew, 0, {30, 31}));
  EXPECT_FALSE(of_none.is_random);
  EXPECT_EQ(of_none.left_out, 0U);
  EXPECT_EQ(of_none.precision->covered, 440U);
  EXPECT_EQ(limits_sentence(of_none), "the limits do not hold: the judged pairs were not drawn at random");
}

TEST_F(JudgedAtRandom, places_that_other_verdicts_may_fill_by_chance_are_left_out) {
  const auto counted = [&](std::size_t first, const std::vector<std::size_t>& further) {
    return summary(judged_at(*run, kFew, first, further)).strata[kFew].counted.decided();
  };
  std::vector<std::size_t> last(20);
  std::iota(last.begin(), last.end(), 20U);
  EXPECT_EQ(counted(3, {}), 3U);
  // Hypergeometric: if two of the 40 were drawn, 28 others of the 38 fill the next eight places with a chance of 0.064;
  // if one was, 29 of 39 fill nine with 0.047.
  EXPECT_EQ(counted(10, last), 2U);
  EXPECT_FALSE(summary(judged_at(*run, kFew, 3, last)).is_random) << "23/40 * 22/39 * 21/38 = 0.18";
  EXPECT_EQ(counted(20, last), 40U) << "every pair is judged";
  EXPECT_TRUE(summary(judged_at(*run, kFew, 1, {30})).is_random) << "2/40";
  EXPECT_FALSE(summary(judged_at(*run, kFew, 1, {30}) + judged_at(*run, kMany, 0, {5})).is_random)
      << "in one of two strata by chance";
}

using Truth = std::function<Verdict(const Corpus&, const SimilarPair&)>;
using RandomOrder = std::map<std::size_t, std::vector<SimilarPair>>;
using Choice = std::function<std::vector<SimilarPair>(const Corpus&, const RandomOrder&)>;

constexpr int kDraws = 100;

/// How often limits that are said to hold do so, if the chosen pairs of a run are judged. Documents in another order
/// have other random numbers.
test::Coverage judged_limits(std::vector<std::string> texts, const Truth& truth, const Choice& choice) {
  std::mt19937 random(5);
  test::Coverage held;
  for (int draw = 0; draw < kDraws; ++draw) {
    std::ranges::shuffle(texts, random);
    const auto corpus = corpus_of(texts);
    const auto run = run_of(corpus, VerifyBy::exact, 1);
    const RandomOrder strata = in_random_order(*run);
    std::vector<JudgedPair> pairs;
    for (const SimilarPair& pair : choice(*corpus, strata))
      pairs.push_back(judged(*corpus, pair.a, pair.b, truth(*corpus, pair)));
    const auto summary = value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}));
    if (!summary->is_random) continue;
    double similar = 0, all = 0;
    for (const auto& [stratum, listed] : strata) {
      if (summary->strata[stratum].counted.decided() == 0) continue;
      all += static_cast<double>(listed.size());
      for (const SimilarPair& pair : listed) similar += is_similar(truth(*corpus, pair));
    }
    EXPECT_EQ(summary->precision->covered, static_cast<std::uint64_t>(all));
    held.add(summary->precision->limits.contains(similar / all));
  }
  return held;
}

/// 95 of 100, less three standard errors.
double least_held(const test::Coverage& of) {
  return 0.95 * of.all - 3 * std::sqrt(0.95 * 0.05 * of.all);
}

/// 400 pairs of texts in five strata from 0.65 on, at 51 similarities.
std::vector<std::string> graded_texts() {
  std::vector<std::string> texts;
  for (int pair = 0; pair < 400; ++pair)
    for (int side = 0; side < 2; ++side) {
      std::string text;
      for (int word = 0; word < 20 + pair % 17; ++word)
        text += "p" + std::to_string(pair) + "w" + std::to_string(word + (word < 2 + pair % 3 ? 100 * side : 0)) + " ";
      texts.push_back(text);
    }
  return texts;
}

TEST(JudgedSummary, limits_cover_the_precision_if_borderline_pairs_are_judged_beside_random_ones) {
  // The least similar pairs are chosen for their similarity, on which the verdicts depend: only the others may be
  // similar.
  const Truth truth = [](const Corpus& corpus, const SimilarPair& pair) {
    const auto texts = std::minmax(corpus[pair.a].text, corpus[pair.b].text);
    return pair.jaccard < 0.69 || text_digest(texts.first).low % 4 == 0 ? Verdict::different : Verdict::same;
  };
  const auto judging = [&](std::size_t first, std::size_t borderline) {
    return judged_limits(graded_texts(), truth, [&](const Corpus&, const RandomOrder& strata) {
      std::vector<SimilarPair> chosen;
      for (const auto& [stratum, pairs] : strata) chosen.insert(chosen.end(), pairs.begin(), pairs.end());
      std::ranges::sort(chosen, {}, &SimilarPair::jaccard);
      chosen.resize(borderline);
      for (const auto& [stratum, pairs] : strata)
        chosen.insert(chosen.end(), pairs.begin(), pairs.begin() + static_cast<std::ptrdiff_t>(first));
      return chosen;
    });
  };
  for (const auto& [first, borderline] : {std::pair(6U, 0U), {6U, 30U}, {12U, 60U}}) {
    const test::Coverage held = judging(first, borderline);
    EXPECT_EQ(held.all, kDraws) << first << " and " << borderline;
    EXPECT_GE(held.inside, least_held(held)) << first << " and " << borderline;
  }
  // There are 23 pairs below 0.7.
  EXPECT_LE(judging(0, 15).all, kDraws / 10) << "borderline pairs alone are hardly ever taken for a random sample";
}

TEST(JudgedSummary, limits_cover_the_precision_if_similar_texts_have_more_copies) {
  // A drawn pair is judged once; its copies share the verdict. 300 pairs of texts are different, one of each text; 20
  // are the same, with four copies of each text, which makes 320 pairs of documents.
  auto texts = pair_texts();
  texts.resize(640);
  for (int copy = 0; copy < 3; ++copy) texts.insert(texts.end(), texts.begin() + 600, texts.begin() + 640);
  const std::set<std::string> copied(texts.begin() + 640, texts.end());
  const Truth truth = [&](const Corpus& corpus, const SimilarPair& pair) {
    return copied.contains(std::string(corpus[pair.a].text)) ? Verdict::same : Verdict::different;
  };
  const auto held = judged_limits(texts, truth, [](const Corpus& corpus, const RandomOrder& strata) {
    std::set<std::pair<std::string, std::string>> seen;
    std::vector<SimilarPair> chosen;
    for (const SimilarPair& pair : strata.at(18)) {
      const auto both = std::minmax(corpus[pair.a].text, corpus[pair.b].text);
      if (chosen.size() < 25 && seen.insert(std::pair<std::string, std::string>(both)).second) chosen.push_back(pair);
    }
    return chosen;
  });
  EXPECT_EQ(held.all, kDraws);
  EXPECT_GE(held.inside, least_held(held));
}

TEST(JudgedSummary, lists_as_many_pairs_of_a_verdict_as_the_filter_finds) {
  const auto corpus = families();
  const auto run = run_of(corpus);
  const auto pairs = run->similar->first(run->similar->count());
  std::vector<JudgedPair> some;
  for (std::size_t i = 0; i < pairs.size(); i += 3)
    some.push_back(judged(*corpus, pairs[i].a, pairs[i].b, kVerdicts[i % 4]));
  const VerdictView view = view_of(corpus, some);
  const VerdictCounts listed = value_of(summarise_verdicts(*run, view, {}))->accepted;
  const auto passing = [&](const char* filter) {
    return value_of(filter_pairs(*PairFilter::parse(filter), *run, pairs, {}, view)).size();
  };
  EXPECT_GT(listed.all(), view.verdicts->size()) << "copies share a verdict";
  EXPECT_EQ(listed.same, passing("verdict:same"));
  EXPECT_EQ(listed.near, passing("verdict:near"));
  EXPECT_EQ(listed.different, passing("verdict:different"));
  EXPECT_EQ(listed.unsure, passing("verdict:unsure"));
  EXPECT_EQ(listed.all(), passing("verdict:any"));
}

TEST(JudgedStratum, uses_all_verdicts_if_no_accepted_pair_counts) {
  JudgedStratum stratum;
  stratum.of_all = {5, 0, 5, 0};
  EXPECT_EQ(stratum.shown().share(), 0.5);
  EXPECT_NEAR(stratum.limits().low, wilson(0.5, 10).low, 1e-6);
  stratum.accepted = 1'000;
  stratum.of_accepted = {2, 0, 1, 0};
  EXPECT_EQ(stratum.shown().share(), std::nullopt) << "verdicts on accepted pairs that are left out";
  stratum.of_accepted = {5, 0, 5, 0};
  stratum.counted = {4, 0, 0, 0};
  stratum.squares = 4;
  EXPECT_EQ(stratum.shown().share(), 1);
  EXPECT_NEAR(stratum.limits().low, wilson(1, 4 / (1 - 0.004)).low, 1e-6);
}

TEST(ScoreJudged, applies_the_verdicts_to_another_recipe_and_sample) {
  const auto corpus = families();
  std::vector<JudgedPair> pairs;
  for (std::size_t i = 0; i + 1 < corpus->size(); i += 5) pairs.push_back(judged(*corpus, i, i + 1, Verdict::near));
  const VerdictView view = view_of(corpus, pairs);
  SampleOptions sample;
  sample.size = 100;
  const auto sampled = std::make_shared<const Corpus>(corpus->sample(sample));
  const auto run = run_of(sampled, VerifyBy::exact, 3);
  const auto scores = value_of(score_judged(*run, view_of(sampled, pairs), {}));
  std::size_t both = 0;
  const auto digests = value_of(digest_texts(*sampled, {}));
  for (const JudgedPair& pair : view.verdicts->pairs())
    both += pair.a.text != pair.b.text && std::ranges::count(*digests, pair.a.text) > 0 &&
            std::ranges::count(*digests, pair.b.text) > 0;
  EXPECT_GT(both, 3U);
  EXPECT_GE(scores.size(), both);
  for (const JudgedScore& score : scores) {
    const JudgedPair* said = view.verdicts->find((*digests)[score.a], (*digests)[score.b]);
    ASSERT_TRUE(said);
    EXPECT_EQ(said->verdict, score.verdict);
  }
}

TEST(SweepAgainstVerdicts, gives_every_point_its_recall_and_precision) {
  const auto corpus = families();
  std::vector<JudgedPair> pairs;
  std::mt19937 random(2);
  for (int i = 0; i < 60; ++i) {
    const std::size_t a = random() % corpus->size(), b = a / 7 * 7 + random() % 7;
    if (a != b && b < corpus->size()) pairs.push_back(judged(*corpus, a, b, kVerdicts[random() % 4]));
  }
  const VerdictView view = view_of(corpus, pairs);
  for (const char* vary : {"shingles.k=1,2,4", "lsh=20x5,10x10,32x4", "verify.threshold=0.5,0.9"}) {
    SweepPlan plan;
    plan.base.verify.threshold = 0.6;
    plan.axes = {*parse_axis(vary)};
    plan.verdicts = verdicts_digest(*view.verdicts);
    const auto points = value_of(points_of(plan, corpus->size())).points;
    std::vector<SweepRow> rows;
    ASSERT_TRUE(run_sweep(
        corpus, plan, {}, {},
        [&](const SweepRow& row) {
          rows.push_back(row);
          return Result<void>();
        },
        [](const std::string&) { return Result<void>(); }, {}, view.verdicts));
    ASSERT_EQ(rows.size(), points.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      // An independent count over the list of accepted pairs.
      const auto run = value_of(Engine(corpus).run(points[i].recipe, {}));
      Verdicts accepted;
      for (const SimilarPair& pair : run->similar->first(run->similar->count()))
        accepted.put(judged(*corpus, pair.a, pair.b, Verdict::same));
      Confusion expected;
      for (const JudgedPair& said : view.verdicts->pairs()) {
        const bool found = accepted.find(said.a.text, said.b.text) != nullptr;
        expected.true_positives += found && is_similar(said.verdict);
        expected.false_negatives += !found && is_similar(said.verdict);
        expected.false_positives += found && said.verdict == Verdict::different;
      }
      ASSERT_TRUE(rows[i].against_verdicts);
      EXPECT_EQ(*rows[i].against_verdicts, expected) << vary << " point " << i;
    }
  }
}

}  // namespace
}  // namespace lookalike
