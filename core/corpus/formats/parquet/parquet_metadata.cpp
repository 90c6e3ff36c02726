#include "core/corpus/formats/parquet/parquet_metadata.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "core/corpus/formats/parquet/bit_reader.h"
#include "core/corpus/formats/parquet/thrift_compact.h"

namespace lookalike {
namespace {

using Field = CompactReader::Field;

constexpr std::size_t kTail = 8;  // length of the metadata, and magic bytes
constexpr std::string_view kParquetMark = "PAR1", kEncryptedMark = "PARE";
constexpr std::uint64_t kMostRows = std::uint64_t{1} << 40;

/// An element of the schema, which is a tree written from the root down, each node before its children.
struct SchemaElement {
  std::optional<std::int64_t> type, repetition, converted;
  std::int64_t children = 0;
  std::string_view name;
  std::int32_t logical = 0;  // number of the kind; 0 if none exists
  bool logical_signed = true;
  std::int32_t logical_unit = 0;  // of a time: 1 milliseconds, 2 microseconds, 3 nanoseconds
};

enum Repetition { kOptional = 1, kRepeated = 2 };

tl::unexpected<Error> damaged(const std::string& what) {
  return failure(ErrorCode::wrong_content, "The metadata at the end of the Parquet file are damaged: " + what);
}

// Numbers of the kinds of values, as LogicalType and the older ConvertedType write them.
enum Logical { kLogicalDecimal = 5, kLogicalDate = 6, kLogicalTimestamp = 8, kLogicalInteger = 10, kLogicalBson = 13 };
enum Converted {
  kDecimal = 5,
  kDate = 6,
  kTimestampMillis = 9,
  kTimestampMicros = 10,
  kUint8 = 11,
  kUint64 = 14,
  kInt8 = 15,
  kInt64 = 18,
  kBson = 20
};

void read_integer_kind(CompactReader& in, SchemaElement& element) {
  in.structure([&](const Field& field) {
    if (field.id != 2) return false;
    element.logical_signed = in.truth(field);
    return true;
  });
}

// The unit is a union of structures without fields.
void read_timestamp_kind(CompactReader& in, SchemaElement& element) {
  in.structure([&](const Field& field) {
    if (field.id != 2 || field.type != CompactReader::Type::structure) return false;
    in.structure([&](const Field& unit) {
      element.logical_unit = unit.id;
      return false;
    });
    return true;
  });
}

void read_logical_type(CompactReader& in, SchemaElement& element) {
  in.structure([&](const Field& field) {
    element.logical = field.id;
    if (field.type != CompactReader::Type::structure) return false;
    if (field.id == kLogicalInteger) {
      read_integer_kind(in, element);
    } else if (field.id == kLogicalTimestamp) {
      read_timestamp_kind(in, element);
    } else {
      return false;
    }
    return true;
  });
}

SchemaElement schema_element(CompactReader& in) {
  SchemaElement element;
  in.structure([&](const Field& field) {
    switch (field.id) {
      case 1:
        element.type = in.integer(field);
        return true;
      case 3:
        element.repetition = in.integer(field);
        return true;
      case 4:
        element.name = in.text(field);
        return true;
      case 5:
        element.children = in.integer(field);
        return true;
      case 6:
        element.converted = in.integer(field);
        return true;
      case 10:
        if (field.type != CompactReader::Type::structure) return false;
        read_logical_type(in, element);
        return true;
      default:
        return false;
    }
  });
  return element;
}

// Integers that are not dates, times or decimals.
ParquetValues whole_numbers(const SchemaElement& element) {
  if (element.logical == kLogicalInteger)
    return element.logical_signed ? ParquetValues::signed_number : ParquetValues::unsigned_number;
  if (element.logical != 0) return ParquetValues::unread;
  if (!element.converted || (*element.converted >= kInt8 && *element.converted <= kInt64))
    return ParquetValues::signed_number;
  const bool is_unsigned = *element.converted >= kUint8 && *element.converted <= kUint64;
  return is_unsigned ? ParquetValues::unsigned_number : ParquetValues::unread;
}

// Ticks per second of a time since 1970; 0 for anything else.
std::int64_t ticks_of(const SchemaElement& element) {
  constexpr std::array<std::int64_t, 4> kTicks = {0, 1'000, 1'000'000, 1'000'000'000};
  if (element.type != static_cast<std::int64_t>(ParquetType::int64)) return 0;
  if (element.logical == kLogicalTimestamp && element.logical_unit > 0 && element.logical_unit < 4)
    return kTicks[static_cast<std::size_t>(element.logical_unit)];
  if (element.logical != 0) return 0;
  if (element.converted == kTimestampMillis) return kTicks[1];
  return element.converted == kTimestampMicros ? kTicks[2] : 0;
}

bool is_date(const SchemaElement& element) {
  return element.type == static_cast<std::int64_t>(ParquetType::int32) &&
         (element.logical == kLogicalDate || (element.logical == 0 && element.converted == kDate));
}

// A decimal may be written as bytes.
ParquetValues values_of(const SchemaElement& element) {
  const auto type = static_cast<ParquetType>(element.type.value_or(0));
  if (type == ParquetType::boolean) return ParquetValues::truth;
  if (is_date(element)) return ParquetValues::date;
  if (ticks_of(element) != 0) return ParquetValues::time;
  if (type == ParquetType::int32 || type == ParquetType::int64) return whole_numbers(element);
  if (type == ParquetType::real32 || type == ParquetType::real64) return ParquetValues::real_number;
  const bool number = element.converted == kDecimal || element.logical == kLogicalDecimal;
  const bool binary = element.converted == kBson || element.logical == kLogicalBson;
  return type == ParquetType::byte_array && !number && !binary ? ParquetValues::text : ParquetValues::unread;
}

/// Whether a version of an application before `corrected` wrote the file, according to a name such as
/// "parquet-mr version 1.2.8 (build 8fd4d5)". Missing numbers are 0.
bool written_before(std::string_view writer, std::string_view application, const std::array<unsigned, 3>& corrected) {
  constexpr std::string_view kVersion = " version ";
  const std::size_t name_end = std::min(writer.find(kVersion), writer.size());
  if (writer.substr(0, name_end) != application) return false;
  writer.remove_prefix(std::min(name_end + kVersion.size(), writer.size()));
  std::array<unsigned, 3> version{};
  const char *at = writer.data(), *const end = at + writer.size();
  for (unsigned& part : version) {
    const auto [next, error] = std::from_chars(at, end, part);
    if (error != std::errc() || next == end || *next != '.') break;
    at = next + 1;
  }
  return version < corrected;
}

Error encrypted() {
  return {ErrorCode::wrong_content, "The Parquet file is encrypted.", {}};
}

/// Reads the parts of the metadata one by one.
class MetadataReader {
 public:
  MetadataReader(std::string_view bytes, std::size_t data_end) : in_(bytes) { metadata_.data_end = data_end; }

