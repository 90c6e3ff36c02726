#include "core/experiment/banding_offers.h"

#include <algorithm>

namespace lookalike {
namespace {

class Offers {
 public:
  Offers(const Forecaster& forecaster, const BandingGoal& goal, bool verify_by_signature)
      : forecaster_(forecaster), goal_(goal), verify_by_signature_(verify_by_signature) {}

  Result<BandingOffer> make(const BandingNeighbour& neighbour, const Progress& progress) const {
    const auto forecast = forecast_for(forecaster_, neighbour.lsh, goal_, progress.part(0, 0.7, "forecast"));
    if (!forecast) return tl::unexpected(forecast.error());
    return complete(neighbour.step, *forecast, progress.part(0.7, 1, "forecast"));
  }

  Result<BandingOffer> complete(BandingStep step, const Forecast& forecast, const Progress& progress) const {
    BandingOffer offer;
    offer.step = step;
    offer.hashes = goal_.hashes ? goal_.hashes : forecast.lsh.bands * forecast.lsh.rows;
    offer.forecast = forecast;
    if (!verify_by_signature_) return offer;
    const auto loss = forecaster_.signature_loss(forecast.lsh, goal_.prefix, goal_.threshold, offer.hashes, progress);
    if (!loss) return tl::unexpected(loss.error());
    offer.signature_loss = *loss;
    return offer;
  }

 private:
  const Forecaster& forecaster_;
  const BandingGoal& goal_;
  const bool verify_by_signature_;
};

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

Result<std::vector<BandingOffer>> offers_around(const Forecaster& forecaster, const BandingGoal& goal,
                                                const BandingSuggestion& suggestion, bool verify_by_signature,
                                                const Progress& progress) {
  const std::uint32_t most = goal.hashes ? goal.hashes : kMostSuggestedHashes;
  const auto neighbours = neighbours_of(suggestion.forecast.lsh, most, goal.prefix);
  const Offers offers(forecaster, goal, verify_by_signature);
  std::vector<BandingOffer> made;
  for (std::size_t i = 0; i < neighbours.size(); ++i) {
    const auto at = [&](std::size_t done) {
      return static_cast<double>(done) / static_cast<double>(neighbours.size());
    };
    const Progress part = progress.part(at(i), at(i + 1), "forecast");
    const bool suggested = neighbours[i].step == BandingStep::suggested;
    auto offer =
        suggested ? offers.complete(neighbours[i].step, suggestion.forecast, part) : offers.make(neighbours[i], part);
    if (!offer) return tl::unexpected(offer.error());
    made.push_back(*offer);
  }
  std::stable_sort(made.begin(), made.end(), [](const BandingOffer& x, const BandingOffer& y) {
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
