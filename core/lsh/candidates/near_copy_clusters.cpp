#include "core/lsh/candidates/near_copy_clusters.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace lookalike {
namespace {

constexpr std::uint64_t pairs_among(std::uint64_t documents) {
  return documents * (documents - (documents > 0)) / 2;
}

std::vector<BandIndex::Bucket> large_buckets(const BandIndex& index) {
  std::vector<BandIndex::Bucket> large;
  std::ranges::copy_if(index.shared_buckets(), std::back_inserter(large),
                       [](const auto& bucket) { return bucket.size() >= NearCopyClusters::kLeastBucket; });
  std::ranges::stable_sort(large, std::greater{}, &BandIndex::Bucket::size);
  return large;
}

std::size_t documents_in(const BandIndex& index, const std::vector<BandIndex::Bucket>& buckets) {
  std::uint32_t last = 0;
  for (const auto& bucket : buckets)
    for (const DocumentIndex document : index.documents_of(bucket)) last = std::max(last, document.value);
  return std::size_t{last} + 1;
}

}  // namespace

NearCopyClusters::NearCopyClusters(const BandIndex& index) {
  const Buckets large = large_buckets(index);
  if (large.empty()) return;
  const std::vector<std::uint32_t> cluster_of = join(index, large);
  const std::vector<std::uint64_t> collisions = count_collisions(index, large, cluster_of);
  for (std::size_t cluster = 0; cluster < members_.size(); ++cluster)
    dense_.push_back(collisions[cluster] >= pairs_among(members_[cluster].size()));
  if (std::ranges::find(dense_, true) == dense_.end()) return;
  dense_cluster_ = cluster_of;
  for (std::uint32_t& cluster : dense_cluster_)
    if (cluster != kNone && !dense_[cluster]) cluster = kNone;
}

// A bucket's new documents join the cluster of the first one that has a cluster; the largest buckets come first, so
// that related documents end up together.
std::vector<std::uint32_t> NearCopyClusters::join(const BandIndex& index, const Buckets& large) {
  std::vector<std::uint32_t> cluster_of(documents_in(index, large), kNone);
  for (const BandIndex::Bucket& bucket : large) {
    const auto documents = index.documents_of(bucket);
    const auto known = std::find_if(documents.begin(), documents.end(),
                                    [&](DocumentIndex document) { return cluster_of[document.value] != kNone; });
    const auto cluster =
        known == documents.end() ? static_cast<std::uint32_t>(members_.size()) : cluster_of[known->value];
    if (cluster == members_.size()) members_.emplace_back();
    for (const DocumentIndex document : documents) {
      if (cluster_of[document.value] != kNone) continue;
      cluster_of[document.value] = cluster;
      members_[cluster].push_back(document);
    }
  }
  for (auto& members : members_) std::ranges::sort(members);
  return cluster_of;
}

std::vector<std::uint64_t> NearCopyClusters::count_collisions(const BandIndex& index, const Buckets& large,
                                                              const std::vector<std::uint32_t>& cluster_of) const {
  std::vector<std::uint64_t> collisions(members_.size());
  std::vector<std::uint32_t> clusters;
  for (const BandIndex::Bucket& bucket : large) {
    clusters.clear();
    for (const DocumentIndex document : index.documents_of(bucket)) clusters.push_back(cluster_of[document.value]);
    std::ranges::sort(clusters);
    for (auto begin = clusters.begin(); begin != clusters.end();) {
      const auto end = std::upper_bound(begin, clusters.end(), *begin);
      collisions[*begin] += pairs_among(static_cast<std::uint64_t>(end - begin));
      begin = end;
    }
  }
  return collisions;
}

bool NearCopyClusters::in_one_dense(std::span<const DocumentIndex> documents) const {
  return std::all_of(documents.begin(), documents.end(),
                     [&](DocumentIndex document) { return dense_pair(documents[0], document); });
}

}  // namespace lookalike
