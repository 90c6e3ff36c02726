#include "core/experiment/forecast/unverified_banding.h"

#include <algorithm>
#include <optional>

#include "core/base/value_text.h"
#include "core/lsh/candidates/candidates.h"
#include "core/sketch/signer.h"

namespace lookalike {
namespace {

using Signatures = std::shared_ptr<const SignatureMatrix>;

/// The run's own, or longer ones if a setting needs them; null if they would fill memory.
Result<Signatures> signatures_of(const RunResult& run, std::uint32_t hashes, const Progress& progress) {
  constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 30;
  if (hashes <= run.signatures->hashes()) return run.signatures;
  if (std::uint64_t{run.signatures->documents()} * hashes * sizeof(std::uint32_t) > kMostBytes) return nullptr;
  SketchOptions longer = run.recipe.sketch;
  longer.hashes = hashes;
  const auto signer = Signer::make(longer, *run.shingles);
  if (!signer) return tl::unexpected(signer.error());
  return (*signer)->sign(*run.tokens, *run.shingles, *run.groups, progress);
}

Result<UnverifiedPrice> price_at(const RunResult& run, const SignatureMatrix& signatures, const GroundTruth& truth,
                                 double threshold, const LshOptions& lsh, const Progress& progress) {
  const auto by_candidates = removed_by_candidates(signatures, *run.groups, lsh, progress);
  if (!by_candidates) return tl::unexpected(by_candidates.error());
  std::vector<ExactPair> found;
  for (const ExactPair& pair : truth.pairs)
    if (pair.jaccard >= threshold && shared_bands(signatures[pair.a], signatures[pair.b], lsh) > 0)
      found.push_back(pair);
  return UnverifiedPrice{*by_candidates, removed_by(found, *run.groups)};
}

/// A setting that reaches the recall, and its price.
struct Priced {
  LshOptions lsh;
  double candidates = 0;
  UnverifiedPrice price;

  bool better_than(const Priced& other) const {
    const auto removed = price.by_candidates.documents, others = other.price.by_candidates.documents;
    return removed != others ? removed < others : candidates < other.candidates;
  }
};

Result<std::optional<Priced>> cheapest(const std::vector<Forecast>& settings, const RunResult& run,
                                       const GroundTruth& truth, double threshold, const Progress& progress) {
  std::optional<Priced> best;
  for (const Forecast& setting : settings) {
    const auto price = price_at(run, *run.signatures, truth, threshold, setting.lsh, Progress(progress.stop_token()));
    if (!price) return tl::unexpected(price.error());
    const Priced priced{setting.lsh, setting.candidates.value, *price};
    if (!best || priced.better_than(*best)) best = priced;
  }
  return best;
}

std::string sentence_of(const Priced& best, const Forecast& forecast, const BandingGoal& goal) {
  const std::string similar = " pairs with similarity " + decimal(goal.threshold, 2) + " or more";
  return bands_of_rows(best.lsh) + " (of n = " + std::to_string(goal.hashes) +
         ") remove the fewest documents without verification, " + grouped(best.price.by_candidates.documents) +
         ", of all settings that find at least " + percent(goal.recall) + " of the" +
         (forecast.by_curve ? similar + ", spread evenly." : " different" + similar + " for 95 of 100 hash seeds.");
}

}  // namespace

Result<BandingSuggestion> suggest_unverified(const Forecaster& forecaster, const RunResult& run,
                                             const GroundTruth& truth, BandingGoal goal, const Progress& progress) {
  goal.by = BandingBy::recall;
  if (goal.hashes == 0) goal.hashes = run.recipe.sketch.hashes;
  if (goal.hashes > run.recipe.sketch.hashes)
    return failure(ErrorCode::bad_usage, "Removal is counted with the run's signatures, which have " +
                                             std::to_string(run.recipe.sketch.hashes) + " values.");
  const auto settings = fewest_bands(forecaster, goal, progress.part(0, 0.5, "forecast"));
  if (!settings) return tl::unexpected(settings.error());
  const auto best = cheapest(*settings, run, truth, goal.threshold, progress.part(0.5, 0.8, "group"));
  if (!best) return tl::unexpected(best.error());
  if (!*best) return suggest_banding(forecaster, goal, progress.part(0.8, 1, "forecast"));
  const auto forecast = forecast_for(forecaster, (*best)->lsh, goal, progress.part(0.8, 1, "forecast"));
  if (!forecast) return tl::unexpected(forecast.error());
  return BandingSuggestion{true, goal.hashes, *forecast, sentence_of(**best, *forecast, goal)};
}

Result<void> add_unverified_prices(std::vector<BandingAlternative>& alternatives, const RunResult& run,
                                   const GroundTruth& truth, double threshold, const Progress& progress) {
  std::uint32_t longest = 0;
  for (const BandingAlternative& alternative : alternatives)
    longest = std::max(longest, alternative.forecast.lsh.bands * alternative.forecast.lsh.rows);
  const auto signatures = signatures_of(run, longest, progress);
  if (!signatures) return tl::unexpected(signatures.error());
  for (BandingAlternative& alternative : alternatives) {
    const LshOptions& lsh = alternative.forecast.lsh;
    const SignatureMatrix& at_hand = *signatures ? **signatures : *run.signatures;
    if (lsh.bands * lsh.rows > at_hand.hashes()) continue;
    const auto price = price_at(run, at_hand, truth, threshold, lsh, progress);
    if (!price) return tl::unexpected(price.error());
    alternative.unverified = *price;
  }
  return {};
}

}  // namespace lookalike
