#pragma once

#include <memory>
#include <vector>

#include "core/experiment/evaluation/evaluation.h"
#include "core/pipeline/engine.h"
#include "core/verdicts/located_verdicts.h"

namespace lookalike {

/// A judged pair under a recipe.
struct JudgedScore {
  DocumentIndex a, b;
  Verdict verdict = Verdict::unsure;
  double jaccard = 0;       // exact, of the run's shingle sets; 0 if a document has none
  std::uint64_t pairs = 1;  // of documents with the same two texts
};

/// The judged pairs whose texts are among a run's documents, with their exact similarity. O(documents + shingles of the
/// pairs). Errors: cancelled, unreadable.
Result<std::vector<JudgedScore>> score_judged(const RunResult& run, const VerdictView& view, const Progress& progress);

/// Whether a run of `recipe`, which may differ from the run's only in bands, rows, prefix and threshold, accepts the
/// pair. O(n).
bool accepts(const RunResult& run, const Recipe& recipe, const JudgedScore& pair);

/// Evaluates against the judged pairs: same and near are similar, different is not, unsure is ignored. So recall is the
/// share of pairs judged similar that were found, precision the share of found judged pairs that were judged similar.
Confusion against_verdicts(const RunResult& run, const Recipe& recipe, const std::vector<JudgedScore>& judged);

/// Verdicts as the common reference of many runs: digests texts once per corpus, scores pairs once per shingle sets.
class JudgedReference {
 public:
  /// Null: no verdicts.
  explicit JudgedReference(std::shared_ptr<const Verdicts> verdicts) : view_{std::move(verdicts), nullptr, nullptr} {}

  bool any() const { return view_.verdicts && !view_.verdicts->empty(); }
  /// The judged pairs among the documents of a run; null if there are no verdicts. Errors: as score_judged and
  /// digest_texts.
  Result<std::shared_ptr<const std::vector<JudgedScore>>> of(const RunResult& run, const Progress& progress);

 private:
  VerdictView view_;
  std::shared_ptr<const ShingleSets> shingles_;
  std::shared_ptr<const std::vector<JudgedScore>> scores_;
};

}  // namespace lookalike
