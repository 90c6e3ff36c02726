#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "core/experiment/proportion.h"
#include "core/experiment/truth.h"
#include "core/similarity/pair_sample.h"

namespace lookalike {

/// A number known only from a sample, with 95 % limits; both limits equal the value where it is exact.
struct Estimate {
  double value = 0;
  Interval limits{0, 0};
};

/// How similar the pairs of a corpus are: every pair at or above a floor, and a stratified sample of all pairs below
/// it. Pairs of nearly the same similarity are kept as one atom, so a census is small however many pairs there are.
class SimilarityCensus {
 public:
  struct Atom {
    double similarity;
    double pairs;
  };
  struct Bin {
    double from, to;  // [from, to); the last bin holds 1 as well
    Estimate pairs;
    bool sampled;  // below the floor
  };

  /// Draws at or above the floor are known already and only count as draws. O(pairs + draws).
  SimilarityCensus(const Truth& truth, const std::vector<SampleStratum>& sample);

  double floor() const { return floor_; }
  double all_pairs() const { return all_pairs_; }  // of documents with shingles; 0 without a sample

  /// Exact atoms at or above the floor, ascending.
  std::span<const Atom> known() const { return known_; }
  /// Estimated atoms below the floor, ascending.
  std::span<const Atom> below() const { return below_; }

  /// Pairs with similarity >= s, exactly, for s >= floor. O(log pairs).
  double pairs_from(double s) const;

  /// Sum over all pairs of `f(similarity)`, for f in [0, 1]; the standard error comes from the sample alone.
  /// O(atoms).
  struct Sum {
    double value = 0, below = 0;  // all pairs; the part that lies below the floor
    double standard_error = 0;
  };
  Sum sum(const std::function<double(double)>& f) const;

  /// Bins of 1 / `steps` from 0 to 1; the one that holds the floor is cut there. Limits of sampled bins: strata
  /// combined by MOVER from Wilson limits (Zou, Donner, "Construction of confidence limits about effect measures",
  /// Stat. Med. 2008).
  std::vector<Bin> histogram(std::size_t steps) const;

 private:
  struct Stratum {
    double pairs = 0, draws = 0;
    std::vector<Atom> atoms;  // `pairs` of an atom: draws below the floor
  };
  Estimate sampled_between(double from, double to) const;
  Estimate known_between(double from, double to) const;

  double floor_ = 0, all_pairs_ = 0;
  std::vector<Atom> tail_;  // every different known similarity, ascending, with the pairs from there on
  std::vector<Atom> known_, below_;
  std::vector<Stratum> strata_;
};

}  // namespace lookalike
