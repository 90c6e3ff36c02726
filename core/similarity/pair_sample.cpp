#include "core/similarity/pair_sample.h"

#include <tbb/enumerable_thread_specific.h>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/index.h"
#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/similarity/pair_reader.h"

namespace lookalike {
namespace {

/// Pairs of documents of one list in which each document's partners are consecutive earlier ones, so that pair `number`
/// of millions is found without listing them.
class PairRanges {
 public:
  explicit PairRanges(std::vector<DocumentIndex> documents) : documents_(std::move(documents)) {}

  /// Pairs the next document of the list with positions [first, last), all before its own.
  void add(std::size_t first, std::size_t last) {
    first_.push_back(static_cast<std::uint32_t>(first));
    ends_.push_back(pairs() + (last - std::min(first, last)));
  }

  const std::vector<DocumentIndex>& documents() const { return documents_; }
  std::uint64_t pairs() const { return ends_.empty() ? 0 : ends_.back(); }

  /// number < pairs(). O(log documents).
  std::pair<DocumentIndex, DocumentIndex> operator[](std::uint64_t number) const {
    const auto end = std::upper_bound(ends_.begin(), ends_.end(), number);
    const auto later = static_cast<std::size_t>(end - ends_.begin());
    const std::uint64_t before = later == 0 ? 0 : ends_[later - 1];
    return {documents_[first_[later] + (number - before)], documents_[later]};
  }

 private:
  std::vector<DocumentIndex> documents_;
  std::vector<std::uint32_t> first_;  // first position that each document is paired with
  std::vector<std::uint64_t> ends_;   // cumulative number of pairs, by document
};

constexpr std::uint64_t kStrata = 10;
constexpr std::size_t kGrain = 256;                // draws per task
constexpr std::uint32_t kRowsOfATable[] = {1, 3};  // a quarter of `draws` each

/// Documents with shingles, smaller sets first.
std::vector<DocumentIndex> documents_by_size(const ShingleSets& sets, const DuplicateGroups& groups) {
  std::vector<DocumentIndex> documents;
  for (std::size_t i = 0; i < sets.documents(); ++i)
    if (groups.takes_part(DocumentIndex(i)) && sets.size(DocumentIndex(i)) > 0) documents.push_back(DocumentIndex(i));
  std::stable_sort(documents.begin(), documents.end(),
                   [&](DocumentIndex x, DocumentIndex y) { return sets.size(x) < sets.size(y); });
  return documents;
}

/// Pairs x, y with stratum / 10 < |x| / |y| <= (stratum + 1) / 10.
PairRanges stratum_of(const std::vector<DocumentIndex>& by_size, const ShingleSets& sets, std::uint64_t stratum) {
  PairRanges ranges(by_size);
  const auto size = [&](std::size_t i) { return sets.size(by_size[i]); };
  std::size_t first = 0, last = 0;
  for (std::size_t i = 0; i < by_size.size(); ++i) {
    while (first < i && kStrata * size(first) <= stratum * size(i)) ++first;
    while (last < i && kStrata * size(last) <= (stratum + 1) * size(i)) ++last;
    ranges.add(first, last);
  }
  return ranges;
}

/// Consecutive values of a signature.
struct Rows {
  std::uint32_t first = 0, count = 0;

