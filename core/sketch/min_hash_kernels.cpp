#include "core/sketch/min_hash_kernels.h"

#include <algorithm>
#include <array>
#include <type_traits>
#include <utility>

#include "core/base/mix.h"
#include "core/sketch/scalar_min_hash.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/sketch/min_hash_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

// The compiler vectorises the inner loop for each instruction set.
void mix_all(const std::uint64_t* elements, std::size_t count, std::uint32_t* HWY_RESTRICT out) {
  constexpr std::size_t kLine = 8;     // elements
  constexpr std::size_t kAhead = 256;  // the sets of the next documents follow in memory
  std::size_t i = 0;
  for (; i + kLine <= count; i += kLine) {
    __builtin_prefetch(elements + i + kAhead);
    for (std::size_t j = i; j < i + kLine; ++j) out[j] = static_cast<std::uint32_t>(mix64(elements[j]) >> 32);
  }
  for (; i < count; ++i) out[i] = static_cast<std::uint32_t>(mix64(elements[i]) >> 32);
}

#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

void lower(const KernelCoefficients& f, std::span<const std::uint32_t> inputs, std::span<std::uint32_t> signature) {
  lower_scalar(f, inputs, signature);
}

#else

namespace hn = hwy::HWY_NAMESPACE;

using D32 = hn::ScalableTag<std::uint32_t>;
using D64 = hn::ScalableTag<std::uint64_t>;
using V32 = hn::Vec<D32>;
using V64 = hn::Vec<D64>;

// Accumulators and coefficients of one pass stay in registers: AVX-512 has 32 of them, older sets 16.
constexpr std::size_t kRegisters = HWY_MAX_BYTES >= 64 ? 8 : 4;

HWY_INLINE V32 fmix32(V32 x) {
  const D32 d;
  x = hn::Mul(hn::Xor(x, hn::ShiftRight<16>(x)), hn::Set(d, 0x85EBCA6Bu));
  x = hn::Mul(hn::Xor(x, hn::ShiftRight<13>(x)), hn::Set(d, 0xC2B2AE35u));
  return hn::Xor(x, hn::ShiftRight<16>(x));
}

/// One pass over the inputs for kCount registers of values from `at` on.
template <std::size_t kCount, bool premix>
void pass_narrow(const KernelCoefficients& f, std::size_t at, std::span<const std::uint32_t> inputs,
                 std::uint32_t* signature) {
  const D32 d;
  const std::size_t lanes = hn::Lanes(d);
  V32 a[kCount], b[kCount], least[kCount];
  for (std::size_t i = 0; i < kCount; ++i) {
    a[i] = hn::LoadU(d, f.a32.data() + at + i * lanes);
    b[i] = hn::LoadU(d, f.b32.data() + at + i * lanes);
    least[i] = hn::LoadU(d, signature + at + i * lanes);
  }
  for (const std::uint32_t input : inputs) {
    const V32 x = premix ? fmix32(hn::Set(d, input)) : hn::Set(d, input);
    for (std::size_t i = 0; i < kCount; ++i) least[i] = hn::Min(least[i], hn::Add(hn::Mul(a[i], x), b[i]));
  }
  for (std::size_t i = 0; i < kCount; ++i) hn::StoreU(least[i], d, signature + at + i * lanes);
}

template <std::size_t kCount>
using Count = std::integral_constant<std::size_t, kCount>;

/// Calls `pass(Count<kMost>(), at)` for every full group of registers and once for the rest.
template <std::size_t kMost, typename Pass>
void in_passes(std::size_t registers, std::size_t lanes, const Pass& pass) {
  std::size_t done = 0;
  for (; done + kMost <= registers; done += kMost) pass(Count<kMost>(), done * lanes);
  const auto rest = [&]<std::size_t... kCounts>(std::index_sequence<kCounts...>) {
    ((registers - done == kCounts + 1 ? pass(Count<kCounts + 1>(), done * lanes) : void()), ...);
  };
  rest(std::make_index_sequence<kMost - 1>());
}

constexpr std::size_t kWide = 16;  // fewest lanes worth sharing among inputs
constexpr std::size_t kBlock = 4;  // lanes of 128 bits

/// The input that each lane takes.
template <std::size_t kFunctions>
constexpr std::array<std::uint32_t, kWide> input_of_lane() {
  std::array<std::uint32_t, kWide> inputs{};
  for (std::size_t lane = 0; lane < kWide; ++lane) inputs[lane] = static_cast<std::uint32_t>(lane / kFunctions);
  return inputs;
}

