#pragma once

#include <optional>

#include "core/experiment/evaluation/evaluation_summary.h"
#include "core/lesson/open_corpus.h"
#include "core/similarity/similar_pairs.h"

namespace lookalike {

/// Inputs of the last scene: the counts of a run, the points of `summary` if that is of this run, and `pair`. A pair of
/// equal sets, or none, gives way to the least similar one in which some bands agree and some do not. O(pairs log
/// pairs) at the first call.
lesson::OpenCorpusInputs open_corpus_inputs(const RunResult& run, const EvaluationSummary* summary,
                                            const std::string& corpus, const std::optional<SimilarPair>& pair);

}  // namespace lookalike