  std::span<const std::uint32_t> of(const SignatureMatrix& signatures, DocumentIndex document) const {
    return signatures[document].subspan(first, count);
  }
  bool agree(const SignatureMatrix& signatures, DocumentIndex a, DocumentIndex b) const {
    return std::ranges::equal(of(signatures, a), of(signatures, b));
  }
};

/// Pairs of documents with different sets that agree on some rows; of equal sets only one document counts.
PairRanges agreeing_on(const Rows& rows, const SignatureMatrix& signatures, const ShingleSets& sets,
                       const DuplicateGroups& groups) {
  std::vector<DocumentIndex> documents;
  for (const DocumentIndex r : groups.representatives())
    if (sets.size(r) > 0) documents.push_back(r);
  std::stable_sort(documents.begin(), documents.end(), [&](DocumentIndex x, DocumentIndex y) {
    return std::ranges::lexicographical_compare(rows.of(signatures, x), rows.of(signatures, y));
  });
  PairRanges ranges(documents);
  std::size_t first = 0;
  for (std::size_t i = 0; i < documents.size(); ++i) {
    if (!rows.agree(signatures, documents[first], documents[i])) first = i;
    ranges.add(first, i);
  }
  return ranges;
}

// Uniform to within count / 2^64.
std::uint64_t below(std::uint64_t random, std::uint64_t count) {
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>(Wide{random} * count >> 64);
}

/// Draws in all ways, then computes the weight of each pair.
class Sampler {
 public:
  Sampler(const ShingleSets& sets, const DuplicateGroups& groups, const SignatureMatrix* signatures, std::uint64_t seed)
      : sets_(sets),
        groups_(groups),
        signatures_(signatures),
        seed_(seed),
        by_size_(documents_by_size(sets, groups)),
        of_stratum_(kStrata) {
    if (signatures == nullptr) return;
    for (const std::uint32_t count : kRowsOfATable)
      for (std::uint32_t first = 0; first + count <= signatures->hashes(); first += count)
        tables_.push_back({first, count});
  }

  Result<PairSample> sample(std::size_t draws, const Progress& progress) {
    const auto filled = static_cast<double>(by_size_.size()), empty = static_cast<double>(empty_documents());
    sample_.pairs = filled * std::max(0.0, filled - 1) / 2;
    sample_.empty = empty * std::max(0.0, empty - 1) / 2;
    sample_.disjoint = empty * filled;
    if (const auto done = draw_strata(draws, progress.part(0, 0.5, "sample")); !done)
      return tl::unexpected(done.error());
    if (const auto done = draw_tables(draws, progress.part(0.5, 0.9, "sample")); !done)
      return tl::unexpected(done.error());
    if (const auto done = weigh(progress.part(0.9, 1, "sample")); !done) return tl::unexpected(done.error());
    std::erase_if(sample_.ways, [](const DrawingWay& way) { return way.drawn.empty(); });
    return std::move(sample_);
  }

 private:
  std::size_t empty_documents() const {
    for (const DocumentIndex r : groups_.representatives())
      if (sets_.size(r) == 0) return groups_.group_size(r);
    return 0;
  }

  Result<void> draw_strata(std::size_t draws, const Progress& progress) {
    std::vector<PairRanges> strata;
    std::size_t filled = 0;
    for (std::uint64_t s = 0; s < kStrata && !progress.cancelled(); ++s) {
      strata.push_back(stratum_of(by_size_, sets_, s));
      filled += strata.back().pairs() > 0;
    }
    for (std::uint64_t s = 0; s < strata.size(); ++s) {
      DrawingWay way{static_cast<double>(strata[s].pairs()), static_cast<double>(s + 1) / kStrata, 0, {}};
      const std::size_t each = way.pairs > 0 ? std::max<std::size_t>(2, draws / filled) : 0;
      const auto done = draw(strata[s], each, mix64(seed_ * kStrata + s), way,
                             progress.part(double(s) / kStrata, double(s + 1) / kStrata, "sample"));
      if (!done) return done;
      of_stratum_[s] = each > 0 ? static_cast<double>(each) / way.pairs : 0;
      sample_.ways.push_back(std::move(way));
    }
    if (progress.cancelled()) return cancelled();
    return {};
  }

