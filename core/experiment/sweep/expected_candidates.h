#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// The expected number of candidates of a setting, without pairs with equal sets, which every setting finds. Valid for
/// one corpus and its shingle sets.
class ExpectedCandidates {
 public:
  /// By the S-curve alone.
  explicit ExpectedCandidates(SimilarityDistribution pairs) : pairs_(std::move(pairs)) {}

  /// By the S-curve over a sample of the pairs, without an exact comparison. With one row per band the number varies
  /// widely, because one frequent shingle can make most pairs of the corpus collide; then the collisions in each band
  /// of the run's signatures are counted. `run` needs no bands. O(n * documents log documents), plus the cost of
  /// survey_sample. Errors: cancelled, those of survey_sample.
  static Result<ExpectedCandidates> of(const RunResult& run, const Progress& progress);

  /// For a recipe with the same sets. O(points of the distribution), or O(bands) for one row per band.
  double of(const Recipe& recipe) const;

 private:
  double by_curve(const LshOptions& lsh) const;

  SimilarityDistribution pairs_;
  SketchOptions sketch_;
  std::vector<double> one_row_;  // for b bands of one row, starting at b = 0; empty if not counted
};

/// The same as a function; nothing for a recipe with other sets.
using ExpectCandidates = std::function<std::optional<double>(const Recipe&)>;
/// Errors: as ExpectedCandidates::of.
Result<ExpectCandidates> expect_by(const RunResult& run, const Progress& progress);

}  // namespace lookalike
