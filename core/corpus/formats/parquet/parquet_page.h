#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace lookalike {

enum class ParquetPageKind : std::int32_t { data, index, dictionary, data_v2 };

// Numbers of Parquet's format; others may occur.
enum class ParquetEncoding : std::int32_t {
  plain = 0,
  plain_dictionary = 2,
  rle = 3,
  bit_packed = 4,
  delta_binary_packed = 5,
  delta_length_byte_array = 6,
  delta_byte_array = 7,
  rle_dictionary = 8,
};

/// A page as stored in the file: its header, read and checked, and its bytes.
struct ParquetPage {
  ParquetPageKind kind = ParquetPageKind::data;
  ParquetEncoding encoding = ParquetEncoding::plain, level_encoding = ParquetEncoding::rle;
  std::uint32_t values = 0;                                              // including nulls
  std::uint32_t unpacked_size = 0;                                       // total bytes; at most kMostPageBytes
  std::uint32_t definition_levels_size = 0, repetition_levels_size = 0;  // v2: uncompressed bytes before the values
  bool packed = true;                                                    // v2: the values may be uncompressed
  std::string_view bytes;                                                // of the page, compressed or not
  std::size_t header_size = 0;
};

inline constexpr std::uint32_t kMostPageBytes = std::uint32_t{512} << 20;

/// An error that says how a page is damaged.
inline tl::unexpected<Error> damaged_page(const char* what) {
  return failure(ErrorCode::wrong_content, std::string("A page is damaged: ") + what);
}

/// Reads the page at the start of `bytes`; others may follow. Copies nothing. Errors: wrong_content (damaged, sizes
/// beyond the bytes or the limits of decompression, a wrong checksum). O(size of the page).
Result<ParquetPage> read_parquet_page(std::string_view bytes);

}  // namespace lookalike
