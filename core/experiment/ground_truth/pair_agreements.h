#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/engine.h"
#include "core/similarity/exact_pair.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Positions in a signature.
using Rows = std::vector<std::uint32_t>;

/// For every hash function, the pairs on which it agrees, as bits: the pairs that any banding would find then take a
/// few operations per 64 pairs.
class PairAgreements {
 public:
  /// `order` lists the pairs by their position in `pairs`. O(pairs * n) time, pairs * n bits.
  PairAgreements(const SignatureMatrix& signatures, const std::vector<ExactPair>& pairs,
                 std::vector<std::uint32_t> order);

  /// On hash functions drawn for this purpose, the same for the same sets regardless of n, family and seed of the run;
  /// the least similar pair first. 128 to 1,024 functions, more for fewer pairs and shorter sets. O(shingles of the
  /// pairs' documents * functions). Errors: cancelled.
  static Result<std::shared_ptr<const PairAgreements>> on_drawn_functions(const RunResult& run,
                                                                          const std::vector<ExactPair>& pairs,
                                                                          const Progress& progress);

  std::uint32_t hashes() const { return hashes_; }
  /// Positions of the pairs in `pairs`.
  const std::vector<std::uint32_t>& order() const { return order_; }
  /// The number of hash functions on which the i-th pair of the order agrees.
  std::uint32_t of_pair(std::size_t i) const { return of_pair_[i]; }

  /// Pairs in words of 64: bit i % 64 of word i / 64 is the i-th pair of the order.
  std::size_t words() const { return words_; }
  /// The pairs of a word that agree on all of `rows`. O(rows).
  std::uint64_t on_all(std::size_t word, const Rows& rows) const {
    std::uint64_t agreeing = ~std::uint64_t{0};
    for (const std::uint32_t row : rows) agreeing &= bits_[row * words_ + word];
    return agreeing;
  }
  /// Pairs that agree on all rows of at least one band. O(bands * rows).
  std::uint64_t on_any(std::size_t word, const std::vector<Rows>& bands) const {
    std::uint64_t found = 0;
    for (const Rows& rows : bands) found |= on_all(word, rows);
    return found;
  }
  /// Pairs that agree on at least `least` of `rows`; a repeated row counts each time. O(rows).
  std::uint64_t on_at_least(std::size_t word, const Rows& rows, std::uint32_t least) const;

 private:
  /// Appends the hash functions of others over the same pairs.
  void append(const PairAgreements& others);

  std::vector<std::uint32_t> order_, of_pair_;
  std::uint32_t hashes_;
  std::size_t words_;
  std::vector<std::uint64_t> bits_;  // n rows of words; bits past the last pair are 0
};

/// Calls `visit(pair)` for every bit of a word. O(bits).
template <typename Visit>
void for_each_pair(std::size_t word, std::uint64_t bits, const Visit& visit) {
  for (; bits != 0; bits &= bits - 1) visit(word * 64 + static_cast<std::size_t>(std::countr_zero(bits)));
}

}  // namespace lookalike
