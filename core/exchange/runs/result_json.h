#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/experiment/judging/judged_summary.h"
#include "core/experiment/scale/scale_forecast.h"
#include "core/query/explain/pair_explanation.h"

namespace lookalike {

/// {verdicts, absent, counts: {same, near, different, unsure}, accepted: {the same}, among_judged: as
/// against_verdicts_json, precision: {share, low, high, covered, accepted, identical}, strata: [{from, to, accepted,
/// same, near, different, unsure, share, low, high, all: {the counts}}], agreements: [{judges: [2], both, agreed,
/// kappa, low, high, pairs: 4 x 4 by the verdicts of the first and the second}]}; shares that are undefined are null.
/// The last stratum, from 1 to 1, contains the pairs of equal shingle sets.
nlohmann::ordered_json judged_json(const JudgedSummary& summary);

/// {true_positives, false_positives, false_negatives, recall, precision} among judged pairs.
nlohmann::ordered_json against_verdicts_json(const Confusion& against);

/// {"a", "b", "shingles": [of a, of b], "shared", "together", "jaccard", "containment", "estimate", "standard_error",
/// "agreement", "hashes", "agreeing" (a text of 0 and 1), "bands": [{"band" from 1, "agreeing", "shared",
/// "documents"}], "candidate", "kept", "accepted", "candidate_chance", "found_chance", "sentences"}.
nlohmann::ordered_json explanation_json(const PairExplanation& pair, const Recipe& recipe);

/// A forecast for a larger corpus: all of its numbers, both assumptions with their limits.
nlohmann::ordered_json scale_json(const ScaleForecast& forecast);

}  // namespace lookalike
