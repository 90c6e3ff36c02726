#pragma once

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

}  // namespace lookalike
