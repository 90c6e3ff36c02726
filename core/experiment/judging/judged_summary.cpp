#include "core/experiment/judging/judged_summary.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/query/explain/pair_explanation.h"
#include "core/query/filter/pair_filter.h"
#include "core/query/groups/similar_links.h"
#include "core/similarity/jaccard.h"

namespace lookalike {
namespace {

constexpr std::size_t kNames = std::size(kVerdicts);

/// Shares of the pairs by verdict: of judge a, of judge b, and of both.
struct Shares {
  std::array<double, kNames> a{}, b{};
  std::array<std::array<double, kNames>, kNames> both{};
  double observed = 0, expected = 0;  // shares of agreement

  explicit Shares(const Agreement& agreement) {
    const auto all = static_cast<double>(agreement.both());
    for (std::size_t i = 0; i < kNames; ++i)
      for (std::size_t j = 0; j < kNames; ++j) {
        both[i][j] = static_cast<double>(agreement.pairs[i][j]) / all;
        a[i] += both[i][j];
        b[j] += both[i][j];
      }
    for (std::size_t i = 0; i < kNames; ++i) observed += both[i][i];
    expected = std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
  }
};

bool take_part(const RunResult& run, DocumentIndex a, DocumentIndex b) {
  return run.groups->takes_part(a) && run.groups->takes_part(b);
}

void count_accepted(const RunResult& run, JudgedSummary& summary, const Progress& progress) {
  const DuplicateGroups& groups = *run.groups;
  for_each_link(run, progress, [&](const SimilarityLink& link) {
    summary.strata[judged_stratum(link.similarity)].accepted += groups.group_size(link.a) * groups.group_size(link.b);
  });
  for (const DocumentIndex group : groups.representatives())
    summary.strata[JudgedSummary::kIdentical].accepted += groups.group_size(group) * (groups.group_size(group) - 1) / 2;
}

/// The decided accepted pairs of a stratum, by random number.
struct Draws {
  std::vector<std::pair<std::uint64_t, const JudgedPair*>> decided;
  std::uint64_t unjudged = ~std::uint64_t{0};  // the lowest number of a pair without a verdict

  /// Decided pairs before the first one without a verdict.
  std::size_t prefix() const {
    const auto end = std::ranges::lower_bound(decided, unjudged, {}, [](const auto& pair) { return pair.first; });
    return static_cast<std::size_t>(end - decided.begin());
  }

  /// Pairs with the verdicts of the first `count`: copies share them.
  std::size_t sharing(std::size_t count) const {
    std::set<const JudgedPair*> verdicts;
    for (std::size_t i = 0; i < count; ++i) verdicts.insert(decided[i].second);
    return static_cast<std::size_t>(
        std::ranges::count_if(decided, [&](const auto& pair) { return verdicts.contains(pair.second); }));
  }

