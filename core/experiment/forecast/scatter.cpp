#include "core/experiment/forecast/scatter.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>

#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/experiment/forecast/memoized.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostDraws = 200, kLeastDraws = 50;
constexpr double kMostLooks = 4e9;       // draws * pairs * bands, 64 at a time: about a quarter of a second
constexpr double kMostSorted = 5e6;      // draws * documents: about half a second
constexpr int kSteps = 20;               // number of similarity cuts
constexpr double kFewEvents = 10;        // events over all draws; fewer say nothing
constexpr std::size_t kMostCached = 64;  // settings, 100 KB each

constexpr double Variances::*kNumbers[] = {&Variances::candidates, &Variances::passed, &Variances::accepted,
                                           &Variances::lost, &Variances::turned_down};

/// `rows` distinct positions of n, the same for the same draw. With fewer than `rows` positions, all of them.
Rows draw_rows(std::uint32_t n, std::uint32_t rows, std::uint64_t draw) {
  Rows positions(n);
  std::iota(positions.begin(), positions.end(), 0u);
  for (std::uint32_t i = 0; i < std::min(rows, n); ++i)
    std::swap(positions[i], positions[i + mix64(draw * kGoldenStep + i) % (n - i)]);
  positions.resize(std::min(rows, n));
  return positions;
}

/// Bands of randomly drawn hash functions, as another seed would make them.
struct DrawnBands {
  DrawnBands(std::uint32_t n, const ForecastSetting& setting, std::uint64_t draw) {
    const auto [bands_wanted, rows, buckets] = setting.lsh;
    for (std::uint32_t band = 0; band < bands_wanted; ++band)
      bands.push_back(draw_rows(n, rows, draw * bands_wanted + band));
    for (std::uint32_t i = 0; i < setting.verify.prefix; ++i) {
      const Rows& band = bands[i / rows];
      prefix.push_back(band[i % rows % band.size()]);
    }
    if (!setting.by_signature()) return;
    for (const Rows& band : bands) signature.insert(signature.end(), band.begin(), band.end());
    while (signature.size() < setting.hashes)
      signature.push_back(static_cast<std::uint32_t>(mix64(mix64(draw) + signature.size()) % n));
  }
  std::vector<Rows> bands;
  Rows prefix;
  Rows signature;  // all n values that verification compares
};

double variance_of(std::size_t draws, const std::function<double(std::size_t)>& value) {
  double mean = 0, sum = 0;
  for (std::size_t i = 0; i < draws; ++i) mean += value(i) / static_cast<double>(draws);
  for (std::size_t i = 0; i < draws; ++i) sum += (value(i) - mean) * (value(i) - mean);
  return sum / static_cast<double>(draws - 1);
}

std::size_t range_of(std::span<const double> edges, double similarity) {
  return static_cast<std::size_t>(std::upper_bound(edges.begin(), edges.end(), similarity) - edges.begin()) - 1;
}

}  // namespace

Scatter::Scatter(std::shared_ptr<const SignatureMatrix> signatures, const GroundTruth& truth)
    : signatures_(std::move(signatures)), truth_(truth) {}

void Scatter::find_single_pairs() {
  if (!single_.empty()) return;
  const auto& order = agreements().order();
  single_.assign(agreements().words(), 0);
  for (std::size_t i = 0; i < order.size(); ++i)
    single_[i / 64] |= std::uint64_t{truth_.weight(truth_.pairs[order[i]]) == 1} << i % 64;
}

std::size_t Scatter::position_of(double similarity) const {
  const auto& order = agreements().order();
  const auto at = std::partition_point(order.begin(), order.end(),
                                       [&](std::uint32_t i) { return truth_.pairs[i].jaccard < similarity; });
  return static_cast<std::size_t>(at - order.begin());
}

/// Number of document pairs represented by the bits of a word.
double Scatter::weight_of(std::size_t word, std::uint64_t bits) const {
  double sum = std::popcount(bits & single_[word]);
  for_each_pair(word, bits & ~single_[word], [&](std::size_t i) {
    sum += static_cast<double>(truth_.weight(truth_.pairs[agreements().order()[i]]));
  });
  return sum;
}

