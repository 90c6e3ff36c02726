#include "core/text/ascii_scan.h"

#include <cstring>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/text/ascii_scan.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#ifndef LOOKALIKE_ASCII_SCAN_OUT  // this file is read once for every instruction set
#define LOOKALIKE_ASCII_SCAN_OUT
namespace lookalike {
namespace {

constexpr std::size_t kBlock = 64;

/// Where the first block of a scan goes.
struct Out {
  char* folded;
  std::uint64_t* words;
  std::uint64_t* spaces;
};

}  // namespace
}  // namespace lookalike
#endif

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

bool scan(const char* text, std::size_t blocks, const AsciiClasses& classes, const Out& out) {
  for (std::size_t at = 0; at < blocks * kBlock; ++at) {
    const auto c = static_cast<unsigned char>(text[at]);
    if (c >= 0x80) return false;
    const std::uint64_t bit = std::uint64_t{1} << at % kBlock;
    if (classes.word()[c & 15] >> (c >> 4) & 1) out.words[at / kBlock] |= bit;
    if (classes.space()[c & 15] >> (c >> 4) & 1) out.spaces[at / kBlock] |= bit;
    out.folded[at] = static_cast<char>(classes.lower() && c >= 'A' && c <= 'Z' ? c + 32 : c);
  }
  return true;
}

#else

namespace hn = hwy::HWY_NAMESPACE;

using D = hn::CappedTag<std::uint8_t, kBlock>;
using V = hn::Vec<D>;

std::uint64_t bits_of(hn::Mask<D> mask) {
  std::uint64_t bits = 0;
  hn::StoreMaskBits(D(), mask, reinterpret_cast<std::uint8_t*>(&bits));
  return bits;
}

bool scan(const char* text, std::size_t blocks, const AsciiClasses& classes, const Out& out) {
  const D d;
  const std::size_t lanes = hn::Lanes(d);
  alignas(16) constexpr std::uint8_t kBits[16] = {1, 2, 4, 8, 16, 32, 64, 128};
  const V word = hn::LoadDup128(d, classes.word()), space = hn::LoadDup128(d, classes.space());
  const V bit_of_high = hn::LoadDup128(d, kBits), low_nibble = hn::Set(d, 15), zero = hn::Zero(d);
  const V fold = hn::Set(d, classes.lower() ? 32 : 0);
  const hn::RebindToSigned<D> d_signed;
  const auto before_a = hn::Set(d_signed, 'A' - 1), after_z = hn::Set(d_signed, 'Z' + 1);
  V all = zero;
  for (std::size_t block = 0; block < blocks; ++block) {
    std::uint64_t words = 0, spaces = 0;
    for (std::size_t at = 0; at < kBlock; at += lanes) {
      const V c = hn::LoadU(d, reinterpret_cast<const std::uint8_t*>(text) + block * kBlock + at);
      all = hn::Or(all, c);
      const V low = hn::And(c, low_nibble);
      // Shifting 16-bit lanes is what every instruction set can; the nibble of the neighbour is masked away.
      const hn::Repartition<std::uint16_t, D> d16;
      const V high = hn::And(hn::BitCast(d, hn::ShiftRight<4>(hn::BitCast(d16, c))), low_nibble);
      const V bit = hn::TableLookupBytes(bit_of_high, high);
      words |= bits_of(hn::Ne(hn::And(hn::TableLookupBytes(word, low), bit), zero)) << at;
      spaces |= bits_of(hn::Ne(hn::And(hn::TableLookupBytes(space, low), bit), zero)) << at;
      const auto c_signed = hn::BitCast(d_signed, c);
      const auto upper = hn::And(hn::Gt(c_signed, before_a), hn::Lt(c_signed, after_z));
      hn::StoreU(hn::Add(c, hn::IfThenElseZero(hn::RebindMask(d, upper), fold)), d,
                 reinterpret_cast<std::uint8_t*>(out.folded) + block * kBlock + at);
    }
    out.words[block] = words;
    out.spaces[block] = spaces;
  }
  return hn::AllFalse(d, hn::Ne(hn::And(all, hn::Set(d, 0x80)), zero));
}

#endif

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {
namespace {

HWY_EXPORT(scan);

}  // namespace

bool scan_ascii(std::string_view text, const AsciiClasses& classes, AsciiScan& scan) {
  const auto run = HWY_DYNAMIC_DISPATCH(scan);
  const std::size_t whole = text.size() / kBlock, rest = text.size() % kBlock;
  if (scan.words.size() < whole + 1) {
    scan.folded.resize((whole + 1) * kBlock);
    scan.words.resize(whole + 1);
    scan.spaces.resize(whole + 1);
  }
  scan.blocks = whole + (rest > 0);
  if (!run(text.data(), whole, classes, {scan.folded.data(), scan.words.data(), scan.spaces.data()})) return false;
  if (rest == 0) return true;
  char padded[kBlock] = {};
  std::memcpy(padded, text.data() + whole * kBlock, rest);
  const bool ascii =
      run(padded, 1, classes, {scan.folded.data() + whole * kBlock, &scan.words[whole], &scan.spaces[whole]});
  const std::uint64_t in_text = (std::uint64_t{1} << rest) - 1;
  scan.words[whole] &= in_text;
  scan.spaces[whole] &= in_text;
  return ascii;
}

}  // namespace lookalike
#endif  // HWY_ONCE
