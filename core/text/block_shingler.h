#pragma once

#include <tbb/enumerable_thread_specific.h>

#include "core/text/shingle_block.h"
#include "core/text/shingle_set.h"

namespace lookalike {

/// Makes shingle sets block by block; threads share it.
class BlockShingler {
 public:
  explicit BlockShingler(const ShingleOptions& options) : options_(options) {}

  /// The sets of `documents` documents, each given by the tokens `tokens_of(i)`; valid until this thread makes the next
  /// block. Incomplete after cancellation.
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

  /// Makes a summary of them, one set at a time: `visit(i, tokens, set)` is shown each.
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

}  // namespace lookalike
