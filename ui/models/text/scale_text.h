#pragma once

#include <QString>

#include "core/experiment/scale/scale_forecast.h"

namespace lookalike {

/// A forecast for a larger corpus in a few lines: pairs, the largest bucket, memory and core hours, each by both
/// assumptions.
QString scale_text(const ScaleForecast& forecast);

}  // namespace lookalike
