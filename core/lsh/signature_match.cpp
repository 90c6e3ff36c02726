#include "core/lsh/signature_match.h"

#include <algorithm>
#include <bit>

#include "core/lsh/band_index.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/lsh/signature_match.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "core/lsh/agreeing_bits.h"

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

// The last rows are compared with those before them once more rather than one by one. Returns how many agree.
HWY_INLINE std::uint32_t agreeing_rows(const std::uint32_t* a, const std::uint32_t* b, std::size_t rows,
                                       std::uint64_t* words) {
  int agreeing = 0;
  for (std::size_t at = 0; at + 64 <= rows; at += 64)
    agreeing += std::popcount(*words++ = agreeing_bits_of_64(a + at, b + at));
  const std::size_t rest = rows % 64, begin = rows - rest;
  if (rest > 0 && rows >= 64)
    agreeing += std::popcount(*words = agreeing_bits_of_64(a + rows - 64, b + rows - 64) >> (64 - rest));
  else if (rest > 0)
    agreeing += std::popcount(*words = agreeing_bits(a + begin, b + begin, rest));
  return static_cast<std::uint32_t>(agreeing);
}

HWY_INLINE std::uint32_t leading_ones(const std::uint64_t* words, std::size_t count) {
  std::size_t i = 0;
  while (i + 1 < count && words[i] == ~std::uint64_t{0}) ++i;
  return static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::countr_one(words[i]));
}

// A row begins a run of `rows` that agree where it begins a shorter one and another stands behind that.
HWY_INLINE void find_runs(std::uint64_t* words, std::size_t count, std::uint32_t rows) {
  for (std::uint32_t length = 1; length < rows;) {
    const std::uint32_t more = length < rows - length ? length : rows - length;
    const std::size_t skip = more / 64, shift = more % 64;
    for (std::size_t i = 0; i < count; ++i)
      words[i] &= words[i + skip] >> shift | words[i + skip + 1] << 1 << (63 - shift);
    length += more;
  }
}

// Words are those of the call unless they are known when this is compiled: the loops over them are gone then.
// `agree` has a word for 64 rows, and zeros behind.
template <std::size_t kWords>
HWY_INLINE SignatureMatch match_words(const std::uint32_t* a, const std::uint32_t* b, std::size_t hashes,
                                      std::uint32_t rows, const std::uint64_t* firsts, std::uint64_t* agree) {
  const std::size_t words = kWords > 0 ? kWords : (hashes + 63) / 64;
  SignatureMatch match;
  match.agreement = agreeing_rows(a, b, hashes, agree);
  match.leading = leading_ones(agree, words);
  find_runs(agree, words, rows);
  int shared = 0;
  std::uint32_t first = 0;
  for (std::size_t i = words; i-- > 0;) {
    const std::uint64_t here = agree[i] & firsts[i];
    shared += std::popcount(here);
    first = here != 0 ? static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::countr_zero(here)) : first;
  }
  match.shared_bands = static_cast<std::uint32_t>(shared);
  if (shared > 0) match.first_shared_band = first / rows;
  return match;
}

SignatureMatch match(const std::uint32_t* a, const std::uint32_t* b, std::size_t hashes, std::uint32_t rows,
                     const std::uint64_t* firsts, std::uint64_t* agree) {
  std::uint64_t two[4] = {};
  return hashes > 64 && hashes <= 128 && rows < 64 ? match_words<2>(a, b, hashes, rows, firsts, two)
                                                   : match_words<0>(a, b, hashes, rows, firsts, agree);
}

void match_many(const SignatureMatrix& matrix, DocumentIndex a, std::span<const DocumentIndex> documents,
                std::uint32_t rows, const std::uint64_t* firsts, std::uint64_t* agree, SignatureMatch* matches) {
  for (const DocumentIndex document : documents)
    *matches++ = match(matrix[a].data(), matrix[document].data(), matrix.hashes(), rows, firsts, agree);
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {

HWY_EXPORT(match);
HWY_EXPORT(match_many);

SignatureMatch SignatureMatcher::compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  make_room(a.size());
  SignatureMatch match =
      HWY_DYNAMIC_DISPATCH(match)(a.data(), b.data(), a.size(), options_.rows, firsts_.data(), agree_.data());
  if (options_.buckets) find_buckets(a, b, match);
  return match;
}

std::span<const SignatureMatch> SignatureMatcher::compare(const SignatureMatrix& matrix, DocumentIndex a,
                                                          std::span<const DocumentIndex> documents) {
  make_room(matrix.hashes());
  matches_.resize(documents.size());
  HWY_DYNAMIC_DISPATCH(match_many)(matrix, a, documents, options_.rows, firsts_.data(), agree_.data(), matches_.data());
  if (options_.buckets)
    for (std::size_t i = 0; i < documents.size(); ++i) find_buckets(matrix[a], matrix[documents[i]], matches_[i]);
  return matches_;
}

void SignatureMatcher::make_room(std::size_t hashes) {
  const std::size_t words = (hashes + 63) / 64;
  if (firsts_.size() == words) return;
  agree_.assign(words + options_.rows / 64 + 2, 0);
  firsts_.assign(words, 0);
  for (std::uint32_t row = 0; row < options_.bands * options_.rows; row += options_.rows)
    firsts_[row / 64] |= std::uint64_t{1} << row % 64;
}

void SignatureMatcher::find_buckets(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                                    SignatureMatch& match) const {
  match.shared_bands = 0;
  match.first_shared_band = SignatureMatch::kNoBand;
  for (std::uint32_t band = 0; band < options_.bands; ++band) {
    if (band_key(a, band, options_) != band_key(b, band, options_)) continue;
    match.first_shared_band = std::min(match.first_shared_band, band);
    ++match.shared_bands;
  }
}

}  // namespace lookalike
#endif  // HWY_ONCE
