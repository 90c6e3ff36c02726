#include "core/sketch/narrow.h"

#include "core/base/mix.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/sketch/narrow.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

constexpr std::size_t kLine = 8;     // elements
constexpr std::size_t kAhead = 256;  // the sets of documents to come lie behind this one's

// The compiler makes vectors of the inner loop for each instruction set.
void narrow(const std::uint64_t* elements, std::size_t count, std::uint32_t* HWY_RESTRICT out) {
  std::size_t i = 0;
  for (; i + kLine <= count; i += kLine) {
    __builtin_prefetch(elements + i + kAhead);
    for (std::size_t j = i; j < i + kLine; ++j) out[j] = static_cast<std::uint32_t>(mix64(elements[j]) >> 32);
  }
  for (; i < count; ++i) out[i] = static_cast<std::uint32_t>(mix64(elements[i]) >> 32);
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {
namespace {

HWY_EXPORT(narrow);

}  // namespace

void mix_and_narrow(std::span<const std::uint64_t> elements, std::uint32_t* out) {
  HWY_DYNAMIC_DISPATCH(narrow)(elements.data(), elements.size(), out);
}

}  // namespace lookalike
#endif  // HWY_ONCE
