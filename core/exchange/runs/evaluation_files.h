#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/forecast/threshold_suggestion.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/query/groups/unverified.h"

namespace lookalike {

/// The measured S-curve as CSV: `similarity_from,similarity_to,pairs,candidates,kept,predicted,identical`; `predicted`
/// is the number of passed pairs predicted by the theoretical curve, for comparison with the measured one.
std::string curve_csv(const std::vector<CurveBin>& curve);

/// The same with everything that the plot shows:
/// `similarity_from,similarity_to,mean,pairs,candidates,kept,accepted,predicted`, then the 95 % limits of the three
/// shares of the different pairs, `candidates_low,candidates_high,kept_low,...,accepted_high`, and `identical`. Bins
/// without pairs have neither mean nor limits.
std::string measured_csv(const std::vector<CurveBin>& curve);

/// `similarity_from,similarity_to,pairs,pairs_low,pairs_high,sampled`; limits equal an exact number, `sampled` is 1 for
/// an estimate.
std::string histogram_csv(const std::vector<SimilarityDistribution::Bin>& histogram);

/// {threshold, true_positives, false_positives, false_negatives, recall, precision, f1} of all pairs, {identical} of
/// the true positives, and {different: {pairs, found, missed, recall}} of documents with different sets; shares that
/// are undefined are null.
nlohmann::ordered_json confusion_json(double threshold, const Confusion& counts);

/// {document, count, candidates, true_positives, false_positives, false_negatives}.
nlohmann::ordered_json nearest_json(DocumentIndex document, std::size_t count, const NearestConfusion& nearest);

/// {at_least, pairs}.
nlohmann::ordered_json truth_json(const SimilarityDistribution& distribution);

/// Each bin with its counts, shares and 95 % limits.
nlohmann::ordered_json curve_json(const std::vector<CurveBin>& curve);

/// Each bin with its number of pairs; a sampled bin also with 95 % limits.
nlohmann::ordered_json histogram_json(const std::vector<SimilarityDistribution::Bin>& histogram);

/// Expected candidates, passed and missed pairs, recall and loss to the first-m check, each {value, low, high}.
nlohmann::ordered_json forecast_json(const Forecast& forecast);

/// The documents covered by a forecast: {documents, of, pairs_for_one, different_pairs: {value, low, high}}.
nlohmann::ordered_json scope_json(const SampleScope& scope, const Estimate& different_pairs);

/// {threshold (null: neither gap nor valley), sentence, gap: {from, to, inside, above}, lower: {threshold, added},
/// higher: {threshold, taken}}; the last three only if they exist.
nlohmann::ordered_json threshold_json(const ThresholdSuggestion& suggestion);

/// {by_candidates: {documents, largest}, by_verified: {...}, too_many}
nlohmann::ordered_json unverified_json(const UnverifiedPrice& price);

}  // namespace lookalike
