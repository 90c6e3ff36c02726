#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/base/array_store.h"
#include "core/text/token_view.h"

namespace lookalike {

/// Tokens of documents that follow one another, one after the other, as a view of memory that is used again unless they
/// were kept.
struct TokenBlock {
  static constexpr std::size_t kDocuments = 256;  // of every block but the last

  std::span<const char> text;
  std::span<const std::uint32_t> starts;
  std::vector<std::uint64_t> text_ends, start_ends;  // one a document, cumulated

  TokenView operator[](std::size_t document) const {
    const std::size_t text_begin = document ? text_ends[document - 1] : 0;
    const std::size_t start_begin = document ? start_ends[document - 1] : 0;
    return {{text.data() + text_begin, text_ends[document] - text_begin},
            {starts.data() + start_begin, start_ends[document] - start_begin}};
  }
  /// The same with the tokens in a store, which has to outlive it.
  TokenBlock kept(ArrayStore& store) && {
    return {store.keep(text), store.keep(starts), std::move(text_ends), std::move(start_ends)};
  }
  std::uint64_t bytes() const {
    return text.size_bytes() + starts.size_bytes() +
           (text_ends.capacity() + start_ends.capacity()) * sizeof(std::uint64_t);
  }
};

}  // namespace lookalike
