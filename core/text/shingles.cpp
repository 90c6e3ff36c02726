#include "core/text/shingles.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>

#include "core/base/parallel.h"
#include "core/text/shingle_set.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace lookalike {

std::span<const std::uint64_t> ShingleSets::operator[](DocumentIndex document) const {
  const Block& block = blocks_[document / kBlock];
  const std::size_t i = document % kBlock;
  const std::size_t begin = i ? block.ends[i - 1] : 0;
  return {block.elements.data() + begin, block.ends[i] - begin};
}

std::uint32_t ShingleSets::size(DocumentIndex document) const {
  return kept() ? static_cast<std::uint32_t>((*this)[document].size()) : sizes_[document];
}

std::uint64_t ShingleSets::hash(DocumentIndex document) const {
  if (!kept()) return fingerprints_[document].low;
  const auto set = (*this)[document];
  return XXH3_64bits(set.data(), set.size_bytes());
}

void ShingleSets::fetch(DocumentIndex document) const {
  constexpr std::size_t kLine = 8, kLines = 4;  // elements; the hardware follows from there
  if (!kept()) return;
  const auto set = (*this)[document];
  for (std::size_t i = 0; i < std::min(set.size(), kLines * kLine); i += kLine) __builtin_prefetch(set.data() + i);
}

bool ShingleSets::equal(DocumentIndex a, DocumentIndex b) const {
  if (!kept()) return sizes_[a] == sizes_[b] && fingerprints_[a] == fingerprints_[b];
  const auto x = (*this)[a], y = (*this)[b];
  return std::equal(x.begin(), x.end(), y.begin(), y.end());
}

std::uint64_t ShingleSets::bytes() const {
  std::uint64_t bytes = (token_counts_.capacity() + sizes_.capacity()) * sizeof(std::uint32_t) +
                        fingerprints_.capacity() * sizeof(Fingerprint);
  for (const Block& block : blocks_)
    bytes += (block.elements.capacity() + block.ends.capacity()) * sizeof(std::uint64_t);
  return bytes;
}

ShingleReader::ShingleReader(const ShingleSets& sets) : sets_(sets) {
  if (!sets.kept()) tokens_.emplace(*sets.source_);
}

std::span<const std::uint64_t> ShingleReader::read(DocumentIndex document, const Progress& progress) {
  if (sets_.kept()) return sets_[document];
  if (held_ == document) return elements_;
  elements_.clear();
  const TokenView view = tokens_->read(document, progress);
  append_shingle_set(view, sets_.options_, element_hash(sets_.options_.hash), elements_, progress);
  held_ = document;
  return elements_;
}

/// Fills the sets block by block.
class ShingleSetsMaker {
 public:
  ShingleSetsMaker(const TokenTable& tokens, const ShingleOptions& options, const Progress& progress)
      : tokens_(tokens), progress_(progress), hash_(element_hash(options.hash)) {
    sets_->documents_ = tokens.documents();
    sets_->options_ = options;
    sets_->token_counts_.resize(tokens.documents());
  }

  Result<std::shared_ptr<const ShingleSets>> keep() {
    sets_->blocks_.resize(blocks());
    return fill([this](std::size_t block) { keep_block(block); });
  }

  Result<std::shared_ptr<const ShingleSets>> pass(std::shared_ptr<const TokenTable> source, const SetVisitor& visit) {
    sets_->source_ = std::move(source);
    sets_->sizes_.resize(sets_->documents_);
    sets_->fingerprints_.resize(sets_->documents_);
    return fill([&](std::size_t block) { pass_block(block, visit); });
  }

 private:
  std::size_t blocks() const { return (sets_->documents_ + ShingleSets::kBlock - 1) / ShingleSets::kBlock; }

  template <typename Fill>
  Result<std::shared_ptr<const ShingleSets>> fill(const Fill& fill_block) {
    if (const auto done = parallel_for_each(blocks(), 1, progress_, fill_block); !done)
      return tl::unexpected(done.error());
    for (std::size_t i = 0; i < sets_->documents_; ++i) {
      const std::uint32_t size = sets_->size(DocumentIndex(i));
      sets_->total_ += size;
      sets_->tokens_ += sets_->token_counts_[i];
      sets_->without_shingles_ += size == 0;
    }
    return std::shared_ptr<const ShingleSets>(std::move(sets_));
  }

  // Calls `take(document, tokens)` for every document of a block.
  template <typename Take>
  void for_each_document(std::size_t block, const Take& take) {
    TokenReader reader(tokens_);
    const std::size_t end = std::min(sets_->documents_, (block + 1) * ShingleSets::kBlock);
    for (std::size_t i = block * ShingleSets::kBlock; i < end && !progress_.cancelled(); ++i) {
      const TokenView view = reader.read(DocumentIndex(i), progress_);
      sets_->token_counts_[i] = static_cast<std::uint32_t>(view.size());
      take(DocumentIndex(i), view);
    }
  }

  void keep_block(std::size_t index) {
    ShingleSets::Block& block = sets_->blocks_[index];
    std::vector<std::uint64_t>& elements = room_.local();  // grows once, so that a block takes just what it needs
    elements.clear();
    for_each_document(index, [&](DocumentIndex, const TokenView& view) {
      append_shingle_set(view, sets_->options_, hash_, elements, progress_);
      block.ends.push_back(elements.size());
    });
    block.elements = elements;
  }

  void pass_block(std::size_t index, const SetVisitor& visit) {
    std::vector<std::uint64_t>& set = room_.local();
    for_each_document(index, [&](DocumentIndex document, const TokenView& view) {
      set.clear();
      append_shingle_set(view, sets_->options_, hash_, set, progress_);
      const XXH128_hash_t hash = XXH3_128bits(set.data(), set.size() * sizeof(std::uint64_t));
      sets_->fingerprints_[document] = {hash.low64, hash.high64};
      sets_->sizes_[document] = static_cast<std::uint32_t>(set.size());
      visit(document, view, set);
    });
  }

  const TokenTable& tokens_;
  const Progress& progress_;
  const ElementHash hash_;
  tbb::enumerable_thread_specific<std::vector<std::uint64_t>> room_;
  std::shared_ptr<ShingleSets> sets_ = std::make_shared<ShingleSets>();
};

Result<std::shared_ptr<const ShingleSets>> make_shingles(const TokenTable& tokens, const ShingleOptions& options,
                                                         const Progress& progress) {
  return ShingleSetsMaker(tokens, options, progress).keep();
}

Result<std::shared_ptr<const ShingleSets>> pass_shingles(std::shared_ptr<const TokenTable> tokens,
                                                         const ShingleOptions& options, const SetVisitor& visit,
                                                         const Progress& progress) {
  ShingleSetsMaker maker(*tokens, options, progress);
  return maker.pass(std::move(tokens), visit);
}

}  // namespace lookalike