  Result<ParquetMetadata> read() {
    in_.structure([this](const Field& field) { return take(field); });
    if (encrypted_) return tl::unexpected(encrypted());
    if (elsewhere_) return failure(ErrorCode::wrong_content, "The Parquet file stores its values in other files.");
    if (in_.failed()) return damaged("they are truncated or malformed.");
    if (!make_columns()) return damaged("the schema is not a tree.");
    if (!check_groups()) return damaged("the row groups do not fit the schema or the file.");
    correct_chunks();
    return std::move(metadata_);
  }

 private:
  bool take(const Field& field) {
    switch (field.id) {
      case 2:
        in_.structures(field, [this] { read_schema_element(); });
        return true;
      case 4:
        in_.structures(field, [this] { read_group(); });
        return true;
      case 6:
        writer_ = in_.text(field);
        return true;
      case 8:
        encrypted_ = true;
        return false;
      default:
        return false;
    }
  }

  void read_schema_element() {
    if (schema_.size() == kMostSchemaElements) return in_.fail();
    schema_.push_back(schema_element(in_));
  }

  void read_group() {
    ParquetRowGroup group;
    in_.structure([&](const Field& field) {
      if (field.id == 1) {
        in_.structures(field, [&] { add_chunk(group); });
      } else if (field.id == 3) {
        group.rows = count(field);
      } else {
        return false;
      }
      return true;
    });
    if (group.rows == 0) return;  // writers omit the offsets of its pages
    const auto is_placed = [](const ParquetChunk& chunk) { return chunk.offset > 0; };
    if (group.chunks.empty() || !std::ranges::all_of(group.chunks, is_placed)) return in_.fail();
    metadata_.groups.push_back(std::move(group));
  }

  void add_chunk(ParquetRowGroup& group) {
    if (group.chunks.size() > schema_.size()) return in_.fail();  // otherwise a few bytes could make many chunks
    group.chunks.push_back(read_chunk());
  }

  ParquetChunk read_chunk() {
    ParquetChunk chunk;
    in_.structure([&](const Field& field) {
      constexpr int kFilePath = 1, kMetadata = 3, kCrypto = 8;
      elsewhere_ |= field.id == kFilePath;
      encrypted_ |= field.id == kCrypto;
      if (field.id != kMetadata || field.type != CompactReader::Type::structure) return false;
      read_chunk_metadata(chunk);
      return true;
    });
    return chunk;
  }

  void read_chunk_metadata(ParquetChunk& chunk) {
    std::uint64_t data = 0, dictionary = 0;
    in_.structure([&](const Field& field) {
      constexpr int kCodec = 4, kBytes = 7, kData = 9, kDictionary = 11;
      if (field.id == kCodec) chunk.codec = static_cast<ParquetCodec>(in_.integer(field));
      if (field.id == kBytes) chunk.bytes = count(field);
      if (field.id == kData) data = count(field);
      if (field.id == kDictionary) dictionary = count(field);
      return field.id == kCodec || field.id == kBytes || field.id == kData || field.id == kDictionary;
    });
    chunk.offset = dictionary > 0 ? std::min(dictionary, data) : data;
  }

  std::uint64_t count(const Field& field) {
    const std::int64_t value = in_.integer(field);
    negative_ |= value < 0;
    return static_cast<std::uint64_t>(std::max<std::int64_t>(value, 0));
  }

