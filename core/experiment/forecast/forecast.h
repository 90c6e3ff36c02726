#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/lsh/lsh_options.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The setting of a forecast.
struct ForecastSetting {
  LshOptions lsh{};
  VerifyOptions verify{};    // exact verification and none lose no pairs
  std::uint32_t hashes = 0;  // n, used only for verification by signature

  static ForecastSetting of(const Recipe& recipe) { return {recipe.lsh, recipe.verify, recipe.sketch.hashes}; }
  bool by_signature() const { return verify.by == VerifyBy::signature; }
};

/// Expected counts of a setting before it is run. Limits are meant to hold for 95 of 100 seeds. Every setting finds
/// pairs of documents with equal sets, so missed pairs and recall refer to the other pairs only.
struct Forecast {
  LshOptions lsh{};
  double similar = 0;         // pairs with Jaccard >= t, exact
  double identical = 0;       // similar pairs of documents with equal sets
  Estimate candidates{};      // pairs that share a band
  Estimate passed{};          // candidates that pass the first-m check
  Estimate missed{};          // similar pairs that do not pass, or that verification by signature rejects
  Estimate recall{};          // 1 - missed / different(); 1 if there are no different pairs
  Estimate prefix_loss{};     // missed pairs that share a band and fail the first-m check
  Estimate signature_loss{};  // missed pairs that pass and are rejected
  Estimate whole_recall{};    // recall in the whole corpus if the documents are a sample; limits include sampling
  double at_threshold = 0;    // probability that a pair of similarity exactly t passes
  bool rough = false;         // limits of candidates and passed pairs hold for fewer than 95 of 100 seeds
  bool by_curve = false;      // too few different pairs: recall is the curve's mean over [t, 1], without limits

  double different() const { return similar - identical; }
  /// Candidates for each similar pair that is found, including identical ones; 0 if none is.
  double compared_per_find() const { return similar > missed.value ? candidates.value / (similar - missed.value) : 0; }
};

/// A warning, as a sentence, if the limits of the candidate count are rough; otherwise empty.
std::string rough_sentence(const Forecast& forecast);

/// Factor by which pairs that share documents scatter more than independent ones, for pairs of one range of similarity.
struct DesignEffect {
  double candidates = 1, passed = 1, accepted = 1;  // at least 1
};

/// Forecasts settings of one corpus from the distribution of its similarities. The values are sums of the S-curve over
/// the distribution. The limits add the uncertainty of the sample to the scatter of the hash functions: pairs that
/// share documents are found or missed together, so the scatter is measured by drawing bands repeatedly, with
/// replacement (B. Efron, "Bootstrap methods: another look at the jackknife", Ann. Stat. 1979): from the hash functions
/// of the ground truth, so that the limits of recall do not depend on a run; below the truth's floor from the
/// signatures of a run over the same shingle sets. The scatter is never taken to be smaller than that of independent
/// pairs. Measurements of one setting are cached for the next, so only `expect` may be called from several threads at
/// once.
class Forecaster {
 public:
  /// The truth and its distribution must outlive the forecaster; both and the signatures belong to the same shingle
  /// sets. Limits need the truth of a survey. `sampled`: share of the corpus's documents that they cover, in (0, 1].
  /// O(1): pairs are examined when limits are first needed, O(pairs * n).
  Forecaster(std::shared_ptr<const SignatureMatrix> signatures, const GroundTruth& truth,
             const SimilarityDistribution& distribution, double sampled = 1);
  ~Forecaster();

  /// Only the expected values; limits equal the values. Verification by signature is only bounded: it accepts a pair
  /// with at most the probability that its estimate reaches the threshold, for any banding. O(points).
  Forecast expect(const ForecastSetting& setting) const;

  /// Includes limits. threshold >= the truth's floor. O(pairs * bands * draws), draws at most 200, and O(points * n^2)
  /// for verification by signature. Errors: cancelled.
  Result<Forecast> forecast(const ForecastSetting& setting, const Progress& progress) const;

  /// The same, with limits only of the missed pairs, the losses and the recall.
  Result<Forecast> forecast_recall(const ForecastSetting& setting, const Progress& progress) const;

  /// Effects for true pairs with a similarity in [edges[i], edges[i + 1]), the last range including 1; each edge is a
  /// multiple of 0.05 or the truth's floor. O(pairs * bands * draws). Errors: cancelled.
  Result<std::vector<DesignEffect>> design_effects(const ForecastSetting& setting, std::span<const double> edges,
                                                   const Progress& progress) const;

 private:
  Result<std::vector<double>> accepted_chances(const ForecastSetting& setting, const Progress& progress) const;
  Result<double> scatter_of_passed(const ForecastSetting& setting, const Progress& progress) const;
  Result<void> add_signature_loss(const ForecastSetting& setting, Forecast& forecast, const Progress& progress) const;

  const SimilarityDistribution& distribution_;
  const double sampled_;
  std::unique_ptr<class Scatter> scatter_;
};

/// The documents that a forecast covers: a sample of a corpus, or all of them.
struct SampleScope {
  std::uint64_t documents = 0, of = 0;

  static SampleScope of_run(const RunResult& run);
  bool whole() const { return documents >= of; }
  /// Share of the corpus's documents, in (0, 1].
  double share() const { return whole() ? 1 : static_cast<double>(documents) / static_cast<double>(of); }
  /// Number of pairs of the corpus per pair of the sample: of (of - 1) / (n (n - 1)). At least 1.
  double pairs_for_one() const;
};

/// Estimates the number of different pairs with Jaccard >= t in the whole corpus from those of the sample, by the
/// Horvitz-Thompson estimator. Unbiased however pairs share documents; families of copies come into a sample together
/// or not at all, which the 95 % limits include. threshold >= the truth's floor. O(pairs).
Estimate different_pairs_of_corpus(const GroundTruth& truth, double threshold, const SampleScope& scope);

/// "These numbers hold for 2000 documents, a sample of 19043. ..."; empty for a whole corpus.
std::string scope_sentence(const SampleScope& scope, const Estimate& different_pairs);

}  // namespace lookalike
