#include "core/experiment/scale/scale_forecast.h"

#include <algorithm>
#include <cmath>

#include "core/base/value_text.h"
#include "core/experiment/ground_truth/proportion.h"
#include "core/lsh/banding/band_index.h"
#include "core/pipeline/memory_plan.h"
#include "core/query/groups/disjoint_sets.h"
#include "core/query/groups/similar_links.h"

namespace lookalike {
namespace {

/// "7.5" and "560": three digits are enough for a forecast.
std::string rounded(double number) {
  constexpr double kWhole = 99.95, kMost = 1e18;
  if (number < kWhole) return decimal(number, number == std::floor(number) ? 0 : 1);
  return number < kMost ? grouped(static_cast<std::uint64_t>(std::llround(number))) : decimal(number, 0);
}

constexpr double kSecondsAnHour = 3600;
constexpr double kShuffledRow = 28;           // bytes of a key of 8, an id of 8 and Spark's overhead, measured
constexpr double kFingerprint = 16;           // bytes of a document's fingerprint
constexpr double kSparkDocuments = 12'171;    // per second per core with NumPy: reviews, 100 values
constexpr double kSparkShingles = 65;         // per such review
constexpr double kComparedPairs = 1'013'050;  // per second per core in the benchmark verify/score: reviews, 100 values
constexpr double kComparedShingles = 134;     // per such review
constexpr double kPairBytes = 24;

/// A count and its scatter, made up of independent groups.
struct Counted {
  double count = 0, variance = 0;
};

/// Counts pairs by the group of documents that they connect.
class PairsByGroup {
 public:
  explicit PairsByGroup(const DuplicateGroups& groups) : groups_(groups), sets_(groups.documents()) {
    for (const DocumentIndex document : groups.representatives()) {
      const double copies = static_cast<double>(groups.group_size(document));
      if (copies > 1) add(document, copies * (copies - 1) / 2);
    }
  }

  void add(DocumentIndex a, DocumentIndex b) {
    sets_.join(a.value, b.value);
    add(a, static_cast<double>(groups_.group_size(a)) * static_cast<double>(groups_.group_size(b)));
  }

  Counted counted() const {
    std::vector<double> sums(groups_.documents());
    for (const auto& [document, pairs] : pairs_) sums[sets_.find(document.value)] += pairs;
    Counted all;
    for (const double sum : sums) {
      all.count += sum;
      all.variance += sum * sum;
    }
    return all;
  }

 private:
  void add(DocumentIndex document, double pairs) { pairs_.emplace_back(document, pairs); }

  const DuplicateGroups& groups_;
  DisjointSets sets_;
  std::vector<std::pair<DocumentIndex, double>> pairs_;
};

// Both the existing and the future documents scatter.
Estimate grown(const Counted& now, double factor) {
  const double value = now.count * factor;
  return {value, score_limits(value, now.variance * (factor * factor + factor), factor)};
}

Estimate sum_of(const Estimate& x, const Estimate& y) {
  const auto apart = [](double a, double b) { return std::sqrt(a * a + b * b); };
  const double value = x.value + y.value;
  return {value,
          {std::max(0.0, value - apart(x.value - x.limits.low, y.value - y.limits.low)),
           value + apart(x.limits.high - x.value, y.limits.high - y.value)}};
}

/// Candidates by chance, and candidates within families.
struct CandidateKinds {
  Counted chance, related, similar;
};

CandidateKinds kinds_of(const RunResult& run) {
  const VerifyOptions& verify = run.recipe.verify;
  PairsByGroup related(*run.groups), similar(*run.groups);
  Counted chance;
  run.scored->for_each([&](const SimilarPair& pair) {
    if (score_of(pair, verify.by) >= verify.threshold) similar.add(pair.a, pair.b);
    if (similarity_of(pair, verify.by) >= verify.threshold / 2) related.add(pair.a, pair.b);
  });
  CandidateKinds kinds{{}, related.counted(), similar.counted()};
  chance.count = std::max(0.0, static_cast<double>(run.scored->candidates) - kinds.related.count);
  chance.variance = chance.count;
  kinds.chance = chance;
  return kinds;
}

/// Related candidates that were not scored count as chance.
std::string unscored_sentence(const RunResult& run) {
  const char* why = run.scored->floor > 0          ? "there are too many candidates to cache those below the threshold"
                    : run.recipe.verify.prefix > 0 ? "the first-m check drops candidates before they are compared"
                                                   : nullptr;
  return why ? std::string("The count of candidates in families is too high, as ") + why + "." : std::string();
}

double largest_bucket(const BandIndex& bands) {
  std::uint32_t largest = 0;
  for (const BandIndex::Bucket& bucket : bands.shared_buckets()) largest = std::max(largest, bucket.size());
  return largest;
}

class Forecasting {
 public:
  Forecasting(const RunResult& run, const ScaleOptions& options)
      : run_(run), options_(options), factor_(options.documents / static_cast<double>(run.corpus->size())) {}

