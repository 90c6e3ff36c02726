#pragma once

#include <cstdint>

#include "core/experiment/ground_truth/proportion.h"

namespace lookalike::lesson {

/// Shares k / trials between which 95 of 100 binomial counts fall: the smallest k that at most 2.5 % fall below and the
/// smallest that at least 97.5 % reach or fall below. trials >= 1, p in [0, 1]. O(trials).
Interval binomial_limits(double p, std::uint32_t trials);

}  // namespace lookalike::lesson
