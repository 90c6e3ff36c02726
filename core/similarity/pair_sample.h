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

/// A pair of documents that was drawn, and how many it stands for.
struct DrawnPair {
  ExactPair pair;
  double stands_for = 0;

  bool operator==(const DrawnPair&) const = default;
};

/// One way of drawing pairs of documents, and what it drew: independently, with replacement.
struct DrawingWay {
  double pairs = 0;        // that can be drawn in this way
  double most = 1;         // highest Jaccard of a pair that can be
  std::uint32_t rows = 0;  // that a pair must agree on; 0: any pair of its stratum
  std::vector<DrawnPair> drawn;

  bool operator==(const DrawingWay&) const = default;
};

struct PairSample {
  double pairs = 0;  // all pairs of documents with shingles, exactly
  std::vector<DrawingWay> ways;
  double empty = 0;     // pairs of documents without a shingle that take part, exactly: Jaccard 1
  double disjoint = 0;  // pairs of one of them and a document with shingles, exactly: Jaccard 0

  /// Pairs that a draw of this similarity stands for on average, at most: a pair agrees on each table of one row with
  /// chance `similarity`, and each of those draws it more often. O(ways).
  double mean_weight(double similarity) const;

  bool operator==(const PairSample&) const = default;
};

/// A sample of all pairs of documents with shingles, without bias for any sum over them; copies count one by one, and
/// two copies have Jaccard 1. `draws` come from ten strata of the same size, ranges of min(|A|, |B|) / max(|A|, |B|),
/// the highest Jaccard that sizes allow. Pairs of middling similarity are rare there, so half as many more are drawn
/// from pairs that agree on one or on three values of `rows`, MinHash signatures of the sets: a pair of similarity s is
/// drawn about s or s^3 times as often as a copy. A pair stands for 1 / the draws expected of it by all ways together
/// (the balance heuristic: E. Veach, L. Guibas, "Optimally combining sampling techniques", SIGGRAPH 1995). Without
/// `rows` there are strata alone. Ways without pairs are left out. The same seed draws the same pairs on every machine
/// and for any number of threads. O(rows * documents log documents + draws * shingles of a document). Errors:
/// cancelled.
Result<PairSample> sample_pairs(const ShingleSets& sets, const DuplicateGroups& groups, const SignatureMatrix* rows,
                                std::size_t draws, std::uint64_t seed, const Progress& progress);

}  // namespace lookalike
