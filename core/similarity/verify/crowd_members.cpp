#include "core/similarity/verify/crowd_members.h"

#include <algorithm>

namespace lookalike {

CrowdMembers::CrowdMembers(std::span<const DocumentIndex> documents, const DuplicateGroups& groups,
                           const ShingleSets* sets)
    : documents_(documents.begin(), documents.end()) {
  const std::size_t tiles = (documents.size() + kTile - 1) / kTile;
  set_sizes_.resize(tiles * kTile);
  with_exact_duplicates_.resize(tiles);
  for (std::size_t i = 0; i < documents.size(); ++i) {
    if (sets) set_sizes_[i] = sets->size(documents[i]);
    with_exact_duplicates_[i / kTile] |= std::uint64_t{groups.group_size(documents[i]) > 1} << i % kTile;
  }
}

std::uint32_t CrowdMembers::largest_set() const {
  return set_sizes_.empty() ? 0 : std::ranges::max(set_sizes_);
}

}  // namespace lookalike