  ScaleForecast make() {
    made_.documents = options_.documents;
    made_.from = static_cast<double>(run_.corpus->size());
    const CandidateKinds kinds = kinds_of(run_);
    const double square = factor_ * factor_;
    made_.similar = {kinds.similar.count, grown(kinds.similar, factor_), grown(kinds.similar, square)};
    made_.candidates = {kinds.related.count + kinds.chance.count,
                        sum_of(grown(kinds.related, factor_), grown(kinds.chance, square)),
                        sum_of(grown(kinds.related, square), grown(kinds.chance, square))};
    made_.unscored = unscored_sentence(run_);
    const double largest = largest_bucket(*run_.bands);
    const Counted bucket{largest, largest};
    made_.largest_bucket = {bucket.count, grown(bucket, 1), grown(bucket, factor_)};
    count_memory();
    count_shuffles();
    count_hours();
    return made_;
  }

 private:
  double each(double bytes) const { return bytes / made_.from; }

  void count_memory() {
    const CachedBytes& cached = run_.report.cached;
    const auto least = static_cast<double>(least_memory(1, run_.recipe));
    made_.least_bytes = least * made_.documents;
    made_.whole_bytes =
        made_.least_bytes + each(static_cast<double>(cached.text + cached.tokens + cached.shingles)) * made_.documents;
    made_.pair_bytes_low = kPairBytes * made_.similar.families.value;
    made_.pair_bytes_high = kPairBytes * made_.similar.sampled.value;
    const double pairs = kPairBytes * each(made_.similar.now);
    const double machine = options_.machine_bytes > 0 ? static_cast<double>(options_.machine_bytes) : HUGE_VAL;
    made_.fits_here = std::floor(std::min(machine / (least + pairs), 4'294'967'294.0));
  }

  void count_shuffles() {
    const double text = static_cast<double>(run_.corpus->text_bytes()) / made_.from;
    const auto add = [this](const char* name, double low, double high) { made_.shuffles.push_back({name, low, high}); };
    const double n = made_.documents;
    const double fingerprints = (kShuffledRow + kFingerprint) * n, keys = kShuffledRow * run_.recipe.lsh.bands * n;
    add("equal texts, by fingerprint", fingerprints, fingerprints);
    add("band keys", keys, keys);
    add("pairs, each once", kShuffledRow * made_.candidates.families.value,
        kShuffledRow * made_.candidates.sampled.value);
    const auto texts = [&](const Estimate& pairs) { return std::min(n, 2 * pairs.value) * (text + kShuffledRow); };
    add("texts of candidates", texts(made_.candidates.families), texts(made_.candidates.sampled));
  }

  void count_hours() {
    const StageSeconds& seconds = run_.report.seconds;
    const double cores = options_.cores;
    made_.signing_hours =
        cores * (seconds.clean + seconds.shingle + seconds.sign + seconds.band) * factor_ / kSecondsAnHour;
    // The time of few comparisons says nothing: it varies by a factor of ten.
    const double shingles = each(static_cast<double>(run_.report.counts.shingles));
    const double a_pair = shingles / kComparedShingles / kComparedPairs / kSecondsAnHour;
    made_.verifying_hours_low = a_pair * made_.candidates.families.value;
    made_.verifying_hours_high = a_pair * made_.candidates.sampled.value;
    const double work = shingles / kSparkShingles * run_.recipe.sketch.hashes / 100.0;
    made_.spark_signing_hours = made_.documents / kSparkDocuments * work / kSecondsAnHour;
  }

  const RunResult& run_;
  const ScaleOptions options_;
  const double factor_;
  ScaleForecast made_;
};

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
         "is estimated from a benchmark that compares a million pairs of reviews per second per core, and from the "
         "shingles of these documents, without rereading texts. Signing by Spark is estimated from 12,171 reviews per "
         "second per core.";
}

Result<ScaleForecast> forecast_scale(const RunResult& run, const ScaleOptions& options, const Progress& progress) {
  const auto documents = static_cast<double>(run.corpus->size());
  if (!(options.documents >= documents))
    return failure(ErrorCode::bad_usage, "A forecast needs more documents than the run has, which is " +
                                             std::to_string(run.corpus->size()) + ".");
  if (progress.cancelled()) return cancelled();
  return Forecasting(run, options).make();
}

}  // namespace lookalike
