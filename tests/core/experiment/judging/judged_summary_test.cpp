#include "core/experiment/judging/judged_summary.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
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
  std::vector<JudgedPair> pairs;
  std::optional<JudgedPair> identical;
  for (const SimilarPair& pair : run->similar->first(run->similar->count()))
    if (is_identical(pair))
      identical = judged(*corpus, pair.a, pair.b, Verdict::same);
    else
      pairs.push_back(judged(*corpus, pair.a, pair.b, Verdict::different));
  const auto of_different = value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}));
  ASSERT_TRUE(of_different->precision);
  EXPECT_EQ(of_different->precision->share, 0);
  EXPECT_EQ(of_different->precision->identical, 30U);
  EXPECT_EQ(of_different->precision->covered + 30, of_different->precision->accepted);
  pairs.push_back(*identical);
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
    if (pairs.size() < 12) pairs.push_back(judged(*corpus, pair.a, pair.b, Verdict::near));
  pairs.front().verdict = Verdict::different;
  const VerdictView view = view_of(corpus, pairs);
  const auto summary = value_of(summarise_verdicts(*run, view, {}));
  const VerdictCounts counts = counted(*run, *corpus, view, 16);
  const auto accepted = static_cast<double>(summary->strata[16].accepted),
             decided = static_cast<double>(counts.decided());
  ASSERT_GT(decided / accepted, 0.1);
  ASSERT_LT(decided / accepted, 0.9);
  double squares = 0;  // of the numbers of document pairs per verdict
  for (const JudgedPair& pair : pairs) squares += std::pow(pairs_with(*corpus, pair), 2);
  const Interval expected = wilson(*counts.share(), decided * decided / squares / (1 - decided / accepted));
  for (const Interval& limits : {summary->precision->limits, summary->strata[16].limits()}) {
    EXPECT_NEAR(limits.low, expected.low, 1e-6);
    EXPECT_NEAR(limits.high, expected.high, 1e-6);
  }
}

TEST(JudgedSummary, limits_cover_the_precision_of_all_pairs_in_95_of_100_samples) {
  // Theory: if this many pairs of each stratum are judged at random, the weighted share is unbiased and its interval
  // covers the true precision in about 95 of 100 draws, whether few or most pairs of a stratum are judged.
  const auto corpus = families();
  const auto run = run_of(corpus);
  const auto is_right = [&](const SimilarPair& pair) {
    const std::size_t a = run->groups->representative(pair.a).value, b = run->groups->representative(pair.b).value;
    return (a * 31 + b * 17) % 10 < 7;
  };
  double right = 0, different = 0;
  for (const SimilarPair& pair : run->similar->first(run->similar->count())) {
    if (run->groups->representative(pair.a) == run->groups->representative(pair.b)) continue;
    right += is_right(pair), ++different;
  }
  std::vector<std::vector<SimilarPair>> by_stratum;
  for (std::size_t i = 0; i < kJudgedStrata; ++i) by_stratum.push_back(pairs_of_texts(*run, *corpus, i));
  std::mt19937 random(11);
  for (const std::size_t most : {8U, 20U}) {
    int held = 0;
    constexpr int kDraws = 200;
    for (int draw = 0; draw < kDraws; ++draw) {
      std::vector<JudgedPair> pairs;
      for (auto stratum : by_stratum) {
        std::ranges::shuffle(stratum, random);
        for (std::size_t i = 0; i < std::min(most, stratum.size()); ++i)
          pairs.push_back(
              judged(*corpus, stratum[i].a, stratum[i].b, is_right(stratum[i]) ? Verdict::same : Verdict::different));
      }
      const auto summary = value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}));
      held += summary->precision->limits.contains(right / different);
    }
    // 95 of 100, less three standard errors of 200 draws.
    EXPECT_GE(held, 0.95 * kDraws - 3 * std::sqrt(0.95 * 0.05 * kDraws)) << most << " of a stratum";
  }
}

