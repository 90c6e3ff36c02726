#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "core/experiment/evaluation/evaluation.h"
#include "core/query/explain/pair_explanation.h"
#include "core/similarity/similar_pairs.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike::lesson {

/// The pairs of one similarity range in a run.
struct MeasuredPoint {
  double similarity = 0;                // their mean
  double share = 0, low = 0, high = 0;  // of the different pairs that pass, and its limits
  bool inside = true;                   // whether the curve is within the limits; set in a step
  bool operator==(const MeasuredPoint&) const = default;
};

/// The points of all bins with different pairs.
std::vector<MeasuredPoint> points_of(std::span<const CurveBin> curve);

/// A pair followed through the stages.
struct FollowedPair : PairExplanation {
  QString label_a, label_b;

  auto facts() const {  // everything else follows from these and a recipe
    return std::tie(a, b, overlap.common, overlap.together, agreeing, bands, passed, accepted, label_a, label_b);
  }
  bool operator==(const FollowedPair& other) const { return facts() == other.facts(); }
};

/// Scene 9: the open corpus under the recipe. The page sets its inputs, which `reset` keeps.
struct OpenCorpusInputs {
  QString corpus;               // its name; empty without a corpus
  std::uint64_t documents = 0;  // with shingles
  std::uint64_t left_out = 0;   // documents without shingles
  LshOptions lsh;
  std::uint32_t prefix = 0;
  double threshold = 0.8;
  std::vector<MeasuredPoint> points;
  std::optional<FollowedPair> pair;
  std::uint64_t candidates = 0, similar = 0;  // pairs
  std::optional<std::uint64_t> missed;        // similar pairs, if the ground truth is known
  bool operator==(const OpenCorpusInputs&) const = default;

  static QString name() { return tr("Your corpus"); }
  /// 1 without a corpus; without points or a pair, their steps are omitted.
  std::size_t steps() const;
  struct OpenCorpusStep step(std::size_t step) const;
  bool shows_corpus() const { return !corpus.isEmpty(); }
};

/// The counts of a run, the points and missed pairs of `summary` if it belongs to this run, and `pair`. The least
/// similar pair with only some bands agreeing replaces a missing pair, or one with equal sets. O(pairs log pairs) at
/// the first call.
OpenCorpusInputs open_corpus_inputs(const RunResult& run, const EvaluationSummary* summary, const QString& corpus,
                                    const std::optional<SimilarPair>& pair);

struct OpenCorpusStep {
  enum class Kind { nothing, curve, points, shingles, signature, bands, verdict, all_pairs };

  Kind kind{};
  OpenCorpusInputs inputs;      // points from their step on, the pair during its steps
  std::vector<double> curve;    // P(passed | s) at s = 0, 0.005, ... 1
  std::size_t inside = 0;       // points whose limits contain the curve
  std::uint64_t all_pairs = 0;  // n (n - 1) / 2

  void tell(SceneFrame& frame) const;
};

using OpenCorpusScene = LessonScene<OpenCorpusInputs>;

}  // namespace lookalike::lesson
