#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/engine.h"

namespace lookalike {

/// Pairs of a document of one corpus and a document of another; `a` is a position in the first, `b` in the second.
struct CrossPairs {
  std::vector<SimilarPair> pairs;  // in the order of SimilarPair::before
  std::uint64_t candidates = 0;    // pairs across the corpora that share a band
};

/// Two corpora processed by the same recipe, up to the signatures.
struct SketchedCorpora {
  std::shared_ptr<const RunResult> first, second;
  std::shared_ptr<const SignatureMatrix> second_signatures;  // by the hash functions of the first
};

/// Both by the same recipe, each with its own sample. Errors: as Engine::sketch, and bad_usage (a permutation of one
/// corpus's shingles does not cover another's).
Result<SketchedCorpora> sketch_both(std::shared_ptr<const Corpus> first, std::shared_ptr<const Corpus> second,
                                    const Recipe& recipe, const EngineOptions& options, const Progress& progress);

/// Similar pairs across the corpora, none within one: candidates that pass the first-m check and `verify`. Each corpus
/// is only sorted, not compared with itself. O(bands * documents * log documents + candidates). Errors: cancelled,
/// too_large (more than ScoredPairs::kMostSimilar pairs), unreadable.
Result<CrossPairs> find_cross_pairs(const SketchedCorpora& corpora, const VerifyOptions& verify,
                                    const Progress& progress);

}  // namespace lookalike
