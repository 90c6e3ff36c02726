#pragma once

#include <vector>

#include "core/diff/prose_words.h"

namespace lookalike {

/// Shifts, joins and splits stretches so that they read naturally. One-sided words begin after a quotation, or with a
/// sentence or a line, if possible; a difference that begins within a line of both texts ends with the line; equal
/// words at the ends of a change are common. O(words).
void tidy_stretches(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right);

}  // namespace lookalike
