#include "core/similarity/cluster_bits.h"

#include <algorithm>
#include <bit>

#include "core/base/parallel.h"
#include "core/base/sort.h"
#include "core/similarity/jaccard.h"

namespace lookalike {

class ClusterBitsMaker {
 public:
  ClusterBitsMaker(const ShingleSets& sets, const CandidateSets& candidates, const BandIndex& bands)
      : sets_(sets), candidates_(candidates), bands_(bands) {}

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

  // A bucket's new documents join the cluster of one that is in a cluster already.
  void find_clusters() {
    for (const BandIndex::Bucket& bucket : bands_.shared_buckets()) {
      if (bucket.size() < ClusterBits::kLeastBucket) continue;
      if (made_.cluster_.empty()) {
        made_.cluster_.assign(sets_.documents(), ClusterBits::kNone);
        made_.place_.assign(sets_.documents(), ClusterBits::kNone);
      }
      const auto documents = bands_.documents_of(bucket);
      const std::uint32_t cluster = cluster_of(documents);
      for (const DocumentIndex document : documents) add(document, cluster);
    }
  }

  std::uint32_t cluster_of(const IndexedDocuments& documents) {
    for (const DocumentIndex document : documents)
      if (made_.cluster_[document] != ClusterBits::kNone) return made_.cluster_[document];
    clusters_.emplace_back();
    return static_cast<std::uint32_t>(clusters_.size() - 1);
  }

  void add(DocumentIndex document, std::uint32_t cluster) {
    if (made_.cluster_[document] != ClusterBits::kNone) return;
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
  std::vector<Documents> clusters_;
  std::uint32_t members_ = 0;
  ClusterBits made_;
};

Result<ClusterBits> ClusterBits::make(const ShingleSets& sets, const CandidateSets& candidates, const BandIndex& bands,
                                      const Progress& progress) {
  return ClusterBitsMaker(sets, candidates, bands).make(progress);
}

std::optional<std::uint64_t> ClusterBits::intersection(DocumentIndex a, DocumentIndex b) const {
  if (cluster_.empty() || cluster_[a] == kNone || cluster_[a] != cluster_[b]) return {};
  const Member &x = members_[place_[a]], &y = members_[place_[b]];
  std::uint64_t common = 0;
  for (std::size_t i = 0; i < kWords; ++i) common += static_cast<std::uint64_t>(std::popcount(x.bits[i] & y.bits[i]));
  return common + intersection_size(x.others, y.others);
}

}  // namespace lookalike
