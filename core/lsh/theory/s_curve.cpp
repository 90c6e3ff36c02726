#include "core/lsh/theory/s_curve.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

#include "core/base/assertion.h"

namespace lookalike {
namespace {

/// Keeps the first of the cheapest options.
struct Cheapest {
  LshOptions options{1, 1, 0};
  double cost = std::numeric_limits<double>::infinity();

  void alternative(const LshOptions& other, double other_cost) {
    if (other_cost >= cost) return;
    options = other;
    cost = other_cost;
  }
};

/// Probability that a band whose rows all agree with probability `agree` shares its bucket.
double collision(double agree, std::uint64_t buckets) {
  return buckets == 0 ? agree : agree + (1 - agree) / static_cast<double>(buckets);
}

/// 1 - (1 - p)^count, accurate for small p.
double any_of(double p, double count) {
  return count == 0 ? 0 : -std::expm1(count * std::log1p(-p));
}

/// Entry i is the probability of i agreeing rows.
using Distribution = std::vector<double>;

/// Binomial(rows, s) by repeated convolution with one row: O(rows^2), no factorials to overflow.
Distribution binomial(std::uint32_t rows, double s) {
  Distribution result{1};
  for (std::uint32_t row = 0; row < rows; ++row) {
    result.push_back(result.back() * s);
    for (std::size_t i = result.size() - 2; i > 0; --i) result[i] = result[i] * (1 - s) + result[i - 1] * s;
    result[0] *= 1 - s;
  }
  return result;
}

void add_product(Distribution& sum, const Distribution& a, const Distribution& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i] == 0) continue;
    for (std::size_t j = 0; j < b.size(); ++j) sum[i + j] += a[i] * b[j];
  }
}

/// Distribution of one band's agreeing rows, separately for bands that share a bucket and bands that do not.
struct BandOutcome {
  Distribution apart, together;
};

/// `open` rows are undecided; the band's other rows are known to agree.
BandOutcome band_outcome(std::uint32_t open, double s, std::uint64_t buckets) {
  const Distribution all = binomial(open, s);
  const double accident = buckets == 0 ? 0 : 1 / static_cast<double>(buckets);
  BandOutcome outcome{all, all};
  for (std::uint32_t i = 0; i < open; ++i) {
    outcome.apart[i] *= 1 - accident;
    outcome.together[i] *= accident;
  }
  outcome.apart[open] = 0;
  return outcome;
}

/// Adds a band to the agreements of all bands so far, which share no bucket or at least one.
void append(BandOutcome& so_far, const BandOutcome& band) {
  const std::size_t size = so_far.apart.size() + band.apart.size() - 1;
  BandOutcome next{Distribution(size), Distribution(size)};
  add_product(next.apart, so_far.apart, band.apart);
  add_product(next.together, so_far.apart, band.together);
  add_product(next.together, so_far.together, band.apart);
  add_product(next.together, so_far.together, band.together);
  so_far = std::move(next);
}

/// Probability of at least `least` agreements in the sum of two independent distributions. O(size).
double tail_of_sum(const Distribution& a, const Distribution& b, std::uint32_t least) {
  Distribution at_least(b.size() + 1, 0);
  for (std::size_t i = b.size(); i-- > 0;) at_least[i] = at_least[i + 1] + b[i];
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const std::size_t missing = least > i ? least - i : 0;
    if (missing < at_least.size()) sum += a[i] * at_least[missing];
  }
  return std::min(sum, 1.0);
}

using Function = std::function<double(double)>;

struct Panel {
  double from, to, at_from, at_middle, at_to;
  double simpson() const { return (to - from) / 6 * (at_from + 4 * at_middle + at_to); }
};

/// Adaptive Simpson. The minimum depth prevents an accidental symmetry of a steep step from ending the search too
/// early.
double refine(const Function& f, const Panel& panel, double tolerance, int depth) {
  const double middle = (panel.from + panel.to) / 2;
  const Panel left{panel.from, middle, panel.at_from, f((panel.from + middle) / 2), panel.at_middle};
  const Panel right{middle, panel.to, panel.at_middle, f((middle + panel.to) / 2), panel.at_to};
  const double halves = left.simpson() + right.simpson();
  const double error = (halves - panel.simpson()) / 15;
  constexpr int kLeast = 4, kMost = 40;
  if (depth >= kMost || (depth >= kLeast && std::abs(error) <= tolerance)) return halves + error;
  return refine(f, left, tolerance / 2, depth + 1) + refine(f, right, tolerance / 2, depth + 1);
}

double integral(const Function& f, double from, double to) {
  if (from >= to) return 0;
  return refine(f, {from, to, f(from), f((from + to) / 2), f(to)}, 1e-10, 0);
}

}  // namespace

LshOptions bands_from_rows(std::uint32_t n, std::uint32_t rows) {
  return {std::max(1u, n / rows), rows, 0};
}

