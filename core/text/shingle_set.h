#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/progress.h"
#include "core/text/text_options.h"
#include "core/text/tokens.h"

namespace lookalike {

/// What stands for a shingle's bytes.
enum class ElementHash {
  xxh3,   // 64 bits
  crc32,  // 32 bits, IEEE, as zlib
  sha1,   // first 4 bytes of SHA-1, little endian, as the datasketch library
};

constexpr ElementHash element_hash(ShingleHash hash) {
  return hash == ShingleHash::xxh3 ? ElementHash::xxh3 : ElementHash::crc32;
}

std::uint64_t hash_shingle(std::string_view shingle, ElementHash hash);

/// A mix of 64 bits without collisions (SplitMix64's finaliser).
constexpr std::uint64_t mix64(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

/// The element that stands for the i-th occurrence (from 0) of a shingle in a bag; the first is the shingle itself.
constexpr std::uint64_t occurrence(std::uint64_t element, std::uint64_t i) {
  return i == 0 ? element : mix64(element + i * 0x9E3779B97F4A7C15u);
}

/// Appends one document's distinct elements in ascending order: the hashes of all runs of k tokens joined by one space,
/// or of k characters; in a bag every further occurrence is an element of its own. The appended set is incomplete
/// after cancellation. O(tokens log tokens).
void append_shingle_set(const TokenView& tokens, const ShingleOptions& options, ElementHash hash,
                        std::vector<std::uint64_t>& elements, const Progress& progress);

}  // namespace lookalike
