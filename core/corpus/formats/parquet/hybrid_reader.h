#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/corpus/formats/parquet/bit_reader.h"

namespace lookalike {

/// Numbers of few bits as Parquet writes levels and indexes: runs of one number alternating with packed numbers.
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
