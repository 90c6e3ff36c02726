#pragma once

#include <vector>

#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// The letters that differ in pairs of similar words of a change, ascending: words with a common beginning and end of
/// four or more bytes, which are at least seven tenths of the longer word. Tries changes of up to eight words per side.
/// Letters are whole characters. O(differences).
std::vector<Stretch> changed_letters(const std::vector<Stretch>& differences, const TextWords& left,
                                     const TextWords& right);

/// The ends of paragraphs of `side` that continue without a line break in the other text, in bytes of `side`,
/// ascending. O(words).
std::vector<std::size_t> joined_paragraphs(const std::vector<WordStretch>& stretches, const TextWords& side,
                                           std::size_t WordStretch::*first, const TextWords& other,
                                           std::size_t WordStretch::*other_first);

}  // namespace lookalike
