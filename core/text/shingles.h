#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/progress.h"
#include "core/text/shingle_block.h"
#include "core/text/text_options.h"
#include "core/text/tokens.h"

namespace lookalike {

/// The shingle set of every document: distinct elements in ascending order. An element is the shingle's hash; in a bag
/// the i-th occurrence is an element of its own. The sets are kept, or made anew whenever they are read; then 20 bytes
/// a document are. A ShingleReader reads both.
class ShingleSets {
 public:
  /// Takes blocks of TokenBlock::kDocuments, the last with fewer: kept in `store` or, with a null one, made of `source`
  /// whenever they are read. O(documents).
  ShingleSets(std::vector<ShingleBlock> blocks, std::size_t documents, const ShingleOptions& options,
              std::shared_ptr<const ArrayStore> store, std::shared_ptr<const TokenTable> source);

  /// Only of kept sets.
  std::span<const std::uint64_t> operator[](DocumentIndex document) const;
  bool kept() const { return source_ == nullptr; }
  std::size_t documents() const { return documents_; }
  /// Sends for the beginning of a kept set, so that it is there when it is read soon. O(1).
  void fetch(DocumentIndex document) const;
  /// Elements of one document.
  std::uint32_t size(DocumentIndex document) const;
  /// Equal sets have equal hashes. O(size) when kept.
  std::uint64_t hash(DocumentIndex document) const;
  /// Compares the elements of kept sets, otherwise 128 bits that stand for them.
  bool equal(DocumentIndex a, DocumentIndex b) const;
  std::uint64_t total() const { return total_; }  // distinct per document, summed
  std::uint32_t token_count(DocumentIndex document) const;
  std::uint64_t tokens() const { return tokens_; }  // over all documents
  std::uint64_t without_shingles() const { return without_shingles_; }
  std::uint64_t bytes() const;
  const ShingleOptions& options() const { return options_; }

 private:
  friend class ShingleReader;
  std::shared_ptr<const ArrayStore> store_;
  std::vector<ShingleBlock> blocks_;
  std::shared_ptr<const TokenTable> source_;  // of sets that are not kept
  std::size_t documents_ = 0;
  std::uint64_t tokens_ = 0;
  std::uint64_t total_ = 0;
  std::uint64_t without_shingles_ = 0;
  ShingleOptions options_;
};

/// Reads one set after the other, kept or not; one a thread.
class ShingleReader {
 public:
  explicit ShingleReader(const ShingleSets& sets);

  /// Valid until another document is read; incomplete after cancellation.
  std::span<const std::uint64_t> read(DocumentIndex document, const Progress& progress = {});

 private:
  const ShingleSets& sets_;
  std::optional<TokenReader> tokens_;
  std::optional<DocumentIndex> held_;
  std::vector<std::uint64_t> elements_;
};

/// Shingles of every document, in parallel. O(tokens log tokens-per-document). Errors: cancelled.
Result<std::shared_ptr<const ShingleSets>> make_shingles(const TokenTable& tokens, const ShingleOptions& options,
                                                         const Progress& progress);

/// Sees every set while it is there, from any thread.
using SetVisitor =
    std::function<void(DocumentIndex document, const TokenView& tokens, std::span<const std::uint64_t> set)>;

/// The same without keeping the sets. Errors: cancelled.
Result<std::shared_ptr<const ShingleSets>> pass_shingles(std::shared_ptr<const TokenTable> tokens,
                                                         const ShingleOptions& options, const SetVisitor& visit,
                                                         const Progress& progress);

}  // namespace lookalike
