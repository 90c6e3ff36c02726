#include "core/similarity/verify/cluster_bits.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <bit>
#include <functional>

#include "core/base/parallel.h"
#include "core/base/sort.h"
#include "core/similarity/jaccard.h"

#define HWY_WANT_AVX3_DL 1  // for its counting of bits
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/similarity/verify/cluster_bits.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#ifndef LOOKALIKE_CLUSTER_BITS  // this file is read once for every instruction set
#define LOOKALIKE_CLUSTER_BITS
namespace lookalike {
namespace {

constexpr std::size_t kAtOnce = 64;  // candidates
constexpr std::size_t kVector = 64;  // lanes, at most

/// Documents by their places.
using Places = std::span<const std::uint32_t>;

// Length of the leading run of consecutive places.
std::size_t run_length(Places places) {
  std::size_t length = 1;
  while (length < places.size() && places[length] == places[0] + length) ++length;
  return length;
}

}  // namespace
}  // namespace lookalike
#endif

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Counts = std::array<std::uint64_t, kAtOnce + kVector>;

// Bits that one document shares with as many adjacent others as a vector has lanes.
template <typename D>
HWY_INLINE hn::Vec<D> common_bits(D d, const ClusterBits& clusters, std::size_t words, std::size_t a,
                                  std::size_t begin) {
  auto sum = hn::Zero(d);
  for (std::size_t word = 0; word < words; ++word) {
    const std::uint64_t* const bits = clusters.bits(word);
    sum = hn::Add(sum, hn::PopulationCount(hn::And(hn::Set(d, bits[a]), hn::LoadU(d, bits + begin))));
  }
  return sum;
}

void count_common_bits(const ClusterBits& clusters, std::size_t words, std::size_t a, Places candidates,
                       Counts& common) {
  const hn::CappedTag<std::uint64_t, kVector> d;
  for (std::size_t i = 0, run = 0; i < candidates.size(); i += run) {
    run = run_length(candidates.subspan(i));
    for (std::size_t at = 0; at < run; at += hn::Lanes(d))
      hn::StoreU(common_bits(d, clusters, words, a, candidates[i] + at), d, common.data() + i + at);
  }
}

