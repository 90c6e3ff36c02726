#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/experiment/scale/scale_forecast.h"

namespace lookalike {

/// A forecast for a larger corpus: every number of it, both assumptions with their limits.
nlohmann::ordered_json scale_json(const ScaleForecast& forecast);

}  // namespace lookalike