LshOptions rising_near(std::uint32_t n, double similarity) {
  Cheapest best;
  for (std::uint32_t r = 1; r <= n; ++r) {
    const LshOptions lsh = bands_from_rows(n, r);
    best.alternative(lsh, std::abs(curve_threshold(lsh.bands, lsh.rows) - similarity));
  }
  return best.options;
}

LshOptions divisors_only(std::uint32_t n, double threshold) {
  Cheapest best;
  for (std::uint32_t b = 1; b <= n; ++b) {
    if (n % b == 0) best.alternative({b, n / b, 0}, std::abs(curve_threshold(b, n / b) - threshold));
  }
  return best.options;
}

LshOptions weighted(std::uint32_t n, double threshold, double weight_false_positive, double weight_false_negative) {
  Cheapest best;
  for (std::uint32_t b = 1; b <= n; ++b) {
    for (std::uint32_t r = 1; r <= n / b; ++r) {
      const ErrorAreas areas = error_areas({b, r, 0}, 0, threshold);
      best.alternative({b, r, 0},
                       weight_false_positive * areas.false_positive + weight_false_negative * areas.false_negative);
    }
  }
  return best.options;
}

double candidate_probability(double s, const LshOptions& lsh) {
  LOOKALIKE_ASSERT(s >= 0 && s <= 1);
  return any_of(collision(std::pow(s, lsh.rows), lsh.buckets), lsh.bands);
}

double passed_probability(double s, const LshOptions& lsh, std::uint32_t prefix) {
  if (prefix == 0) return candidate_probability(s, lsh);
  const double prefix_agrees = std::pow(s, prefix);
  if (prefix >= lsh.rows) return prefix_agrees;
  const double first = collision(std::pow(s, lsh.rows - prefix), lsh.buckets);
  const double others = candidate_probability(s, {lsh.bands - 1, lsh.rows, lsh.buckets});
  return prefix_agrees * (first + (1 - first) * others);
}

double accepted_by_signature_probability(double s, const LshOptions& lsh, std::uint32_t prefix, std::uint32_t n,
                                         double threshold) {
  const std::uint32_t needed = least_agreements(n, threshold);
  const std::uint32_t open = needed > prefix ? needed - prefix : 0;
  if (prefix >= lsh.rows) return std::pow(s, prefix) * tail_of_sum({1}, binomial(n - prefix, s), open);

  BandOutcome bands = band_outcome(lsh.rows - prefix, s, lsh.buckets);
  const BandOutcome band = band_outcome(lsh.rows, s, lsh.buckets);
  for (std::uint32_t i = 1; i < lsh.bands; ++i) append(bands, band);
  const Distribution unused = binomial(n - lsh.bands * lsh.rows, s);
  return std::pow(s, prefix) * tail_of_sum(bands.together, unused, open);
}

std::uint32_t least_agreements(std::uint32_t n, double threshold) {
  auto k = static_cast<std::uint32_t>(std::clamp(std::floor(threshold * n), 0.0, n + 1.0));
  while (k > 0 && static_cast<double>(k - 1) / n >= threshold) --k;
  while (k <= n && static_cast<double>(k) / n < threshold) ++k;
  return k;
}

double reaches_estimate_probability(double s, std::uint32_t n, double threshold) {
  const std::uint32_t needed = least_agreements(n, threshold);
  if (needed == 0 || s >= 1) return needed <= n;
  if (needed > n || s <= 0) return 0;
  const auto log_choose = std::lgamma(n + 1.0) - std::lgamma(needed + 1.0) - std::lgamma(n - needed + 1.0);
  double term = std::exp(log_choose + needed * std::log(s) + (n - needed) * std::log1p(-s)), sum = term;
  for (std::uint32_t k = needed; k < n; ++k) sum += term *= s / (1 - s) * (n - k) / (k + 1.0);
  return std::min(1.0, sum);
}

bool has_rise(std::uint32_t bands, std::uint32_t rows) {
  return bands > 1 && rows > 1;
}

double curve_threshold(std::uint32_t bands, std::uint32_t rows) {
  return std::pow(1.0 / bands, 1.0 / rows);
}

double steepest_similarity(std::uint32_t bands, std::uint32_t rows) {
  if (rows <= 1) return 0;
  return std::pow((rows - 1.0) / (1.0 * rows * bands - 1.0), 1.0 / rows);
}

ErrorAreas error_areas(const LshOptions& lsh, std::uint32_t prefix, double threshold) {
  const Function passed = [&](double s) { return passed_probability(s, lsh, prefix); };
  const Function missed = [&](double s) { return 1 - passed_probability(s, lsh, prefix); };
  return {integral(passed, 0, threshold), integral(missed, threshold, 1)};
}

}  // namespace lookalike
