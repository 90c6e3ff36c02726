#pragma once

#include <cstdint>
#include <vector>

#include "core/text/token_view.h"

namespace lookalike {

/// Tokens of documents that follow one another, one after the other.
struct TokenBlock {
  std::vector<char> text;
  std::vector<std::uint32_t> starts;
  std::vector<std::uint64_t> text_ends, start_ends;  // one a document, cumulated

  TokenView operator[](std::size_t document) const {
    const std::size_t text_begin = document ? text_ends[document - 1] : 0;
    const std::size_t start_begin = document ? start_ends[document - 1] : 0;
    return {{text.data() + text_begin, text_ends[document] - text_begin},
            {starts.data() + start_begin, start_ends[document] - start_begin}};
  }
  std::uint64_t bytes() const {
    return text.capacity() + starts.capacity() * sizeof(std::uint32_t) +
           (text_ends.capacity() + start_ends.capacity()) * sizeof(std::uint64_t);
  }
};

}  // namespace lookalike
