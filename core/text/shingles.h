#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/base/large_array.h"
#include "core/base/progress.h"
#include "core/text/text_options.h"
#include "core/text/tokens.h"

namespace lookalike {

/// Shingle sets of consecutive documents, or a summary of them. The elements are a view of memory that the next block
/// reuses unless they are stored.
struct ShingleBlock {
  struct Fingerprint {
    std::uint64_t low = 0, high = 0;
    bool operator==(const Fingerprint&) const = default;
  };
  std::span<const std::uint64_t> elements;
  std::vector<std::uint64_t> ends;   // one per document
  std::vector<std::uint32_t> sizes;  // only in a summary, which has fingerprints instead of elements
  std::vector<Fingerprint> fingerprints;
  std::vector<std::uint32_t> token_counts;

  std::span<const std::uint64_t> operator[](std::size_t document) const {
    const std::size_t begin = document ? ends[document - 1] : 0;
    return {elements.data() + begin, ends[document] - begin};
  }
  /// The same with the elements copied into a store, which must outlive the block.
  ShingleBlock stored(ArrayStore& store) &&;
  /// Summary of these sets. O(elements).
  ShingleBlock without_sets() const;
  std::uint64_t bytes() const {
    return elements.size_bytes() + ends.capacity() * sizeof(std::uint64_t) +
           fingerprints.capacity() * sizeof(Fingerprint) +
           (sizes.capacity() + token_counts.capacity()) * sizeof(std::uint32_t);
  }
};

/// The shingle set of every document: distinct elements in ascending order. An element is the shingle's hash; in a bag
/// the i-th occurrence is an element of its own. Sets are stored, or recomputed for each read; then only 20 bytes per
/// document are stored. A ShingleReader reads both.
class ShingleSets {
 public:
  /// Takes blocks of TokenBlock::kDocuments, the last with fewer: stored in `store` or, if that is null, recomputed
  /// from `source` for each read. O(documents).
  ShingleSets(std::vector<ShingleBlock> blocks, std::size_t documents, const ShingleOptions& options,
              std::shared_ptr<const ArrayStore> store, std::shared_ptr<const TokenTable> source);

  /// Only for stored sets.
  std::span<const std::uint64_t> operator[](DocumentIndex document) const;
  bool stored() const { return source_ == nullptr; }
  std::size_t documents() const { return documents_; }
  /// Prefetches the beginning of a stored set. O(1).
  void fetch(DocumentIndex document) const;
  /// Elements of one document.
  std::uint32_t size(DocumentIndex document) const;
  /// Equal sets have equal hashes. O(size) if stored.
  std::uint64_t hash(DocumentIndex document) const;
  /// Compares the elements of stored sets, otherwise their 128-bit fingerprints.
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
  std::shared_ptr<const TokenTable> source_;  // of sets that are not stored
  std::size_t documents_ = 0;
  std::uint64_t tokens_ = 0;
  std::uint64_t total_ = 0;
  std::uint64_t without_shingles_ = 0;
  ShingleOptions options_;
};

/// Reads one set after another, stored or not. Use one reader per thread.
class ShingleReader {
 public:
  explicit ShingleReader(const ShingleSets& sets);

  /// Valid until the next read; incomplete after cancellation.
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

/// Called with every set while it is in memory, from any thread.
using SetVisitor =
    std::function<void(DocumentIndex document, const TokenView& tokens, std::span<const std::uint64_t> set)>;

/// The same without storing the sets. Errors: cancelled.
Result<std::shared_ptr<const ShingleSets>> pass_shingles(std::shared_ptr<const TokenTable> tokens,
                                                         const ShingleOptions& options, const SetVisitor& visit,
                                                         const Progress& progress);

}  // namespace lookalike
