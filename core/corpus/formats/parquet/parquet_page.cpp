#include "core/corpus/formats/parquet/parquet_page.h"

#include <zlib.h>

#include <limits>
#include <optional>

#include "core/corpus/formats/parquet/thrift_compact.h"
#include "core/corpus/input/byte_source.h"

namespace lookalike {
namespace {

using Field = CompactReader::Field;

/// Reads the header of a page, field by field.
class PageHeaderReader {
 public:
  explicit PageHeaderReader(std::string_view bytes) : in_(bytes) {}

  Result<ParquetPage> read() {
    in_.structure([this](const Field& field) { return take(field); });
    if (in_.failed() || !valid_) return damaged_page("its header cannot be read.");
    page_.header_size = in_.offset();
    return page_;
  }
  std::uint32_t packed_size() const { return packed_size_; }
  const std::optional<std::uint32_t>& checksum() const { return checksum_; }

 private:
  bool take(const Field& field) {
    constexpr int kData = 5, kDictionary = 7, kDataV2 = 8;
    const bool is_structure = field.type == CompactReader::Type::structure;
    switch (field.id) {
      case 1:
        page_.kind = static_cast<ParquetPageKind>(in_.integer(field));
        return true;
      case 2:
        page_.unpacked_size = size(field);
        return true;
      case 3:
        packed_size_ = size(field);
        return true;
      case 4:
        checksum_ = static_cast<std::uint32_t>(in_.integer(field));
        return true;
      case kData:
      case kDictionary:
        if (is_structure) in_.structure([this](const Field& inner) { return take_data(inner); });
        return is_structure;
      case kDataV2:
        if (is_structure) in_.structure([this](const Field& inner) { return take_data_v2(inner); });
        return is_structure;
      default:
        return false;
    }
  }

  // A dictionary's header equals the beginning of a data page's, except for a flag.
  bool take_data(const Field& field) {
    switch (field.id) {
      case 1:
        page_.values = size(field);
        return true;
      case 2:
        page_.encoding = static_cast<ParquetEncoding>(in_.integer(field));
        return true;
      case 3:
        if (field.type == CompactReader::Type::yes || field.type == CompactReader::Type::no) return false;
        page_.level_encoding = static_cast<ParquetEncoding>(in_.integer(field));
        return true;
      default:
        return false;
    }
  }

  bool take_data_v2(const Field& field) {
    switch (field.id) {
      case 1:
        page_.values = size(field);
        return true;
      case 4:
        page_.encoding = static_cast<ParquetEncoding>(in_.integer(field));
        return true;
      case 5:
        page_.definition_levels_size = size(field);
        return true;
      case 6:
        page_.repetition_levels_size = size(field);
        return true;
      case 7:
        page_.packed = in_.truth(field);
        return true;
      default:
        return false;
    }
  }

  std::uint32_t size(const Field& field) {
    const std::int64_t value = in_.integer(field);
    valid_ &= value >= 0 && value <= std::numeric_limits<std::int32_t>::max();
    return static_cast<std::uint32_t>(value);
  }

  CompactReader in_;
  ParquetPage page_;
  std::uint32_t packed_size_ = 0;
  std::optional<std::uint32_t> checksum_;
  bool valid_ = true;
};

// Compares gzip's CRC-32 of the bytes as stored in the file.
bool holds(std::uint32_t checksum, std::string_view bytes) {
  const auto* const data = reinterpret_cast<const Bytef*>(bytes.data());
  return crc32_z(crc32_z(0, nullptr, 0), data, bytes.size()) == checksum;
}

}  // namespace

Result<ParquetPage> read_parquet_page(std::string_view bytes) {
  PageHeaderReader reader(bytes);
  auto page = reader.read();
  if (!page) return page;
  const std::uint64_t levels = std::uint64_t{page->definition_levels_size} + page->repetition_levels_size;
  if (reader.packed_size() > bytes.size() - page->header_size)
    return damaged_page("it is longer than the remaining bytes.");
  if (levels > reader.packed_size() || levels > page->unpacked_size)
    return damaged_page("its levels are longer than the page.");
  if (page->unpacked_size > kMostPageBytes)
    return failure(ErrorCode::wrong_content, "A page is larger than " + std::to_string(kMostPageBytes >> 20) + " MiB.");
  if (const auto within = UnpackingLimit::check(page->unpacked_size, reader.packed_size()); !within)
    return tl::unexpected(within.error());
  page->bytes = bytes.substr(page->header_size, reader.packed_size());
  if (reader.checksum() && !holds(*reader.checksum(), page->bytes)) return damaged_page("its checksum does not match.");
  return page;
}

}  // namespace lookalike