TEST(JudgedSummary, limits_hold_for_unevenly_judged_strata) {
  // With ten verdicts per stratum few counts are possible, so some limits hold for 94 of 100 draws; three standard
  // errors of 4,000 draws are one more.
  for (const auto& [name, design] : test::judged_designs())
    EXPECT_GE(test::judged_limits_held(design, 4'000, 7).inside, 3'720) << name;
}

/// The accepted pairs of each stratum in the order of their lots, without pairs of equal texts.
std::map<std::size_t, std::vector<SimilarPair>> drawn(const RunResult& run) {
  std::map<std::size_t, std::vector<SimilarPair>> strata;
  for (const SimilarPair& pair : run.similar->first(run.similar->count()))
    if ((*run.corpus)[pair.a].text != (*run.corpus)[pair.b].text)
      strata[static_cast<std::size_t>(pair.jaccard * 20 + 1e-9)].push_back(pair);
  for (auto& [stratum, pairs] : strata)
    std::ranges::sort(pairs, {}, [](const SimilarPair& pair) { return lot_of(pair.a, pair.b); });
  return strata;
}

TEST(JudgedSummary, limits_hold_if_each_stratum_was_judged_in_the_order_of_its_lots) {
  const auto corpus = families();
  const auto run = run_of(corpus);
  const auto strata = drawn(*run);
  ASSERT_GT(strata.size(), 3U);
  const auto is_random = [&](const std::vector<JudgedPair>& pairs) {
    return value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}))->is_random;
  };
  std::vector<JudgedPair> judged_pairs;
  for (const auto& [stratum, pairs] : strata)
    for (std::size_t i = 0; i < std::min<std::size_t>(2 + stratum % 3, pairs.size()); ++i) {
      judged_pairs.push_back(judged(*corpus, pairs[i].a, pairs[i].b, Verdict::near));
      EXPECT_TRUE(is_random(judged_pairs)) << stratum << ' ' << i;
    }
  const auto& longest = std::ranges::max_element(strata, {}, [](const auto& s) { return s.second.size(); })->second;
  const auto with = [&](const SimilarPair& pair, Verdict verdict) {
    auto more = judged_pairs;
    more.push_back(judged(*corpus, pair.a, pair.b, verdict));
    return more;
  };
  const VerdictView view = view_of(corpus, judged_pairs);
  const auto last = std::ranges::find_if(longest.rbegin(), longest.rend(), [&](const SimilarPair& pair) {
    return view.of(*corpus, pair.a, pair.b) == nullptr;
  });
  ASSERT_GT(longest.rend() - last, 5) << "otherwise it may be the next pair";
  EXPECT_FALSE(is_random(with(*last, Verdict::same))) << "not drawn by lot";
  EXPECT_TRUE(is_random(with(*last, Verdict::unsure))) << "decides nothing";
  EXPECT_FALSE(is_random({judged(*corpus, last->a, last->b, Verdict::same)}));
}

TEST(JudgedSummary, limits_do_not_hold_if_only_some_identical_pairs_are_judged) {
  const auto corpus = corpus_of({"a b c d e f", "a b c d e f", "a  b c d e f"});
  const auto run = run_of(corpus);
  std::vector<JudgedPair> pairs{judged(*corpus, 0, 1, Verdict::same)};
  EXPECT_FALSE(value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}))->is_random);
  pairs.push_back(judged(*corpus, 1, 2, Verdict::same));
  EXPECT_TRUE(value_of(summarise_verdicts(*run, view_of(corpus, pairs), {}))->is_random) << "all of them";
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

TEST(JudgedStratum, uses_all_verdicts_if_no_accepted_pair_is_decided) {
  JudgedStratum stratum;
  stratum.of_all = {5, 0, 5, 0};
  EXPECT_EQ(stratum.shown().share(), 0.5);
  EXPECT_NEAR(stratum.limits().low, wilson(0.5, 10).low, 1e-6);
  stratum.accepted = 1'000;
  stratum.of_accepted = {4, 0, 0, 1};
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
