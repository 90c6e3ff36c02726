#include "core/experiment/similarity_census.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace lookalike {
namespace {

// Atoms are half a percent wide, so that s^r moves little inside one; above a fifth, a thousandth of the scale.
constexpr double kRelativeWidth = 0.005, kAbsoluteWidth = 0.001;

long cell_of(double similarity) {
  if (similarity <= 0) return std::numeric_limits<long>::min();
  if (similarity >= 1) return std::numeric_limits<long>::max();
  if (similarity >= kAbsoluteWidth / kRelativeWidth) return std::lround(std::floor(similarity / kAbsoluteWidth));
  return std::lround(std::floor(std::log(similarity) / std::log1p(kRelativeWidth)));  // negative
}

/// Gathers pairs into atoms at their mean similarity.
class Atoms {
 public:
  void add(double similarity, double pairs) {
    auto& [weight, sum] = cells_[cell_of(similarity)];
    weight += pairs;
    sum += pairs * similarity;
  }
  std::vector<SimilarityCensus::Atom> list() const {
    std::vector<SimilarityCensus::Atom> atoms;
    for (const auto& [cell, total] : cells_)
      if (total.first > 0) atoms.push_back({total.second / total.first, total.first});
    return atoms;
  }

 private:
  std::map<long, std::pair<double, double>> cells_;
};

/// Every different similarity with the number of pairs that are at least as similar.
std::vector<SimilarityCensus::Atom> tail_of(const Truth& truth) {
  std::vector<SimilarityCensus::Atom> tail{{1, static_cast<double>(truth.equal_pairs)}};
  for (const ExactPair& pair : truth.pairs) tail.push_back({pair.jaccard, static_cast<double>(truth.stands_for(pair))});
  std::sort(tail.begin(), tail.end(), [](const auto& x, const auto& y) { return x.similarity < y.similarity; });
  for (std::size_t i = tail.size() - 1; i-- > 0;) tail[i].pairs += tail[i + 1].pairs;
  return tail;  // of equal similarities the first one has them all, and it is the one that is found
}

double square(double x) {
  return x * x;
}

}  // namespace

SimilarityCensus::SimilarityCensus(const Truth& truth, const std::vector<SampleStratum>& sample)
    : floor_(truth.floor), tail_(tail_of(truth)) {
  Atoms known, below;
  for (const ExactPair& pair : truth.pairs) known.add(pair.jaccard, static_cast<double>(truth.stands_for(pair)));
  known.add(1, static_cast<double>(truth.equal_pairs));
  for (const SampleStratum& stratum : sample) {
    if (stratum.drawn.empty()) continue;
    const double each = stratum.pairs / static_cast<double>(stratum.drawn.size());
    Atoms drawn;
    for (const ExactPair& pair : stratum.drawn) {
      if (pair.jaccard >= floor_) continue;
      drawn.add(pair.jaccard, 1);
      below.add(pair.jaccard, each);
    }
    strata_.push_back({stratum.pairs, static_cast<double>(stratum.drawn.size()), drawn.list()});
    all_pairs_ += stratum.pairs;
  }
  known_ = known.list();
  below_ = below.list();
}

double SimilarityCensus::pairs_from(double s) const {
  const auto at = std::partition_point(tail_.begin(), tail_.end(), [s](const Atom& a) { return a.similarity < s; });
  return at == tail_.end() ? 0 : at->pairs;
}

SimilarityCensus::Sum SimilarityCensus::sum(const std::function<double(double)>& f) const {
  Sum result;
  for (const Atom& atom : known_) result.value += atom.pairs * f(atom.similarity);
  double variance = 0;
  for (const Stratum& stratum : strata_) {
    double first = 0, second = 0;
    for (const Atom& atom : stratum.atoms) {
      const double value = f(atom.similarity);
      first += atom.pairs * value;
      second += atom.pairs * value * value;
    }
    const double mean = first / stratum.draws;
    result.below += stratum.pairs * mean;
    variance += square(stratum.pairs) * std::max(0.0, second / stratum.draws - square(mean)) / stratum.draws;
  }
  result.value += result.below;
  result.standard_error = std::sqrt(variance);
  return result;
}

Estimate SimilarityCensus::known_between(double from, double to) const {
  const double pairs = pairs_from(from) - (to >= 1 ? 0 : pairs_from(to));
  return {pairs, {pairs, pairs}};
}

Estimate SimilarityCensus::sampled_between(double from, double to) const {
  double value = 0, down = 0, up = 0;
  for (const Stratum& stratum : strata_) {
    double hits = 0;
    for (const Atom& atom : stratum.atoms)
      if (atom.similarity >= from && atom.similarity < to) hits += atom.pairs;
    const double share = hits / stratum.draws;
    const Interval limits = wilson_interval(hits, stratum.draws);
    value += stratum.pairs * share;
    down += square(stratum.pairs * (share - limits.low));
    up += square(stratum.pairs * (limits.high - share));
  }
  return {value, {std::max(0.0, value - std::sqrt(down)), value + std::sqrt(up)}};
}

std::vector<SimilarityCensus::Bin> SimilarityCensus::histogram(std::size_t steps) const {
  std::vector<Bin> bins;
  const auto add = [&](double from, double to) {
    const bool sampled = from < floor_;
    if (to - from < 1e-12 || (sampled && strata_.empty())) return;
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
