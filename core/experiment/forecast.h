#pragma once

#include <cstdint>
#include <memory>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/similarity_census.h"
#include "core/experiment/truth.h"
#include "core/lsh/lsh_options.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// What a setting is expected to do before it is run. Limits are meant for 95 of 100 seeds.
struct Forecast {
  LshOptions lsh{};
  double similar = 0;      // pairs with Jaccard >= t, exact
  Estimate candidates{};   // pairs that share a band
  Estimate kept{};         // and pass the prefix filter
  Estimate missed{};       // similar pairs that are not kept
  Estimate recall{};       // 1 - missed / similar; 1 when there are no similar pairs
  Estimate prefix_loss{};  // of the missed: those that share a band and fail the prefix filter
};

/// Forecasts settings of one corpus from how similar its pairs are. The values are sums of the S-curve over the census.
/// The limits add what the sample does not know to what the hash functions scatter: pairs that share documents are
/// found or missed together, so the scatter is measured by drawing bands again and again, with replacement, from the
/// signatures of a run over the same shingle sets (B. Efron, "Bootstrap methods: another look at the jackknife",
/// Ann. Stat. 1979); it is never taken smaller than that of independent pairs. What is measured for one setting is kept
/// for the next, so only `expect` and `signature_loss` may be asked from several threads at once.
class Forecaster {
 public:
  /// The truth and its census must outlive the forecaster; both and the signatures belong to the same shingle sets.
  /// O(1): pairs are looked at when limits are first asked for, O(pairs * n).
  Forecaster(std::shared_ptr<const SignatureMatrix> signatures, const Truth& truth, const SimilarityCensus& census);
  ~Forecaster();

  /// The expected values alone, limits left at the values. O(atoms).
  Forecast expect(const LshOptions& lsh, std::uint32_t prefix, double threshold) const;

  /// With limits. threshold >= the truth's floor. O(pairs * bands * draws), draws at most 200. Errors: cancelled.
  Result<Forecast> forecast(const LshOptions& lsh, std::uint32_t prefix, double threshold,
                            const Progress& progress) const;

  /// The same, limits of the missed pairs, the prefix's loss and the recall only.
  Result<Forecast> forecast_recall(const LshOptions& lsh, std::uint32_t prefix, double threshold,
                                   const Progress& progress) const;

  /// Similar pairs that are kept and yet expected to be turned down when `hashes` signature values verify them: their
  /// estimate falls below the threshold. O(atoms * hashes^2). Errors: cancelled.
  Result<double> signature_loss(const LshOptions& lsh, std::uint32_t prefix, double threshold, std::uint32_t hashes,
                                const Progress& progress) const;

 private:
  class Scatter;
  const SimilarityCensus& census_;
  std::unique_ptr<const Scatter> scatter_;
};

}  // namespace lookalike
