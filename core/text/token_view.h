#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace lookalike {

/// One document's tokens: `text` holds them joined by exactly one space, `starts` the byte offset of each.
/// In character mode `text` is the normalised text and `starts` the byte offset of each character.
struct TokenView {
  std::string_view text;
  std::span<const std::uint32_t> starts;

  std::size_t size() const { return starts.size(); }
  /// Bytes of units [first, first + count), words with the single spaces between them.
  std::string_view span(std::size_t first, std::size_t count, bool words) const {
    const std::size_t begin = starts[first];
    const std::size_t next = first + count;
    const std::size_t end = next < starts.size() ? starts[next] - (words ? 1 : 0) : text.size();
    return text.substr(begin, end - begin);
  }
};

}  // namespace lookalike
