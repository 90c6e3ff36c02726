#include "core/experiment/forecast/banding_alternatives.h"

#include <algorithm>

namespace lookalike {
namespace {

BandingAlternative alternative_of(BandingStep step, const Forecast& forecast, const BandingGoal& goal) {
  return {step, goal.hashes ? goal.hashes : forecast.lsh.bands * forecast.lsh.rows, forecast, {}};
}

}  // namespace

std::vector<BandingNeighbour> neighbours_of(const LshOptions& suggested, std::uint32_t most, std::uint32_t prefix) {
  const auto [b, r, buckets] = suggested;
  const std::uint32_t bands_with_a_row_more = std::min(b, most / (r + 1));
  std::vector<BandingNeighbour> neighbours{{BandingStep::row_fewer, {b, r - 1, buckets}},
                                           {BandingStep::band_more, {b + 1, r, buckets}},
                                           {BandingStep::suggested, suggested},
                                           {BandingStep::band_fewer, {b - 1, r, buckets}},
                                           {BandingStep::row_more, {bands_with_a_row_more, r + 1, buckets}}};
  std::erase_if(neighbours, [&](const BandingNeighbour& neighbour) {
    const std::uint32_t used = neighbour.lsh.bands * neighbour.lsh.rows;
    return neighbour.step != BandingStep::suggested && (used == 0 || used > most || used < prefix);
  });
  return neighbours;
}

Result<std::vector<BandingAlternative>> alternatives_around(const Forecaster& forecaster, const BandingGoal& goal,
                                                            const BandingSuggestion& suggestion,
                                                            const Progress& progress) {
  const std::uint32_t most = goal.hashes ? goal.hashes : kMostSuggestedHashes;
  const auto neighbours = neighbours_of(suggestion.forecast.lsh, most, goal.prefix);
  std::vector<BandingAlternative> made;
  for (std::size_t i = 0; i < neighbours.size(); ++i) {
    const auto at = [&](std::size_t done) {
      return static_cast<double>(done) / static_cast<double>(neighbours.size());
    };
    const BandingStep step = neighbours[i].step;
    if (step == BandingStep::suggested) {
      made.push_back(alternative_of(step, suggestion.forecast, goal));
      continue;
    }
    const auto forecast =
        forecast_for(forecaster, neighbours[i].lsh, goal, progress.part(at(i), at(i + 1), "forecast"));
    if (!forecast) return tl::unexpected(forecast.error());
    made.push_back(alternative_of(step, *forecast, goal));
  }
  std::stable_sort(made.begin(), made.end(), [](const BandingAlternative& x, const BandingAlternative& y) {
    return x.forecast.candidates.value > y.forecast.candidates.value;
  });
  return made;
}

Result<std::optional<BandingSuggestion>> without_prefix(const Forecaster& forecaster, BandingGoal goal,
                                                        const Progress& progress) {
  if (goal.prefix == 0) return std::optional<BandingSuggestion>();
  goal.prefix = 0;
  return suggest_banding(forecaster, goal, progress).map([](auto suggestion) { return std::optional(suggestion); });
}

}  // namespace lookalike
