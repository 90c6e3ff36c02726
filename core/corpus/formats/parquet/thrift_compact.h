#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lookalike {

/// Reader of structures in the compact protocol of Apache Thrift. Copies nothing and never reads beyond the bytes.
/// Damage, or nesting beyond kMostDepth, sets `failed`; then numbers are 0, texts empty and structures ended. O(bytes).
class CompactReader {
 public:
  static constexpr int kMostDepth = 16;

  /// Type numbers of the protocol; in a list `yes` means either truth value.
  enum class Type : std::uint8_t {
    stop,
    yes,
    no,
    byte,
    int16,
    int32,
    int64,
    real,
    binary,
    list,
    set,
    map,
    structure,
    uuid
  };
  struct Field {
    std::int32_t id = 0;
    Type type = Type::stop;
  };

  explicit CompactReader(std::string_view bytes) : bytes_(bytes) {}

  bool failed() const { return failed_; }
  /// Marks the input as invalid.
  void fail() { failed_ = true; }
  /// Bytes read so far.
  std::size_t offset() const { return at_; }

  /// Calls `take(field)` for each field of a structure; `take` reads the value and returns true, or skips it and
  /// returns false.
  template <typename Take>
  void structure(const Take& take) {
    if (!enter()) return;
    for (Field field = next_field(0); field.type != Type::stop; field = next_field(field.id))
      if (!take(field)) pass_over(field.type);
    --depth_;
  }

  /// Calls `take()` for each structure of a field that is a list of them.
  template <typename Take>
  void structures(const Field& field, const Take& take) {
    const auto [type, count] = list_head(field);
    if (type != Type::structure && count > 0) fail();
    for (std::size_t i = 0; i < count && !failed_; ++i) take();
  }

  /// Values of a field; a value of another type is a failure.
  std::int64_t integer(const Field& field);
  bool truth(const Field& field);
  std::string_view text(const Field& field);

 private:
  struct ListHead {
    Type type = Type::stop;
    std::size_t count = 0;
  };

  bool enter();
  Field next_field(std::int32_t before);
  ListHead list_head(const Field& field);
  std::uint8_t byte();
  std::uint64_t variable();
  std::int64_t zigzag();
  std::string_view take(std::size_t length);
  void pass_over(Type type, bool in_list = false);
  void pass_over_map();

  std::string_view bytes_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool failed_ = false;
};

}  // namespace lookalike
