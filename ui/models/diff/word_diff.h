#pragma once

#include <optional>
#include <stop_token>

#include "ui/models/diff/prose_diff.h"
#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// Compares two texts by the ids of their words, which are less than `different`; else as compare_prose does.
std::optional<ProseDiff> compare_words(const TextWords& left, const TextWords& right, std::size_t different,
                                       const std::stop_token& stop);

}  // namespace lookalike
