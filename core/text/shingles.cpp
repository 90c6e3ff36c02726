#include "core/text/shingles.h"

#include <tbb/enumerable_thread_specific.h>
#include <algorithm>

#include "core/base/assertion.h"
#include "core/base/parallel.h"
#include "core/text/shingle_set.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace lookalike {
namespace {

/// 128 bits of XXH3. O(size).
ShingleBlock::Fingerprint fingerprint(std::span<const std::uint64_t> set) {
  const XXH128_hash_t hash = XXH3_128bits(set.data(), set.size_bytes());
  return {hash.low64, hash.high64};
}

/// Makes shingle sets block by block; threads share it.
class BlockShingler {
 public:
  explicit BlockShingler(const ShingleOptions& options) : options_(options) {}

  /// The sets of `documents` documents, where `tokens_of(i)` gives each one's tokens; valid until this thread makes the
  /// next block. Incomplete after cancellation.
  template <typename TokensOf>
  ShingleBlock make(std::size_t documents, const TokensOf& tokens_of, const Progress& progress) {
    std::vector<std::uint64_t>& elements = room_.local();
    elements.clear();
    ShingleBlock block;
    for (std::size_t i = 0; i < documents && !progress.cancelled(); ++i) {
      append(block, tokens_of(i), elements, progress);
      block.ends.push_back(elements.size());
    }
    block.elements = elements;
    return block;
  }

  /// Makes a summary of them, one set at a time, and calls `visit(i, tokens, set)` for each.
  template <typename TokensOf, typename Visit>
  ShingleBlock pass(std::size_t documents, const TokensOf& tokens_of, const Visit& visit, const Progress& progress) {
    std::vector<std::uint64_t>& set = room_.local();
    ShingleBlock block;
    for (std::size_t i = 0; i < documents && !progress.cancelled(); ++i) {
      set.clear();
      const TokenView tokens = tokens_of(i);
      append(block, tokens, set, progress);
      block.sizes.push_back(static_cast<std::uint32_t>(set.size()));
      block.fingerprints.push_back(fingerprint(set));
      visit(i, tokens, set);
    }
    return block;
  }

 private:
  void append(ShingleBlock& block, const TokenView& tokens, std::vector<std::uint64_t>& elements,
              const Progress& progress) const {
    append_shingle_set(tokens, options_, element_hash(options_.hash), elements, progress);
    block.token_counts.push_back(static_cast<std::uint32_t>(tokens.size()));
  }

  const ShingleOptions options_;
  tbb::enumerable_thread_specific<std::vector<std::uint64_t>> room_;
};

constexpr std::size_t kBlock = TokenBlock::kDocuments;

/// Makes sets block by block, in parallel. `make(first, documents)` makes one.
template <typename Make>
Result<std::vector<ShingleBlock>> make_blocks(std::size_t documents, const Progress& progress, const Make& make) {
  std::vector<ShingleBlock> blocks((documents + kBlock - 1) / kBlock);
  const auto fill = [&](std::size_t block) {
    const std::size_t first = block * kBlock;
    blocks[block] = make(first, std::min(kBlock, documents - first));
  };
  if (const auto done = parallel_for_each(blocks.size(), 1, progress, fill); !done) return tl::unexpected(done.error());
  return blocks;
}

}  // namespace

ShingleSets::ShingleSets(std::vector<ShingleBlock> blocks, std::size_t documents, const ShingleOptions& options,
                         std::shared_ptr<const ArrayStore> store, std::shared_ptr<const TokenTable> source)
    : store_(std::move(store)),
      blocks_(std::move(blocks)),
      source_(std::move(source)),
      documents_(documents),
      options_(options) {
  for (std::size_t i = 0; i < documents_; ++i) {
    const std::uint32_t elements = size(DocumentIndex(i));
    total_ += elements;
    tokens_ += token_count(DocumentIndex(i));
    without_shingles_ += elements == 0;
  }
}

std::span<const std::uint64_t> ShingleSets::operator[](DocumentIndex document) const {
  LOOKALIKE_ASSERT(document / kBlock < blocks_.size());
  return blocks_[document / kBlock][document % kBlock];
}

std::uint32_t ShingleSets::size(DocumentIndex document) const {
  return stored() ? static_cast<std::uint32_t>((*this)[document].size())
                  : blocks_[document / kBlock].sizes[document % kBlock];
}

