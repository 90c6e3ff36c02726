#include "core/experiment/ground_truth/similarity_distribution.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>

namespace lookalike {
namespace {

// WeightedPoints are half a percent wide, so that s^r varies little inside one; above a fifth, a thousandth of the
// scale.
constexpr double kRelativeWidth = 0.005, kAbsoluteWidth = 0.001;

constexpr int kUnmetSteps = 100;
constexpr double kEdges = 100;  // no point crosses a multiple of 0.01, where bins begin

long cell_of(double similarity) {
  if (similarity <= 0) return std::numeric_limits<long>::min();
  if (similarity >= 1) return std::numeric_limits<long>::max();
  if (similarity >= kAbsoluteWidth / kRelativeWidth) return std::lround(std::floor(similarity / kAbsoluteWidth));
  return std::lround(std::floor(std::log(similarity) / std::log1p(kRelativeWidth)));  // negative
}

/// Collects pairs into points at their mean similarity.
class WeightedPoints {
 public:
  void add(double similarity, double pairs) {
    Sums& cell = cells_[{std::lround(std::floor(similarity * kEdges + 1e-9)), cell_of(similarity)}];
    cell.least = std::min(cell.least, similarity);
    cell.pairs += pairs;
    cell.similarity += pairs * similarity;
    cell.squares += pairs * pairs;
  }
  std::vector<SimilarityDistribution::WeightedPoint> list() const {
    std::vector<SimilarityDistribution::WeightedPoint> points;
    for (const auto& [cell, sums] : cells_)
      if (sums.pairs > 0)
        points.push_back({std::max(sums.least, sums.similarity / sums.pairs), sums.pairs, sums.squares});
    return points;
  }

 private:
  struct Sums {
    double least = 1, pairs = 0, similarity = 0, squares = 0;
  };
  std::map<std::pair<long, long>, Sums> cells_;
};

/// Every distinct similarity with the number of pairs that are at least as similar.
std::vector<SimilarityDistribution::WeightedPoint> tail_of(const GroundTruth& truth) {
  std::vector<SimilarityDistribution::WeightedPoint> tail{{1, static_cast<double>(truth.equal_pairs)}};
  for (const ExactPair& pair : truth.pairs) tail.push_back({pair.jaccard, static_cast<double>(truth.weight(pair))});
  std::sort(tail.begin(), tail.end(), [](const auto& x, const auto& y) { return x.similarity < y.similarity; });
  for (std::size_t i = tail.size() - 1; i-- > 0;) tail[i].pairs += tail[i + 1].pairs;
  return tail;  // among equal similarities the first has the full count, and searches find that one
}

double square(double x) {
  return x * x;
}

}  // namespace

SimilarityDistribution::SimilarityDistribution(const GroundTruth& truth, const PairSample& sample)
    : floor_(truth.floor),
      all_pairs_(sample.pairs + sample.empty + sample.disjoint),
      identical_(static_cast<double>(truth.equal_pairs)),
      disjoint_(sample.disjoint),
      tail_(tail_of(truth)) {
  WeightedPoints known, below;
  for (const ExactPair& pair : truth.pairs) known.add(pair.jaccard, static_cast<double>(truth.weight(pair)));
  known.add(1, static_cast<double>(truth.equal_pairs));
  for (const DrawingWay& way : sample.ways) {
    WeightedPoints points;
    for (const auto& [pair, weight] : way.drawn) {
      if (pair.jaccard >= floor_) continue;
      points.add(pair.jaccard, weight);
      below.add(pair.jaccard, weight);
    }
    ways_.push_back({static_cast<double>(way.drawn.size()), points.list()});
  }
  if (disjoint_ > 0) below.add(0, disjoint_);
  known_ = known.list();
  below_ = below.list();
  if (ways_.empty()) return;
  for (int i = 0; i <= kUnmetSteps; ++i) {
    const double s = floor_ * i / kUnmetSteps;
    unmet_.emplace_back(s, sample.mean_weight(s));
  }
}

double SimilarityDistribution::pairs_from(double s) const {
  const auto at =
      std::partition_point(tail_.begin(), tail_.end(), [s](const WeightedPoint& a) { return a.similarity < s; });
  return at == tail_.end() ? 0 : at->pairs;
}

SimilarityDistribution::Drawn SimilarityDistribution::drawn(const std::function<double(double)>& f) const {
  Drawn result;
  for (const Way& way : ways_) {
    double first = 0, second = 0;
    for (const WeightedPoint& point : way.points) {
      const double value = f(point.similarity);
      first += point.pairs * value;
      second += point.squares * value * value;
    }
    result.value += first;
    result.variance += std::max(0.0, second - square(first) / way.draws);
  }
  return result;
}

double SimilarityDistribution::one_draw_at(double similarity) const {
  const auto above =
      std::partition_point(unmet_.begin(), unmet_.end(), [=](const auto& known) { return known.first <= similarity; });
  return above == unmet_.begin() ? 0 : std::prev(above)->second;
}

SimilarityDistribution::Sum SimilarityDistribution::sum(const std::function<double(double)>& f) const {
  Sum result;
  for (const WeightedPoint& point : known_) result.value += point.pairs * f(point.similarity);
  const Drawn below = drawn(f);
  result.below = below.value + disjoint_ * f(0);
  result.value += result.below;
  result.standard_error = std::sqrt(below.variance + square(f(floor_) * one_draw_at(floor_)));
  return result;
}

Estimate SimilarityDistribution::known_between(double from, double to) const {
  const double pairs = pairs_from(from) - (to >= 1 ? 0 : pairs_from(to));
  return {pairs, {pairs, pairs}};
}

Estimate SimilarityDistribution::sampled_between(double from, double to) const {
  const Drawn pairs = drawn([=](double s) { return s >= from && s < to ? 1.0 : 0.0; });
  // A few draws may all have small weights by chance; their variance is then that of the ways that draw such pairs.
  const double rest = all_pairs_ > 0 ? std::max(0.0, 1 - pairs.value / all_pairs_) : 1;
  const double variance = std::max(pairs.variance, pairs.value * one_draw_at(from) * rest);
  Interval limits = score_limits(pairs.value, variance, one_draw_at(from));
  limits.high = std::min(limits.high, std::max(pairs.value, all_pairs_));
  const double certain = from == 0 ? disjoint_ : 0;
  return {certain + pairs.value, {certain + limits.low, certain + limits.high}};
}

std::vector<SimilarityDistribution::Bin> SimilarityDistribution::histogram(std::size_t steps) const {
  std::vector<Bin> bins;
  const auto add = [&](double from, double to) {
    const bool sampled = from < floor_;
    if (to - from < 1e-12 || (sampled && ways_.empty())) return;
    bins.push_back({from, to, sampled ? sampled_between(from, to) : known_between(from, to), sampled});
  };
  for (std::size_t i = 0; i < steps; ++i) {
    const double from = static_cast<double>(i) / static_cast<double>(steps);
    const double to = static_cast<double>(i + 1) / static_cast<double>(steps);
    const double cut = std::clamp(floor_, from, to);
    add(from, cut);
    add(cut, to);
  }
  return bins;
}

}  // namespace lookalike
