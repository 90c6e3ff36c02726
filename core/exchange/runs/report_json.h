#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/experiment/judging/judged_summary.h"
#include "core/experiment/scale/scale_forecast.h"
#include "core/pipeline/engine.h"
#include "core/query/explain/pair_explanation.h"

namespace lookalike {

/// Null if it is undefined.
nlohmann::ordered_json share_json(const std::optional<double>& share);
nlohmann::ordered_json estimate_json(const Estimate& estimate);

/// A run as JSON: `version`, `corpus` {path, format, digest}, `recipe`, `counts`, `seconds`, `peak_bytes`, `warnings`
/// and `skipped_records` (file, record, byte, reason, and whether the record was salvaged).
nlohmann::ordered_json report_json(const RunResult& run);

/// How a corpus was read, as in a report on a run: `version`, `corpus`, `counts` and `skipped_records`.
nlohmann::ordered_json reading_json(const Corpus& corpus);

/// Indented JSON with a line end. Bytes that are not UTF-8 are replaced.
std::string json_text(const nlohmann::ordered_json& json);

/// Writes indented JSON to a temporary file that is renamed when complete. Bytes of a title or path that are not UTF-8
/// are replaced rather than refused. Errors: unwritable.
Result<void> write_json(const nlohmann::ordered_json& json, const std::string& path);

/// {verdicts, absent, counts: {same, near, different, unsure}, accepted: {the same}, among_judged: as
/// against_verdicts_json, precision: {share, low, high, covered, accepted, identical}, strata: [{from, to, accepted,
/// same, near, different, unsure, share, low, high, all: {the counts}}], agreements: [{judges: [2], both, agreed,
/// kappa, low, high, pairs: 4 x 4 by the verdicts of the first and the second}]}; shares that are undefined are null.
/// The last stratum, from 1 to 1, contains the pairs of equal shingle sets.
nlohmann::ordered_json judged_json(const JudgedSummary& summary);

/// {true_positives, false_positives, false_negatives, recall, precision} among judged pairs.
nlohmann::ordered_json against_verdicts_json(const Confusion& against);

/// {"a", "b", "shingles": [of a, of b], "shared", "together", "jaccard", "containment", "estimate", "standard_error",
/// "agreement", "hashes", "agreeing" (a string of 0s and 1s), "bands": [{"band" from 1, "agreeing", "shared",
/// "documents"}], "candidate", "kept", "accepted", "candidate_chance", "found_chance", "sentences"}.
nlohmann::ordered_json explanation_json(const PairExplanation& pair, const Recipe& recipe);

/// A forecast for a larger corpus: all of its numbers, both assumptions with their limits.
nlohmann::ordered_json scale_json(const ScaleForecast& forecast);

}  // namespace lookalike
