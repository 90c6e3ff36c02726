#pragma once

#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// How many candidates a setting is expected to find, pairs with equal sets left out: every setting has those. Of one
/// corpus and its shingle sets.
class ExpectedCandidates {
 public:
  /// By the S-curve alone.
  explicit ExpectedCandidates(SimilarityDistribution pairs) : pairs_(std::move(pairs)) {}

  /// By the S-curve over a sample of the pairs, without an exact comparison. With one row a band, where a frequent
  /// shingle makes most pairs of a whole corpus meet, they scatter widely: then by what really meets in each band, if
  /// the signatures are those of the run. `run` needs no bands. O(n * documents log documents), and the cost of
  /// survey_sample. Errors: cancelled, those of survey_sample.
  static Result<ExpectedCandidates> of(const RunResult& run, const Progress& progress);

  /// Of a recipe with the same sets. O(points of the distribution), for one row a band O(bands).
  double of(const Recipe& recipe) const;

 private:
  double by_curve(const LshOptions& lsh) const;

  SimilarityDistribution pairs_;
  SketchOptions sketch_;
  std::vector<double> one_row_;  // expected of b bands of one row, from b = 0 on; empty if not counted
};

}  // namespace lookalike
