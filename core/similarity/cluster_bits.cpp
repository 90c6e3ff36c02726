#include "core/similarity/cluster_bits.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>

#include "core/base/parallel.h"
#include "core/base/sort.h"
#include "core/similarity/jaccard.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/similarity/cluster_bits.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

// Compiled for each instruction set, because the oldest one cannot count bits.
std::uint64_t common_bits(const std::uint64_t* a, const std::uint64_t* b, std::size_t words) {
  int common = 0;
  for (std::size_t i = 0; i < words; ++i) common += std::popcount(a[i] & b[i]);
  return static_cast<std::uint64_t>(common);
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {

class ClusterBitsMaker {
 public:
  ClusterBitsMaker(const ShingleSets& sets, const CandidateSets& candidates, const BandIndex& bands,
                   std::uint64_t most_elements)
      : sets_(sets), candidates_(candidates), bands_(bands), most_elements_(most_elements) {}

  Result<ClusterBits> make(const Progress& progress) {
    find_clusters();
    made_.members_.resize(members_);
    const auto lay_out = [&](std::size_t cluster) { this->lay_out(clusters_[cluster], progress); };
    if (const auto done = parallel_for_each(clusters_.size(), 1, progress, lay_out); !done)
      return tl::unexpected(done.error());
    return std::move(made_);
  }

 private:
  using Documents = std::vector<DocumentIndex>;

  /// An element and the number of a cluster's documents that have it.
  struct Counted {
    std::uint64_t element;
    std::uint32_t documents;
  };

  // A bucket's new documents join the cluster of one that is in a cluster already; the largest buckets come first, so
  // that what belongs together meets.
  void find_clusters() {
    std::vector<BandIndex::Bucket> large;
    std::ranges::copy_if(bands_.shared_buckets(), std::back_inserter(large),
                         [](const auto& bucket) { return bucket.size() >= ClusterBits::kLeastBucket; });
    if (large.empty()) return;
    std::ranges::stable_sort(large, std::greater{}, &BandIndex::Bucket::size);
    made_.cluster_.assign(sets_.documents(), ClusterBits::kNone);
    made_.place_.assign(sets_.documents(), ClusterBits::kNone);
    for (const BandIndex::Bucket& bucket : large) {
      const auto documents = bands_.documents_of(bucket);
      const std::uint32_t cluster = cluster_of(documents);
      for (const DocumentIndex document : documents) add(document, cluster);
    }
  }

  std::uint32_t cluster_of(const IndexedDocuments& documents) {
    for (const DocumentIndex document : documents)
      if (made_.cluster_[document] != ClusterBits::kNone) return made_.cluster_[document];
    clusters_.emplace_back();
    elements_.push_back(0);
    return static_cast<std::uint32_t>(clusters_.size() - 1);
  }

  void add(DocumentIndex document, std::uint32_t cluster) {
    const std::uint32_t size = sets_.size(document);
    if (made_.cluster_[document] != ClusterBits::kNone || elements_[cluster] + size > most_elements_) return;
    elements_[cluster] += size;
    made_.cluster_[document] = cluster;
    made_.place_[document] = members_++;
    clusters_[cluster].push_back(document);
  }

  void lay_out(const Documents& documents, const Progress& progress) {
    std::vector<Counted> shared = shared_elements(documents, progress);
    const std::size_t with_bit = std::min(shared.size(), ClusterBits::kWords * 64);
    std::ranges::nth_element(shared, shared.begin() + static_cast<std::ptrdiff_t>(with_bit), std::greater{},
                             &Counted::documents);
    std::vector<std::uint64_t> bits, others;
    for (std::size_t i = 0; i < shared.size(); ++i) (i < with_bit ? bits : others).push_back(shared[i].element);
    sort_ascending(bits);
    sort_ascending(others);
    ShingleReader reader(sets_);
    for (const DocumentIndex document : documents) {
      if (progress.cancelled()) return;
      fill(made_.members_[made_.place_[document]], read(reader, document), bits, others);
    }
  }

  // Those that at least two of the documents have.
  std::vector<Counted> shared_elements(const Documents& documents, const Progress& progress) {
    std::vector<std::uint64_t> all;
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

  static void fill(ClusterBits::Member& member, std::span<const std::uint64_t> set,
                   const std::vector<std::uint64_t>& bits, const std::vector<std::uint64_t>& others) {
    for (const std::uint64_t element : set) {
      const auto at = std::ranges::lower_bound(bits, element);
      const auto bit = static_cast<std::size_t>(at - bits.begin());
      if (at != bits.end() && *at == element)
        member.bits[bit / 64] |= std::uint64_t{1} << bit % 64;
      else if (std::ranges::binary_search(others, element))
        member.others.push_back(element);
    }
  }

  const ShingleSets& sets_;
  const CandidateSets& candidates_;
  const BandIndex& bands_;
  const std::uint64_t most_elements_;
  std::vector<Documents> clusters_;
  std::vector<std::uint64_t> elements_;  // of each cluster's documents
  std::uint32_t members_ = 0;
  ClusterBits made_;
};

HWY_EXPORT(common_bits);

Result<ClusterBits> ClusterBits::make(const ShingleSets& sets, const CandidateSets& candidates, const BandIndex& bands,
                                      const Progress& progress, std::uint64_t most_elements) {
  return ClusterBitsMaker(sets, candidates, bands, most_elements).make(progress);
}

std::optional<std::uint64_t> ClusterBits::intersection(DocumentIndex a, DocumentIndex b) const {
  if (cluster_.empty() || cluster_[a] == kNone || cluster_[a] != cluster_[b]) return {};
  const Member &x = members_[place_[a]], &y = members_[place_[b]];
  const std::uint64_t common = HWY_DYNAMIC_DISPATCH(common_bits)(x.bits.data(), y.bits.data(), kWords);
  return common + (x.others.empty() || y.others.empty() ? 0 : intersection_size(x.others, y.others));
}

}  // namespace lookalike
#endif  // HWY_ONCE
