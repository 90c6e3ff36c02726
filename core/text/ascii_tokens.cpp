#include "core/text/ascii_tokens.h"

#include <bit>
#include <cstring>

#define HWY_WANT_AVX3_DL 1  // for its compression of bytes
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/text/ascii_tokens.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#ifndef LOOKALIKE_ASCII_BLOCK  // this file is read once for every instruction set
#define LOOKALIKE_ASCII_BLOCK
namespace lookalike {
namespace {

constexpr std::size_t kBlock = 64;

/// 64 bytes of a text; bit i of the masks describes byte i.
struct Block {
  alignas(64) char folded[kBlock];  // spaces in place of characters that are not word characters
  std::uint64_t words = 0, spaces = 0;
};

}  // namespace
}  // namespace lookalike
#endif

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

#if HWY_TARGET == HWY_SCALAR || HWY_TARGET == HWY_EMU128

/// Classifies a block; false when it holds a byte beyond ASCII.
class Classifier {
 public:
  explicit Classifier(const AsciiClasses& classes) : classes_(classes) {}

  bool classify(const char* text, Block& block) const {
    block.words = block.spaces = 0;
    unsigned char all = 0;
    for (std::size_t at = 0; at < kBlock; ++at) {
      const auto c = static_cast<unsigned char>(text[at]);
      all |= c;
      const std::uint64_t word = classes_.word()[c & 15] >> (c >> 4 & 7) & 1;
      block.words |= word << at;
      block.spaces |= std::uint64_t{classes_.space()[c & 15] >> (c >> 4 & 7) & 1u} << at;
      const bool upper = classes_.lower() && c >= 'A' && c <= 'Z';
      block.folded[at] = static_cast<char>(word ? c + (upper ? 32 : 0) : ' ');
    }
    return all < 0x80;
  }

 private:
  const AsciiClasses& classes_;
};

#else

namespace hn = hwy::HWY_NAMESPACE;

using D = hn::CappedTag<std::uint8_t, kBlock>;
using V = hn::Vec<D>;

std::uint64_t bits_of(hn::Mask<D> mask) {
  std::uint64_t bits = 0;
  hn::StoreMaskBits(D(), mask, reinterpret_cast<std::uint8_t*>(&bits));
  return bits;
}

/// Classifies a block; false when it holds a byte beyond ASCII.
class Classifier {
 public:
  explicit Classifier(const AsciiClasses& classes)
      : word_(hn::LoadDup128(D(), classes.word())),
        space_(hn::LoadDup128(D(), classes.space())),
        bit_of_high_(hn::LoadDup128(D(), kBits)),
        fold_(hn::Set(D(), classes.lower() ? 32 : 0)) {}

  bool classify(const char* text, Block& block) const {
    const D d;
    const hn::RebindToSigned<D> d_signed;
    const hn::Repartition<std::uint16_t, D> d16;
    const V zero = hn::Zero(d), low_nibble = hn::Set(d, 15), blank = hn::Set(d, ' ');
    V all = zero;
    block.words = block.spaces = 0;
    for (std::size_t at = 0; at < kBlock; at += hn::Lanes(d)) {
      const V c = hn::LoadU(d, reinterpret_cast<const std::uint8_t*>(text) + at);
      all = hn::Or(all, c);
      const V low = hn::And(c, low_nibble);
      // Every instruction set can shift 16-bit lanes; the mask removes the nibble of the neighbouring byte.
      const V high = hn::And(hn::BitCast(d, hn::ShiftRight<4>(hn::BitCast(d16, c))), low_nibble);
      const V bit = hn::TableLookupBytes(bit_of_high_, high);
      const auto word = hn::Ne(hn::And(hn::TableLookupBytes(word_, low), bit), zero);
      block.words |= bits_of(word) << at;
      block.spaces |= bits_of(hn::Ne(hn::And(hn::TableLookupBytes(space_, low), bit), zero)) << at;
      const auto c_signed = hn::BitCast(d_signed, c);
      const auto upper =
          hn::And(hn::Gt(c_signed, hn::Set(d_signed, 'A' - 1)), hn::Lt(c_signed, hn::Set(d_signed, 'Z' + 1)));
      const V folded = hn::Add(c, hn::IfThenElseZero(hn::RebindMask(d, upper), fold_));
      hn::StoreU(hn::IfThenElse(word, folded, blank), d, reinterpret_cast<std::uint8_t*>(block.folded) + at);
    }
    return hn::AllFalse(d, hn::Ne(hn::And(all, hn::Set(d, 0x80)), zero));
  }

