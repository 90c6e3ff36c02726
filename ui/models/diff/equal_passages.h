#pragma once

#include <vector>

#include "ui/models/diff/prose_diff.h"
#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// Long passages that both texts have, from the beginning of a paragraph, a line or a sentence to the end of one where
/// there are any near enough, whole lines with the marks that quote them; a dozen words or more before and behind each
/// belong to none. Ascending. O(words).
std::vector<EqualPassage> equal_passages(const std::vector<WordStretch>& stretches, const TextWords& left,
                                         const TextWords& right);

}  // namespace lookalike
