#include "core/experiment/forecast.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <vector>

#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/lsh/s_curve.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostDraws = 200, kLeastDraws = 50;
constexpr double kMostLooks = 1e8;   // draws * pairs * bands: half a second or so
constexpr double kMostSorted = 5e6;  // draws * documents: the same

using Rows = std::vector<std::uint32_t>;  // positions in a signature

/// `rows` different positions of n, the same for the same draw. With fewer than `rows` positions, all of them.
Rows draw_rows(std::uint32_t n, std::uint32_t rows, std::uint64_t draw) {
  Rows positions(n);
  std::iota(positions.begin(), positions.end(), 0u);
  for (std::uint32_t i = 0; i < std::min(rows, n); ++i)
    std::swap(positions[i], positions[i + mix64(draw * kGoldenStep + i) % (n - i)]);
  positions.resize(std::min(rows, n));
  return positions;
}

/// Bands made of randomly drawn hash functions, as another seed would make them.
struct DrawnBands {
  DrawnBands(std::uint32_t n, const LshOptions& lsh, std::uint32_t prefix_length, std::uint64_t draw) {
    for (std::uint32_t band = 0; band < lsh.bands; ++band)
      bands.push_back(draw_rows(n, lsh.rows, draw * lsh.bands + band));
    for (std::uint32_t i = 0; i < prefix_length; ++i) {
      const Rows& band = bands[i / lsh.rows];
      prefix.push_back(band[i % lsh.rows % band.size()]);
    }
  }
  std::vector<Rows> bands;
  Rows prefix;
};

/// For every true pair, which of the n signature values agree, as bits.
class Agreements {
 public:
  Agreements(const RunResult& run, const std::vector<ExactPair>& pairs)
      : words_((run.signatures->hashes() + 63) / 64), bits_(pairs.size() * words_) {
    (void)parallel_for_each(pairs.size(), 256, {}, [&](std::size_t i) {
      const auto a = (*run.signatures)[pairs[i].a], b = (*run.signatures)[pairs[i].b];
      for (std::size_t value = 0; value < a.size(); ++value)
        if (a[value] == b[value]) bits_[i * words_ + value / 64] |= std::uint64_t{1} << value % 64;
    });
  }
  bool on(std::size_t pair, const Rows& rows) const {
    const std::uint64_t* bits = bits_.data() + pair * words_;
    return std::all_of(rows.begin(), rows.end(), [bits](std::uint32_t row) { return bits[row / 64] >> row % 64 & 1; });
  }
  bool on_any(std::size_t pair, const std::vector<Rows>& bands) const {
    return std::any_of(bands.begin(), bands.end(), [&](const Rows& rows) { return on(pair, rows); });
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

double variance_of(const std::vector<double>& values) {
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  double sum = 0;
  for (const double value : values) sum += (value - mean) * (value - mean);
  return sum / static_cast<double>(values.size() - 1);
}

Estimate with_error(double value, double standard_error) {
  const double half = kNormal95 * standard_error;
  return {value, {std::max(0.0, value - half), value + half}};
}

}  // namespace

/// How much of what a setting finds is left to the hash functions.
class Forecaster::Scatter {
 public:
  struct Variances {
    double candidates = 0, kept = 0, lost = 0;  // lost: candidates that are not kept
  };

  Scatter(const RunResult& run, const Truth& truth)
      : run_(run), hashes_(run.signatures->hashes()), truth_(truth), agreements_(run, truth.pairs) {}