void Scatter::count(const ForecastSetting& setting, std::uint64_t draw, std::span<const std::size_t> starts,
                    std::vector<Counts>& found) const {
  const DrawnBands drawn(agreements().hashes(), setting, draw);
  const std::uint32_t needed = setting.by_signature() ? least_agreements(setting.hashes, setting.verify.threshold) : 0;
  for (std::size_t range = 0; range < starts.size(); ++range) {
    const std::size_t first = starts[range],
                      last = range + 1 < starts.size() ? starts[range + 1] : agreements().order().size();
    for (std::size_t word = first / 64; word * 64 < last; ++word) {
      std::uint64_t inside = ~std::uint64_t{0};
      if (word == first / 64) inside &= ~std::uint64_t{0} << first % 64;
      if (last - word * 64 < 64) inside &= (std::uint64_t{1} << last % 64) - 1;
      const std::uint64_t candidates = inside & agreements().on_any(word, drawn.bands);
      if (candidates == 0) continue;
      const std::uint64_t passed = candidates & agreements().on_all(word, drawn.prefix);
      const std::uint64_t accepted = needed ? passed & agreements().on_at_least(word, drawn.signature, needed) : passed;
      const double of_candidates = weight_of(word, candidates);
      const double of_passed = passed == candidates ? of_candidates : weight_of(word, passed);
      found[range].candidates += of_candidates;
      found[range].passed += of_passed;
      found[range].accepted += accepted == passed ? of_passed : weight_of(word, accepted);
    }
  }
}

Result<const Scatter::Drawn*> Scatter::draw(const ForecastSetting& setting, double from, const Progress& progress) {
  const VerifyOptions& verify = setting.verify;
  const std::uint32_t compared = setting.by_signature() ? setting.hashes : 0;
  const Key key{setting.lsh.bands, setting.lsh.rows, verify.prefix, setting.lsh.buckets,
                compared,          verify.threshold, from};
  if (const auto known = drawn_.find(key); known != drawn_.end()) return &known->second;
  find_single_pairs();
  Drawn drawn;
  drawn.cuts = {from, std::max(from, verify.threshold)};
  for (int step = 1; step < kSteps; ++step)
    if (1.0 * step / kSteps > from) drawn.cuts.push_back(1.0 * step / kSteps);
  std::ranges::sort(drawn.cuts);
  drawn.cuts.erase(std::unique(drawn.cuts.begin(), drawn.cuts.end()), drawn.cuts.end());
  std::vector<std::size_t> starts;
  starts.reserve(drawn.cuts.size());
  for (const double cut : drawn.cuts) starts.push_back(position_of(cut - 1e-9 * (cut != verify.threshold)));
  std::ranges::sort(starts);
  const double pairs = static_cast<double>(agreements().order().size() - starts.front());
  const double looks = std::max(1.0, pairs * (setting.lsh.bands + compared));
  drawn.found.resize(static_cast<std::size_t>(std::clamp(kMostLooks / looks, 1.0 * kLeastDraws, 1.0 * kMostDraws)));
  const auto done = parallel_for_each(drawn.found.size(), 1, progress, [&](std::size_t i) {
    drawn.found[i].resize(starts.size());
    count(setting, i, starts, drawn.found[i]);
  });
  if (!done) return tl::unexpected(done.error());
  if (drawn_.size() >= kMostCached) drawn_.clear();
  return &drawn_.emplace(key, std::move(drawn)).first->second;
}

/// Variances of numbers of pairs found independently of each other.
std::vector<Variances> Scatter::independent(const ForecastSetting& setting, std::span<const double> edges) const {
  std::vector<Variances> sums(edges.size());
  Memoized passed_chance([&](double s) { return passed_probability(s, setting.lsh, setting.verify.prefix); });
  Memoized candidate_chance([&](double s) { return candidate_probability(s, setting.lsh); });
  std::map<long, double> by_signature;  // in steps of a thousandth
  const auto accepted_chance = [&](double s, double passed) {
    if (!setting.by_signature()) return passed;
    const auto [at, is_new] = by_signature.try_emplace(std::lround(s * 1000));
    if (is_new)
      at->second = accepted_by_signature_probability(s, setting.lsh, setting.verify.prefix, setting.hashes,
                                                     setting.verify.threshold);
    return std::min(passed, at->second);
  };
  for (const ExactPair& pair : truth_.pairs) {
    if (pair.jaccard < edges.front()) continue;
    Variances& sum = sums[range_of(edges, pair.jaccard)];
    const auto weight = static_cast<double>(truth_.weight(pair));
    const double passed = passed_chance(pair.jaccard), accepted = accepted_chance(pair.jaccard, passed);
    const double candidate = setting.verify.prefix ? candidate_chance(pair.jaccard) : passed;
    const auto of = [weight](double chance) { return weight * weight * chance * (1 - chance); };
    sum.candidates += of(candidate);
    sum.passed += of(passed);
    sum.accepted += of(accepted);
    sum.lost += of(candidate - passed);
    sum.turned_down += of(passed - accepted);
  }
  return sums;
}

