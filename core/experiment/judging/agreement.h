#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/experiment/ground_truth/proportion.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// How far two judges agree on the pairs that both have judged.
struct Agreement {
  std::string judge_a, judge_b;                         // in alphabetical order
  std::array<std::array<std::uint64_t, 4>, 4> pairs{};  // by the verdict of a, then of b

  std::uint64_t both() const;
  std::uint64_t agreed() const;
  /// Cohen's kappa of the four verdicts; nullopt if both judges gave one and the same verdict throughout (J. Cohen, "A
  /// coefficient of agreement for nominal scales", 1960).
  std::optional<double> kappa() const;
  /// 95 % limits of kappa by its large-sample standard error (J. L. Fleiss, J. Cohen and B. S. Everitt, "Large sample
  /// standard errors of kappa and weighted kappa", 1969), within [-1, 1]; kappa must be
  /// defined. One value if the judges agree on every pair, which this formula cannot judge.
  Interval limits() const;
};

/// "anna and ben: 40 pairs judged by both, 34 alike, Cohen's kappa 0.77 (95 % limits 0.58 to 0.95)".
std::string to_string(const Agreement& agreement);

/// Every two judges with common pairs, by name. O(verdicts log judges).
std::vector<Agreement> agreements(const Verdicts& verdicts);

}  // namespace lookalike