  // The children of the root with their descendants.
  bool make_columns() {
    if (schema_.empty()) return false;
    std::size_t next = 1;
    for (std::int64_t child = 0; child < schema_.front().children; ++child) {
      if (next >= schema_.size()) return false;
      metadata_.columns.push_back(column_of(schema_[next]));
      if (!pass_over_subtree(next)) return false;
    }
    return next == schema_.size();
  }

  ParquetColumn column_of(const SchemaElement& element) const {
    ParquetColumn column{std::string(element.name), static_cast<ParquetType>(element.type.value_or(0))};
    column.nested = !element.type || element.children > 0 || element.repetition == kRepeated;
    column.optional = element.repetition == kOptional;
    column.values = column.nested ? ParquetValues::unread : values_of(element);
    column.ticks = ticks_of(element);
    column.leaf = leaves_;
    return column;
  }

  bool pass_over_subtree(std::size_t& next) {
    constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
    for (std::int64_t open = 1; open > 0; --open, ++next) {
      if (next >= schema_.size()) return false;
      const std::int64_t children = schema_[next].children;
      if (children < 0 || children > kMost) return false;
      open += children;
      if (schema_[next].type) ++leaves_;
    }
    return true;
  }

  bool check_groups() {
    std::uint64_t bytes = 0;
    for (ParquetRowGroup& group : metadata_.groups) {
      if (group.chunks.size() != leaves_ || group.rows > kMostRows - metadata_.rows) return false;
      group.first_row = metadata_.rows;
      metadata_.rows += group.rows;
      for (const ParquetChunk& chunk : group.chunks) {
        if (chunk.offset > metadata_.data_end || chunk.bytes > metadata_.data_end - chunk.offset) return false;
        if (chunk.bytes > metadata_.data_end - bytes) return false;
        bytes += chunk.bytes;
      }
    }
    return !negative_;
  }

  // parquet-mr did not count the header of a dictionary (PARQUET-816), and parquet-cpp wrote that packed pages of the
  // second version are not packed (ARROW-17100).
  void correct_chunks() {
    constexpr std::uint64_t kLongestHeader = 100;
    const bool too_short = written_before(writer_, "parquet-mr", {1, 2, 9});
    const bool always_packed = written_before(writer_, "parquet-cpp", {2, 0, 0});
    for (ParquetRowGroup& group : metadata_.groups)
      for (ParquetChunk& chunk : group.chunks) {
        if (too_short) chunk.bytes += std::min(kLongestHeader, metadata_.data_end - chunk.offset - chunk.bytes);
        chunk.always_packed = always_packed;
      }
  }

  static constexpr std::size_t kMostSchemaElements = std::size_t{1} << 20;

  CompactReader in_;
  ParquetMetadata metadata_;
  std::vector<SchemaElement> schema_;
  std::string_view writer_;
  std::size_t leaves_ = 0;
  bool encrypted_ = false, elsewhere_ = false, negative_ = false;
};

// The metadata of the file, which end with their length and the magic bytes.
Result<std::string_view> footer_of(std::string_view file) {
  if (!begins_parquet(file)) return failure(ErrorCode::wrong_content, "It is not a Parquet file.");
  if (file.starts_with(kEncryptedMark) || file.ends_with(kEncryptedMark)) return tl::unexpected(encrypted());
  if (file.size() < kParquetMark.size() + kTail || !file.ends_with(kParquetMark))
    return failure(ErrorCode::wrong_content, "The Parquet file is truncated: the metadata at its end are missing.");
  const std::size_t length = little_endian<std::uint32_t>(file.substr(file.size() - kTail));
  if (length > file.size() - kTail - kParquetMark.size()) return damaged("they are longer than the file.");
  if (length > kMostFooterBytes)
    return failure(ErrorCode::wrong_content, "The metadata of the Parquet file are longer than " +
                                                 std::to_string(kMostFooterBytes >> 20) + " MiB.");
  return file.substr(file.size() - kTail - length, length);
}

}  // namespace

// Encrypted bytes begin with their length or a page header, plain text does not: "PARENTS", "PARE\n".
bool begins_parquet(std::string_view head) {
  const auto is_binary = [](unsigned char c) { return c < ' ' && c != '\t' && c != '\n' && c != '\r'; };
  return head.starts_with(kParquetMark) ||
         (head.starts_with(kEncryptedMark) && std::ranges::any_of(head.substr(4, 4), is_binary));
}

Result<ParquetMetadata> read_parquet_metadata(std::string_view file) {
  const auto footer = footer_of(file);
  if (!footer) return tl::unexpected(footer.error());
  return MetadataReader(*footer, file.size() - kTail - footer->size()).read();
}

std::uint64_t parquet_row_count(std::string_view file) {
  CompactReader in(footer_of(file).value_or(std::string_view()));
  std::int64_t rows = 0;
  in.structure([&](const Field& field) {
    if (field.id != 3) return false;
    rows = in.integer(field);
    return true;
  });
  return in.failed() || static_cast<std::uint64_t>(rows) > kMostRows ? 0 : static_cast<std::uint64_t>(rows);
}

}  // namespace lookalike
