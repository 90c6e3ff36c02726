#include "core/corpus/formats/parquet/delta_numbers.h"

#include "core/corpus/formats/parquet/bit_reader.h"

namespace lookalike {
namespace {

/// A block: its smallest difference, the width of each of its groups, and the groups.
struct Layout {
  std::uint64_t groups = 0;      // a block
  std::uint64_t group_size = 0;  // numbers a group
};

bool take_zigzag(std::string_view& bytes, std::uint64_t& value) {
  std::uint64_t written = 0;
  if (!take_variable(bytes, written)) return false;
  value = (written >> 1) ^ (0 - (written & 1));
  return true;
}

bool take_layout(std::string_view& bytes, Layout& layout) {
  constexpr std::uint64_t kMostBlock = std::uint64_t{1} << 30, kBlockStep = 128, kGroupStep = 32;
  std::uint64_t block = 0;
  if (!take_variable(bytes, block) || !take_variable(bytes, layout.groups)) return false;
  if (block == 0 || block % kBlockStep != 0 || block > kMostBlock) return false;
  if (layout.groups == 0 || block % layout.groups != 0) return false;
  layout.group_size = block / layout.groups;
  return layout.group_size % kGroupStep == 0;
}

// A group is written whole; numbers beyond `left` fill it up. Sums wrap around, as those of the writer did.
bool take_group(std::string_view& bytes, int width, std::uint64_t least, std::uint64_t size, std::uint64_t left,
                std::vector<std::int64_t>& numbers) {
  const std::uint64_t length = size * static_cast<std::uint64_t>(width) / 8;
  if (length > bytes.size()) return false;
  BitReader bits(bytes.substr(0, length));
  auto sum = static_cast<std::uint64_t>(numbers.back());
  for (std::uint64_t i = 0; i < std::min(size, left); ++i) {
    sum += least + bits.take(width);
    numbers.push_back(static_cast<std::int64_t>(sum));
  }
  bytes.remove_prefix(length);
  return true;
}

bool take_block(std::string_view& bytes, const Layout& layout, std::uint64_t count,
                std::vector<std::int64_t>& numbers) {
  constexpr int kWidest = 64;
  std::uint64_t least = 0;
  if (!take_zigzag(bytes, least) || layout.groups > bytes.size()) return false;
  const std::string_view widths = bytes.substr(0, layout.groups);
  bytes.remove_prefix(layout.groups);
  for (const char written : widths) {
    const std::uint64_t left = count - numbers.size();
    const int width = static_cast<unsigned char>(written);
    if (left == 0) break;  // groups without numbers are not written
    if (width > kWidest || !take_group(bytes, width, least, layout.group_size, left, numbers)) return false;
  }
  return true;
}

}  // namespace

bool take_delta_numbers(std::string_view& bytes, std::size_t most, std::vector<std::int64_t>& numbers) {
  numbers.clear();
  Layout layout;
  std::uint64_t count = 0, first = 0;
  if (!take_layout(bytes, layout) || !take_variable(bytes, count) || !take_zigzag(bytes, first)) return false;
  if (count > most) return false;
  if (count == 0) return true;
  numbers.reserve(count);
  numbers.push_back(static_cast<std::int64_t>(first));
  while (numbers.size() < count)
    if (!take_block(bytes, layout, count, numbers)) return false;
  return true;
}

}  // namespace lookalike
