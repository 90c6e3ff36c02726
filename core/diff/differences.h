#pragma once

#include <stop_token>
#include <vector>

#include "core/diff/common_subsequence.h"
#include "core/diff/prose_words.h"

namespace lookalike {

/// The moved passages of the differing stretches. A passage that both texts have in one stretch in the same order has
/// not moved, and becomes a stretch of common words.
std::vector<EqualRun> find_moves(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right,
                                 const std::stop_token& stop);

/// The differing stretches, with moved passages separated from them, in the order of the left text.
std::vector<Stretch> differences_of(const std::vector<WordStretch>& stretches, const std::vector<EqualRun>& moves,
                                    const TextWords& left, const TextWords& right);

/// The letters that differ in pairs of similar words of a change, ascending: words with a common beginning and end of
/// four or more bytes, which are at least seven tenths of the longer word. Tries changes of up to eight words per side.
/// Also the hyphen of a common word that the other text writes without it or with another one. Letters are whole
/// characters. O(words).
std::vector<Stretch> changed_letters(const std::vector<WordStretch>& stretches, const std::vector<Stretch>& differences,
                                     const TextWords& left, const TextWords& right);

/// The ends of paragraphs of `side` that continue without a line break in the other text, in bytes of `side`,
/// ascending. O(words).
std::vector<std::size_t> joined_paragraphs(const std::vector<WordStretch>& stretches, const TextWords& side,
                                           std::size_t WordStretch::*first, const TextWords& other,
                                           std::size_t WordStretch::*other_first);

}  // namespace lookalike
