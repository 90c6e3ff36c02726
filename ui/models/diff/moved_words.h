#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "ui/models/diff/common_subsequence.h"
#include "ui/models/diff/prose_words.h"

namespace lookalike {

/// A text's words and which of them the common subsequence left over.
struct LeftOver {
  std::span<const ProseWord> words;
  std::vector<bool> free;
};

/// Finds words that are left over on both sides and equal: six of them or more without a gap, the longest first, and
/// then three or more that go on before or behind at most three changed ones. No word is in two runs; they are
/// ascending on the left. Few are missed, and only where passages are repeated many times, which bounds the work to
/// some million steps. Gives what was found so far when stopped.
std::vector<EqualRun> moved_words(LeftOver left, LeftOver right, const std::stop_token& stop);

/// Words that may be changed within a passage that was moved, on either side.
inline constexpr std::size_t kMostChangedInMove = 3;

}  // namespace lookalike
