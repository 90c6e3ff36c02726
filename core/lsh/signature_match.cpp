#include "core/lsh/signature_match.h"

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

}  // namespace

void SignatureMatch::compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  a_ = a;
  b_ = b;
  agree_.resize((a.size() + 63) / 64);
  HWY_DYNAMIC_DISPATCH(agreeing_rows)(a.data(), b.data(), a.size(), agree_.data());
}

std::uint32_t SignatureMatch::agreement() const {
  std::uint32_t rows = 0;
  for (const std::uint64_t word : agree_) rows += static_cast<std::uint32_t>(std::popcount(word));
  return rows;
}

bool SignatureMatch::all_agree(std::uint32_t first, std::uint32_t count) const {
  for (; count > 0;) {
    const std::uint32_t word = first / 64, bit = first % 64, some = std::min(count, 64 - bit);
    const std::uint64_t wanted = (some == 64 ? 0 : std::uint64_t{1} << some) - 1;
    if ((agree_[word] >> bit & wanted) != wanted) return false;
    first += some;
    count -= some;
  }
  return true;
}

bool SignatureMatch::shares(std::uint32_t band) const {
  if (options_.buckets) return band_key(a_, band, options_) == band_key(b_, band, options_);
  return all_agree(band * options_.rows, options_.rows);
}

std::uint32_t SignatureMatch::first_shared_band() const {
  for (std::uint32_t band = 0; band < options_.bands; ++band)
    if (shares(band)) return band;
  return kNoBand;
}

std::uint32_t SignatureMatch::shared_bands() const {
  std::uint32_t shared = 0;
  for (std::uint32_t band = 0; band < options_.bands; ++band) shared += shares(band);
  return shared;
}

}  // namespace lookalike
#endif  // HWY_ONCE
