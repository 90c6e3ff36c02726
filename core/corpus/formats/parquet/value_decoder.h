#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/formats/parquet/parquet_metadata.h"
#include "core/corpus/formats/parquet/parquet_page.h"

namespace lookalike {

/// Reads numbers written as differences (DELTA_BINARY_PACKED) and removes their bytes from the front. Returns false,
/// with unspecified `numbers`, if they are damaged or more than `most`. O(numbers).
bool take_delta_numbers(std::string_view& bytes, std::size_t most, std::vector<std::int64_t>& numbers);

/// The non-null values of a page in order; numbers and booleans are converted to text.
class ValueDecoder {
 public:
  virtual ~ValueDecoder() = default;
  /// The next value, valid until the next call; nullopt at the end of the page, or if it is damaged.
  virtual std::optional<std::string_view> next() = 0;
};

/// Values written once for all pages of a chunk; views of the dictionary's page, which must outlive them.
class ParquetDictionary {
 public:
  static constexpr std::uint64_t kMostBytesPerValue = 46;  // of memory, in addition to the page

  /// Errors: wrong_content. O(bytes).
  Result<void> read(const ParquetColumn& column, ParquetEncoding encoding, std::string_view bytes, std::size_t count);

  const std::vector<std::string_view>& values() const { return values_; }

 private:
  std::vector<std::string_view> values_;
  std::string numbers_;
};

/// Bytes of memory that a decoder fills per value of a page. Differences of zero bits take no bytes of the page, so the
/// caller must limit them.
std::uint64_t decoded_bytes_per_value(ParquetEncoding encoding);

/// A decoder of the bytes after the levels of a page with at most `most` values; the bytes and the dictionary must
/// outlive it. Errors: wrong_content (an unsupported encoding, damaged).
Result<std::unique_ptr<ValueDecoder>> make_value_decoder(const ParquetColumn& column, ParquetEncoding encoding,
                                                         std::string_view bytes, std::size_t most,
                                                         const ParquetDictionary& dictionary);

}  // namespace lookalike
