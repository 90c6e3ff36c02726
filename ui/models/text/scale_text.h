#pragma once

#include <QString>

#include "core/experiment/scale/scale_forecast.h"

namespace lookalike {

/// A forecast for a larger corpus in a few lines: memory, pairs and the largest bucket by both assumptions with limits,
/// time, and the bytes that Spark sends.
QString scale_text(const ScaleForecast& forecast);

}  // namespace lookalike
