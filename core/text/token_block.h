#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/large_array.h"

namespace lookalike {

/// One document's tokens: `text` contains them joined by exactly one space, `starts` the byte offset of each. In
/// character mode `text` is the normalised text and `starts` the byte offset of each character. If there is no token,
/// `text` is the original text.
struct TokenView {
  std::string_view text;
  std::span<const std::uint32_t> starts;

  std::size_t size() const { return starts.size(); }
  /// Bytes of units [first, first + count), including the single spaces between words.
  std::string_view span(std::size_t first, std::size_t count, bool words) const {
    const std::size_t begin = starts[first];
    const std::size_t next = first + count;
    const std::size_t end = next < starts.size() ? starts[next] - (words ? 1 : 0) : text.size();
    return text.substr(begin, end - begin);
  }
};

/// Tokens of consecutive documents. `text` and `starts` are views of memory that the next block reuses unless they are
/// stored.
struct TokenBlock {
  static constexpr std::size_t kDocuments = 256;  // in every block but the last

  std::span<const char> text;
  std::span<const std::uint32_t> starts;
  std::vector<std::uint64_t> text_ends, start_ends;  // one per document, cumulative

  TokenView operator[](std::size_t document) const {
    const std::size_t text_begin = document ? text_ends[document - 1] : 0;
    const std::size_t start_begin = document ? start_ends[document - 1] : 0;
    return {{text.data() + text_begin, text_ends[document] - text_begin},
            {starts.data() + start_begin, start_ends[document] - start_begin}};
  }
  /// The same with the tokens copied into a store, which must outlive the block.
  TokenBlock stored(ArrayStore& store) && {
    return {store.keep(text), store.keep(starts), std::move(text_ends), std::move(start_ends)};
  }
  std::uint64_t bytes() const {
    return text.size_bytes() + starts.size_bytes() +
           (text_ends.capacity() + start_ends.capacity()) * sizeof(std::uint64_t);
  }
};

}  // namespace lookalike