  Result<void> draw_tables(std::size_t draws, const Progress& progress) {
    std::vector<DrawingWay> ways(tables_.size());
    of_table_.resize(tables_.size());
    const auto done = parallel_for_each(tables_.size(), 1, progress, [&](std::size_t t) {
      const PairRanges pairs = agreeing_on(tables_[t], *signatures_, sets_, groups_);
      ways[t] = {static_cast<double>(pairs.pairs()), 1, tables_[t].count, {}};
      if (pairs.pairs() == 0) return;
      const std::size_t each = std::max<std::size_t>(2, draws / 4 * tables_[t].count / signatures_->hashes());
      of_table_[t] = static_cast<double>(each) / ways[t].pairs;
      (void)draw(pairs, each, mix64(mix64(seed_) + t), ways[t], Progress(progress.stop_token()));
    });
    if (!done) return done;
    for (DrawingWay& way : ways) sample_.ways.push_back(std::move(way));
    return {};
  }

  Result<void> draw(const PairRanges& pairs, std::size_t draws, std::uint64_t seed, DrawingWay& way,
                    const Progress& progress) const {
    way.drawn.resize(draws);
    tbb::enumerable_thread_specific<PairReader> readers([this] { return PairReader(sets_); });
    return parallel_for_each(draws, kGrain, progress, [&](std::size_t i) {
      const auto [x, y] = pairs[below(mix64(seed + i * kGoldenStep), pairs.pairs())];
      way.drawn[i].pair = {std::min(x, y), std::max(x, y), readers.local().jaccard(x, y)};
    });
  }

  Result<void> weigh(const Progress& progress) {
    for (DrawingWay& way : sample_.ways) {
      const auto done = parallel_for_each(
          way.drawn.size(), kGrain, Progress(progress.stop_token()),
          [&](std::size_t i) { way.drawn[i].weight = 1 / expected(way.drawn[i].pair.a, way.drawn[i].pair.b); });
      if (!done) return done;
    }
    return {};
  }

  /// Expected number of draws of one pair of documents by all ways together.
  double expected(DocumentIndex a, DocumentIndex b) const {
    const std::uint64_t x = sets_.size(a), y = sets_.size(b);
    const double of_stratum = of_stratum_[(kStrata * std::min(x, y) - 1) / std::max(x, y)];
    const DocumentIndex r = groups_.representative(a), s = groups_.representative(b);
    if (r == s) return of_stratum;
    double of_tables = 0;
    for (std::size_t t = 0; t < tables_.size(); ++t)
      if (tables_[t].agree(*signatures_, r, s)) of_tables += of_table_[t];
    return of_stratum + of_tables / (static_cast<double>(groups_.group_size(r)) * groups_.group_size(s));
  }

  const ShingleSets& sets_;
  const DuplicateGroups& groups_;
  const SignatureMatrix* signatures_;
  const std::uint64_t seed_;
  const std::vector<DocumentIndex> by_size_;
  std::vector<Rows> tables_;
  std::vector<double> of_stratum_, of_table_;  // draws per pair
  PairSample sample_;
};

}  // namespace

double PairSample::mean_weight(double similarity) const {
  double of_stratum = INFINITY, of_tables = 0;
  int tables = 0;
  for (const DrawingWay& way : ways) {
    const double each = static_cast<double>(way.drawn.size()) / way.pairs;
    if (way.rows == 0 && similarity <= way.most) of_stratum = std::min(of_stratum, each);
    if (way.rows == 1) of_tables += each, ++tables;
  }
  const double s = std::min(similarity, 1 - 1e-9);
  double mean = 0, chance = std::pow(1 - s, tables);  // that the pair agrees on `agreed` tables
  for (int agreed = 0; agreed <= tables; ++agreed) {
    mean += chance / (of_stratum + (tables > 0 ? of_tables / tables * agreed : 0));
    chance *= s / (1 - s) * (tables - agreed) / (agreed + 1);
  }
  return mean;
}

Result<PairSample> sample_pairs(const ShingleSets& sets, const DuplicateGroups& groups, const SignatureMatrix* rows,
                                std::size_t draws, std::uint64_t seed, const Progress& progress) {
  return Sampler(sets, groups, rows, seed).sample(draws, progress);
}

}  // namespace lookalike
