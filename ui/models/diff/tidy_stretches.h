#pragma once

#include <vector>

#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// Moves, joins and splits stretches so that they read as a person would tell them. Words that one side has begin
/// behind a quotation, or with a sentence or a line, where they can; differences with nothing but marks between them
/// and no blank, as in an address, are one; one that begins within a line of both texts ends with it; where one side of
/// a change is the end of the other but for its case, only that end is changed. O(words).
void tidy_stretches(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right);

}  // namespace lookalike
