#include "core/corpus/formats/parquet/bit_reader.h"

namespace lookalike {

std::optional<std::uint32_t> HybridReader::next() {
  while (left_ == 0)
    if (!next_run()) return {};
  --left_;
  return packed_ ? static_cast<std::uint32_t>(bits_.take(width_)) : repeated_;
}

// The last group of packed numbers may lack its padding bytes.
bool HybridReader::next_run() {
  constexpr std::uint64_t kGroup = 8;
  std::uint64_t head = 0;
  if (!take_variable(bytes_, head)) return false;
  packed_ = (head & 1) != 0;
  left_ = head >> 1;
  const auto width = static_cast<std::uint64_t>(width_);
  if (packed_ && width > 0) {
    const std::uint64_t groups = std::min<std::uint64_t>(left_, bytes_.size() / width + 1);
    const std::size_t size = std::min<std::uint64_t>(groups * width, bytes_.size());
    bits_ = BitReader(bytes_.substr(0, size));
    left_ = std::min<std::uint64_t>(groups * kGroup, bits_.left() / width);
    bytes_.remove_prefix(size);
  } else if (packed_) {
    left_ = left_ > UINT64_MAX / kGroup ? 0 : left_ * kGroup;
    bits_ = {};
  } else {
    const std::size_t size = (width + 7) / 8;
    if (size > bytes_.size()) return false;
    repeated_ = static_cast<std::uint32_t>(BitReader(bytes_).take(static_cast<int>(8 * size)));
    bytes_.remove_prefix(size);
  }
  return true;
}

}  // namespace lookalike
