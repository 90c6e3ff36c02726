#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/ground_truth/proportion.h"
#include "core/similarity/pair_sample.h"

namespace lookalike {

/// A number known only from a sample, with 95 % limits; both limits equal the value if it is exact.
struct Estimate {
  double value = 0;
  Interval limits{0, 0};
};

/// The similarities of a corpus's pairs: every pair at or above a floor, and a stratified sample of all pairs below it.
/// Pairs of nearly equal similarity are stored as one point, so a distribution is small for any number of pairs.
class SimilarityDistribution {
 public:
  struct WeightedPoint {
    double similarity;
    double pairs;
    double squares = 0;  // below the floor: sum of the squared weights of the draws
  };
  struct Bin {
    double from, to;  // [from, to); the last bin includes 1
    Estimate pairs;
    bool sampled;  // below the floor
    /// Not sampled: no draw fell into this bin; it may have up to `pairs.limits.high` pairs.
    bool unknown() const { return sampled && pairs.value == 0 && pairs.limits.high > 0; }
  };

  /// Draws at or above the floor are known already and count only as draws. O(pairs + draws).
  SimilarityDistribution(const GroundTruth& truth, const PairSample& sample);

  double floor() const { return floor_; }
  double all_pairs() const { return all_pairs_; }  // of documents that take part; 0 without a sample

  /// Pairs of documents with equal sets.
  double identical() const { return identical_; }

  /// Exact points at or above the floor, ascending.
  std::span<const WeightedPoint> known() const { return known_; }
  /// Estimated points below the floor, ascending.
  std::span<const WeightedPoint> below() const { return below_; }

  /// Exact number of pairs with similarity >= s, for s >= floor. O(log pairs).
  double pairs_from(double s) const;

  /// Sum over all pairs of `f(similarity)`, for a nondecreasing f in [0, 1]; the standard error comes from the sample
  /// alone, with one additional draw just below the floor, which stands for pairs that were not sampled. O(points).
  struct Sum {
    double value = 0, below = 0;  // all pairs; the part below the floor
    double standard_error = 0;
  };
  Sum sum(const std::function<double(double)>& f) const;

  /// Bins of 1 / `steps` from 0 to 1; the one with the floor is split there. Limits of sampled bins are score limits
  /// (Wilson's for a count) with the variance of the draws; a bin without a draw has only an upper limit.
  std::vector<Bin> histogram(std::size_t steps) const;

 private:
  /// One way of drawing.
  struct Way {
    double draws = 0;
    std::vector<WeightedPoint> points;  // below the floor
  };
  /// Sum of a function over the draws, and its variance.
  struct Drawn {
    double value = 0, variance = 0;
  };
  Drawn drawn(const std::function<double(double)>& f) const;
  /// Upper limit of the weight of one draw of a similarity below the floor.
  double one_draw_at(double similarity) const;
  Estimate sampled_between(double from, double to) const;
  Estimate known_between(double from, double to) const;

  double floor_ = 0, all_pairs_ = 0, identical_ = 0;
  double disjoint_ = 0;              // pairs of a document with shingles and one without, all of similarity 0
  std::vector<WeightedPoint> tail_;  // every distinct known similarity, ascending, with the pairs from there upwards
  std::vector<WeightedPoint> known_, below_;
  std::vector<Way> ways_;
  std::vector<std::pair<double, double>> unmet_;  // similarity, weight of one draw there; ascending
};

}  // namespace lookalike
