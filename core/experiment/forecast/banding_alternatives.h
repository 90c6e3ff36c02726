#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experiment/forecast/banding_suggestion.h"
#include "core/lsh/lsh_options.h"
#include "core/query/groups/unverified.h"

namespace lookalike {

/// Position of a setting relative to the suggested one. A looser one finds a pair of any similarity with at least the
/// same probability, a stricter one with at most the same.
enum class BandingStep { row_fewer, band_more, suggested, band_fewer, row_more };

/// The two steps before the suggestion are looser, the ones after it stricter.
constexpr bool is_looser(BandingStep step) {
  return step < BandingStep::suggested;
}

struct BandingNeighbour {
  BandingStep step;
  LshOptions lsh;
};

/// The suggestion and the settings one step away with b * r in [prefix, most]: one row fewer or more, one band more or
/// fewer. One row more drops bands that no longer fit. At most five, in order of the steps.
std::vector<BandingNeighbour> neighbours_of(const LshOptions& suggested, std::uint32_t most, std::uint32_t prefix);

/// A possible setting, with its price.
struct BandingAlternative {
  BandingStep step = BandingStep::suggested;
  std::uint32_t hashes = 0;  // n
  Forecast forecast{};
  std::optional<UnverifiedPrice> unverified = {};  // if requested and memory was sufficient

  std::uint32_t unused() const { return hashes - forecast.lsh.bands * forecast.lsh.rows; }
};

/// The suggestion that reaches (or comes nearest to) the goal and its neighbours, most candidates first. With n left
/// open, each has the n that it needs. Errors: cancelled.
Result<std::vector<BandingAlternative>> alternatives_around(const Forecaster& forecaster, const BandingGoal& goal,
                                                            const BandingSuggestion& suggestion,
                                                            const Progress& progress);

/// The missed pairs that the first-m check causes: pairs it drops although they share a band. A check as long as a band
/// causes all of them, because b and r no longer matter then (see passed_probability).
inline const Estimate& lost_to_prefix(const Forecast& forecast, std::uint32_t prefix) {
  return prefix > 0 && prefix >= forecast.lsh.rows ? forecast.missed : forecast.prefix_loss;
}

/// The suggestion for the goal without a first-m check; nullopt if the goal has none. Errors: as suggest_banding.
Result<std::optional<BandingSuggestion>> without_prefix(const Forecaster& forecaster, BandingGoal goal,
                                                        const Progress& progress);

}  // namespace lookalike
