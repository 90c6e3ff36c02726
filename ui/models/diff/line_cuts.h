#pragma once

#include <vector>

#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// Cuts changes that go on beyond a line: one that begins behind the same words of a line, or the same label of a
/// mail's header, ends with that line; header lines with other labels are no change of each other. O(words).
void cut_at_line_ends(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right);

}  // namespace lookalike
