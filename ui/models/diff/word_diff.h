#pragma once

#include <optional>
#include <stop_token>

#include "ui/models/diff/prose_diff.h"
#include "ui/models/diff/word_stretch.h"

namespace lookalike {

/// Like compare_prose, but compares two texts by given ids of their words, which are less than `different`.
std::optional<ProseDiff> compare_words(const TextWords& left, const TextWords& right, std::size_t different,
                                       const std::stop_token& stop);

}  // namespace lookalike
