#include "core/experiment/scale/scale_words.h"

#include <cmath>

#include "core/base/value_text.h"

namespace lookalike {
namespace {

/// "7.5" and "560": three digits are enough for a forecast.
std::string rounded(double number) {
  constexpr double kWhole = 99.95, kMost = 1e18;
  if (number < kWhole) return decimal(number, number == std::floor(number) ? 0 : 1);
  return number < kMost ? grouped(static_cast<std::uint64_t>(std::llround(number))) : decimal(number, 0);
}

}  // namespace

std::string large_number(double number) {
  if (number >= 999.95e9) return rounded(number / 1e12) + " trillion";
  if (number >= 999.95e6) return rounded(number / 1e9) + " billion";
  if (number >= 1e6) return rounded(number / 1e6) + " million";
  return number < 100 ? decimal(number, 0) : rounded(number);
}

std::string large_bytes(double bytes) {
  const char* unit = "kB";
  double size = bytes / 1e3;
  for (const char* larger : {"MB", "GB", "TB", "PB", "EB"}) {
    if (size < 999.5) break;
    unit = larger;
    size /= 1e3;
  }
  return rounded(size) + ' ' + unit;
}

std::string large_time(double hours) {
  constexpr double kMinutes = 60, kSeconds = 3600;
  if (hours * kMinutes < 1) return rounded(hours * kSeconds) + " seconds";
  if (hours < 1) return rounded(hours * kMinutes) + " minutes";
  return rounded(hours) + " hours";
}

std::string large_times(double low, double high) {
  std::string first = large_time(low);
  const std::string second = large_time(high);
  if (first == second) return first;
  const auto unit = first.find(' ');
  if (second.ends_with(first.substr(unit))) first.resize(unit);
  return first + " to " + second;
}

std::string machine_sentence(const ScaleForecast& forecast, const std::string& exporter) {
  const std::string fits = "This machine has the memory for " + large_number(forecast.fits_here) + " documents";
  if (!forecast.too_large_here()) return fits + ".";
  return fits + "; " + large_number(forecast.documents) + " would take " + large_bytes(forecast.least_bytes) +
         " for documents, signatures and bands alone. Export the recipe for a cluster: " + exporter + ".";
}

std::string hours_sentence() {
  return "Signing by this program is estimated from this run's seconds, too high if the machine was busy. Verification "
         "is estimated from a benchmark that compares a million pairs of reviews per second and core, and from the "
         "shingles of these documents, without rereading texts. Signing by Spark is estimated from 12,171 reviews per "
         "second and core.";
}

}  // namespace lookalike
