#include "core/text/shingle_set.h"

#include <nettle/sha1.h>
#include <zlib.h>

#include <algorithm>

#include "core/base/sort.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

namespace lookalike {
namespace {

constexpr std::size_t kCancelInterval = 1 << 14;  // shingles between checks of the stop token

std::uint64_t xxh3(std::string_view bytes) {
  return XXH3_64bits(bytes.data(), bytes.size());
}

std::uint64_t sha1_low32(std::string_view bytes) {
  sha1_ctx context;
  std::uint8_t digest[4];
  sha1_init(&context);
  sha1_update(&context, bytes.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()));
  sha1_digest(&context, sizeof digest, digest);
  return digest[0] | digest[1] << 8 | digest[2] << 16 | std::uint64_t{digest[3]} << 24;
}

// Replaces repeated values of the sorted range from `begin` with elements of their own.
void number_occurrences(std::vector<std::uint64_t>& elements, std::size_t begin) {
  std::uint64_t repeats = 0;
  std::uint64_t previous = 0;
  for (std::size_t i = begin; i < elements.size(); ++i) {
    const std::uint64_t value = elements[i];
    repeats = i > begin && value == previous ? repeats + 1 : 0;
    previous = value;
    elements[i] = occurrence(value, repeats);
  }
  std::sort(elements.begin() + static_cast<std::ptrdiff_t>(begin), elements.end());
}

}  // namespace

std::uint64_t hash_shingle(std::string_view shingle, ElementHash hash) {
  switch (hash) {
    case ElementHash::xxh3:
      return xxh3(shingle);
    case ElementHash::crc32:
      return crc32(0, reinterpret_cast<const Bytef*>(shingle.data()), static_cast<uInt>(shingle.size()));
    case ElementHash::sha1:
      return sha1_low32(shingle);
  }
  return 0;
}

namespace {

// Writes the hashes of the shingles that begin at the units [first, last).
template <typename Hash>
void hash_shingles(const TokenView& tokens, const ShingleOptions& options, std::size_t first, std::size_t last,
                   std::uint64_t* out, const Hash& hash) {
  const bool words = options.unit == ShingleUnit::word;
  for (; first < last; ++first) *out++ = hash(tokens.span(first, options.k, words));
}

}  // namespace

void append_shingles(const TokenView& tokens, const ShingleOptions& options, ElementHash hash,
                     std::vector<std::uint64_t>& elements, const Progress& progress) {
  if (tokens.size() < options.k) {
    if (options.short_texts == ShortTexts::whole && !tokens.text.empty())
      elements.push_back(hash_shingle(tokens.text, hash));
    return;
  }
  const std::size_t begin = elements.size();
  const std::size_t shingles = tokens.size() - options.k + 1;
  elements.resize(begin + shingles);
  for (std::size_t first = 0; first < shingles && !progress.cancelled(); first += kCancelInterval) {
    const std::size_t last = std::min(shingles, first + kCancelInterval);
    std::uint64_t* const out = elements.data() + begin + first;
    if (hash == ElementHash::xxh3)
      hash_shingles(tokens, options, first, last, out, [](auto shingle) { return xxh3(shingle); });
    else
      hash_shingles(tokens, options, first, last, out, [hash](auto shingle) { return hash_shingle(shingle, hash); });
  }
}

void append_shingle_set(const TokenView& tokens, const ShingleOptions& options, ElementHash hash,
                        std::vector<std::uint64_t>& elements, const Progress& progress) {
  const std::size_t begin = elements.size();
  append_shingles(tokens, options, hash, elements, progress);
  const auto set_begin = [&] { return elements.begin() + static_cast<std::ptrdiff_t>(begin); };
  sort_ascending(std::span(elements).subspan(begin));
  if (options.bag) number_occurrences(elements, begin);
  elements.erase(std::unique(set_begin(), elements.end()), elements.end());
}

}  // namespace lookalike
