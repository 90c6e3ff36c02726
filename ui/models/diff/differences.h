#pragma once

#include <stop_token>
#include <vector>

#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// The differing stretches, with moved passages separated from them, in the order of the left text.
std::vector<Stretch> differences_of(const std::vector<WordStretch>& stretches, const TextWords& left,
                                    const TextWords& right, const std::stop_token& stop);

}  // namespace lookalike
