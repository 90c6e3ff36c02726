// hwy/foreach_target.h includes the file once per instruction set, so an ordinary include guard cannot be used.
#if defined(LOOKALIKE_AGREEING_BITS) == defined(HWY_TARGET_TOGGLE)
#ifdef LOOKALIKE_AGREEING_BITS
#undef LOOKALIKE_AGREEING_BITS
#else
#define LOOKALIKE_AGREEING_BITS
#endif

#include <hwy/highway.h>

#include <cstddef>
#include <cstdint>

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

/// Bit i: a[i] == b[i], for fewer than 64 values.
template <typename T>
HWY_INLINE std::uint64_t agreeing_bits(const T* a, const T* b, std::size_t count) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < count; ++i) bits |= std::uint64_t{a[i] == b[i]} << i;
  return bits;
}

/// The same for 16, 32 or 64 values.
template <std::size_t kCount, typename T>
HWY_INLINE std::uint64_t agreeing_bits_of(const T* a, const T* b) {
  static_assert(kCount % 16 == 0 && kCount <= 64);
#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128
  return agreeing_bits(a, b, kCount);
#else
  const hn::CappedTag<T, kCount> d;
  const std::size_t lanes = hn::Lanes(d);
  std::uint64_t bits = 0;
  for (std::size_t at = 0; at < kCount; at += lanes) {
    std::uint64_t some = 0;
    hn::StoreMaskBits(d, hn::Eq(hn::LoadU(d, a + at), hn::LoadU(d, b + at)), reinterpret_cast<std::uint8_t*>(&some));
    bits |= some << at;
  }
  return bits;
#endif
}

}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif
