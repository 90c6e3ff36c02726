#pragma once

#include <QByteArray>
#include <cstdint>
#include <vector>

#include "core/text/shingles.h"

namespace lookalike {

/// Documents of `from` to `to` tokens, both included.
struct LengthBin {
  std::uint64_t from = 0, to = 0;
  std::uint64_t documents = 0;
};

/// How long the documents of a run are, in tokens.
struct LengthHistogram {
  ShingleUnit unit = ShingleUnit::word;  // what a token is
  std::vector<LengthBin> bins;           // ascending, without gaps; the first and the last are not empty
  std::uint64_t documents = 0;
  std::uint64_t median = 0;          // half of the documents are at most so long
  std::uint64_t most_are_up_to = 0;  // nine of ten documents are at most so long
  std::uint64_t longest = 0;
};

/// Bins are a factor of about the square root of two wide (1, 2, 3, 4-5, 6-7, 8-11, ...); no tokens are a bin of their
/// own. O(documents).
LengthHistogram count_lengths(const ShingleSets& sets);

/// Position in `bins` of the one that holds `tokens`; -1 for none. O(bins).
int bin_of(const LengthHistogram& lengths, std::uint64_t tokens);

/// "from,to,documents" and a line for each bin.
QByteArray to_csv(const LengthHistogram& lengths);

}  // namespace lookalike
