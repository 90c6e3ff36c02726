#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/ground_truth/pair_agreements.h"

namespace lookalike {

/// Variances over seeds of numbers of pairs, or their ratios to those of independent pairs.
struct Variances {
  double candidates = 0, passed = 0, accepted = 0;
  double lost = 0;         // candidates that the first-m check drops
  double turned_down = 0;  // passed pairs that verification by signature rejects
};

/// Pairs of documents with different sets that share a bucket by the values at `rows`. With 0 buckets the table is
/// unlimited: different values never share a bucket. Every draw uses its own hash, so that in a finite table other
/// documents collide by accident. O(documents log documents).
double pairs_that_agree(const SignatureMatrix& signatures, const DuplicateGroups& groups, const Rows& rows,
                        std::uint64_t buckets = 0, std::uint64_t draw = 0);

/// How much a setting's results depend on the hash functions; see Forecaster. Not thread-safe.
class Scatter {
 public:
  Scatter(std::shared_ptr<const SignatureMatrix> signatures, const GroundTruth& truth);

  /// For the true pairs with a similarity in [edges[i], edges[i + 1]), the last range including 1: variances of
  /// independent pairs times their design effect (L. Kish, "Survey sampling", 1965). `edges` ascend. Draws bands once
  /// for each setting and lowest edge.
  Result<std::vector<Variances>> measure(const ForecastSetting& setting, std::span<const double> edges,
                                         const Progress& progress);

  /// Factors by which the numbers scatter more than those of pairs found independently with the probabilities of the
  /// draws: a draw from the truth's hash functions scatters less than a seed does, but by the same factor whether pairs
  /// are found together or not. At least 1; a handful of events says nothing and gives about 1.
  Result<std::vector<Variances>> design_effects(const ForecastSetting& setting, std::span<const double> edges,
                                                const Progress& progress);

  /// Variance of the recall of different pairs over samples of a share `sampled` of a corpus's documents, all equally
  /// likely: of a ratio of totals over pairs, linearised (C.-E. Sarndal, B. Swensson, J. Wretman, "Model assisted
  /// survey sampling", 1992, 5.6). O(pairs).
  double sampling_variance(const ForecastSetting& setting, double sampled) const;

  /// Variance over seeds of the number of pairs below the truth's floor that share a bucket of `rows` hash functions.
  /// Boilerplate makes many of them agree at once. Measured once for each row count and table size: neighbouring
  /// settings share it, and draws of a cancelled call are not repeated.
  Result<double> measure_below(std::uint32_t rows, std::uint64_t buckets, const Progress& progress);

 private:
  struct Counts {
    double candidates = 0, passed = 0, accepted = 0;
  };
  /// b, r, prefix, buckets, n if verified by signature, t, lowest edge.
  using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint64_t, std::uint32_t, double, double>;
  /// Pairs found by each draw between the cuts, draws x ranges.
  struct Drawn {
    std::vector<double> cuts;
    std::vector<std::vector<Counts>> found;
  };

  /// Index of an edge among the cuts of the draws.
  static std::size_t cut_of(const Drawn& drawn, std::span<const double> edges, std::size_t edge);
  static Variances variances_of(const Drawn& drawn, std::size_t first, std::size_t last);
  std::vector<Variances> independent(const ForecastSetting& setting, std::span<const double> edges) const;
  std::vector<Variances> independent_in_draws(const ForecastSetting& setting, std::span<const double> edges) const;
  void find_single_pairs();
  std::size_t position_of(double similarity) const;
  double weight_of(std::size_t word, std::uint64_t bits) const;
  Result<const Drawn*> draw(const ForecastSetting& setting, double from, const Progress& progress);
  void count(const ForecastSetting& setting, std::uint64_t draw, std::span<const std::size_t> starts,
             std::vector<Counts>& found) const;
  std::size_t draws_below() const;
  double known_pairs_that_agree(const Rows& rows) const;
  const PairAgreements& agreements() const { return *truth_.agreements; }

  std::shared_ptr<const SignatureMatrix> signatures_;
  const GroundTruth& truth_;
  std::optional<PairAgreements> of_run_;  // the same pairs by the run's signatures
  std::vector<std::uint64_t> single_;     // pairs that represent only themselves, as bits
  std::map<Key, Drawn> drawn_;
  std::map<std::pair<std::uint32_t, std::uint64_t>, std::vector<double>> below_;  // count of each draw
};

}  // namespace lookalike
