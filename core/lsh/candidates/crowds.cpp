#include "core/lsh/candidates/crowds.h"

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
                       [](const auto& bucket) { return bucket.size() >= Crowds::kLeastBucket; });
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

Crowds::Crowds(const BandIndex& index) {
  const Buckets large = large_buckets(index);
  if (large.empty()) return;
  const std::vector<std::uint32_t> crowd_of = join(index, large);
  const std::vector<std::uint64_t> collisions = count_collisions(index, large, crowd_of);
  for (std::size_t crowd = 0; crowd < members_.size(); ++crowd)
    dense_.push_back(collisions[crowd] >= pairs_among(members_[crowd].size()));
  if (std::ranges::find(dense_, true) == dense_.end()) return;
  dense_crowd_ = crowd_of;
  for (std::uint32_t& crowd : dense_crowd_)
    if (crowd != kNone && !dense_[crowd]) crowd = kNone;
}

// A bucket's new documents join the crowd of the first that is in one already; the largest buckets come first, so that
// what belongs together meets.
std::vector<std::uint32_t> Crowds::join(const BandIndex& index, const Buckets& large) {
  std::vector<std::uint32_t> crowd_of(documents_in(index, large), kNone);
  for (const BandIndex::Bucket& bucket : large) {
    const auto documents = index.documents_of(bucket);
    const auto known = std::find_if(documents.begin(), documents.end(),
                                    [&](DocumentIndex document) { return crowd_of[document.value] != kNone; });
    const auto crowd = known == documents.end() ? static_cast<std::uint32_t>(members_.size()) : crowd_of[known->value];
    if (crowd == members_.size()) members_.emplace_back();
    for (const DocumentIndex document : documents) {
      if (crowd_of[document.value] != kNone) continue;
      crowd_of[document.value] = crowd;
      members_[crowd].push_back(document);
    }
  }
  for (auto& members : members_) std::ranges::sort(members);
  return crowd_of;
}

std::vector<std::uint64_t> Crowds::count_collisions(const BandIndex& index, const Buckets& large,
                                                    const std::vector<std::uint32_t>& crowd_of) const {
  std::vector<std::uint64_t> collisions(members_.size());
  std::vector<std::uint32_t> crowds;
  for (const BandIndex::Bucket& bucket : large) {
    crowds.clear();
    for (const DocumentIndex document : index.documents_of(bucket)) crowds.push_back(crowd_of[document.value]);
    std::ranges::sort(crowds);
    for (auto begin = crowds.begin(); begin != crowds.end();) {
      const auto end = std::upper_bound(begin, crowds.end(), *begin);
      collisions[*begin] += pairs_among(static_cast<std::uint64_t>(end - begin));
      begin = end;
    }
  }
  return collisions;
}

bool Crowds::in_one_dense(std::span<const DocumentIndex> documents) const {
  return std::all_of(documents.begin(), documents.end(),
                     [&](DocumentIndex document) { return dense_pair(documents[0], document); });
}

}  // namespace lookalike
