#include "core/corpus/formats/parquet/thrift_compact.h"

#include <limits>

#include "core/corpus/formats/parquet/bit_reader.h"

namespace lookalike {
namespace {

constexpr int kTypes = static_cast<int>(CompactReader::Type::uuid) + 1;

}  // namespace

bool CompactReader::enter() {
  if (depth_ >= kMostDepth) fail();
  if (failed_) return false;
  ++depth_;
  return true;
}

std::uint8_t CompactReader::byte() {
  const std::string_view one = take(1);
  return one.empty() ? 0 : static_cast<std::uint8_t>(one.front());
}

std::string_view CompactReader::take(std::size_t length) {
  if (failed_ || length > bytes_.size() - at_) {
    fail();
    return {};
  }
  at_ += length;
  return bytes_.substr(at_ - length, length);
}

std::uint64_t CompactReader::variable() {
  std::string_view left = bytes_.substr(at_);
  std::uint64_t value = 0;
  if (failed_ || !take_variable(left, value)) {
    fail();
    return 0;
  }
  at_ = bytes_.size() - left.size();
  return value;
}

std::int64_t CompactReader::zigzag() {
  const std::uint64_t value = variable();
  return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1);
}

// A field's number is written as its distance from the previous one, or after a distance of 0.
CompactReader::Field CompactReader::next_field(std::int32_t before) {
  const std::uint8_t head = byte();
  if (failed_ || head == 0) return {};
  if ((head & 0x0F) == 0 || (head & 0x0F) >= kTypes) fail();
  const std::int64_t id = (head >> 4) != 0 ? before + (head >> 4) : zigzag();
  if (id < std::numeric_limits<std::int16_t>::min() || id > std::numeric_limits<std::int16_t>::max()) fail();
  if (failed_) return {};
  return {static_cast<std::int32_t>(id), static_cast<Type>(head & 0x0F)};
}

// An element takes at least one byte, so a count above the remaining bytes is damage.
CompactReader::ListHead CompactReader::list_head(const Field& field) {
  if (field.type != Type::list && field.type != Type::set) fail();
  const std::uint8_t head = byte();
  const std::uint64_t count = (head >> 4) < 15 ? head >> 4 : variable();
  if (count > bytes_.size() - at_ || (head & 0x0F) >= kTypes) fail();
  if (failed_) return {};
  return {static_cast<Type>(head & 0x0F), static_cast<std::size_t>(count)};
}

std::int64_t CompactReader::integer(const Field& field) {
  if (field.type == Type::byte) return static_cast<std::int8_t>(byte());
  if (field.type == Type::int16 || field.type == Type::int32 || field.type == Type::int64) return zigzag();
  fail();
  return 0;
}

bool CompactReader::truth(const Field& field) {
  if (field.type != Type::yes && field.type != Type::no) fail();
  return field.type == Type::yes;
}

std::string_view CompactReader::text(const Field& field) {
  if (field.type != Type::binary) fail();
  const std::uint64_t length = variable();
  if (length > bytes_.size()) fail();
  return take(static_cast<std::size_t>(length));
}

void CompactReader::pass_over(Type type, bool in_list) {
  constexpr std::size_t kReal = 8, kUuid = 16;
  switch (type) {
    case Type::yes:
    case Type::no:
      if (in_list) take(1);
      return;
    case Type::byte:
      take(1);
      return;
    case Type::int16:
    case Type::int32:
    case Type::int64:
      variable();
      return;
    case Type::real:
      take(kReal);
      return;
    case Type::uuid:
      take(kUuid);
      return;
    case Type::binary:
      text({0, type});
      return;
    case Type::structure:
      return structure([](const Field&) { return false; });
    case Type::map:
      return pass_over_map();
    case Type::list:
    case Type::set:
      break;
    case Type::stop:
      return fail();
  }
  if (!enter()) return;
  const auto [element, count] = list_head({0, type});
  for (std::size_t i = 0; i < count && !failed_; ++i) pass_over(element, true);
  --depth_;
}

void CompactReader::pass_over_map() {
  if (!enter()) return;
  const std::uint64_t count = variable();
  const std::uint8_t types = count > 0 ? byte() : 0;
  if (count > bytes_.size() - at_ || (types & 0x0F) >= kTypes || (types >> 4) >= kTypes) fail();
  for (std::uint64_t i = 0; i < count && !failed_; ++i) {
    pass_over(static_cast<Type>(types >> 4), true);
    pass_over(static_cast<Type>(types & 0x0F), true);
  }
  --depth_;
}

}  // namespace lookalike
