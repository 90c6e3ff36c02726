#pragma once

#include <stop_token>
#include <vector>

#include "ui/models/diff/common_subsequence.h"
#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// The moved passages of the differing stretches. A passage that both texts have in one stretch in the same order has
/// not moved, and becomes a stretch of common words.
std::vector<EqualRun> find_moves(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right,
                                 const std::stop_token& stop);

/// The differing stretches, with moved passages separated from them, in the order of the left text.
std::vector<Stretch> differences_of(const std::vector<WordStretch>& stretches, const std::vector<EqualRun>& moves,
                                    const TextWords& left, const TextWords& right);

}  // namespace lookalike