  /// The lower limit of the number that was judged in random order, if the others were chosen in other ways: of a
  /// stratum of `pairs`, they may fill the last places of the prefix with a probability of at most `error`.
  std::size_t drawn(std::uint64_t pairs, double error) const {
    std::size_t count = prefix();
    if (count == pairs) return count;
    const std::size_t judged = count + decided.size() - sharing(count);
    for (double chance = 1; count > 0; --count) {
      chance *= static_cast<double>(judged - count + 1) / static_cast<double>(pairs - count + 1);
      if (chance <= error) break;
    }
    return count;
  }
};

using StrataDraws = std::array<Draws, kJudgedStrata + 1>;

StrataDraws draws_of(const RunResult& run, const VerdictView& view, const JudgedSummary& summary,
                     const Progress& progress) {
  std::vector<bool> concerned(run.corpus->size());
  for (const auto& [text, documents] : places_of(*view.verdicts, *view.digests))
    for (const DocumentIndex document : documents) concerned[document] = true;
  StrataDraws strata;
  const auto add = [&](std::size_t stratum, DocumentIndex a, DocumentIndex b) {
    const JudgedPair* judged = concerned[a] && concerned[b] ? view.of(*run.corpus, a, b) : nullptr;
    const std::uint64_t lot = lot_of(std::min(a, b), std::max(a, b));
    if (!judged)
      strata[stratum].unjudged = std::min(strata[stratum].unjudged, lot);
    else if (is_decided(judged->verdict))
      strata[stratum].decided.emplace_back(lot, judged);
  };
  const auto is_listed = [&](std::size_t stratum) { return summary.strata[stratum].accepted <= kMostDrawn; };
  for_each_link(run, progress, [&](const SimilarityLink& link) {
    const std::size_t stratum = judged_stratum(link.similarity);
    if (!is_listed(stratum)) return;
    for (const DocumentIndex a : run.groups->members(link.a))
      for (const DocumentIndex b : run.groups->members(link.b)) add(stratum, a, b);
  });
  for (const DocumentIndex group : run.groups->representatives()) {
    const auto members = run.groups->members(group);
    for (std::size_t b = 1; b < members.size() && is_listed(JudgedSummary::kIdentical); ++b)
      for (std::size_t a = 0; a < b; ++a) add(JudgedSummary::kIdentical, members[a], members[b]);
  }
  for (Draws& draws : strata) std::ranges::sort(draws.decided);
  return strata;
}

/// Leaves out the verdicts not drawn at random, unless there are no others.
void count_drawn(const RunResult& run, const VerdictView& view, JudgedSummary& summary, const Progress& progress) {
  const StrataDraws all = draws_of(run, view, summary, progress);
  JudgedSummary drawn = summary;
  bool trims = false;
  double error = 0.05;  // of all strata with verdicts; by Bonferroni, each has its part
  error /= std::max<double>(1, std::ranges::count_if(all, [](const Draws& draws) { return !draws.decided.empty(); }));
  for (std::size_t i = 0; i < all.size(); ++i)
    trims |= all[i].sharing(all[i].prefix()) < summary.strata[i].of_accepted.decided();
  for (std::size_t i = 0; i < all.size(); ++i) {
    JudgedStratum& stratum = drawn.strata[i];
    const std::uint64_t listed = stratum.accepted - stratum.of_accepted.unsure;
    const std::size_t count = trims ? all[i].drawn(listed, error) : all[i].prefix();
    stratum.counted = {};
    for (std::size_t at = 0; at < count; ++at) stratum.counted.add(all[i].decided[at].second->verdict);
    stratum.squares = static_cast<double>(count);
    drawn.left_out += stratum.of_accepted.decided() - all[i].sharing(count);
    drawn.is_random |= count > 0;
  }
  if (drawn.is_random) summary = std::move(drawn);
}

double similarity_in(const RunResult& run, const JudgedScore& pair) {
  if (run.recipe.verify.by == VerifyBy::exact) return pair.jaccard;
  const auto a = (*run.signatures)[pair.a], b = (*run.signatures)[pair.b];
  return static_cast<double>(agreement(a, b)) / static_cast<double>(a.size());
}

std::size_t stratum_of(const RunResult& run, const JudgedScore& pair, double similarity) {
  const bool identical = run.groups->representative(pair.a) == run.groups->representative(pair.b);
  return identical ? JudgedSummary::kIdentical : judged_stratum(similarity);
}

void count_judged(const RunResult& run, const std::vector<JudgedScore>& judged, JudgedSummary& summary) {
  for (const JudgedScore& pair : judged) {
    summary.counts.add(pair.verdict);
    summary.strata[stratum_of(run, pair, pair.jaccard)].of_all.add(pair.verdict);
    const bool accepted = accepts(run, run.recipe, pair);
    if (!accepted) continue;
    ++summary.found;
    summary.accepted.add(pair.verdict, pair.pairs);
    JudgedStratum& stratum = summary.strata[stratum_of(run, pair, similarity_in(run, pair))];
    stratum.of_accepted.add(pair.verdict, pair.pairs);
    if (!is_decided(pair.verdict)) continue;
    stratum.counted.add(pair.verdict, pair.pairs);
    stratum.squares += std::pow(static_cast<double>(pair.pairs), 2);
  }
}

/// Wilson's for the number of trials with this variance, in units of share * (1 - share).
Interval limits_of(double share, double variance) {
  if (variance == 0) return {share, share};
  return wilson_interval(share / variance, 1 / variance);
}

}  // namespace

std::uint64_t Agreement::both() const {
  std::uint64_t sum = 0;
  for (const auto& row : pairs) sum = std::accumulate(row.begin(), row.end(), sum);
  return sum;
}

std::uint64_t Agreement::agreed() const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < kNames; ++i) sum += pairs[i][i];
  return sum;
}

std::optional<double> Agreement::kappa() const {
  for (std::size_t i = 0; i < kNames; ++i)
    if (pairs[i][i] == both()) return {};
  const Shares shares(*this);
  return (shares.observed - shares.expected) / (1 - shares.expected);
}

Interval Agreement::limits() const {
  const Shares shares(*this);
  const double agreed = shares.observed, missing = 1 - shares.expected;
  double sum = 0;
  for (std::size_t i = 0; i < kNames; ++i)
    for (std::size_t j = 0; j < kNames; ++j) {
      const double margins = (shares.b[i] + shares.a[j]) * (1 - agreed);
      sum += shares.both[i][j] * std::pow(i == j ? missing - margins : margins, 2);
    }
  sum -= std::pow(agreed * shares.expected - 2 * shares.expected + agreed, 2);
  const double reach = kNormal95 * std::sqrt(std::max(0.0, sum) / static_cast<double>(both())) / std::pow(missing, 2);
  return {std::max(-1.0, *kappa() - reach), std::min(1.0, *kappa() + reach)};
}

