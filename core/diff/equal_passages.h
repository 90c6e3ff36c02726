#pragma once

#include <vector>

#include "core/diff/prose_diff.h"
#include "core/diff/prose_words.h"

namespace lookalike {

/// Long passages common to both texts, ascending. They begin and end at paragraphs, lines or sentences if these are
/// near enough; whole lines include their quote marks. At least a dozen words before and after each are in no passage.
/// O(words).
std::vector<EqualPassage> equal_passages(const std::vector<WordStretch>& stretches, const TextWords& left,
                                         const TextWords& right);

/// The beginnings of lines that correspond, ascending, and of those within a change if both texts have as many, or at
/// its end if they differ only in case; also of sentences, if one text has several more lines than the other since the
/// last of them. O(words).
std::vector<Anchor> level_lines(const std::vector<WordStretch>& stretches, const TextWords& left,
                                const TextWords& right);

}  // namespace lookalike