// True if none is 0 of 0, the value for a candidate of another cluster.
bool find_overlaps(const ClusterBits& clusters, const ClusterBits::Cluster& cluster, std::size_t a, Places candidates,
                   std::span<Overlap> overlaps) {
  const auto& others = cluster.others;
  Counts counts;
  count_common_bits(clusters, cluster.words, a, candidates, counts);
  const ClusterBits::Member x = clusters.member(a);
  bool known = true;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const ClusterBits::Member& y = clusters.member(candidates[i]);
    auto common = static_cast<std::uint32_t>(counts[i]);
    if (x.other_count > 0 && y.other_count > 0)
      common += static_cast<std::uint32_t>(intersection_size(x.others_in(others), y.others_in(others)));
    overlaps[i] = candidates[i] == a ? Overlap{} : Overlap{common, x.size + y.size - common};
    known &= overlaps[i].together != 0;
  }
  return known;
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {

HWY_EXPORT(find_overlaps);

// Candidates outside the cluster get the place of `a` itself.
bool ClusterBits::overlaps(DocumentIndex a, std::span<const Candidate> candidates, std::span<Overlap> overlaps) const {
  const Cluster& cluster = clusters_[cluster_[a]];
  const std::uint32_t of_a = place_[a];
  std::array<std::uint32_t, kAtOnce> places;
  bool known = true;
  while (!candidates.empty()) {
    const auto now = candidates.first(std::min(kAtOnce, candidates.size()));
    std::ranges::transform(now, places.begin(), [&](const Candidate& candidate) {
      const std::uint32_t place = place_[candidate.document];
      return place >= cluster.begin && place < cluster.end ? place : of_a;
    });
    known &= HWY_DYNAMIC_DISPATCH(find_overlaps)(*this, cluster, of_a, std::span(places).first(now.size()),
                                                 overlaps.first(now.size()));
    candidates = candidates.subspan(now.size());
    overlaps = overlaps.subspan(now.size());
  }
  return known;
}

class ClusterBitsMaker {
 public:
  ClusterBitsMaker(const ShingleSets& sets, const CandidateSets& candidates, const NearCopyClusters& clusters,
                   std::uint64_t most_elements)
      : sets_(sets), candidates_(candidates), clusters_(clusters), most_elements_(most_elements) {}

  Result<ClusterBits> make(const Progress& progress) {
    if (clusters_.size() > 0) find_places();
    const auto lay_out = [&](std::size_t cluster) { this->lay_out(cluster, progress); };
    if (const auto done = parallel_for_each(documents_.size(), 1, progress, lay_out); !done)
      return tl::unexpected(done.error());
    return std::move(made_);
  }

 private:
  using Documents = std::vector<DocumentIndex>;
  using Elements = std::vector<std::uint64_t>;

  /// An element and the number of documents of the cluster that have it.
  struct Counted {
    std::uint64_t element;
    std::uint32_t documents;
  };

  void find_places() {
    made_.cluster_.assign(sets_.documents(), ClusterBits::kNone);
    made_.place_.assign(sets_.documents(), ClusterBits::kNone);
    made_.clusters_.resize(clusters_.size());
    documents_.resize(clusters_.size());
    std::uint32_t members = 0;
    std::uint64_t in_all = 0;
    for (std::uint32_t cluster = 0; cluster < clusters_.size(); ++cluster) {
      std::uint64_t elements = 0;
      made_.clusters_[cluster].begin = members;
      for (const DocumentIndex document : clusters_.members(cluster)) {
        const std::uint32_t size = sets_.size(document);
        if (elements + size > most_elements_ || in_all + size > ClusterBits::kMostInAll) continue;
        elements += size;
        in_all += size;
        made_.cluster_[document] = cluster;
        made_.place_[document] = members++;
        documents_[cluster].push_back(document);
      }
      made_.clusters_[cluster].end = members;
    }
    made_.members_.resize(members);
    made_.bits_.resize(ClusterBits::kWords * (members + ClusterBits::kBehind));
  }

  void lay_out(std::size_t cluster, const Progress& progress) {
    const Documents& documents = documents_[cluster];
    std::vector<Counted> shared = shared_elements(documents, progress);
    const std::size_t with_bit = std::min(shared.size(), ClusterBits::kWords * 64);
    std::ranges::nth_element(shared, shared.begin() + static_cast<std::ptrdiff_t>(with_bit), std::greater{},
                             &Counted::documents);
    Elements bits, others;
    for (std::size_t i = 0; i < shared.size(); ++i) (i < with_bit ? bits : others).push_back(shared[i].element);
    sort_ascending(bits);
    sort_ascending(others);
    made_.clusters_[cluster].words = (bits.size() + 63) / 64;
    fill(made_.clusters_[cluster], documents, bits, others, progress);
  }

  // Elements of at least two of the documents.
  std::vector<Counted> shared_elements(const Documents& documents, const Progress& progress) {
    Elements all;
    ShingleReader reader(sets_);
    for (const DocumentIndex document : documents) {
      if (progress.cancelled()) return {};
      const auto set = read(reader, document);
      all.insert(all.end(), set.begin(), set.end());
    }
    sort_ascending(all);
    std::vector<Counted> shared;
    for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
      while (end < all.size() && all[end] == all[begin]) ++end;
      if (end - begin > 1) shared.push_back({all[begin], static_cast<std::uint32_t>(end - begin)});
    }
    return shared;
  }

  std::span<const std::uint64_t> read(ShingleReader& reader, DocumentIndex document) const {
    const auto held = candidates_.find(document);
    return held ? *held : reader.read(document);
  }

  void fill(ClusterBits::Cluster& cluster, const Documents& documents, const Elements& bits, const Elements& others,
            const Progress& progress) {
    std::vector<Elements> of_documents(documents.size());
    tbb::enumerable_thread_specific<ShingleReader> readers([this] { return ShingleReader(sets_); });
    (void)parallel_for_each(documents.size(), kGrain, Progress(progress.stop_token()), [&](std::size_t i) {
      of_documents[i] = fill(cluster.begin + i, read(readers.local(), documents[i]), bits, others);
    });
    for (std::size_t i = 0; i < documents.size(); ++i) {
      made_.members_[cluster.begin + i].others = cluster.others.size();
      cluster.others.insert(cluster.others.end(), of_documents[i].begin(), of_documents[i].end());
    }
  }

  // Returns the elements without a bit.
  Elements fill(std::size_t place, std::span<const std::uint64_t> set, const Elements& bits, const Elements& others) {
    Elements without_bit;
    for (const std::uint64_t element : set) {
      const auto at = std::ranges::lower_bound(bits, element);
      const auto bit = static_cast<std::size_t>(at - bits.begin());
      if (at != bits.end() && *at == element)
        word(place, bit / 64) |= std::uint64_t{1} << bit % 64;
      else if (std::ranges::binary_search(others, element))
        without_bit.push_back(element);
    }
    made_.members_[place] = {0, static_cast<std::uint32_t>(without_bit.size()), static_cast<std::uint32_t>(set.size())};
    return without_bit;
  }

  std::uint64_t& word(std::size_t place, std::size_t word) {
    return made_.bits_[made_.bits(word) - made_.bits(0) + place];
  }

  static constexpr std::size_t kGrain = 64;  // documents per task

  const ShingleSets& sets_;
  const CandidateSets& candidates_;
  const NearCopyClusters& clusters_;
  const std::uint64_t most_elements_;
  std::vector<Documents> documents_;  // by cluster, the documents that have a place
  ClusterBits made_;
};

Result<ClusterBits> ClusterBits::make(const ShingleSets& sets, const CandidateSets& candidates,
                                      const NearCopyClusters& clusters, const Progress& progress,
                                      std::uint64_t most_elements) {
  return ClusterBitsMaker(sets, candidates, clusters, most_elements).make(progress);
}

}  // namespace lookalike
#endif  // HWY_ONCE
