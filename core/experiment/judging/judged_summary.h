#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/ground_truth/proportion.h"
#include "core/pipeline/engine.h"
#include "core/verdicts/located_verdicts.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// How far two judges agree on the pairs that both have judged.
struct Agreement {
  std::string judge_a, judge_b;                         // in alphabetical order
  std::array<std::array<std::uint64_t, 4>, 4> pairs{};  // by the verdict of a, then of b

  std::uint64_t both() const;
  std::uint64_t agreed() const;
  /// Whether they are too few for the normal approximation of the limits: fewer than 2 k^2 for k = 4 verdicts (D. V.
  /// Cicchetti, "Testing the normal approximation and minimal sample size requirements of weighted kappa when the
  /// number of categories is large", 1981).
  bool is_few() const { return both() < 32; }
  /// Cohen's kappa of the four verdicts (J. Cohen, "A coefficient of agreement for nominal scales", 1960); nullopt if
  /// both judges gave one and the same verdict throughout.
  std::optional<double> kappa() const;
  /// 95 % limits of kappa from its large-sample standard error (J. L. Fleiss, J. Cohen and B. S. Everitt, "Large sample
  /// standard errors of kappa and weighted kappa", 1969), within [-1, 1]; kappa must be
  /// defined. A single value where the formula gives no error, as for judges who agree on every pair.
  Interval limits() const;
};

/// "anna and ben: 40 pairs judged by both, 34 alike, Cohen's kappa 0.77 (95 % limits 0.58 to 0.95)", with a remark if
/// the pairs are few.
std::string to_string(const Agreement& agreement);

/// Every pair of judges who have judged pairs in common, by name. O(verdicts log judges).
std::vector<Agreement> agreements(const Verdicts& verdicts);

/// A judged pair with its exact similarity in a run.
struct JudgedScore {
  DocumentIndex a, b;
  Verdict verdict = Verdict::unsure;
  double jaccard = 0;       // exact, of the run's shingle sets; 0 if a document has none
  std::uint64_t pairs = 1;  // of documents with the same two texts
};

/// The judged pairs whose texts are among a run's documents, with their exact similarity. O(documents + shingles of the
/// pairs). Errors: cancelled, unreadable.
Result<std::vector<JudgedScore>> score_judged(const RunResult& run, const VerdictView& view, const Progress& progress);

/// Whether a run of `recipe`, which may differ from the run's only in bands, rows, prefix and threshold, accepts the
/// pair. O(n).
bool accepts(const RunResult& run, const Recipe& recipe, const JudgedScore& pair);

/// Evaluates against the judged pairs: same and near are similar, different is not, unsure is ignored. So recall is the
/// share of pairs judged similar that were found, precision the share of found judged pairs that were judged similar.
Confusion against_verdicts(const RunResult& run, const Recipe& recipe, const std::vector<JudgedScore>& judged);

/// Verdicts as the common reference of many runs: digests texts once per corpus, scores pairs once per shingle sets.
class JudgedReference {
 public:
  /// Null: no verdicts.
  explicit JudgedReference(std::shared_ptr<const Verdicts> verdicts) : view_{std::move(verdicts), nullptr, nullptr} {}

  bool any() const { return view_.verdicts && !view_.verdicts->empty(); }
  /// The judged pairs among the documents of a run; null if there are no verdicts. Errors: as score_judged and
  /// digest_texts.
  Result<std::shared_ptr<const std::vector<JudgedScore>>> of(const RunResult& run, const Progress& progress);

 private:
  VerdictView view_;
  std::shared_ptr<const ShingleSets> shingles_;
  std::shared_ptr<const std::vector<JudgedScore>> scores_;
};

/// Number of strata of similarity for different pairs, 0.05 each.
inline constexpr std::size_t kJudgedStrata = 20;

/// The stratum of a similarity; the last one includes 1. A stratum includes its lower end, regardless of how 20 * 0.15
/// rounds.
inline std::size_t judged_stratum(double similarity) {
  constexpr double kSlack = 1e-9;
  return static_cast<std::size_t>(std::clamp(similarity * kJudgedStrata + kSlack, 0.0, kJudgedStrata - 1.0));
}

/// Number of pairs for each verdict.
struct VerdictCounts {
  std::uint64_t same = 0, near = 0, different = 0, unsure = 0;

  void add(Verdict verdict, std::uint64_t pairs = 1);
  std::uint64_t all() const { return same + near + different + unsure; }
  std::uint64_t similar() const { return same + near; }
  std::uint64_t decided() const { return similar() + different; }
  /// Share of the decided pairs that is similar; nullopt if none is decided.
  std::optional<double> share() const;
  /// Wilson's 95 % interval of the share.
  Interval limits() const { return wilson_interval(static_cast<double>(similar()), static_cast<double>(decided())); }

  bool operator==(const VerdictCounts&) const = default;
};

/// Different pairs whose similarity is in [from, to); the last stratum includes 1. A verdict is about two texts, which
/// copies share: accepted pairs are counted as pairs of documents.
struct JudgedStratum {
  double from = 0, to = 0;
  std::uint64_t accepted = 0;  // pairs of the run, judged or not
  VerdictCounts of_accepted;   // accepted pairs with a verdict
  VerdictCounts counted;       // those that count: decided, and first in random order if the summary is_random
  double squares = 0;          // sum of (counted pairs of one verdict)^2; their number if the summary is_random
  VerdictCounts of_all;        // all verdicts at this similarity

