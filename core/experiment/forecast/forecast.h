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

/// Setting that a forecast is made for.
struct ForecastSetting {
  LshOptions lsh{};
  VerifyOptions verify{};    // exact verification and none lose no pair
  std::uint32_t hashes = 0;  // n, for verification by signature alone

  static ForecastSetting of(const Recipe& recipe) { return {recipe.lsh, recipe.verify, recipe.sketch.hashes}; }
  bool by_signature() const { return verify.by == VerifyBy::signature; }
};

/// Expected counts of a setting before it is run. Limits are meant for 95 of 100 seeds. Pairs of documents with
/// equal sets are found by every setting, so missed pairs and recall speak of different ones.
struct Forecast {
  LshOptions lsh{};
  double similar = 0;         // pairs with Jaccard >= t, exact
  double identical = 0;       // of them, pairs of documents with equal sets
  Estimate candidates{};      // pairs that share a band
  Estimate kept{};            // and pass the prefix filter
  Estimate missed{};          // similar pairs that are not kept, or that verification by signature turns down
  Estimate recall{};          // 1 - missed / different(); 1 when there are no different pairs
  Estimate prefix_loss{};     // of the missed: those that share a band and fail the prefix filter
  Estimate signature_loss{};  // of the missed: those that are kept and turned down
  Estimate whole_recall{};    // recall in the corpus that the documents are a sample of; limits count the sample too
  double at_threshold = 0;    // chance that a pair of similarity t exactly is kept
  bool rough = false;         // limits of candidates and kept hold for fewer than 95 of 100 seeds
  bool by_curve = false;      // too few different pairs: recall is the curve's mean over [t, 1], without limits

  double different() const { return similar - identical; }
  /// Candidates for each similar pair that is found, identical ones too; 0 where none is.
  double compared_per_find() const { return similar > missed.value ? candidates.value / (similar - missed.value) : 0; }
};

/// Says so where the limits of candidates are rough; empty otherwise.
std::string rough_sentence(const Forecast& forecast);

/// By how much pairs that share documents scatter more than independent ones, for pairs of one range of similarity.
struct DesignEffect {
  double candidates = 1, kept = 1, accepted = 1;  // at least 1
};

/// Forecasts settings of one corpus from how similar its pairs are. The values are sums of the S-curve over the
/// distribution. The limits add what the sample does not know to what the hash functions scatter: pairs that share
/// documents are found or missed together, so the scatter is measured by drawing bands again and again, with
/// replacement, from the signatures of a run over the same shingle sets (B. Efron, "Bootstrap methods: another look at
/// the jackknife", Ann. Stat. 1979); it is never taken smaller than that of independent pairs. Measurements of one
/// setting are cached for the next, so only `expect` may be called from several threads at once.
class Forecaster {
 public:
  /// The truth and its distribution must outlive the forecaster; both and the signatures belong to the same shingle
  /// sets. `sampled`: share of the corpus's documents that they are of, in (0, 1]. O(1): pairs are looked at when
  /// limits are first asked for, O(pairs * n).
  Forecaster(std::shared_ptr<const SignatureMatrix> signatures, const GroundTruth& truth,
             const SimilarityDistribution& distribution, double sampled = 1);
  ~Forecaster();

  /// The expected values alone, limits left at the values; verification by signature is left out but for the most it
  /// can leave of the missed pairs: those whose estimate reaches the threshold whatever the bands are. O(points).
  Forecast expect(const ForecastSetting& setting) const;

  /// With limits. threshold >= the truth's floor. O(pairs * bands * draws), draws at most 200, and O(points * n^2) for
  /// verification by signature. Errors: cancelled.
  Result<Forecast> forecast(const ForecastSetting& setting, const Progress& progress) const;

  /// The same, limits of the missed pairs, the losses and the recall only.
  Result<Forecast> forecast_recall(const ForecastSetting& setting, const Progress& progress) const;

  /// Effects for true pairs with a similarity in [edges[i], edges[i + 1]), the last range with 1; each edge is a
  /// multiple of 0.05 or the truth's floor. O(pairs * bands * draws). Errors: cancelled.
  Result<std::vector<DesignEffect>> design_effects(const ForecastSetting& setting, std::span<const double> edges,
                                                   const Progress& progress) const;

 private:
  Result<std::vector<double>> accepted_chances(const ForecastSetting& setting, const Progress& progress) const;
  Result<double> scatter_of_kept(const ForecastSetting& setting, const Progress& progress) const;
  Result<void> add_signature_loss(const ForecastSetting& setting, Forecast& forecast, const Progress& progress) const;

  const SimilarityDistribution& distribution_;
  const double sampled_;
  std::unique_ptr<class Scatter> scatter_;
};

}  // namespace lookalike
