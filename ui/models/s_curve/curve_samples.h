#pragma once

#include <QString>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/exchange/runs/run_record.h"

namespace lookalike {

/// The settings that determine the shape of the S-curves.
struct CurveSettings {
  LshOptions lsh;
  VerifyOptions verify;
  std::uint32_t hashes = 100;

  bool operator==(const CurveSettings&) const = default;
};

/// Adjusts the settings so that they can be drawn: at least one band and one row, and m at most b * r.
CurveSettings curve_settings(const Recipe& recipe);

/// "20 × 5", plus ", m = 5" (first-m check) and ", 20 000 buckets" if they are used. UTF-8.
std::string curve_name(const CurveSettings& settings);

/// The names given by the user, or "20 × 5"; where several would be the same, with the settings that differ, as in
/// "20 × 5, k = 3". O(records * log(records)).
std::vector<QString> run_names(std::span<const RunRecord> records);

/// A function over [0, 1].
struct Curve {
  std::vector<double> similarity, probability;
};

/// The interpolated value at a similarity; constant beyond the samples, NaN without samples.
/// O(log samples).
double probability_at(const Curve& curve, double similarity);

/// The piece between two ascending similarities in [0, 1], with interpolated ends. O(samples).
Curve piece_of(const Curve& curve, double from, double to);

/// By the trapezoidal rule. O(samples).
double area_under(const Curve& curve);

using Probability = double (*)(const CurveSettings&, double);

double candidate_of(const CurveSettings& settings, double s);
double passed_of(const CurveSettings& settings, double s);
/// As if every band had unlimited buckets.
double unlimited_of(const CurveSettings& settings, double s);
double accepted_of(const CurveSettings& settings, double s);

/// Whether the recipe is consistent and verifies by signature, so that accepted_of can be drawn.
bool has_accepted_curve(const CurveSettings& settings);

/// `points` (at least 2) equidistant values from `from` to `to`. Nullopt if stopped.
std::optional<Curve> sample_curve(Probability probability, const CurveSettings& settings, double from, double to,
                                  int points, const std::stop_token& stop = {});

}  // namespace lookalike
