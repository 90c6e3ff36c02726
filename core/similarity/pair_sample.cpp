#include "core/similarity/pair_sample.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>

#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/similarity/pair_reader.h"

namespace lookalike {
namespace {

constexpr std::uint64_t kStrata = 10;
constexpr std::size_t kGrain = 256;  // draws a task

/// Documents with shingles, smaller sets first, and the pairs of one stratum among them: the partners of a document are
/// earlier ones whose sizes lie in one range, so they are neighbours in the list.
class Stratum {
 public:
  /// Partners x of y have stratum / 10 < |x| / |y| <= (stratum + 1) / 10.
  Stratum(const std::vector<DocumentIndex>& by_size, const ShingleSets& sets, std::uint64_t stratum) {
    const auto size = [&](std::size_t i) { return sets.size(by_size[i]); };
    ends_.push_back(0);
    std::size_t first = 0, last = 0;
    for (std::size_t i = 0; i < by_size.size(); ++i) {
      while (first < i && kStrata * size(first) <= stratum * size(i)) ++first;
      while (last < i && kStrata * size(last) <= (stratum + 1) * size(i)) ++last;
      first_.push_back(static_cast<std::uint32_t>(first));
      ends_.push_back(ends_.back() + (last - std::min(first, last)));
    }
  }

  std::uint64_t pairs() const { return ends_.back(); }

  /// The number-th pair, as positions in the list. O(log documents).
  std::pair<std::size_t, std::size_t> operator[](std::uint64_t number) const {
    const auto end = std::upper_bound(ends_.begin(), ends_.end(), number);
    const auto larger = static_cast<std::size_t>(end - ends_.begin()) - 1;
    return {first_[larger] + (number - ends_[larger]), larger};
  }

 private:
  std::vector<std::uint32_t> first_;  // partner of each document
  std::vector<std::uint64_t> ends_;   // pairs of all documents up to each
};

std::vector<DocumentIndex> documents_by_size(const ShingleSets& sets, const DuplicateGroups& groups) {
  std::vector<DocumentIndex> documents;
  for (std::size_t i = 0; i < sets.documents(); ++i)
    if (groups.takes_part(DocumentIndex(i)) && sets.size(DocumentIndex(i)) > 0) documents.push_back(DocumentIndex(i));
  std::stable_sort(documents.begin(), documents.end(),
                   [&](DocumentIndex x, DocumentIndex y) { return sets.size(x) < sets.size(y); });
  return documents;
}

// Uniform to within count / 2^64.
std::uint64_t below(std::uint64_t random, std::uint64_t count) {
  __extension__ using Wide = unsigned __int128;
  return static_cast<std::uint64_t>(Wide{random} * count >> 64);
}

Result<SampleStratum> draw(const Stratum& stratum, const std::vector<DocumentIndex>& by_size, const ShingleSets& sets,
                           std::size_t draws, std::uint64_t seed, const Progress& progress) {
  SampleStratum sample{static_cast<double>(stratum.pairs()), std::vector<ExactPair>(draws)};
  tbb::enumerable_thread_specific<PairReader> readers([&sets] { return PairReader(sets); });
  const auto one = [&](std::size_t i) {
    const auto [smaller, larger] = stratum[below(mix64(seed + i * kGoldenStep), stratum.pairs())];
    const DocumentIndex x = by_size[smaller], y = by_size[larger];
    sample.drawn[i] = {std::min(x, y), std::max(x, y), readers.local().jaccard(x, y)};
  };
  if (const auto done = parallel_for_each(draws, kGrain, progress, one); !done) return tl::unexpected(done.error());
  return sample;
}

}  // namespace

Result<std::vector<SampleStratum>> sample_pairs(const ShingleSets& sets, const DuplicateGroups& groups,
                                                std::size_t draws, std::uint64_t seed, const Progress& progress) {
  const auto by_size = documents_by_size(sets, groups);
  std::vector<std::pair<std::uint64_t, Stratum>> strata;
  for (std::uint64_t s = 0; s < kStrata && !progress.cancelled(); ++s) {
    Stratum stratum(by_size, sets, s);
    if (stratum.pairs() > 0) strata.emplace_back(s, std::move(stratum));
  }
  std::vector<SampleStratum> samples;
  for (std::size_t i = 0; i < strata.size(); ++i) {
    const auto& [number, stratum] = strata[i];
    const double share = 1.0 / static_cast<double>(strata.size());
    auto sample =
        draw(stratum, by_size, sets, std::max<std::size_t>(1, draws / strata.size()), mix64(seed * kStrata + number),
             progress.part(share * static_cast<double>(i), share * static_cast<double>(i + 1), "sample"));
    if (!sample) return tl::unexpected(sample.error());
    samples.push_back(std::move(*sample));
  }
  if (progress.cancelled()) return cancelled();
  return samples;
}

}  // namespace lookalike
