#include "core/lsh/candidates/signature_match.h"

#include <algorithm>
#include <bit>

#include "core/lsh/banding/band_index.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/lsh/candidates/signature_match.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "core/lsh/candidates/agreeing_bits.h"

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

// Compares the last rows in a full vector that overlaps the previous one, rather than singly. Returns how many agree.
HWY_INLINE std::uint32_t agreeing_rows(const std::uint32_t* a, const std::uint32_t* b, std::size_t rows,
                                       std::uint64_t* words) {
  int agreeing = 0;
  for (std::size_t at = 0; at + 64 <= rows; at += 64)
    agreeing += std::popcount(*words++ = agreeing_bits_of<64>(a + at, b + at));
  const std::size_t rest = rows % 64, begin = rows - rest;
  if (rest > 0 && rows >= 64)
    agreeing += std::popcount(*words = agreeing_bits_of<64>(a + rows - 64, b + rows - 64) >> (64 - rest));
  else if (rest > 0)
    agreeing += std::popcount(*words = agreeing_bits(a + begin, b + begin, rest));
  return static_cast<std::uint32_t>(agreeing);
}

// The same for more than 64 and up to 128 rows.
HWY_INLINE std::uint32_t agreeing_rows_of_two_words(const std::uint32_t* a, const std::uint32_t* b, std::size_t rows,
                                                    std::uint64_t* words) {
  words[0] = agreeing_bits_of<64>(a, b);
  words[1] = agreeing_bits_of<64>(a + rows - 64, b + rows - 64) >> (128 - rows);
  return static_cast<std::uint32_t>(std::popcount(words[0]) + std::popcount(words[1]));
}

// The position of the first set bit, or `none`.
HWY_INLINE std::uint32_t first_bit(const std::uint64_t* words, std::size_t count, std::uint32_t none) {
  std::uint32_t first = none;
  for (std::size_t i = count; i-- > 0;)
    first = words[i] != 0 ? static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::countr_zero(words[i]))
                          : first;
  return first;
}

HWY_INLINE std::uint64_t add(std::uint64_t x, std::uint64_t y, std::uint64_t& carry) {
  const std::uint64_t sum = x + y, all = sum + carry;
  carry = (sum < x) | (all < sum);
  return all;
}

// Sets a bit after every band whose rows all agree; returns 1 if it fell beyond the last word.
HWY_INLINE std::uint64_t mark_ends(std::uint64_t* agree, std::size_t words, const BandMasks& masks) {
  const auto &even = masks.even, &odd = masks.odd;
  std::uint64_t carry_even = 0, carry_odd = 0;
  for (std::size_t i = 0; i < words; ++i) {
    const std::uint64_t rows = agree[i];
    agree[i] = (add(rows & even.rows[i], even.firsts[i], carry_even) & ~even.rows[i]) |
               (add(rows & odd.rows[i], odd.firsts[i], carry_odd) & ~odd.rows[i]);
  }
  return carry_even | carry_odd;
}

// kWords is the number of words if it is known at compile time, so that the loops over them are unrolled; otherwise 0.
template <std::size_t kWords>
HWY_INLINE SignatureMatch match_words(const std::uint32_t* a, const std::uint32_t* b, std::size_t hashes,
                                      std::uint32_t rows, const BandMasks& masks, std::uint64_t* agree) {
  const std::size_t words = kWords > 0 ? kWords : (hashes + 63) / 64;
  const auto after = static_cast<std::uint32_t>(64 * words);
  std::uint64_t two[2];
  if (kWords == 2) agree = two;
  SignatureMatch match;
  match.agreement = kWords == 2 ? agreeing_rows_of_two_words(a, b, hashes, agree) : agreeing_rows(a, b, hashes, agree);
  match.leading = after;
  for (std::size_t i = words; i-- > 0;)
    if (const std::uint64_t unlike = ~agree[i]; unlike != 0)
      match.leading = static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::countr_zero(unlike));
  const std::uint64_t last = mark_ends(agree, words, masks);
  match.shared_bands = static_cast<std::uint32_t>(last);
  for (std::size_t i = 0; i < words; ++i) match.shared_bands += static_cast<std::uint32_t>(std::popcount(agree[i]));
  if (match.shared_bands > 0) match.first_shared_row = first_bit(agree, words, after) - rows;
  return match;
}

constexpr bool two_words(std::size_t hashes) {
  return hashes > 64 && hashes <= 128;
}

SignatureMatch match(const std::uint32_t* a, const std::uint32_t* b, std::size_t hashes, std::uint32_t rows,
                     const BandMasks& masks, std::uint64_t* agree) {
  return two_words(hashes) ? match_words<2>(a, b, hashes, rows, masks, agree)
                           : match_words<0>(a, b, hashes, rows, masks, agree);
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {

HWY_EXPORT(match);

SignatureMatch SignatureMatcher::compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  make_room(a.size());
  SignatureMatch match =
      HWY_DYNAMIC_DISPATCH(match)(a.data(), b.data(), a.size(), options_.rows, masks_, agree_.data());
  if (options_.buckets) find_buckets(a, b, match);
  return match;
}

void SignatureMatcher::make_room(std::size_t hashes) {
  const std::size_t words = (hashes + 63) / 64;
  if (agree_.size() == words) return;
  agree_.assign(words, 0);
  masks_ = BandMasks(options_, words);
}

void SignatureMatcher::find_buckets(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                                    SignatureMatch& match) const {
  match.shared_bands = 0;
  match.first_shared_row = SignatureMatch::kNone;
  for (std::uint32_t band = 0; band < options_.bands; ++band) {
    if (bucket_of(a, band, options_) != bucket_of(b, band, options_)) continue;
    match.first_shared_row = std::min(match.first_shared_row, band * options_.rows);
    ++match.shared_bands;
  }
}

}  // namespace lookalike
#endif  // HWY_ONCE
