#pragma once

#include <array>
#include <string>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

/// Passes bytes through unchanged unless they begin with a UTF-16 byte order mark: then they become UTF-8, with U+FFFD
/// for half characters. Offsets behind it count the UTF-8 bytes.
class Utf16Source final : public ByteSource {
 public:
  explicit Utf16Source(ByteSource& source) : source_(source) {}

  Result<std::size_t> read(std::span<char> into) override;

 private:
  enum class Encoding { unknown, bytes, little_endian, big_endian };

  Result<void> look_at_start();
  Result<void> decode_more();
  void decode(std::uint16_t unit);
  std::size_t take(std::span<char> into);

  ByteSource& source_;
  Encoding encoding_ = Encoding::unknown;
  std::string ready_;  // bytes to hand out next
  std::size_t taken_ = 0;
  bool odd_ = false;  // a byte of a code unit is waiting in `half_`
  unsigned char half_ = 0;
  std::uint16_t high_surrogate_ = 0;
};

}  // namespace lookalike