std::size_t Scatter::cut_of(const Drawn& drawn, std::span<const double> edges, std::size_t edge) {
  const std::vector<double>& cuts = drawn.cuts;
  if (edge == edges.size()) return cuts.size();
  return static_cast<std::size_t>(std::lower_bound(cuts.begin(), cuts.end(), edges[edge] - 1e-9) - cuts.begin());
}

Variances Scatter::variances_of(const Drawn& drawn, std::size_t first, std::size_t last) {
  const auto variance = [&](const auto& number) {
    return variance_of(drawn.found.size(), [&](std::size_t i) {
      double sum = 0;
      for (std::size_t cut = first; cut < last; ++cut) sum += number(drawn.found[i][cut]);
      return sum;
    });
  };
  return {variance([](const Counts& found) { return found.candidates; }),
          variance([](const Counts& found) { return found.passed; }),
          variance([](const Counts& found) { return found.accepted; }),
          variance([](const Counts& found) { return found.candidates - found.passed; }),
          variance([](const Counts& found) { return found.passed - found.accepted; })};
}

/// Sums of p(1 - p) like `independent`, where p is the probability in a draw: a band of r distinct rows of n is among
/// the m on which a pair agrees with probability m (m - 1) ... / (n (n - 1) ...), whose r-th root replaces the
/// similarity.
std::vector<Variances> Scatter::independent_in_draws(const ForecastSetting& setting,
                                                     std::span<const double> edges) const {
  std::map<std::uint32_t, Variances> of_agreeing;
  const std::uint32_t n = agreements().hashes();
  const auto alone = [&](std::uint32_t agreeing) {
    const auto [at, is_new] = of_agreeing.try_emplace(agreeing);
    if (!is_new) return at->second;
    const auto& [lsh, verify, hashes] = setting;
    double share = 1;
    for (std::uint32_t i = 0; i < std::min(lsh.rows, n); ++i)
      share *= agreeing > i ? double(agreeing - i) / (n - i) : 0;
    const double s = std::pow(share, 1.0 / std::min(lsh.rows, n));
    const double candidate = candidate_probability(s, lsh), passed = passed_probability(s, lsh, verify.prefix);
    const double accepted =
        setting.by_signature()
            ? std::min(passed, accepted_by_signature_probability(double(agreeing) / n, lsh, verify.prefix, hashes,
                                                                 verify.threshold))
            : passed;
    const auto of = [](double chance) { return chance * (1 - chance); };
    return at->second = {of(candidate), of(passed), of(accepted), of(candidate - passed), of(passed - accepted)};
  };
  std::vector<Variances> sums(edges.size());
  const auto& order = agreements().order();
  for (std::size_t i = position_of(edges.front()); i < order.size(); ++i) {
    const ExactPair& pair = truth_.pairs[order[i]];
    const auto weight = static_cast<double>(truth_.weight(pair));
    const Variances of_pair = alone(agreements().of_pair(i));
    Variances& sum = sums[range_of(edges, pair.jaccard)];
    for (const auto number : kNumbers) sum.*number += weight * weight * of_pair.*number;
  }
  return sums;
}

Result<std::vector<Variances>> Scatter::design_effects(const ForecastSetting& setting, std::span<const double> edges,
                                                       const Progress& progress) {
  const auto drawn = draw(setting, edges.front(), progress);
  if (!drawn) return tl::unexpected(drawn.error());
  const std::vector<Variances> alone = independent_in_draws(setting, edges);
  const double few = kFewEvents / static_cast<double>((*drawn)->found.size());
  std::vector<Variances> effects(edges.size());
  for (std::size_t range = 0; range < edges.size(); ++range) {
    const Variances of_draws = variances_of(**drawn, cut_of(**drawn, edges, range), cut_of(**drawn, edges, range + 1));
    for (const auto number : kNumbers)
      effects[range].*number = std::max(1.0, (of_draws.*number + few) / (alone[range].*number + few));
  }
  return effects;
}

