#include "core/similarity/verify/crowd_threshold.h"

#include <cstddef>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/similarity/verify/crowd_threshold.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

std::uint64_t find_reaching(const std::uint16_t* common, std::uint32_t size, const std::uint32_t* sizes,
                            double threshold) {
  const hn::CappedTag<double, 64> real;
  const hn::Rebind<std::int32_t, decltype(real)> whole;
  const hn::Rebind<std::uint16_t, decltype(real)> narrow;
  const auto size_of_a = hn::Set(whole, static_cast<std::int32_t>(size));
  std::uint64_t bits = 0;
  for (std::size_t at = 0; at < 64; at += hn::Lanes(real)) {
    const auto both = hn::PromoteTo(whole, hn::LoadU(narrow, common + at));
    const auto size_of_b = hn::LoadU(whole, reinterpret_cast<const std::int32_t*>(sizes + at));
    const auto together = hn::Sub(hn::Add(size_of_a, size_of_b), both);
    const auto jaccard = hn::Div(hn::PromoteTo(real, both), hn::PromoteTo(real, together));
    std::uint64_t some = 0;
    hn::StoreMaskBits(real, hn::Ge(jaccard, hn::Set(real, threshold)), reinterpret_cast<std::uint8_t*>(&some));
    bits |= some << at;
  }
  return bits;
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {

HWY_EXPORT(find_reaching);

std::uint64_t reaching(const std::uint16_t* common, std::uint32_t size, const std::uint32_t* sizes, double threshold) {
  return HWY_DYNAMIC_DISPATCH(find_reaching)(common, size, sizes, threshold);
}

}  // namespace lookalike
#endif  // HWY_ONCE
