#include "core/verdicts/text_digest.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <charconv>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

constexpr std::size_t kDigits = 16;  // per half

std::optional<std::uint64_t> half_from(std::string_view hex) {
  constexpr std::string_view kLetters = "0123456789abcdefABCDEF";
  std::uint64_t half = 0;
  if (hex.find_first_not_of(kLetters) != std::string_view::npos) return {};
  std::from_chars(hex.data(), hex.data() + hex.size(), half, 16);
  return half;
}

}  // namespace

TextDigest text_digest(std::string_view text) {
  const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
  return {hash.high64, hash.low64};
}

std::string to_string(TextDigest digest) {
  constexpr char kHex[] = "0123456789abcdef";
  std::string text;
  for (const std::uint64_t half : {digest.high, digest.low})
    for (int shift = 60; shift >= 0; shift -= 4) text += kHex[(half >> shift) & 15];
  return text;
}

std::optional<TextDigest> text_digest_from(std::string_view hex) {
  if (hex.size() != 2 * kDigits) return {};
  const auto high = half_from(hex.substr(0, kDigits)), low = half_from(hex.substr(kDigits));
  if (!high || !low) return {};
  return TextDigest{*high, *low};
}

Result<std::shared_ptr<const TextDigests>> digest_texts(const Corpus& corpus, const Progress& progress) {
  constexpr std::size_t kGrain = 256;
  auto digests = std::make_shared<TextDigests>(corpus.size());
  const auto done = parallel_for_each(corpus.size(), kGrain, progress, [&](std::size_t i) {
    (*digests)[i] = text_digest(corpus[DocumentIndex(i)].text);
  });
  if (!done) return tl::unexpected(done.error());
  if (const auto read = corpus.check_texts(); !read) return tl::unexpected(read.error());
  return std::shared_ptr<const TextDigests>(std::move(digests));
}

}  // namespace lookalike
