#pragma once

#include <QByteArray>
#include <cstdint>
#include <vector>

#include "core/text/shingles.h"

namespace lookalike {

/// The documents with `from` to `to` tokens, inclusive.
struct LengthBin {
  std::uint64_t from = 0, to = 0;
  std::uint64_t documents = 0;
};

/// The lengths of a run's documents in tokens.
struct LengthHistogram {
  ShingleUnit unit = ShingleUnit::word;  // the kind of token
  std::vector<LengthBin> bins;           // ascending, without gaps; the first and the last are not empty
  std::uint64_t documents = 0;
  std::uint64_t median = 0;          // half of the documents are not longer
  std::uint64_t most_are_up_to = 0;  // nine of ten documents are not longer
  std::uint64_t longest = 0;
};

/// Bins grow by a factor of about the square root of two (1, 2, 3, 4-5, 6-7, 8-11, ...); documents without tokens have
/// their own bin. O(documents).
LengthHistogram count_lengths(const ShingleSets& sets);

/// Position in `bins` of the bin with `tokens`; -1 for none. O(bins).
int bin_of(const LengthHistogram& lengths, std::uint64_t tokens);

/// "from,to,documents" and one line per bin.
QByteArray to_csv(const LengthHistogram& lengths);

}  // namespace lookalike