std::string to_string(const Agreement& agreement) {
  std::string text = agreement.judge_a + " and " + agreement.judge_b + ": " + counted(agreement.both(), "pair") +
                     " judged by both, " + grouped(agreement.agreed()) + " alike";
  const auto kappa = agreement.kappa();
  if (!kappa) return text;
  text += ", Cohen's kappa " + decimal(*kappa, 2);
  const auto [low, high] = agreement.limits();
  if (agreement.agreed() < agreement.both() && low < high)
    text += " (95 % limits " + decimal(low, 2) + " to " + decimal(high, 2) + ")";
  return agreement.is_few() ? text + "; few pairs, so this is rough" : text;
}

std::vector<Agreement> agreements(const Verdicts& verdicts) {
  std::map<std::pair<std::string, std::string>, Agreement> by_judges;
  for (const JudgedPair& pair : verdicts.pairs()) {
    auto all = pair.others;
    all.push_back({pair.judge, pair.verdict, {}});
    std::ranges::sort(all, {}, &OtherVerdict::judge);
    for (auto a = all.begin(); a != all.end(); ++a)
      for (auto b = std::next(a); b != all.end(); ++b)
        ++by_judges[{a->judge, b->judge}]
              .pairs[static_cast<std::size_t>(a->verdict)][static_cast<std::size_t>(b->verdict)];
  }
  std::vector<Agreement> found;
  for (auto& [judges, agreement] : by_judges) {
    std::tie(agreement.judge_a, agreement.judge_b) = judges;
    found.push_back(std::move(agreement));
  }
  return found;
}

Result<std::vector<JudgedScore>> score_judged(const RunResult& run, const VerdictView& view, const Progress& progress) {
  ShingleReader reader_a(*run.shingles), reader_b(*run.shingles);
  std::vector<JudgedScore> scores;
  for (const LocatedPair& pair : locate(*view.verdicts, *view.digests, *run.corpus)) {
    if (progress.cancelled()) return cancelled();
    JudgedScore& score = scores.emplace_back(pair.a, pair.b, view.verdicts->pairs()[pair.number].verdict);
    score.pairs = pair.pairs;
    if (!take_part(run, pair.a, pair.b)) continue;
    const auto set_a = reader_a.read(pair.a), set_b = reader_b.read(pair.b);
    score.jaccard = jaccard(set_a, set_b, run.recipe.shingles.keep_empty ? 1 : 0);
  }
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  return scores;
}

bool accepts(const RunResult& run, const Recipe& recipe, const JudgedScore& pair) {
  return take_part(run, pair.a, pair.b) && outcome_of(*run.signatures, recipe, pair.a, pair.b, pair.jaccard).accepted;
}

Confusion against_verdicts(const RunResult& run, const Recipe& recipe, const std::vector<JudgedScore>& judged) {
  Confusion counts;
  for (const JudgedScore& pair : judged) {
    if (!is_decided(pair.verdict)) continue;
    const bool accepted = accepts(run, recipe, pair);
    if (is_similar(pair.verdict))
      ++(accepted ? counts.true_positives : counts.false_negatives);
    else if (accepted)
      ++counts.false_positives;
  }
  return counts;
}

Result<std::shared_ptr<const std::vector<JudgedScore>>> JudgedReference::of(const RunResult& run,
                                                                            const Progress& progress) {
  if (!any()) return nullptr;
  if (shingles_ == run.shingles && view_.corpus == run.corpus) return scores_;
  auto view = view_of(view_, run.corpus, progress.part(0, 0.7, "evaluate"));
  if (!view) return tl::unexpected(view.error());
  view_ = std::move(*view);
  auto scores = score_judged(run, view_, progress.part(0.7, 1, "evaluate"));
  if (!scores) return tl::unexpected(scores.error());
  shingles_ = run.shingles;
  scores_ = std::make_shared<const std::vector<JudgedScore>>(std::move(*scores));
  return scores_;
}

void VerdictCounts::add(Verdict verdict, std::uint64_t pairs) {
  std::uint64_t* const counts[] = {&same, &near, &different, &unsure};
  *counts[static_cast<std::size_t>(verdict)] += pairs;
}

std::string limits_text(const Interval& limits) {
  return percent(limits.low) + " to " + percent(limits.high);
}

std::string JudgedStratum::name() const {
  return from == 1 ? "identical" : decimal(from, 2) + " to " + decimal(to, 2);
}

double JudgedStratum::trials() const {
  return std::pow(static_cast<double>(counted.decided()), 2) / squares;
}

double JudgedStratum::variance() const {
  const double left = 1 - static_cast<double>(counted.decided()) / static_cast<double>(accepted);
  return std::max(0.0, left) / trials();
}