Result<std::vector<Variances>> Scatter::measure(const ForecastSetting& setting, std::span<const double> edges,
                                                const Progress& progress) {
  const auto effects = design_effects(setting, edges, progress);
  if (!effects) return tl::unexpected(effects.error());
  std::vector<Variances> measured = independent(setting, edges);
  for (std::size_t range = 0; range < edges.size(); ++range)
    for (const auto number : kNumbers) measured[range].*number *= (*effects)[range].*number;
  return measured;
}

double Scatter::sampling_variance(const ForecastSetting& setting, double sampled) const {
  Memoized chance([&](double s) { return passed_probability(s, setting.lsh, setting.verify.prefix); });
  double found = 0, all = 0;
  const auto for_each_similar = [&](const auto& visit) {
    for (const ExactPair& pair : truth_.pairs)
      if (pair.jaccard >= setting.verify.threshold) visit(pair, static_cast<double>(truth_.weight(pair)));
  };
  for_each_similar([&](const ExactPair& pair, double weight) {
    found += weight * chance(pair.jaccard);
    all += weight;
  });
  if (all == 0) return 0;
  std::map<DocumentIndex, double> of_document;  // residuals of its pairs
  double squares = 0, together = 0;
  for_each_similar([&](const ExactPair& pair, double weight) {
    const double residual = weight * (chance(pair.jaccard) - found / all);
    squares += residual * residual;
    of_document[pair.a] += residual;
    of_document[pair.b] += residual;
  });
  for (const auto& [document, residual] : of_document) together += residual * residual;
  // Two pairs of one document are both drawn with f^3, one pair with f^2; `together` has each square twice.
  const double f = sampled;
  return std::max(0.0, squares * (1 - f * f) + (together - 2 * squares) * (1 - f)) / (all * all);
}

Result<double> Scatter::measure_below(std::uint32_t rows, std::uint64_t buckets, const Progress& progress) {
  if (rows == 0) return 0.0;
  constexpr double kNotDrawn = -1;
  find_single_pairs();
  if (!of_run_) of_run_.emplace(*signatures_, truth_.pairs, agreements().order());
  std::vector<double>& pairs = below_[{rows, buckets}];
  if (pairs.empty()) pairs.assign(draws_below(), kNotDrawn);
  const auto done = parallel_for_each(pairs.size(), 1, progress, [&](std::size_t draw) {
    if (pairs[draw] != kNotDrawn) return;
    const Rows drawn = draw_rows(signatures_->hashes(), rows, draw);
    pairs[draw] = pairs_that_agree(*signatures_, *truth_.groups, drawn, buckets, draw) - known_pairs_that_agree(drawn);
  });
  if (!done) return tl::unexpected(done.error());
  return variance_of(pairs.size(), [&](std::size_t i) { return pairs[i]; });
}

std::size_t Scatter::draws_below() const {
  const auto documents = static_cast<double>(truth_.groups->representatives().size() + 1);
  return static_cast<std::size_t>(std::clamp(kMostSorted / documents, 8.0, 1000.0));
}

double pairs_that_agree(const SignatureMatrix& signatures, const DuplicateGroups& groups, const Rows& rows,
                        std::uint64_t buckets, std::uint64_t draw) {
  std::vector<std::pair<std::uint64_t, double>> entries;  // and how many documents have the set
  for (const DocumentIndex r : groups.representatives()) {
    std::uint64_t key = mix64(draw);
    for (const std::uint32_t row : rows) key = mix64(key + kGoldenStep + signatures[r][row]);
    entries.emplace_back(buckets ? key % buckets : key, groups.group_size(r));
  }
  std::ranges::sort(entries, {}, &std::pair<std::uint64_t, double>::first);
  double pairs = 0, before = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    before = i > 0 && entries[i - 1].first == entries[i].first ? before + entries[i - 1].second : 0;
    pairs += before * entries[i].second;
  }
  return pairs;
}

double Scatter::known_pairs_that_agree(const Rows& rows) const {
  double pairs = 0;
  for (std::size_t word = 0; word < of_run_->words(); ++word) pairs += weight_of(word, of_run_->on_all(word, rows));
  return pairs;
}

}  // namespace lookalike
