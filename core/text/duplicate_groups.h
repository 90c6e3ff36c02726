#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/text/shingles.h"

namespace lookalike {
/// Groups of documents with equal shingle sets; each group is signed, banded and compared once.
class DuplicateGroups {
 public:
  /// In place of a representative: the document is excluded.
  static constexpr DocumentIndex kLeftOut{0xFFFF'FFFFU};

  /// Groups by the representative of each document, which is the first of its group. O(documents).
  static std::shared_ptr<const DuplicateGroups> of(std::vector<DocumentIndex> representatives);

  std::size_t documents() const { return representative_.size(); }
  /// First document with the same set.
  DocumentIndex representative(DocumentIndex document) const { return representative_[document]; }
  bool is_representative(DocumentIndex document) const { return representative_[document] == document; }
  /// The documents of a representative's group, ascending, itself first.
  std::span<const DocumentIndex> members(DocumentIndex representative) const;
  std::size_t group_size(DocumentIndex representative) const { return size_[representative]; }
  /// Representatives in ascending order; excluded documents (no shingles and keep_empty off) are in none of the groups.
  std::span<const DocumentIndex> representatives() const { return representatives_; }
  bool takes_part(DocumentIndex document) const { return representative_[document] != kLeftOut; }

 private:
  std::vector<DocumentIndex> representative_;
  std::vector<DocumentIndex> representatives_;
  std::vector<DocumentIndex> members_;  // one group after another, in the order of representatives_
  std::vector<std::uint32_t> begin_;    // of each representative's group in members_
  std::vector<std::uint32_t> size_;     // of each representative's group
};

/// Groups documents with equal sets. Compares the elements of stored sets rather than trusting a hash. O(total).
/// Errors: cancelled.
Result<std::shared_ptr<const DuplicateGroups>> group_duplicates(const ShingleSets& sets, const Progress& progress);

}  // namespace lookalike
