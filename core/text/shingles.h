#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/text/text_options.h"
#include "core/text/tokens.h"

namespace lookalike {

/// The shingle set of every document: distinct elements in ascending order. An element is the shingle's hash; in a bag
/// the i-th occurrence is an element of its own.
class ShingleSets {
 public:
  std::span<const std::uint64_t> operator[](DocumentIndex document) const;
  std::size_t documents() const { return documents_; }
  std::uint64_t total() const { return total_; }  // distinct per document, summed
  std::uint64_t without_shingles() const { return without_shingles_; }
  std::uint64_t bytes() const;
  const ShingleOptions& options() const { return options_; }

  /// Number of different elements in the whole corpus. O(total log total).
  std::uint64_t different() const;

 private:
  friend class ShingleSetsMaker;
  static constexpr std::size_t kBlock = 256;  // documents
  struct Block {
    std::vector<std::uint64_t> elements;
    std::vector<std::uint64_t> ends;  // one a document
  };
  std::vector<Block> blocks_;
  std::size_t documents_ = 0;
  std::uint64_t total_ = 0;
  std::uint64_t without_shingles_ = 0;
  ShingleOptions options_;
};

/// Shingles of every document, in parallel. O(tokens log tokens-per-document). Errors: cancelled.
Result<std::shared_ptr<const ShingleSets>> make_shingles(const TokenTable& tokens, const ShingleOptions& options,
                                                         const Progress& progress);

/// Documents with equal shingle sets, so that they are signed, banded and compared once.
class DuplicateGroups {
 public:
  /// First document with the same set.
  DocumentIndex representative(DocumentIndex document) const { return representative_[document]; }
  bool is_representative(DocumentIndex document) const { return representative_[document] == document; }
  /// The documents of a representative's group, ascending, itself first.
  std::span<const DocumentIndex> members(DocumentIndex representative) const;
  std::size_t group_size(DocumentIndex representative) const { return members(representative).size(); }
  /// Representatives in ascending order; documents left out (no shingles and keep_empty off) are in no group.
  std::span<const DocumentIndex> representatives() const { return representatives_; }
  bool takes_part(DocumentIndex document) const { return representative_[document].value != kLeftOut; }

 private:
  friend DuplicateGroups group_duplicates(const ShingleSets&);
  static constexpr std::uint32_t kLeftOut = 0xFFFF'FFFF;
  std::vector<DocumentIndex> representative_;
  std::vector<DocumentIndex> representatives_;
  std::vector<DocumentIndex> members_;
  std::vector<std::uint64_t> begin_;  // of each document's group in members_; valid for representatives
  std::vector<std::uint32_t> size_;
};

/// Groups documents with equal sets; equality is checked, not assumed from a hash. O(total).
DuplicateGroups group_duplicates(const ShingleSets& sets);

}  // namespace lookalike
