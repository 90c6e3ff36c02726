#pragma once

#include <QString>
#include <cstdint>

#include "core/experiment/evaluation/pair_choice.h"

namespace lookalike {

/// "missed pairs"
QString choice_name(PairKind kind);
/// One sentence.
QString choice_meaning(PairKind kind);
/// "5 missed pairs"; "12 pairs with similarity 0.800 to 0.850".
QString choice_count(const PairChoice& choice, std::uint64_t total);

}  // namespace lookalike
