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
  std::uint32_t token_count(DocumentIndex document) const { return token_counts_[document]; }
  std::uint64_t tokens() const { return tokens_; }  // over all documents
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
  std::vector<std::uint32_t> token_counts_;  // one a document
  std::uint64_t tokens_ = 0;
  std::size_t documents_ = 0;
  std::uint64_t total_ = 0;
  std::uint64_t without_shingles_ = 0;
  ShingleOptions options_;
};

/// Shingles of every document, in parallel. O(tokens log tokens-per-document). Errors: cancelled.
Result<std::shared_ptr<const ShingleSets>> make_shingles(const TokenTable& tokens, const ShingleOptions& options,
                                                         const Progress& progress);

}  // namespace lookalike
