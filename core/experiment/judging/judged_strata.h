#pragma once

#include <algorithm>
#include <cstddef>

namespace lookalike {

/// Strata of similarity that different pairs are counted in, 0.05 each.
inline constexpr std::size_t kJudgedStrata = 20;

/// The stratum of a similarity; the last one holds 1 as well. The begin of a stratum belongs to it, whatever 20 * 0.15
/// is.
inline std::size_t judged_stratum(double similarity) {
  constexpr double kSlack = 1e-9;
  return static_cast<std::size_t>(std::clamp(similarity * kJudgedStrata + kSlack, 0.0, kJudgedStrata - 1.0));
}

}  // namespace lookalike
