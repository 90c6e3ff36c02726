#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/similarity/exact_pair.h"
#include "core/sketch/signature_matrix.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"

namespace lookalike {

/// A sampled pair of documents and its weight, the number of pairs it represents.
struct DrawnPair {
  ExactPair pair;
  double weight = 0;

  bool operator==(const DrawnPair&) const = default;
};

/// One way of drawing pairs of documents, and its draws: independent, with replacement.
struct DrawingWay {
  double pairs = 0;        // that can be drawn this way
  double most = 1;         // highest Jaccard of such a pair
  std::uint32_t rows = 0;  // that a pair must agree on; 0: any pair of its stratum
  std::vector<DrawnPair> drawn;

  bool operator==(const DrawingWay&) const = default;
};

struct PairSample {
  double pairs = 0;  // exact number of pairs of documents with shingles
  std::vector<DrawingWay> ways;
  double empty = 0;     // exact number of pairs of documents without shingles that take part: Jaccard 1
  double disjoint = 0;  // exact number of pairs of such a document and one with shingles: Jaccard 0

  /// Upper limit of the mean weight of a draw of this similarity: a pair agrees on each table of one row with
  /// probability `similarity`, and each of those draws it more often. O(ways).
  double mean_weight(double similarity) const;

  bool operator==(const PairSample&) const = default;
};

/// A sample of all pairs of documents with shingles, unbiased for any sum over them; copies count individually, and two
/// copies have Jaccard 1. `draws` come from ten strata of equal size, ranges of min(|A|, |B|) / max(|A|, |B|), the
/// highest Jaccard that sizes allow. Pairs of medium similarity are rare there, so half as many more are drawn from
/// pairs that agree on one or on three values of `rows`, MinHash signatures of the sets: a pair of similarity s is
/// drawn about s or s^3 times as often as a copy. A pair's weight is 1 / its expected number of draws by all ways
/// together (the balance heuristic: E. Veach, L. Guibas, "Optimally combining sampling techniques", SIGGRAPH 1995).
/// Without `rows` only the strata are used. Ways without pairs are left out. The same seed draws the same pairs on
/// every machine and for any number of threads. O(rows * documents log documents + draws * shingles of a document).
/// Errors: cancelled.
Result<PairSample> sample_pairs(const ShingleSets& sets, const DuplicateGroups& groups, const SignatureMatrix* rows,
                                std::size_t draws, std::uint64_t seed, const Progress& progress);

}  // namespace lookalike
