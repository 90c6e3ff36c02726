#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/query/pair_explanation.h"

namespace lookalike {

/// {"a", "b", "shingles": [of a, of b], "shared", "together", "jaccard", "estimate", "standard_error", "agreement",
/// "hashes", "agreeing" (a text of 0 and 1), "bands": [{"band" from 1, "agreeing", "shared", "documents"}],
/// "candidate", "kept", "accepted", "candidate_chance", "found_chance", "sentences"}.
nlohmann::ordered_json explanation_json(const PairExplanation& pair, const Recipe& recipe);

}  // namespace lookalike
