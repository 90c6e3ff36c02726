#pragma once

#include <stop_token>
#include <vector>

#include "core/diff/common_subsequence.h"
#include "core/diff/prose_words.h"

namespace lookalike {

/// The words of a text, and the ones outside the common subsequence.
struct LeftOver {
  TextWords of;
  std::vector<bool> free;

  const Words& words() const { return of.words; }
};

/// Finds equal runs of left-over words: six or more consecutive words, the longest runs first; then whole lines of at
/// least two words, as in a mail header. No word is in two runs; runs ascend on the left. To limit the work to some
/// million steps, it may miss a few runs of passages that are repeated many times. Returns the runs found so far if
/// stopped.
std::vector<EqualRun> moved_words(LeftOver left, LeftOver right, const std::stop_token& stop);

/// The minimum length of a moved run that is not a whole line; fewer words may occur elsewhere by chance.
inline constexpr std::size_t kLeastMovedWords = 6;

}  // namespace lookalike
