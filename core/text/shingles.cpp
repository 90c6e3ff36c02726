#include "core/text/shingles.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/text/shingle_set.h"

namespace lookalike {

std::span<const std::uint64_t> ShingleSets::operator[](DocumentIndex document) const {
  const Block& block = blocks_[document / kBlock];
  const std::size_t i = document % kBlock;
  const std::size_t begin = i ? block.ends[i - 1] : 0;
  return {block.elements.data() + begin, block.ends[i] - begin};
}

std::uint64_t ShingleSets::bytes() const {
  std::uint64_t bytes = token_counts_.capacity() * sizeof(std::uint32_t);
  for (const Block& block : blocks_)
    bytes += (block.elements.capacity() + block.ends.capacity()) * sizeof(std::uint64_t);
  return bytes;
}

std::uint64_t ShingleSets::different() const {
  std::vector<std::uint64_t> all;
  all.reserve(total_);
  for (const Block& block : blocks_) all.insert(all.end(), block.elements.begin(), block.elements.end());
  std::sort(all.begin(), all.end());
  return static_cast<std::uint64_t>(std::unique(all.begin(), all.end()) - all.begin());
}

/// Fills the sets block by block.
class ShingleSetsMaker {
 public:
  static Result<std::shared_ptr<const ShingleSets>> make(const TokenTable& tokens, const ShingleOptions& options,
                                                         const Progress& progress) {
    auto sets = std::make_shared<ShingleSets>();
    sets->documents_ = tokens.documents();
    sets->options_ = options;
    sets->token_counts_.resize(tokens.documents());
    sets->blocks_.resize((tokens.documents() + ShingleSets::kBlock - 1) / ShingleSets::kBlock);
    const auto fill = [&](std::size_t block) { fill_block(*sets, block, tokens, progress); };
    if (const auto done = parallel_for_each(sets->blocks_.size(), 1, progress, fill); !done)
      return tl::unexpected(done.error());
    for (std::size_t i = 0; i < sets->documents_; ++i) {
      const std::size_t size = (*sets)[DocumentIndex(i)].size();
      sets->total_ += size;
      sets->tokens_ += sets->token_counts_[i];
      sets->without_shingles_ += size == 0;
    }
    return std::shared_ptr<const ShingleSets>(std::move(sets));
  }

 private:
  static void fill_block(ShingleSets& sets, std::size_t index, const TokenTable& tokens, const Progress& progress) {
    ShingleSets::Block& block = sets.blocks_[index];
    const ElementHash hash = element_hash(sets.options_.hash);
    TokenReader reader(tokens);
    const std::size_t end = std::min(sets.documents_, (index + 1) * ShingleSets::kBlock);
    for (std::size_t document = index * ShingleSets::kBlock; document < end && !progress.cancelled(); ++document) {
      const TokenView view = reader.read(DocumentIndex(document), progress);
      sets.token_counts_[document] = static_cast<std::uint32_t>(view.size());
      append_shingle_set(view, sets.options_, hash, block.elements, progress);
      block.ends.push_back(block.elements.size());
    }
    block.elements.shrink_to_fit();
  }
};

Result<std::shared_ptr<const ShingleSets>> make_shingles(const TokenTable& tokens, const ShingleOptions& options,
                                                         const Progress& progress) {
  return ShingleSetsMaker::make(tokens, options, progress);
}

}  // namespace lookalike
