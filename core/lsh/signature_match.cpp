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
std::uint32_t agreeing_rows(const std::uint32_t* a, const std::uint32_t* b, std::size_t rows, std::uint64_t* words) {
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

}  // namespace

SignatureMatch::SignatureMatch(const LshOptions& options) : options_(options) {}

void SignatureMatch::compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  a_ = a;
  b_ = b;
  if (const std::size_t words = (a.size() + 63) / 64; agree_.size() != words) make_room(words);
  agreement_ = HWY_DYNAMIC_DISPATCH(agreeing_rows)(a.data(), b.data(), a.size(), agree_.data());
  options_.buckets ? find_buckets() : find_bands();
}

void SignatureMatch::make_room(std::size_t words) {
  agree_.resize(words);
  shared_.assign(words + options_.rows / 64 + 2, 0);
  firsts_.assign(words, 0);
  for (std::uint32_t band = 0; band < options_.bands; ++band)
    firsts_[first_row_of(band) / 64] |= std::uint64_t{1} << first_row_of(band) % 64;
}

// A row begins a run of `rows` that agree where it begins a shorter one and another stands behind that.
void SignatureMatch::find_bands() {
  std::copy(agree_.begin(), agree_.end(), shared_.begin());
  for (std::uint32_t length = 1; length < options_.rows;) {
    const std::uint32_t more = std::min(length, options_.rows - length);
    const std::size_t skip = more / 64, shift = more % 64;
    for (std::size_t i = 0; i < agree_.size(); ++i)
      shared_[i] &= shared_[i + skip] >> shift | shared_[i + skip + 1] << 1 << (63 - shift);
    length += more;
  }
  for (std::size_t i = 0; i < agree_.size(); ++i) shared_[i] &= firsts_[i];
}

void SignatureMatch::find_buckets() {
  std::fill(shared_.begin(), shared_.end(), 0);
  for (std::uint32_t band = 0; band < options_.bands; ++band)
    if (band_key(a_, band, options_) == band_key(b_, band, options_))
      shared_[first_row_of(band) / 64] |= std::uint64_t{1} << first_row_of(band) % 64;
}

bool SignatureMatch::agrees_up_to(std::uint32_t rows) const {
  for (std::uint32_t row = 0; row < rows; ++row)
    if (!bit_of(agree_, row)) return false;
  return true;
}

bool SignatureMatch::shares(std::uint32_t band) const {
  return bit_of(shared_, first_row_of(band));
}

bool SignatureMatch::shares_first(std::uint32_t band) const {
  const std::uint32_t row = first_row_of(band);
  for (std::uint32_t i = 0; i < row / 64; ++i)
    if (shared_[i] != 0) return false;
  return (shared_[row / 64] & ((std::uint64_t{2} << row % 64) - 1)) == std::uint64_t{1} << row % 64;
}

std::uint32_t SignatureMatch::first_shared_band() const {
  for (std::uint32_t i = 0; i < agree_.size(); ++i)
    if (shared_[i] != 0) return (64 * i + static_cast<std::uint32_t>(std::countr_zero(shared_[i]))) / options_.rows;
  return kNoBand;
}

std::uint32_t SignatureMatch::shared_bands() const {
  std::uint32_t bands = 0;
  for (std::uint64_t word : shared_)
    for (; word != 0; word &= word - 1) ++bands;
  return bands;
}

}  // namespace lookalike
#endif  // HWY_ONCE