Interval JudgedStratum::limits() const {
  const auto share = counted.share();
  return share ? limits_of(*share, variance()) : shown().limits();
}

std::optional<JudgedSummary::Precision> precision_of(std::span<const JudgedStratum> strata,
                                                     const JudgedStratum& identical) {
  JudgedSummary::Precision precision;
  double similar = 0, likely = 0, variance = 0;  // likely: similar by the shares with the prior
  for (const JudgedStratum& stratum : strata) {
    const auto weight = static_cast<double>(stratum.accepted);
    precision.accepted += stratum.accepted;
    if (stratum.counted.decided() == 0) continue;
    const double share = *stratum.counted.share(), trials = stratum.trials();
    const double with_prior = (share * trials + 0.5) / (trials + 1);
    precision.covered += stratum.accepted;
    similar += weight * share;
    likely += weight * with_prior;
    variance += weight * weight * stratum.variance() * with_prior * (1 - with_prior);
  }
  if (precision.covered == 0) return {};
  if (identical.counted.decided() == 0) precision.identical = identical.accepted;
  const auto covered = static_cast<double>(precision.covered);
  precision.share = std::min(1.0, similar / covered);
  precision.limits = limits_of(precision.share, variance / (likely * (covered - likely)));
  return precision;
}

std::string covered_text(const JudgedSummary::Precision& precision) {
  const auto& [share, limits, covered, accepted, identical] = precision;
  std::string text = grouped(covered) + " of " + counted(accepted, "similar pair");
  const std::uint64_t others = accepted - covered - identical;
  if (others > 0) text += ", not the " + grouped(others) + " at similarities without a verdict that counts";
  if (identical > 0) text += (others > 0 ? " or the " : ", not the ") + counted(identical, "identical one");
  return text;
}

std::string counting_sentence(const JudgedSummary& summary) {
  const std::uint64_t judged = summary.counts.all(), copied = summary.accepted.all();
  if (judged == copied && judged == summary.found) return {};
  const std::string sentence = "The run found " + grouped(summary.found) + " of " + counted(judged, "judged pair");
  if (copied == summary.found) return sentence;
  return sentence + "; copies share verdicts, so the table counts " + counted(copied, "pair") + " of documents";
}

std::string limits_sentence(const JudgedSummary& summary) {
  const auto& [low, high] = summary.precision->limits;
  std::string sentence = low == high ? "every accepted pair of these strata was judged, so the share is exact"
                         : summary.is_random
                             ? "the limits hold: in each stratum the pairs that count are the first in random order"
                             : "the limits do not hold: the judged pairs were not drawn at random";
  if (summary.left_out == 0) return sentence;
  sentence += "; precision leaves out " + counted(summary.left_out, "other judged pair");
  const auto strata = std::ranges::count_if(summary.strata, [](const JudgedStratum& stratum) {
    return stratum.of_accepted.decided() > 0 && stratum.counted.decided() == 0;
  });
  if (strata == 0) return sentence;
  return sentence + " and the " + (strata == 1 ? "stratum" : std::to_string(strata) + " strata") +
         " with no pair drawn at random";
}

std::optional<double> VerdictCounts::share() const {
  if (decided() == 0) return {};
  return static_cast<double>(similar()) / static_cast<double>(decided());
}

Result<std::shared_ptr<const JudgedSummary>> summarise_verdicts(const RunResult& run, const VerdictView& view,
                                                                const Progress& progress) {
  auto judged = score_judged(run, view, progress);
  if (!judged) return tl::unexpected(judged.error());
  auto summary = std::make_shared<JudgedSummary>();
  summary->verdicts = view.verdicts->size();
  summary->scores = std::move(*judged);
  summary->absent = summary->verdicts - summary->scores.size();
  summary->agreements = agreements(*view.verdicts);
  for (std::size_t i = 0; i < kJudgedStrata; ++i) {
    summary->strata[i].from = static_cast<double>(i) / static_cast<double>(kJudgedStrata);
    summary->strata[i].to = static_cast<double>(i + 1) / static_cast<double>(kJudgedStrata);
  }
  summary->strata[JudgedSummary::kIdentical].from = summary->strata[JudgedSummary::kIdentical].to = 1;
  count_accepted(run, *summary, progress);
  if (progress.cancelled()) return cancelled();
  count_judged(run, summary->scores, *summary);
  summary->against = against_verdicts(run, run.recipe, summary->scores);
  if (summary->accepted.decided() > 0) count_drawn(run, view, *summary, progress);
  summary->precision = precision_of(summary->strata, summary->strata[JudgedSummary::kIdentical]);
  if (progress.cancelled()) return cancelled();
  return std::shared_ptr<const JudgedSummary>(std::move(summary));
}

}  // namespace lookalike
