#pragma once

#include <stop_token>
#include <vector>

#include "ui/models/diff/common_subsequence.h"
#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// A text's words and which of them the common subsequence left over.
struct LeftOver {
  TextWords of;
  std::vector<bool> free;

  const Words& words() const { return of.words; }
};

/// Finds words that are left over on both sides and equal: six of them or more without a gap, the longest first, then
/// whole lines of at least two, as a mail's header has, and three or more that go on before or behind at most three
/// changed ones. No word is in two runs; they are ascending on the left. Few are missed, and only where passages are
/// repeated many times, which bounds the work to some million steps. Gives what was found so far when stopped.
std::vector<EqualRun> moved_words(LeftOver left, LeftOver right, const std::stop_token& stop);

/// Fewer words stand elsewhere by chance.
inline constexpr std::size_t kLeastMovedWords = 6;

/// Words that may be changed within a passage that was moved, on either side.
inline constexpr std::size_t kMostChangedInMove = 3;

}  // namespace lookalike
