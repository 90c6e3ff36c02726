#include "core/corpus/input/utf16_source.h"

#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

}  // namespace

Result<std::size_t> Utf16Source::read(std::span<char> into) {
  if (encoding_ == Encoding::unknown)
    if (const auto done = look_at_start(); !done) return tl::unexpected(done.error());
  if (encoding_ != Encoding::bytes)
    if (const auto done = decode_more(); !done) return tl::unexpected(done.error());
  if (taken_ < ready_.size() || encoding_ != Encoding::bytes) return take(into);
  return source_.read(into);
}

Result<void> Utf16Source::look_at_start() {
  std::array<char, 2> start{};
  while (ready_.size() < start.size()) {
    const auto length = source_.read({start.data(), start.size() - ready_.size()});
    if (!length) return tl::unexpected(length.error());
    if (*length == 0) break;
    ready_.append(start.data(), *length);
  }
  encoding_ = Encoding::bytes;
  if (ready_ == "\xFF\xFE") encoding_ = Encoding::little_endian;
  if (ready_ == "\xFE\xFF") encoding_ = Encoding::big_endian;
  if (encoding_ != Encoding::bytes) ready_.clear();
  return {};
}

Result<void> Utf16Source::decode_more() {
  if (taken_ < ready_.size()) return {};
  ready_.clear();
  taken_ = 0;
  std::array<char, 16384> raw;
  while (ready_.empty()) {
    const auto length = source_.read(raw);
    if (!length) return tl::unexpected(length.error());
    if (*length == 0) {
      if (odd_ || high_surrogate_ != 0) append_utf8(kReplacement, ready_);
      odd_ = false;
      high_surrogate_ = 0;
      return {};
    }
    for (std::size_t i = 0; i < *length; ++i) {
      const auto byte = static_cast<unsigned char>(raw[i]);
      odd_ = !odd_;
      if (odd_) {
        half_ = byte;
        continue;
      }
      const int unit = encoding_ == Encoding::little_endian ? half_ | byte << 8 : half_ << 8 | byte;
      decode(static_cast<std::uint16_t>(unit));
    }
  }
  return {};
}

void Utf16Source::decode(std::uint16_t unit) {
  const bool low = unit >= 0xDC00 && unit <= 0xDFFF;
  if (high_surrogate_ != 0) {
    const char32_t pair = 0x10000 + ((high_surrogate_ - 0xD800) << 10) + (unit - 0xDC00);
    append_utf8(low ? pair : kReplacement, ready_);
    high_surrogate_ = 0;
    if (low) return;
  }
  if (unit >= 0xD800 && unit <= 0xDBFF) {
    high_surrogate_ = unit;
  } else {
    append_utf8(low ? kReplacement : unit, ready_);
  }
}

std::size_t Utf16Source::take(std::span<char> into) {
  const std::size_t length = ready_.copy(into.data(), into.size(), taken_);
  taken_ += length;
  return length;
}

}  // namespace lookalike
