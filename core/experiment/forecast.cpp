#include "core/experiment/forecast.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <compare>
#include <map>
#include <numeric>
#include <optional>
#include <vector>

#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/experiment/pair_agreements.h"
#include "core/experiment/remembered.h"
#include "core/lsh/s_curve.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostDraws = 200, kLeastDraws = 50;
constexpr double kMostLooks = 4e9;   // draws * pairs * bands, of which 64 cost one: a quarter of a second or so
constexpr double kMostSorted = 5e6;  // draws * documents: half a second or so

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

  Scatter(std::shared_ptr<const SignatureMatrix> signatures, const Truth& truth)
      : signatures_(std::move(signatures)), hashes_(signatures_->hashes()), truth_(truth) {}

  /// Variances over seeds of the numbers of candidates and of kept pairs among those with similarity >= `from`.
  /// Measured once for each setting.
  Result<Variances> measure(const LshOptions& lsh, std::uint32_t prefix, double from, const Progress& progress) const {
    const Setting setting{lsh.bands, lsh.rows, prefix, lsh.buckets, from};
    const auto known = measured_.find(setting);
    if (known != measured_.end()) return known->second;
    const auto drawn = draw(lsh, prefix, from, progress);
    if (!drawn) return drawn;
    return measured_.emplace(setting, at_least_independent(*drawn, lsh, prefix, from)).first->second;
  }

  /// Variance over seeds of the number of pairs below the truth's floor that agree on `rows` hash functions.
  /// Boilerplate makes many of them agree at once. Measured once for each row count: settings side by side share it,
  /// and what a cancelled call has drawn is not drawn again.
  Result<double> measure_below(std::uint32_t rows, const Progress& progress) const {
    if (rows == 0) return 0.0;
    std::vector<double>& pairs = below_[rows];
    if (pairs.empty()) pairs.assign(draws_below(), kNotDrawn);
    agreements();
    const auto done = parallel_for_each(pairs.size(), 1, progress, [&](std::size_t draw) {
      if (pairs[draw] != kNotDrawn) return;
      const Rows drawn = draw_rows(hashes_, rows, draw);
      pairs[draw] = pairs_that_agree(drawn) - known_pairs_that_agree(drawn);
    });
    if (!done) return tl::unexpected(done.error());
    return variance_of(pairs);
  }

 private:
  struct Setting {
    std::uint32_t bands, rows, prefix;
    std::uint64_t buckets;
    double from;
    auto operator<=>(const Setting&) const = default;
  };

  /// Those who ask from several threads have called it before.
  const PairAgreements& agreements() const {
    if (agreements_) return *agreements_;
    single_.assign((truth_.pairs.size() + 63) / 64, 0);
    for (std::size_t i = 0; i < truth_.pairs.size(); ++i)
      single_[i / 64] |= std::uint64_t{truth_.stands_for(truth_.pairs[i]) == 1} << i % 64;
    return agreements_.emplace(*signatures_, truth_.pairs);
  }

  /// The truth's pairs with similarity >= `from`, as PairAgreements has them.
  std::vector<std::uint64_t> pairs_from(double from) const {
    std::vector<std::uint64_t> bits(agreements().words());
    for (std::size_t i = 0; i < truth_.pairs.size(); ++i)
      bits[i / 64] |= std::uint64_t{truth_.pairs[i].jaccard >= from} << i % 64;
    return bits;
  }

  /// Document pairs that the bits of a word stand for.
  double weight_of(std::size_t word, std::uint64_t bits) const {
    double sum = std::popcount(bits & single_[word]);
    for_each_pair(word, bits & ~single_[word],
                  [&](std::size_t i) { sum += static_cast<double>(truth_.stands_for(truth_.pairs[i])); });
    return sum;
  }

  Result<Variances> draw(const LshOptions& lsh, std::uint32_t prefix, double from, const Progress& progress) const {
    const std::vector<std::uint64_t> pairs = pairs_from(from);
    const double looks = std::max(1.0, 64.0 * static_cast<double>(pairs.size()) * lsh.bands);
    const auto draws = static_cast<std::size_t>(std::clamp(kMostLooks / looks, 1.0 * kLeastDraws, 1.0 * kMostDraws));
    std::vector<double> candidates(draws), kept(draws), lost(draws);
    const auto done = parallel_for_each(draws, 1, progress, [&](std::size_t draw) {
      const DrawnBands drawn(hashes_, lsh, prefix, draw);
      for (std::size_t word = 0; word < pairs.size(); ++word) {
        const std::uint64_t found = pairs[word] & agreements_->on_any(word, drawn.bands);
        const double all = weight_of(word, found);
        const double with_prefix = prefix ? weight_of(word, found & agreements_->on_all(word, drawn.prefix)) : all;
        candidates[draw] += all;
        kept[draw] += with_prefix;
        lost[draw] += all - with_prefix;
      }
    });
    if (!done) return tl::unexpected(done.error());
    return Variances{variance_of(candidates), variance_of(kept), variance_of(lost)};
  }

  /// No smaller than if pairs were counted independently of each other, each with its chance.
  Variances at_least_independent(const Variances& drawn, const LshOptions& lsh, std::uint32_t prefix,
                                 double from) const {
    Variances independent;
    Remembered kept_chance([&](double s) { return kept_probability(s, lsh, prefix); });
    Remembered candidate_chance([&](double s) { return candidate_probability(s, lsh); });
    for (const ExactPair& pair : truth_.pairs) {
      if (pair.jaccard < from) continue;
      const auto weight = static_cast<double>(truth_.stands_for(pair));
      const double kept = kept_chance(pair.jaccard);
      const double candidate = prefix ? candidate_chance(pair.jaccard) : kept;
      const auto of = [weight](double chance) { return weight * weight * chance * (1 - chance); };
      independent.candidates += of(candidate);
      independent.kept += of(kept);
      independent.lost += of(candidate - kept);
    }
    return {std::max(drawn.candidates, independent.candidates), std::max(drawn.kept, independent.kept),
            std::max(drawn.lost, independent.lost)};
  }

  static constexpr double kNotDrawn = -1;

  std::size_t draws_below() const {
    const auto documents = static_cast<double>(truth_.groups->representatives().size() + 1);
    return static_cast<std::size_t>(std::clamp(kMostSorted / documents, 8.0, 1000.0));
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
      for (const std::uint32_t row : rows) key = mix64(key + kGoldenStep + (*signatures_)[r][row]);
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
    for (std::size_t word = 0; word < agreements_->words(); ++word)
      pairs += weight_of(word, agreements_->on_all(word, rows));
    return pairs;
  }

  std::shared_ptr<const SignatureMatrix> signatures_;
  std::uint32_t hashes_;
  const Truth& truth_;
  mutable std::optional<PairAgreements> agreements_;
  mutable std::vector<std::uint64_t> single_;  // pairs that stand for themselves alone, as bits
  mutable std::map<Setting, Variances> measured_;
  mutable std::map<std::uint32_t, std::vector<double>> below_;  // what each draw counted, by rows
};

Forecaster::Forecaster(std::shared_ptr<const SignatureMatrix> signatures, const Truth& truth,
                       const SimilarityCensus& census)
    : census_(census), scatter_(std::make_unique<Scatter>(std::move(signatures), truth)) {}

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
  const double candidates = error(variances->candidates, lsh.bands * *of_band, 0);
  result->candidates = with_error(result->candidates.value, candidates);
  result->kept = with_error(result->kept.value, prefix ? error(variances->kept, *of_prefix, prefix) : candidates);
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