  /// Variances over seeds of the numbers of candidates and of kept pairs among those with similarity >= `from`.
  Result<Variances> measure(const LshOptions& lsh, std::uint32_t prefix, double from, const Progress& progress) const {
    std::vector<std::size_t> pairs;
    for (std::size_t i = 0; i < truth_.pairs.size(); ++i)
      if (truth_.pairs[i].jaccard >= from) pairs.push_back(i);
    if (pairs.empty()) return Variances{};
    const double looks = static_cast<double>(pairs.size()) * lsh.bands;
    const auto draws = static_cast<std::size_t>(std::clamp(kMostLooks / looks, 1.0 * kLeastDraws, 1.0 * kMostDraws));
    std::vector<double> candidates(draws), kept(draws), lost(draws);
    const auto done = parallel_for_each(draws, 1, progress, [&](std::size_t draw) {
      const DrawnBands drawn(hashes_, lsh, prefix, draw);
      for (const std::size_t pair : pairs) {
        if (!agreements_.on_any(pair, drawn.bands)) continue;
        const auto weight = static_cast<double>(truth_.stands_for(truth_.pairs[pair]));
        candidates[draw] += weight;
        (agreements_.on(pair, drawn.prefix) ? kept : lost)[draw] += weight;
      }
    });
    if (!done) return tl::unexpected(done.error());
    const auto candidate_chance = [&](double s) { return candidate_probability(s, lsh); };
    const auto kept_chance = [&](double s) { return kept_probability(s, lsh, prefix); };
    const auto lost_chance = [&](double s) { return candidate_chance(s) - kept_chance(s); };
    return Variances{std::max(variance_of(candidates), independent(candidate_chance, from)),
                     std::max(variance_of(kept), independent(kept_chance, from)),
                     std::max(variance_of(lost), independent(lost_chance, from))};
  }

  /// Variance over seeds of the number of pairs below the truth's floor that agree on `rows` hash functions.
  /// Boilerplate makes many of them agree at once. Measured once for each row count: settings side by side share it.
  Result<double> measure_below(std::uint32_t rows, const Progress& progress) const {
    if (rows == 0) return 0.0;
    const auto known = below_.find(rows);
    if (known != below_.end()) return known->second;
    const auto measured = scatter_below(rows, progress);
    if (measured) below_.emplace(rows, *measured);
    return measured;
  }

  /// The variance that pairs counted independently of each other would have, each with its chance.
  template <typename Chance>
  double independent(const Chance& chance, double from) const {
    double sum = 0;
    for (const ExactPair& pair : truth_.pairs) {
      if (pair.jaccard < from) continue;
      const double p = chance(pair.jaccard);
      const auto weight = static_cast<double>(truth_.stands_for(pair));
      sum += weight * weight * p * (1 - p);
    }
    return sum;
  }

 private:
  Result<double> scatter_below(std::uint32_t rows, const Progress& progress) const {
    const auto documents = static_cast<double>(truth_.groups->representatives().size() + 1);
    const auto draws = static_cast<std::size_t>(std::clamp(kMostSorted / documents, 8.0, 1000.0));
    std::vector<double> pairs(draws);
    const auto done = parallel_for_each(draws, 1, progress, [&](std::size_t draw) {
      const Rows drawn = draw_rows(hashes_, rows, draw);
      pairs[draw] = pairs_that_agree(drawn) - known_pairs_that_agree(drawn);
    });
    if (!done) return tl::unexpected(done.error());
    return variance_of(pairs);
  }

  /// Documents in one bucket make pairs with all others in it; copies of one text are left out.
  double pairs_that_agree(const Rows& rows) const {
    struct Entry {
      std::uint64_t key;
      double copies;
    };
    std::vector<Entry> entries;
    for (const DocumentIndex r : truth_.groups->representatives()) {
      std::uint64_t key = 0;
      for (const std::uint32_t row : rows) key = mix64(key + kGoldenStep + (*run_.signatures)[r][row]);
      entries.push_back({key, static_cast<double>(truth_.groups->group_size(r))});
    }
    std::sort(entries.begin(), entries.end(), [](const Entry& x, const Entry& y) { return x.key < y.key; });
    double pairs = 0, before = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      before = i > 0 && entries[i - 1].key == entries[i].key ? before + entries[i - 1].copies : 0;
      pairs += before * entries[i].copies;
    }
    return pairs;
  }

  double known_pairs_that_agree(const Rows& rows) const {
    double pairs = 0;
    for (std::size_t i = 0; i < truth_.pairs.size(); ++i)
      if (agreements_.on(i, rows)) pairs += static_cast<double>(truth_.stands_for(truth_.pairs[i]));
    return pairs;
  }

  const RunResult& run_;
  std::uint32_t hashes_;
  const Truth& truth_;
  Agreements agreements_;
  mutable std::map<std::uint32_t, double> below_;  // by rows
};

Forecaster::Forecaster(const RunResult& run, const Truth& truth, const SimilarityCensus& census)
    : census_(census), scatter_(std::make_unique<Scatter>(run, truth)) {}