/// kWide coefficients: those of kFunctions functions, repeated.
template <std::size_t kFunctions>
HWY_INLINE V32 repeated(const std::uint32_t* coefficients) {
  std::array<std::uint32_t, kWide> lanes;
  for (std::size_t lane = 0; lane < kWide; lane += kFunctions)
    std::copy_n(coefficients, kFunctions, lanes.begin() + static_cast<std::ptrdiff_t>(lane));
  return hn::LoadU(D32(), lanes.data());
}

/// The minimum over each function's lanes.
template <std::size_t kFunctions>
HWY_INLINE std::array<std::uint32_t, kFunctions> least_of_lanes(V32 least) {
  const hn::FixedTag<std::uint32_t, kBlock> d;
  std::array<std::uint32_t, kWide> lanes;
  hn::StoreU(least, D32(), lanes.data());
  std::array<std::uint32_t, kFunctions> values;
  for (std::size_t at = 0; at < kFunctions; at += kBlock) {
    auto block = hn::LoadU(d, lanes.data() + at);
    for (std::size_t i = at + kFunctions; i < kWide; i += kFunctions)
      block = hn::Min(block, hn::LoadU(d, lanes.data() + i));
    hn::StoreU(block, d, values.data() + at);
  }
  return values;
}

/// The last `rest` <= kFunctions values, which would fill only a small part of a wide register: processes kWide /
/// kFunctions inputs at a time instead.
template <std::size_t kFunctions, bool premix>
void pass_tail(const KernelCoefficients& f, std::size_t at, std::size_t rest, std::span<const std::uint32_t> inputs,
               std::uint32_t* signature) {
  constexpr std::size_t kAtOnce = kWide / kFunctions;
  static constexpr auto kInputs = input_of_lane<kFunctions>();
  if (inputs.empty()) return;
  const D32 d;
  const V32 a = repeated<kFunctions>(f.a32.data() + at), b = repeated<kFunctions>(f.b32.data() + at);
  const auto spread = hn::SetTableIndices(d, kInputs.data());
  V32 least = hn::Set(d, ~std::uint32_t{0});
  const auto lower = [&](const std::uint32_t* some) {  // kAtOnce inputs in a block that is safe to read
    V32 x = hn::TableLookupLanes(hn::LoadDup128(d, some), spread);
    if (premix) x = fmix32(x);
    least = hn::Min(least, hn::Add(hn::Mul(a, x), b));
  };
  std::size_t i = 0;
  for (; i + kBlock <= inputs.size(); i += kAtOnce) lower(inputs.data() + i);
  std::array<std::uint32_t, 2 * kBlock> last;  // the remaining inputs, padded with the last one
  std::fill(last.begin(), last.end(), inputs.back());
  std::copy(inputs.begin() + static_cast<std::ptrdiff_t>(i), inputs.end(), last.begin());
  for (std::size_t j = 0; j < kBlock; j += kAtOnce) lower(last.data() + j);
  const auto values = least_of_lanes<kFunctions>(least);
  for (std::size_t value = 0; value < rest; ++value)
    signature[at + value] = std::min(signature[at + value], values[value]);
}

/// (a x + b) mod 2^32: one value per 32-bit lane.
template <bool premix>
void lower_narrow(const KernelCoefficients& f, std::size_t values, std::span<const std::uint32_t> inputs,
                  std::uint32_t* signature) {
  const std::size_t lanes = hn::Lanes(D32());
  in_passes<kRegisters>(values / lanes, lanes, [&](auto count, std::size_t at) {
    pass_narrow<decltype(count)::value, premix>(f, at, inputs, signature);
  });
}

/// Needs no padded copy of the signature if the last values share a register among inputs.
template <bool premix>
void lower_narrow_unpadded(const KernelCoefficients& f, std::span<const std::uint32_t> inputs,
                           std::uint32_t* signature) {
  const std::size_t rest = f.count % kWide, at = f.count - rest;
  lower_narrow<premix>(f, at, inputs, signature);
  rest <= 4 ? pass_tail<4, premix>(f, at, rest, inputs, signature)
            : pass_tail<8, premix>(f, at, rest, inputs, signature);
}

bool shares_its_end(const KernelCoefficients& f) {
  const bool narrow = f.family == HashFamily::multiply_shift || f.family == HashFamily::affine_32;
  const std::size_t rest = f.count % kWide;
  return narrow && hn::Lanes(D32()) == kWide && rest > 0 && rest <= kWide / 2;
}

