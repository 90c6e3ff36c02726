#pragma once

#include <string>

#include "core/experiment/scale/scale_forecast.h"

namespace lookalike {

/// "17,204", "1.2 million", "3.4 billion", "1.5 trillion", "1,500 trillion".
std::string large_number(double number);

/// "12 MB", "1.5 GB", "560 GB", "3.8 TB": any number of bytes.
std::string large_bytes(double bytes);

/// "12 seconds", "7.5 minutes", "1,382 hours".
std::string large_time(double hours);

/// "331 to 1,382 hours", "40 minutes to 2.1 hours"; a single time if both are equal.
std::string large_times(double low, double high);

/// Says how many documents fit into this machine and, for more, what they would take and which command exports the
/// recipe.
std::string machine_sentence(const ScaleForecast& forecast, const std::string& exporter);

/// Names the measurements that the hours are based on.
std::string hours_sentence();

}  // namespace lookalike
