#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/mix.h"
#include "core/base/progress.h"
#include "core/text/text_options.h"
#include "core/text/tokens.h"

namespace lookalike {

/// Hash function for a shingle's bytes.
enum class ElementHash {
  xxh3,   // 64 bits
  crc32,  // 32 bits, IEEE, as zlib
  sha1,   // first 4 bytes of SHA-1, little endian, as in the datasketch library
};

constexpr ElementHash element_hash(ShingleHash hash) {
  return hash == ShingleHash::xxh3 ? ElementHash::xxh3 : ElementHash::crc32;
}

std::uint64_t hash_shingle(std::string_view shingle, ElementHash hash);

/// The element for the i-th occurrence (from 0) of a shingle in a bag; the first is the shingle's hash itself.
constexpr std::uint64_t occurrence(std::uint64_t element, std::uint64_t i) {
  return i == 0 ? element : mix64(element + i * kGoldenStep);
}

/// Appends the hashes of all runs of k tokens joined by one space, or of k characters, in text order. A shorter text
/// has one hash, that of the whole text, unless short texts are excluded. Incomplete after cancellation. O(bytes).
void append_shingles(const TokenView& tokens, const ShingleOptions& options, ElementHash hash,
                     std::vector<std::uint64_t>& elements, const Progress& progress);

/// Appends one document's distinct elements in ascending order: the hashes of all runs of k tokens joined by one space,
/// or of k characters; in a bag every further occurrence is an element of its own. The appended set is incomplete
/// after cancellation. O(tokens log tokens).
void append_shingle_set(const TokenView& tokens, const ShingleOptions& options, ElementHash hash,
                        std::vector<std::uint64_t>& elements, const Progress& progress);

}  // namespace lookalike
