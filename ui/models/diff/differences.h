#pragma once

#include <stop_token>
#include <vector>

#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// The stretches that are not the same, with moved passages taken out of them, by their places on the left.
std::vector<Stretch> differences_of(const std::vector<WordStretch>& stretches, const TextWords& left,
                                    const TextWords& right, const std::stop_token& stop);

}  // namespace lookalike