 private:
  alignas(16) static constexpr std::uint8_t kBits[16] = {1, 2, 4, 8, 16, 32, 64, 128};
  V word_, space_, bit_of_high_, fold_;
};

#endif

/// Writes the bytes of `block` selected by `keep` without gaps; up to 64 bytes are written.
void compress(const Block& block, std::uint64_t keep, char* out) {
#if HWY_TARGET <= HWY_AVX3_DL && HWY_ARCH_X86
  _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(keep, _mm512_load_si512(block.folded)));
#elif HWY_TARGET <= HWY_AVX2 && HWY_ARCH_X86_64
  for (std::size_t at = 0; at < kBlock; at += 8, keep >>= 8) {
    std::uint64_t bytes;
    std::memcpy(&bytes, block.folded + at, 8);
    bytes = _pext_u64(bytes, _pdep_u64(keep, 0x0101'0101'0101'0101u) * 0xFF);
    std::memcpy(out, &bytes, 8);
    out += std::popcount(keep & 0xFF);
  }
#else
  for (; keep != 0; keep &= keep - 1) *out++ = block.folded[std::countr_zero(keep)];
#endif
}

// The bits of `marks` selected by `keep`, without gaps.
std::uint64_t compress_bits(std::uint64_t marks, std::uint64_t keep) {
#if HWY_TARGET <= HWY_AVX2 && HWY_ARCH_X86_64
  return _pext_u64(marks, keep);
#else
  std::uint64_t bits = 0;
  for (; marks != 0; marks &= marks - 1) bits |= std::uint64_t{1} << std::popcount(keep & ((marks & (~marks + 1)) - 1));
  return bits;
#endif
}

/// Concatenates the words of one block after another.
class Writer {
 public:
  Writer(char* words, std::uint32_t* starts) : words_(words), at_(words), starts_(starts), next_(starts) {}

  void write(const Block& block) {
    // A gap without white space is all ones in `gaps`. White space in it makes the sum carry into the next word, and so
    // does white space at the end of the previous block.
    const std::uint64_t gaps = ~block.words;
    std::uint64_t sum;
    const bool over = __builtin_add_overflow(gaps, block.spaces, &sum);
    const bool over_again = __builtin_add_overflow(sum, std::uint64_t{space_before_}, &sum);
    space_before_ = over || over_again;
    const std::uint64_t begins = sum & block.words;
    if (begins & 1) write_space();
    std::uint64_t separators = begins >> 1;
    if (at_ == words_) separators &= ~((begins & (~begins + 1)) >> 1);  // none before the first word
    const std::uint64_t keep = block.words | separators;
    compress(block, keep, at_);
    const auto base = static_cast<std::uint32_t>(at_ - words_);
    for (std::uint64_t bits = compress_bits(begins, keep); bits != 0; bits &= bits - 1)
      *next_++ = base + static_cast<std::uint32_t>(std::countr_zero(bits));
    at_ += std::popcount(keep);
  }

  TokensWritten written() const {
    return {static_cast<std::size_t>(at_ - words_), static_cast<std::size_t>(next_ - starts_)};
  }

 private:
  void write_space() {
    if (at_ != words_) *at_++ = ' ';
  }

  char* const words_;
  char* at_;
  std::uint32_t* const starts_;
  std::uint32_t* next_;
  bool space_before_ = true;
};

bool split(std::string_view text, const AsciiClasses& classes, char* words, std::uint32_t* starts,
           TokensWritten& written) {
  const Classifier classifier(classes);
  Writer writer(words, starts);
  Block block;
  std::size_t at = 0;
  for (; at + kBlock <= text.size(); at += kBlock) {
    if (!classifier.classify(text.data() + at, block)) return false;
    writer.write(block);
  }
  if (const std::size_t rest = text.size() - at; rest > 0) {
    char padded[kBlock];
    std::memset(padded, ' ', kBlock);
    std::memcpy(padded, text.data() + at, rest);
    if (!classifier.classify(padded, block)) return false;
    const std::uint64_t in_text = (std::uint64_t{1} << rest) - 1;
    block.words &= in_text;
    block.spaces &= in_text;
    writer.write(block);
  }
  written = writer.written();
  return true;
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {
namespace {

HWY_EXPORT(split);

}  // namespace

std::optional<TokensWritten> split_ascii(std::string_view text, const AsciiClasses& classes, char* words,
                                         std::uint32_t* starts) {
  TokensWritten written;
  if (!HWY_DYNAMIC_DISPATCH(split)(text, classes, words, starts, written)) return {};
  return written;
}

}  // namespace lookalike
#endif  // HWY_ONCE
