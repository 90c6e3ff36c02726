#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

namespace lookalike {

/// The little-endian number at the start of the bytes, which must be long enough; the machine is little-endian
/// too.
template <typename Number>
Number little_endian(std::string_view bytes) {
  Number number;
  std::memcpy(&number, bytes.data(), sizeof(number));
  return number;
}

/// Numbers of any width packed without gaps, the least significant bit first.
class BitReader {
 public:
  BitReader() = default;
  explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

  /// Remaining bits.
  std::size_t left() const { return bytes_.size() * 8 - bit_; }

  /// A number of `width` bits, at most 64; at least `width` bits must remain.
  std::uint64_t take(int width) {
    std::uint64_t value = 0;
    for (int have = 0; have < width;) {
      const int inside = static_cast<int>(bit_ % 8), taken = std::min(8 - inside, width - have);
      const auto byte = static_cast<std::uint64_t>(static_cast<unsigned char>(bytes_[bit_ / 8]));
      value |= ((byte >> inside) & ((1u << taken) - 1)) << have;
      have += taken;
      bit_ += static_cast<std::size_t>(taken);
    }
    return value;
  }

 private:
  std::string_view bytes_;
  std::size_t bit_ = 0;
};

/// Reads a number written in seven bits per byte, the least significant first, and removes its bytes from the front.
/// Returns false, with an unspecified `value`, if none exists.
inline bool take_variable(std::string_view& bytes, std::uint64_t& value) {
  value = 0;
  for (int shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    value |= std::uint64_t{byte & 0x7Fu} << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

/// Small integers in Parquet's encoding of levels and indexes: runs of one number alternating with packed numbers.
class HybridReader {
 public:
  HybridReader() = default;
  /// Numbers have `width` bits, 0 to 32.
  HybridReader(std::string_view bytes, int width) : bytes_(bytes), width_(width) {}

  /// The next number; nullopt if none exists. O(1).
  std::optional<std::uint32_t> next();

 private:
  bool next_run();

  std::string_view bytes_;
  int width_ = 0;
  std::uint64_t left_ = 0;  // numbers left in the run
  bool packed_ = false;     // the run
  std::uint32_t repeated_ = 0;
  BitReader bits_;
};

}  // namespace lookalike
