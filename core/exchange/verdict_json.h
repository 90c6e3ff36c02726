#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/base/error.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// [{"a", "b": digests of the texts, "a_id", "b_id", "verdict", "note"}, ...].
nlohmann::ordered_json to_json(const Verdicts& verdicts);

/// Reads the same; of two words on one pair the later counts. Errors: wrong_content, in a sentence that can follow a
/// colon (more than Verdicts::kMost, no such verdict, no digest). Throws WrongMember where a member is missing or of
/// another kind.
Result<Verdicts> verdicts_from(const std::vector<nlohmann::ordered_json>& json);

}  // namespace lookalike
