#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/candidates/crowd_codes.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"

namespace lookalike {

/// The documents of a crowd as its pairs refer to them: by number, in tiles.
class CrowdMembers {
 public:
  static constexpr std::size_t kTile = CrowdCodes::kTile;
  static constexpr std::uint32_t kLargestSet = 0xFFFF;  // so that 16 bits hold what two sets have in common

  /// With sets, their sizes are known. O(documents).
  CrowdMembers(std::span<const DocumentIndex> documents, const DuplicateGroups& groups, const ShingleSets* sets);

  DocumentIndex document(std::size_t number) const { return documents_[number]; }
  /// 0 without sets.
  std::uint32_t set_size(std::size_t number) const { return set_sizes_[number]; }
  /// kTile of them.
  const std::uint32_t* set_sizes(std::size_t tile) const { return set_sizes_.data() + tile * kTile; }
  std::uint32_t largest_set() const;
  /// Bit i: document i of the tile stands for others as well.
  std::uint64_t with_exact_duplicates(std::size_t tile) const { return with_exact_duplicates_[tile]; }

 private:
  std::vector<DocumentIndex> documents_;
  std::vector<std::uint32_t> set_sizes_;  // of whole tiles
  std::vector<std::uint64_t> with_exact_duplicates_;
};

}  // namespace lookalike
