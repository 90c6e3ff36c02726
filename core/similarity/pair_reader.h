#pragma once

#include <tbb/enumerable_thread_specific.h>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/similarity/jaccard.h"
#include "core/text/shingles.h"

namespace lookalike {

/// Reads the sets of two documents at a time, stored or not. Use one reader per thread. Fast if a pair has one document
/// in common with the previous pair.
class PairReader {
 public:
  explicit PairReader(const ShingleSets& sets) : a_(sets), b_(sets) {}

  double jaccard(DocumentIndex a, DocumentIndex b, double of_empty_sets = 0) {
    return lookalike::jaccard(a_.read(a), b_.read(b), of_empty_sets);
  }
  bool reaches(DocumentIndex a, DocumentIndex b, double threshold) {
    return lookalike::reaches(a_.read(a), b_.read(b), threshold);
  }

 private:
  ShingleReader a_, b_;
};

/// Computes `jaccard` of each of the pairs `a`, `b` from the sets, in parallel. Errors: cancelled.
template <typename Pair>
Result<void> score_exactly(const ShingleSets& sets, double of_empty_sets, std::vector<Pair>& pairs,
                           const Progress& progress) {
  constexpr std::size_t kGrain = 256;  // pairs per task
  tbb::enumerable_thread_specific<PairReader> readers([&sets] { return PairReader(sets); });
  return parallel_for_each(pairs.size(), kGrain, progress, [&](std::size_t i) {
    pairs[i].jaccard = readers.local().jaccard(pairs[i].a, pairs[i].b, of_empty_sets);
  });
}

}  // namespace lookalike
