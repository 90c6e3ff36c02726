#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// Corresponding lines of two texts, as HTML.
using PairRow = std::array<std::string, 2>;

/// Two texts as HTML, reflowed, with the marks of the window. <mark> encloses the words that differ; its classes are
/// `left` or `right`, `changed`, `moved` and `ignored` by the recipe. <b> encloses the letters that differ in similar
/// words, a pilcrow ends a paragraph that continues in the other text, and each level of quoted mail is a <div>. Both
/// texts lose the same long passages that are equal, and the middle of long differences; both end before the 101st
/// difference. A note in <i> counts the words left out, or the characters of a text without blanks. The time of
/// compare_prose and read_pair.
std::vector<PairRow> marked_rows(std::string_view left, std::string_view right, const Recipe& recipe);

/// The rows as a table.
std::string pair_table(const std::vector<PairRow>& rows);

}  // namespace lookalike