HWY_INLINE V64 low_half(V64 v) {
  return hn::And(v, hn::Set(D64(), 0xFFFF'FFFFu));
}
/// Product of two numbers below 2^32 in 64-bit lanes.
HWY_INLINE V64 mul32(V64 x, V64 y) {
  const D32 d;
  return hn::MulEven(hn::BitCast(d, x), hn::BitCast(d, y));
}
/// Low 64 bits of a 64-bit times a 32-bit number.
HWY_INLINE V64 mul64(V64 x, V64 y) {
  return hn::Add(mul32(x, y), hn::ShiftLeft<32>(mul32(hn::ShiftRight<32>(x), y)));
}
/// v - m where v >= m; both below 2^63.
HWY_INLINE V64 subtract_once(V64 v, V64 m) {
  const hn::RebindToSigned<D64> d;
  const auto smaller = hn::Lt(hn::BitCast(d, v), hn::BitCast(d, m));
  return hn::BitCast(D64(), hn::IfThenElse(smaller, hn::BitCast(d, v), hn::BitCast(d, hn::Sub(v, m))));
}

struct Mod2To32Minus1 {
  explicit Mod2To32Minus1(const KernelCoefficients&) {}
  HWY_INLINE V64 operator()(V64 a, V64 x, V64 b) const {
    V64 v = hn::Add(mul32(a, x), b);
    v = hn::Add(low_half(v), hn::ShiftRight<32>(v));
    v = hn::Add(low_half(v), hn::ShiftRight<32>(v));
    const V64 mask = hn::Set(D64(), 0xFFFF'FFFFu);
    return hn::IfThenZeroElse(hn::Eq(v, mask), v);
  }
};

struct Mersenne61Low32 {
  explicit Mersenne61Low32(const KernelCoefficients&) {}
  HWY_INLINE V64 operator()(V64 a, V64 x, V64 b) const {
    const V64 prime = hn::Set(D64(), (std::uint64_t{1} << 61) - 1);
    V64 v = hn::Add(mul64(a, x), b);
    v = hn::Add(hn::And(v, prime), hn::ShiftRight<61>(v));
    return low_half(subtract_once(v, prime));
  }
};

/// Barrett reduction. The quotient omits the lowest partial product and its carries, so it is at most 4 too small.
struct ModPrime {
  explicit ModPrime(const KernelCoefficients& f) : modulus(f.modulus), reciprocal(f.reciprocal) {}
  HWY_INLINE V64 operator()(V64 a, V64 x, V64 b) const {
    const D64 d;
    const V64 m = hn::Set(d, reciprocal), c = hn::Set(d, modulus);
    const V64 v = hn::Add(mul32(a, x), b);
    const V64 v_high = hn::ShiftRight<32>(v), m_high = hn::ShiftRight<32>(m);
    const V64 quotient = hn::Add(hn::Add(mul32(v_high, m_high), hn::ShiftRight<32>(mul32(v_high, m))),
                                 hn::ShiftRight<32>(mul32(v, m_high)));
    V64 rest = hn::Sub(v, mul64(quotient, c));
    rest = subtract_once(rest, hn::ShiftLeft<2>(c));
    rest = subtract_once(rest, hn::ShiftLeft<1>(c));
    return subtract_once(rest, c);
  }
  std::uint64_t modulus, reciprocal;
};

/// Families that need 64 bits: one value per 64-bit lane. Values are below 2^32, so their minimum is the minimum of
/// 32-bit lanes, which every instruction set has.
template <std::size_t kCount, typename Function>
void pass_wide(const KernelCoefficients& f, std::size_t at, std::span<const std::uint32_t> inputs,
               std::uint32_t* signature) {
  const D64 d;
  const D32 d32;
  const hn::Rebind<std::uint32_t, D64> half;
  const Function h(f);
  const std::size_t lanes = hn::Lanes(d);
  V64 a[kCount], b[kCount], least[kCount];
  for (std::size_t i = 0; i < kCount; ++i) {
    a[i] = hn::LoadU(d, f.a64.data() + at + i * lanes);
    b[i] = hn::LoadU(d, f.b64.data() + at + i * lanes);
    least[i] = hn::PromoteTo(d, hn::LoadU(half, signature + at + i * lanes));
  }
  for (const std::uint32_t input : inputs) {
    const V64 x = hn::Set(d, input);
    for (std::size_t i = 0; i < kCount; ++i)
      least[i] = hn::BitCast(d, hn::Min(hn::BitCast(d32, least[i]), hn::BitCast(d32, h(a[i], x, b[i]))));
  }
  for (std::size_t i = 0; i < kCount; ++i) hn::StoreU(hn::TruncateTo(half, least[i]), half, signature + at + i * lanes);
}

template <typename Function>
void lower_wide(const KernelCoefficients& f, std::span<const std::uint32_t> inputs, std::uint32_t* signature) {
  const std::size_t lanes = hn::Lanes(D64());
  constexpr std::size_t kAtOnce = kRegisters / 2;  // the rest is for the functions
  in_passes<kAtOnce>(f.padded / lanes, lanes, [&](auto count, std::size_t at) {
    pass_wide<decltype(count)::value, Function>(f, at, inputs, signature);
  });
}

void lower_padded(const KernelCoefficients& f, std::span<const std::uint32_t> inputs, std::uint32_t* signature) {
  switch (f.family) {
    case HashFamily::multiply_shift:
      return lower_narrow<false>(f, f.padded, inputs, signature);
    case HashFamily::affine_32:
      return lower_narrow<true>(f, f.padded, inputs, signature);
    case HashFamily::linear_crc:
      return lower_wide<Mod2To32Minus1>(f, inputs, signature);
    case HashFamily::mersenne_61:
      return lower_wide<Mersenne61Low32>(f, inputs, signature);
    case HashFamily::linear_next_prime:
      return lower_wide<ModPrime>(f, inputs, signature);
    case HashFamily::permutation:
      break;
  }
}

// Reducing two products at a time is slower than the processor's own 128-bit multiplication, one at a time.
constexpr bool kTwoLanes = HWY_MAX_BYTES == 16;

void lower(const KernelCoefficients& f, std::span<const std::uint32_t> inputs, std::span<std::uint32_t> signature) {
  if (kTwoLanes && f.family == HashFamily::linear_next_prime) return lower_scalar(f, inputs, signature);
  if (f.count == f.padded) return lower_padded(f, inputs, signature.data());
  if (shares_its_end(f))
    return f.family == HashFamily::affine_32 ? lower_narrow_unpadded<true>(f, inputs, signature.data())
                                             : lower_narrow_unpadded<false>(f, inputs, signature.data());
  std::array<std::uint32_t, kMostHashes + KernelCoefficients::kPadding> padded;
  std::copy(signature.begin(), signature.end(), padded.begin());
  std::fill(padded.begin() + f.count, padded.begin() + f.padded, 0);
  lower_padded(f, inputs, padded.data());
  std::copy_n(padded.begin(), f.count, signature.begin());
}

#endif

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {
namespace {

HWY_EXPORT(lower);
HWY_EXPORT(mix_all);

std::vector<MinHashKernel> kernels_of_this_machine() {
  std::vector<MinHashKernel> kernels{{"scalar", lower_scalar}};
  // Better instruction sets have lower bits.
  const std::int64_t targets = hwy::SupportedTargets() & HWY_TARGETS;
  for (std::int64_t bit = std::int64_t{1} << 62; bit != 0; bit >>= 1) {
    if ((targets & bit) == 0 || bit == HWY_SCALAR || bit == HWY_EMU128) continue;
    hwy::ChosenTarget chosen;
    chosen.Update(bit);
    kernels.push_back(
        {bit == HWY_AVX3 ? "AVX-512" : hwy::TargetName(bit), HWY_DISPATCH_TABLE(lower)[chosen.GetIndex()]});
  }
  return kernels;
}

std::vector<std::uint64_t> padded_copy(std::span<const std::uint64_t> values, std::size_t size) {
  std::vector<std::uint64_t> copy(values.begin(), values.end());
  copy.resize(size);
  return copy;
}

}  // namespace

KernelCoefficients::KernelCoefficients(HashFamily of_family, std::span<const std::uint64_t> a,
                                       std::span<const std::uint64_t> b, std::uint64_t prime)
    : family(of_family),
      count(a.size()),
      padded((a.size() + kPadding - 1) / kPadding * kPadding),
      a64(padded_copy(a, padded)),
      b64(padded_copy(b, padded)),
      modulus(prime),
      reciprocal(prime ? ~std::uint64_t{0} / prime : 0) {
  a32.assign(a64.begin(), a64.end());
  b32.assign(b64.begin(), b64.end());
}

void mix_and_narrow(std::span<const std::uint64_t> elements, std::uint32_t* out) {
  HWY_DYNAMIC_DISPATCH(mix_all)(elements.data(), elements.size(), out);
}

const std::vector<MinHashKernel>& min_hash_kernels() {
  static const std::vector<MinHashKernel> kernels = kernels_of_this_machine();
  return kernels;
}

const MinHashKernel* find_min_hash_kernel(std::string_view name) {
  const auto& kernels = min_hash_kernels();
  if (name.empty()) return &kernels.back();
  const auto found = std::ranges::find(kernels, name, &MinHashKernel::name);
  return found == kernels.end() ? nullptr : &*found;
}

}  // namespace lookalike
#endif  // HWY_ONCE
