#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// The settings that determine the shape of the S-curves.
struct CurveSettings {
  LshOptions lsh;
  VerifyOptions verify;
  std::uint32_t hashes = 100;

  bool operator==(const CurveSettings&) const = default;
};

/// Settings that can be drawn: at least one band and one row; a prefix no longer than all bands.
CurveSettings curve_settings(const Recipe& recipe);

/// "20 × 5", with ", prefix 5" and ", 20 000 buckets" where they are used. UTF-8.
std::string curve_name(const CurveSettings& settings);

/// A function over [0, 1].
struct Curve {
  std::vector<double> similarity, probability;
};

/// At a similarity, interpolated; beyond its samples a curve stays at its end. NaN of one without samples.
/// O(log samples).
double probability_at(const Curve& curve, double similarity);

/// The piece between two similarities, in [0, 1] and not descending; the ends are interpolated. O(samples).
Curve piece_of(const Curve& curve, double from, double to);

/// By trapezoids. O(samples).
double area_under(const Curve& curve);

using Probability = double (*)(const CurveSettings&, double);

double candidate_of(const CurveSettings& settings, double s);
double kept_of(const CurveSettings& settings, double s);
/// As if every band had unlimited buckets.
double unlimited_of(const CurveSettings& settings, double s);
double accepted_of(const CurveSettings& settings, double s);

/// Whether pairs are accepted by their signatures and the recipe is consistent, so that accepted_of can be drawn.
bool has_accepted_curve(const CurveSettings& settings);

/// `points` (at least 2) values of equal distance from `from` to `to`. Nothing when stopped.
std::optional<Curve> sample_curve(Probability probability, const CurveSettings& settings, double from, double to,
                                  int points, const std::stop_token& stop = {});

}  // namespace lookalike