std::uint32_t ShingleSets::token_count(DocumentIndex document) const {
  return blocks_[document / kBlock].token_counts[document % kBlock];
}

std::uint64_t ShingleSets::hash(DocumentIndex document) const {
  if (!stored()) return blocks_[document / kBlock].fingerprints[document % kBlock].low;
  const auto set = (*this)[document];
  return XXH3_64bits(set.data(), set.size_bytes());
}

void ShingleSets::fetch(DocumentIndex document) const {
  constexpr std::size_t kLine = 8, kLines = 4;  // elements; the hardware prefetches the rest
  if (!stored()) return;
  const auto set = (*this)[document];
  for (std::size_t i = 0; i < std::min(set.size(), kLines * kLine); i += kLine) __builtin_prefetch(set.data() + i);
}

bool ShingleSets::equal(DocumentIndex a, DocumentIndex b) const {
  if (!stored())
    return size(a) == size(b) &&
           blocks_[a / kBlock].fingerprints[a % kBlock] == blocks_[b / kBlock].fingerprints[b % kBlock];
  const auto x = (*this)[a], y = (*this)[b];
  return std::equal(x.begin(), x.end(), y.begin(), y.end());
}

std::uint64_t ShingleSets::bytes() const {
  std::uint64_t bytes = 0;
  for (const ShingleBlock& block : blocks_) bytes += block.bytes();
  return bytes;
}

ShingleBlock ShingleBlock::stored(ArrayStore& store) && {
  ShingleBlock block = std::move(*this);
  block.elements = store.keep(block.elements);
  return block;
}

ShingleBlock ShingleBlock::without_sets() const {
  ShingleBlock block;
  block.token_counts = token_counts;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    block.sizes.push_back(static_cast<std::uint32_t>((*this)[i].size()));
    block.fingerprints.push_back(fingerprint((*this)[i]));
  }
  return block;
}

ShingleReader::ShingleReader(const ShingleSets& sets) : sets_(sets) {
  if (!sets.stored()) tokens_.emplace(*sets.source_);
}

std::span<const std::uint64_t> ShingleReader::read(DocumentIndex document, const Progress& progress) {
  if (sets_.stored()) return sets_[document];
  if (held_ == document) return elements_;
  elements_.clear();
  const TokenView view = tokens_->read(document, progress);
  append_shingle_set(view, sets_.options_, element_hash(sets_.options_.hash), elements_, progress);
  held_ = document;
  return elements_;
}

Result<std::shared_ptr<const ShingleSets>> make_shingles(const TokenTable& tokens, const ShingleOptions& options,
                                                         const Progress& progress) {
  BlockShingler shingler(options);
  const auto store = std::make_shared<ArrayStore>();
  auto blocks = make_blocks(tokens.documents(), progress, [&](std::size_t first, std::size_t documents) {
    TokenReader reader(tokens);
    const auto tokens_of = [&](std::size_t i) { return reader.read(DocumentIndex(first + i), progress); };
    return shingler.make(documents, tokens_of, progress).stored(*store);
  });
  if (!blocks) return tl::unexpected(blocks.error());
  return std::make_shared<const ShingleSets>(std::move(*blocks), tokens.documents(), options, store, nullptr);
}

Result<std::shared_ptr<const ShingleSets>> pass_shingles(std::shared_ptr<const TokenTable> tokens,
                                                         const ShingleOptions& options, const SetVisitor& visit,
                                                         const Progress& progress) {
  BlockShingler shingler(options);
  const std::size_t all = tokens->documents();
  auto blocks = make_blocks(all, progress, [&](std::size_t first, std::size_t documents) {
    TokenReader reader(*tokens);
    const auto tokens_of = [&](std::size_t i) { return reader.read(DocumentIndex(first + i), progress); };
    const auto show = [&](std::size_t i, const TokenView& view, std::span<const std::uint64_t> set) {
      visit(DocumentIndex(first + i), view, set);
    };
    return shingler.pass(documents, tokens_of, show, progress);
  });
  if (!blocks) return tl::unexpected(blocks.error());
  return std::make_shared<const ShingleSets>(std::move(*blocks), all, options, nullptr, std::move(tokens));
}

}  // namespace lookalike
