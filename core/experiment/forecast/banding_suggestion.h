#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/forecast/forecast.h"
#include "core/lsh/lsh_options.h"
#include "core/query/groups/unverified.h"

namespace lookalike {

/// The rule that chooses b and r.
enum class BandingBy {
  recall,   // the fewest expected candidates that reach a recall of this corpus's pairs
  nearest,  // among the divisors of n, (1/b)^(1/r) nearest to the threshold: divisors_only
  areas,    // the smallest weighted areas of both errors, as in datasketch: weighted
  removal   // the fewest documents removed by candidates alone that reach a recall: suggest_unverified
};

/// Goal of a choice of bands.
struct BandingGoal {
  double threshold = 0.8;             // t
  double recall = 0.95;               // required share of the different pairs with Jaccard >= t, in (0, 1)
  double at_threshold = 0.5;          // minimum probability that a pair of similarity exactly t passes; in [0, 1)
  std::uint32_t hashes = 0;           // maximum n; 0: the smallest n that reaches the goal
  std::uint32_t prefix = 0;           // m of the first-m check
  std::uint64_t buckets = 0;          // hash-table size per band; 0: unlimited
  VerifyBy verify = VerifyBy::exact;  // verification by signature loses pairs
  BandingBy by = BandingBy::recall;
  double weight_false_positive = 0.5;  // of BandingBy::areas; at least 0, not both 0
  double weight_false_negative = 0.5;

  bool operator==(const BandingGoal&) const = default;

  /// The goal with a suggestion's bands; an open n is set to the number of values that they use.
  ForecastSetting setting(const LshOptions& lsh) const;
};

/// Fewer different pairs than this say nothing about recall; then the curve decides.
inline constexpr double kFewestDifferentPairs = 30;

/// The Wilson limits of a recall of fewer different pairs; nullopt for kFewestDifferentPairs or more, and for none.
std::optional<Interval> limits_of_few(double recall, double different);
/// "25 of 29 similar pairs of different documents found, 86.2 % (95 % limits: 69.4 to 94.5 %): too few to judge whether
/// a goal is reached."; empty for kFewestDifferentPairs or more, and for none.
std::string few_pairs_sentence(double recall, double different);

/// The answer to a goal. `sentence` says in plain words what was found, or why nothing was.
struct BandingSuggestion {
  bool reached = false;      // false: no setting reaches the goal; by recall, this is the best one
  std::uint32_t hashes = 0;  // n
  Forecast forecast{};
  std::string sentence;
};

inline constexpr std::uint32_t kMostSuggestedHashes = 512;

/// "20 bands of 5 rows", "1 band of 1 row".
std::string bands_of_rows(const LshOptions& lsh);

/// Over all b * r <= n, the setting with the fewest expected candidates that passes a pair of similarity t with the
/// required probability and whose recall of different pairs reaches the goal for 95 of 100 seeds. With n left open it
/// tries all n up to kMostSuggestedHashes and takes the smallest one whose expected candidates with different sets
/// exceed the overall minimum by at most a tenth. With fewer than kFewestDifferentPairs the recall is that of the curve
/// over [t, 1]. Rules that ignore the corpus (nearest, areas) are applied to the given n, and the setting's effect on
/// this corpus is reported. Errors: bad_usage (a goal out of range, or such a rule without n), cancelled.
Result<BandingSuggestion> suggest_banding(const Forecaster& forecaster, const BandingGoal& goal,
                                          const Progress& progress);

/// For every number of rows, the fewest bands that reach the goal with n = goal.hashes, if any do, the fewest rows
/// first. Errors: cancelled.
Result<std::vector<Forecast>> fewest_bands(const Forecaster& forecaster, const BandingGoal& goal,
                                           const Progress& progress);

/// The curve's mean over similarities from t to 1, in [0, 1]. Verification by signature counts approximately unless
/// `exact`, which takes O(n^2) for each of 65 similarities.
double recall_of_curve(const ForecastSetting& setting, bool exact);

/// Forecast of one setting for a goal, with limits. With fewer than kFewestDifferentPairs, recall is the curve's mean
/// over [t, 1]. Errors: cancelled.
Result<Forecast> forecast_for(const Forecaster& forecaster, const LshOptions& lsh, const BandingGoal& goal,
                              const Progress& progress);

/// Position of a setting relative to the suggested one. A looser one finds a pair of any similarity with at least the
/// same probability, a stricter one with at most the same.
enum class BandingStep { row_fewer, band_more, suggested, band_fewer, row_more };

/// The two steps before the suggestion are looser, the ones after it stricter.
constexpr bool is_looser(BandingStep step) {
  return step < BandingStep::suggested;
}

struct BandingNeighbour {
  BandingStep step;
  LshOptions lsh;
};

/// The suggestion and the settings one step away with b * r in [prefix, most]: one row fewer or more, one band more or
/// fewer. One row more drops bands that no longer fit. At most five, in order of the steps.
std::vector<BandingNeighbour> neighbours_of(const LshOptions& suggested, std::uint32_t most, std::uint32_t prefix);

/// A possible setting, with its price.
struct BandingAlternative {
  BandingStep step = BandingStep::suggested;
  std::uint32_t hashes = 0;  // n
  Forecast forecast{};
  std::optional<double> measured = {};             // recall with the run's own hash functions, if it has as many
  std::optional<UnverifiedPrice> unverified = {};  // if requested and memory was sufficient

  std::uint32_t unused() const { return hashes - forecast.lsh.bands * forecast.lsh.rows; }
  /// Whether the run's seed is one of the few in which the recall is below its limits.
  bool is_unlucky() const { return measured && !forecast.by_curve && *measured < forecast.recall.limits.low; }
};

/// The suggestion that reaches the goal (or comes nearest to it), and the settings next to that suggestion, most
/// candidates first. With n left open, each has the n that it needs. Errors: cancelled.
Result<std::vector<BandingAlternative>> alternatives_around(const Forecaster& forecaster, const BandingGoal& goal,
                                                            const BandingSuggestion& suggestion,
                                                            const Progress& progress);

/// The missed pairs that the first-m check causes: pairs it drops although they share a band. A check as long as a band
/// causes all of them, because b and r no longer matter then (see passed_probability).
inline const Estimate& lost_to_prefix(const Forecast& forecast, std::uint32_t prefix) {
  return prefix > 0 && prefix >= forecast.lsh.rows ? forecast.missed : forecast.prefix_loss;
}

/// The suggestion for the goal without a first-m check; nullopt if the goal has none. Errors: as suggest_banding.
Result<std::optional<BandingSuggestion>> without_prefix(const Forecaster& forecaster, BandingGoal goal,
                                                        const Progress& progress);

}  // namespace lookalike
