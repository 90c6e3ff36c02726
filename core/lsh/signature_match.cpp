#include "core/lsh/signature_match.h"

#include <algorithm>
#include <bit>

#include "core/lsh/band_index.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/lsh/signature_match.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

std::uint64_t scalar_bits(const std::uint32_t* a, const std::uint32_t* b, std::size_t count) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < count; ++i) bits |= std::uint64_t{a[i] == b[i]} << i;
  return bits;
}

#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

std::uint64_t bits_of_64(const std::uint32_t* a, const std::uint32_t* b) {
  return scalar_bits(a, b, 64);
}

#else

std::uint64_t bits_of_64(const std::uint32_t* a, const std::uint32_t* b) {
  const hn::CappedTag<std::uint32_t, 16> d;
  const std::size_t lanes = hn::Lanes(d);
  std::uint64_t bits = 0;
  for (std::size_t at = 0; at < 64; at += lanes) {
    std::uint64_t some = 0;
    hn::StoreMaskBits(d, hn::Eq(hn::LoadU(d, a + at), hn::LoadU(d, b + at)), reinterpret_cast<std::uint8_t*>(&some));
    bits |= some << at;
  }
  return bits;
}

#endif

// The last rows are compared with those before them once more rather than one by one.
void agreeing_rows(const std::uint32_t* a, const std::uint32_t* b, std::size_t rows, std::uint64_t* words) {
  for (std::size_t at = 0; at + 64 <= rows; at += 64) *words++ = bits_of_64(a + at, b + at);
  const std::size_t rest = rows % 64, begin = rows - rest;
  if (rest > 0 && rows >= 64)
    *words = bits_of_64(a + rows - 64, b + rows - 64) >> (64 - rest);
  else if (rest > 0)
    *words = scalar_bits(a + begin, b + begin, rest);
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {
namespace {

HWY_EXPORT(agreeing_rows);

bool bit_of(const std::vector<std::uint64_t>& words, std::uint32_t i) {
  return words[i / 64] >> i % 64 & 1;
}

std::uint32_t ones(const std::vector<std::uint64_t>& words) {
  std::uint32_t count = 0;
  for (const std::uint64_t word : words) count += static_cast<std::uint32_t>(std::popcount(word));
  return count;
}

// Bit i becomes bit i and bit i + distance.
void and_with_later(std::vector<std::uint64_t>& words, std::uint32_t distance) {
  const std::size_t skip = distance / 64, shift = distance % 64;
  const auto word = [&](std::size_t i) { return i < words.size() ? words[i] : 0; };
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::uint64_t later = word(i + skip) >> shift;
    if (shift != 0) later |= word(i + skip + 1) << (64 - shift);
    words[i] &= later;
  }
}

}  // namespace

SignatureMatch::SignatureMatch(const LshOptions& options) : options_(options) {
  firsts_.resize((first_row_of(options.bands) + 63) / 64);
  for (std::uint32_t band = 0; band < options.bands; ++band)
    firsts_[first_row_of(band) / 64] |= std::uint64_t{1} << first_row_of(band) % 64;
}

void SignatureMatch::compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  a_ = a;
  b_ = b;
  agree_.resize((a.size() + 63) / 64);
  HWY_DYNAMIC_DISPATCH(agreeing_rows)(a.data(), b.data(), a.size(), agree_.data());
  options_.buckets ? find_buckets() : find_bands();
}

// A row begins a run of `rows` that agree where it begins one of half as many and another stands behind that.
void SignatureMatch::find_bands() {
  shared_ = agree_;
  for (std::uint32_t length = 1; length < options_.rows;) {
    const std::uint32_t more = std::min(length, options_.rows - length);
    and_with_later(shared_, more);
    length += more;
  }
  shared_.resize(firsts_.size());
  for (std::size_t i = 0; i < shared_.size(); ++i) shared_[i] &= firsts_[i];
}

void SignatureMatch::find_buckets() {
  shared_.assign(firsts_.size(), 0);
  for (std::uint32_t band = 0; band < options_.bands; ++band)
    if (band_key(a_, band, options_) == band_key(b_, band, options_))
      shared_[first_row_of(band) / 64] |= std::uint64_t{1} << first_row_of(band) % 64;
}

std::uint32_t SignatureMatch::agreement() const {
  return ones(agree_);
}

bool SignatureMatch::agrees_up_to(std::uint32_t rows) const {
  for (std::uint32_t row = 0; row < rows; ++row)
    if (!bit_of(agree_, row)) return false;
  return true;
}

bool SignatureMatch::shares(std::uint32_t band) const {
  return bit_of(shared_, first_row_of(band));
}

std::uint32_t SignatureMatch::first_shared_band() const {
  for (std::uint32_t i = 0; i < shared_.size(); ++i)
    if (shared_[i] != 0) return (64 * i + static_cast<std::uint32_t>(std::countr_zero(shared_[i]))) / options_.rows;
  return kNoBand;
}

std::uint32_t SignatureMatch::shared_bands() const {
  return ones(shared_);
}

}  // namespace lookalike
#endif  // HWY_ONCE