  /// The verdicts that estimate the similar share of this stratum: the counted ones, or all if no accepted pair is
  /// decided. Every display of the stratum's share uses these.
  const VerdictCounts& shown() const { return of_accepted.decided() > 0 ? counted : of_all; }
  /// Variance of the counted share, in units of share * (1 - share), if the pairs were drawn at random: 1 / pairs if
  /// each was drawn (L. Kish, Survey Sampling, 1965, section 11.7, for verdicts on several pairs), times the share of
  /// pairs that do not count (W. G. Cochran, Sampling Techniques, 1977, section 2.6).
  double variance() const;
  /// Effective number of independent pairs that count; there must be one.
  double trials() const;
  /// "0.80 to 0.85", or "identical".
  std::string name() const;
  /// Wilson's 95 % interval of the shown share for the number of trials with this variance; only the share itself if
  /// every accepted pair counts.
  Interval limits() const;
};

/// A run compared with verdicts.
struct JudgedSummary {
  /// The stratum of pairs of equal shingle sets. Precision there says nothing about different pairs, and vice versa.
  static constexpr std::size_t kIdentical = kJudgedStrata;

  std::uint64_t verdicts = 0;       // all verdicts
  std::vector<JudgedScore> scores;  // of the verdicts on pairs of the run's documents
  std::uint64_t absent = 0;         // verdicts on texts that are not among the run's documents
  VerdictCounts counts;             // of the other verdicts
  VerdictCounts accepted;  // pairs of documents that the run accepted: copies share a verdict, a filter lists all
  std::array<JudgedStratum, kJudgedStrata + 1> strata;
  Confusion against;                  // recall and precision among the judged pairs
  std::vector<Agreement> agreements;  // of all judges, on any texts

  /// Precision of all accepted pairs: each stratum's share p has the weight w of its accepted pairs among all, so that
  /// it does not matter which similarities were judged most. Its variance is the sum of w^2 p (1 - p) / n (W. G.
  /// Cochran, Sampling Techniques, 1977, section 5.3), where p has half a verdict of each kind added (Jeffreys' prior),
  /// because two verdicts that agree do not show that all would. The interval is Wilson's for the number of trials with
  /// this variance. It holds for pairs drawn at random within each stratum.
  struct Precision {
    double share = 0;
    Interval limits;
    std::uint64_t covered = 0, accepted = 0;  // accepted pairs in strata with a pair that counts, and in all strata
    std::uint64_t identical = 0;              // uncovered pairs of equal shingle sets
  };
  std::optional<Precision> precision;  // of the strata below
  /// Whether some decided pairs are the first of their strata in random order (lot_of). Then only these count, and the
  /// limits hold for the covered strata: the first n pairs of a random order are a simple random sample (Cochran, 1977,
  /// section 2.1), even if copies among them share a verdict, and regardless of verdicts on later pairs. A verdict
  /// given for another reason, such as similarity, may by chance be on the next pair in random order. A count that runs
  /// to the first pair without a verdict would include it, and its share would be biased as in inverse sampling (J. B.
  /// S. Haldane, "On a method of estimating frequencies", 1945). So if any verdicts are left out, n is the lower 95 %
  /// limit of the number judged in random order: if more were counted, a random choice of as many other pairs would
  /// fill the last places with a probability above 0.05 / m, for m strata with decided pairs (Bonferroni): all counts
  /// hold together with 95 %. That depends on which pairs have verdicts, not on what these say. Unsure pairs are
  /// skipped. The limits do not hold if judging stops because of the verdicts so far.
  bool is_random = false;
  std::uint64_t left_out = 0;  // decided accepted pairs whose verdict therefore counts nowhere
  std::uint64_t found = 0;     // judged pairs of texts that the run accepted
  /// Whether any judged pair was not accepted: otherwise nothing can be missed, and recall says nothing.
  bool tells_recall() const { return found < counts.all(); }
};

/// Why the strata count another number of judged pairs than there are verdicts: "2 of 3 judged pairs found by the
/// run; copies share verdicts, so the table counts 4 pairs of documents". Empty if they count the same number.
std::string counting_sentence(const JudgedSummary& summary);

/// Precision over the strata, where `identical` is the stratum of equal shingle sets; nullopt if no accepted pair
/// counts.
std::optional<JudgedSummary::Precision> precision_of(std::span<const JudgedStratum> strata,
                                                     const JudgedStratum& identical);

/// "98.10 % to 99.02 %".
std::string limits_text(const Interval& limits);

/// "623 of 653 similar pairs, not the 27 at similarities without a verdict that counts or the 3 identical ones".
std::string covered_text(const JudgedSummary::Precision& precision);

/// Whether the limits of a summary with precision hold, why, and which verdicts it leaves out.
std::string limits_sentence(const JudgedSummary& summary);

/// Verdicts in a stratum of more pairs than this count as not drawn at random, since nobody could list them all.
inline constexpr std::uint64_t kMostDrawn = 10'000'000;

/// Strata use the similarity by which the run accepts: exact, or estimated if it verifies by signatures. O(documents +
/// similar pairs of documents + shingles of the judged pairs). Errors: cancelled, unreadable.
Result<std::shared_ptr<const JudgedSummary>> summarise_verdicts(const RunResult& run, const VerdictView& view,
                                                                const Progress& progress);

}  // namespace lookalike
