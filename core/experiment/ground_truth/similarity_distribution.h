#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/ground_truth/proportion.h"
#include "core/similarity/pair_sample.h"

namespace lookalike {

/// A number known only from a sample, with 95 % limits; both limits equal the value where it is exact.
struct Estimate {
  double value = 0;
  Interval limits{0, 0};
};

/// How similar the pairs of a corpus are: every pair at or above a floor, and a stratified sample of all pairs below
/// it. Pairs of nearly the same similarity are kept as one point, so a distribution is small however many pairs there
/// are.
class SimilarityDistribution {
 public:
  struct WeightedPoint {
    double similarity;
    double pairs;
    double squares = 0;  // below the floor: the squares of what each draw stands for, summed
  };
  struct Bin {
    double from, to;  // [from, to); the last bin holds 1 as well
    Estimate pairs;
    bool sampled;  // below the floor
    /// No draw met this bin: up to `pairs.limits.high` pairs may be there.
    bool unknown() const { return sampled && pairs.value == 0 && pairs.limits.high > 0; }
  };

  /// Draws at or above the floor are known already and only count as draws. O(pairs + draws).
  SimilarityDistribution(const GroundTruth& truth, const PairSample& sample);

  double floor() const { return floor_; }
  double all_pairs() const { return all_pairs_; }  // of documents that take part; 0 without a sample

  /// Pairs of documents with equal sets.
  double identical() const { return identical_; }

  /// Exact points at or above the floor, ascending.
  std::span<const WeightedPoint> known() const { return known_; }
  /// Estimated points below the floor, ascending.
  std::span<const WeightedPoint> below() const { return below_; }

  /// Pairs with similarity >= s, exactly, for s >= floor. O(log pairs).
  double pairs_from(double s) const;

  /// Sum over all pairs of `f(similarity)`, for f in [0, 1] that does not fall; the standard error comes from the
  /// sample alone, and counts one more draw just below the floor than there was, for pairs that no draw met. O(points).
  struct Sum {
    double value = 0, below = 0;  // all pairs; the part that lies below the floor
    double standard_error = 0;
  };
  Sum sum(const std::function<double(double)>& f) const;

  /// Bins of 1 / `steps` from 0 to 1; the one that holds the floor is cut there. Limits of sampled bins are score
  /// limits (Wilson's for a count) with the variance of the draws; a bin that none of them met has only an upper one.
  std::vector<Bin> histogram(std::size_t steps) const;

 private:
  /// One way of drawing.
  struct Way {
    double draws = 0;
    std::vector<WeightedPoint> points;  // below the floor
  };
  /// Sums of a function over the draws: its value and the variance of that.
  struct Drawn {
    double value = 0, variance = 0;
  };
  Drawn drawn(const std::function<double(double)>& f) const;
  /// Pairs that one draw of a similarity below the floor would stand for, at most.
  double one_draw_at(double similarity) const;
  Estimate sampled_between(double from, double to) const;
  Estimate known_between(double from, double to) const;

  double floor_ = 0, all_pairs_ = 0, identical_ = 0;
  double disjoint_ = 0;              // pairs of a document with shingles and one without, all of similarity 0
  std::vector<WeightedPoint> tail_;  // every different known similarity, ascending, with the pairs from there on
  std::vector<WeightedPoint> known_, below_;
  std::vector<Way> ways_;
  std::vector<std::pair<double, double>> unmet_;  // similarity, pairs that one draw there would stand for; ascending
};

}  // namespace lookalike