Forecaster::~Forecaster() = default;

Forecast Forecaster::expect(const LshOptions& lsh, std::uint32_t prefix, double threshold) const {
  Forecast result;
  result.lsh = lsh;
  result.similar = census_.pairs_from(threshold);
  double similar = 0;
  for (const auto atoms : {census_.known(), census_.below()})
    for (const auto& [similarity, pairs] : atoms) {
      const double kept = kept_probability(similarity, lsh, prefix);
      const double candidate = prefix ? candidate_probability(similarity, lsh) : kept;
      result.candidates.value += pairs * candidate;
      result.kept.value += pairs * kept;
      if (similarity < threshold) continue;
      similar += pairs;
      result.missed.value += pairs * (1 - kept);
      result.prefix_loss.value += pairs * (candidate - kept);
    }
  result.recall.value = similar > 0 ? 1 - result.missed.value / similar : 1;
  for (Estimate* estimate : {&result.candidates, &result.kept, &result.missed, &result.recall, &result.prefix_loss})
    estimate->limits = {estimate->value, estimate->value};
  return result;
}

Result<Forecast> Forecaster::forecast_recall(const LshOptions& lsh, std::uint32_t prefix, double threshold,
                                             const Progress& progress) const {
  Forecast result = expect(lsh, prefix, threshold);
  const auto variances = scatter_->measure(lsh, prefix, threshold, progress);
  if (!variances) return tl::unexpected(variances.error());
  result.missed = with_error(result.missed.value, std::sqrt(variances->kept));
  result.prefix_loss = with_error(result.prefix_loss.value, std::sqrt(variances->lost));
  for (Estimate* estimate : {&result.missed, &result.prefix_loss})
    estimate->limits.high = std::min(estimate->limits.high, result.similar);
  if (result.similar > 0)
    result.recall.limits = {1 - result.missed.limits.high / result.similar,
                            1 - result.missed.limits.low / result.similar};
  return result;
}

Result<Forecast> Forecaster::forecast(const LshOptions& lsh, std::uint32_t prefix, double threshold,
                                      const Progress& progress) const {
  auto result = forecast_recall(lsh, prefix, threshold, progress.part(0, 0.3, "forecast"));
  if (!result) return result;
  const auto variances = scatter_->measure(lsh, prefix, 0, progress.part(0.3, 0.8, "forecast"));
  if (!variances) return tl::unexpected(variances.error());
  // Pairs below the floor rarely share more than one band, so the bands' numbers add up. What is known and what is not
  // scatters together.
  const auto of_band = scatter_->measure_below(lsh.rows, progress.part(0.8, 0.9, "forecast"));
  if (!of_band) return tl::unexpected(of_band.error());
  const auto of_prefix = scatter_->measure_below(prefix, progress.part(0.9, 1, "forecast"));
  if (!of_prefix) return tl::unexpected(of_prefix.error());
  const auto error = [&](double known, double unknown, std::uint32_t m) {
    const double sampled = census_.sum([&](double s) { return kept_probability(s, lsh, m); }).standard_error;
    return std::hypot(std::sqrt(known) + std::sqrt(unknown), sampled);
  };
  const double of_bands = lsh.bands * *of_band;
  result->candidates = with_error(result->candidates.value, error(variances->candidates, of_bands, 0));
  result->kept = with_error(result->kept.value, error(variances->kept, prefix ? *of_prefix : of_bands, prefix));
  return result;
}

Result<double> Forecaster::signature_loss(const LshOptions& lsh, std::uint32_t prefix, double threshold,
                                          std::uint32_t hashes, const Progress& progress) const {
  const auto atoms = census_.known();
  std::vector<double> lost(atoms.size());
  const auto done = parallel_for_each(atoms.size(), 1, progress, [&](std::size_t i) {
    const auto& [similarity, pairs] = atoms[i];
    if (similarity < threshold || similarity == 1) return;
    const double accepted = accepted_by_signature_probability(similarity, lsh, prefix, hashes, threshold);
    lost[i] = pairs * std::max(0.0, kept_probability(similarity, lsh, prefix) - accepted);
  });
  if (!done) return tl::unexpected(done.error());
  return std::accumulate(lost.begin(), lost.end(), 0.0);
}

}  // namespace lookalike
