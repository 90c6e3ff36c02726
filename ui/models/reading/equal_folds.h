#pragma once

#include "ui/models/reading/marked_text.h"
#include "ui/models/reading/text_pieces.h"

namespace lookalike {

/// The equal parts that are folded, as places of one side's text. O(folded).
std::vector<TextFold> equal_folds(const std::vector<EqualPart>& parts, const std::vector<std::size_t>& folded,
                                  TextRange EqualPart::*side);

}  // namespace lookalike
