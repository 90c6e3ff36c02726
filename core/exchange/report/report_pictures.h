#pragma once

#include <string>
#include <vector>

#include "core/experiment/evaluation/measured_curve.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// The S-curve of a recipe with its threshold and the measured points with their limits, as an inline <svg>. Its
/// classes (axis, curve, point, threshold, bar, sampled) take their colours from the page.
std::string s_curve_svg(const Recipe& recipe, const std::vector<CurveBin>& measured);

/// The numbers of pairs by similarity as bars on a logarithmic scale; sampled bins are of the class `sampled`.
std::string histogram_svg(const std::vector<SimilarityDistribution::Bin>& bins, double threshold);

}  // namespace lookalike
