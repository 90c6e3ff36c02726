#include "core/corpus/formats/parquet/column_reader.h"

#include <lz4.h>
#include <zlib.h>
#include <zstd.h>

#include <optional>
#include <span>
#include <string>

#include "core/corpus/formats/parquet/bit_reader.h"
#include "core/corpus/formats/parquet/optional_codecs.h"
#include "core/corpus/formats/parquet/parquet_page.h"
#include "core/corpus/input/byte_source.h"

namespace lookalike {
namespace {

/// Inflates one gzip or zlib stream after another until the output is full.
class Inflater {
 public:
  Inflater(std::string_view packed, std::span<char> into) {
    constexpr int kEitherHeader = 32 + MAX_WBITS;
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream_.avail_in = static_cast<uInt>(packed.size());
    stream_.next_out = reinterpret_cast<Bytef*>(into.data());
    stream_.avail_out = static_cast<uInt>(into.size());
    ready_ = inflateInit2(&stream_, kEitherHeader) == Z_OK;
  }
  ~Inflater() { inflateEnd(&stream_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  bool fill() {
    int status = ready_ ? Z_STREAM_END : Z_MEM_ERROR;
    for (bool first = true; status == Z_STREAM_END && (first || stream_.avail_out > 0); first = false)
      status = (first || inflateReset(&stream_) == Z_OK) ? inflate(&stream_, Z_FINISH) : Z_STREAM_ERROR;
    return status == Z_STREAM_END && stream_.avail_out == 0;
  }

 private:
  z_stream stream_{};
  bool ready_ = false;
};

bool unpack_gzip(std::string_view packed, std::span<char> into) {
  return Inflater(packed, into).fill();
}

bool unpack_zstd(std::string_view packed, std::span<char> into) {
  return ZSTD_decompress(into.data(), into.size(), packed.data(), packed.size()) == into.size();
}

bool unpack_lz4(std::string_view packed, std::span<char> into) {
  const int size =
      LZ4_decompress_safe(packed.data(), into.data(), static_cast<int>(packed.size()), static_cast<int>(into.size()));
  return size >= 0 && static_cast<std::size_t>(size) == into.size();
}

// Each of Hadoop's frames begins with its size and its compressed size, both big-endian.
bool unpack_hadoop_lz4(std::string_view packed, std::span<char> into) {
  constexpr std::size_t kNumber = sizeof(std::uint32_t);
  while (packed.size() >= 2 * kNumber) {
    const std::size_t size = __builtin_bswap32(little_endian<std::uint32_t>(packed));
    const std::size_t length = __builtin_bswap32(little_endian<std::uint32_t>(packed.substr(kNumber)));
    packed.remove_prefix(2 * kNumber);
    if (length > packed.size() || size > into.size()) return false;
    if (!unpack_lz4(packed.substr(0, length), into.first(size))) return false;
    packed.remove_prefix(length);
    into = into.subspan(size);
  }
  return packed.empty() && into.empty();
}

// Early writers omitted the frames.
bool unpack_either_lz4(std::string_view packed, std::span<char> into) {
  return unpack_hadoop_lz4(packed, into) || unpack_lz4(packed, into);
}

/// Null for a codec that this build cannot read.
Unpack* unpacker(ParquetCodec codec) {
  switch (codec) {
    case ParquetCodec::snappy:
      return unpack_snappy;
    case ParquetCodec::gzip:
      return unpack_gzip;
    case ParquetCodec::brotli:
      return unpack_brotli;
    case ParquetCodec::zstd:
      return unpack_zstd;
    case ParquetCodec::lz4:
      return unpack_either_lz4;
    case ParquetCodec::lz4_raw:
      return unpack_lz4;
    default:
      return nullptr;
  }
}

std::string refusal(ParquetCodec codec) {
  const std::string page = "A page is compressed by ";
  if (codec == ParquetCodec::snappy || codec == ParquetCodec::brotli)
    return page + (codec == ParquetCodec::snappy ? "Snappy" : "Brotli") +
           ", which this build cannot read: it was compiled without that library.";
  const std::string name = codec == ParquetCodec::lzo ? "LZO" : "number " + std::to_string(static_cast<int>(codec));
  return page + name + ", which is not supported.";
}

constexpr int kLevelWidth = 1;

}  // namespace

char* PageBuffer::room(std::size_t size) {
  if (size > capacity_ || !bytes_) {
    bytes_.reset();  // before the new one is allocated
    capacity_ = 0;
    bytes_ = std::make_unique_for_overwrite<char[]>(size);
    capacity_ = size;
  }
  return bytes_.get();
}

Result<std::string_view> unpack_page(ParquetCodec codec, std::string_view packed, std::size_t size,
                                     PageBuffer& buffer) {
  if (codec == ParquetCodec::none) {
    if (packed.size() == size) return packed;
    return damaged_page("its length differs from its header.");
  }
  if (size == 0) return std::string_view();
  Unpack* const unpack = unpacker(codec);
  if (!unpack) return failure(ErrorCode::wrong_content, refusal(codec));
  char* const room = buffer.room(size);
  if (!unpack(packed, {room, size})) return damaged_page("it cannot be decompressed.");
  return std::string_view(room, size);
}

Result<std::optional<std::string_view>> ParquetColumnReader::next() {
  while (left_ == 0)
    if (const auto page = next_page(); !page) return tl::unexpected(page.error());
  --left_;
  if (column_.optional) {
    const auto level = levels_.next();
    if (!level) return damaged_page("it does not say for every value whether it is null.");
    if (*level == 0) return std::nullopt;
  }
  const auto value = values_->next();
  if (!value) return damaged_page("its values end early.");
  return *value;
}

Result<void> ParquetColumnReader::next_page() {
  const std::uint64_t end = chunk_.offset + chunk_.bytes;
  if (next_page_ >= end) return failure(ErrorCode::wrong_content, "Values are missing: the pages end early.");
  const auto page = read_parquet_page(file_.substr(next_page_, end - next_page_));
  if (!page) return tl::unexpected(page.error());
  page_ = next_page_;
  next_page_ += page->header_size + page->bytes.size();
  switch (page->kind) {
    case ParquetPageKind::dictionary:
      return take_dictionary(*page);
    case ParquetPageKind::data:
      return take_data(*page);
    case ParquetPageKind::data_v2:
      return take_data_v2(*page);
    default:
      return {};
  }
}

Result<void> ParquetColumnReader::take_dictionary(const ParquetPage& page) {
  const std::uint64_t kept = page.values * ParquetDictionary::kMostBytesPerValue;
  if (const auto within = UnpackingLimit::check(kept, chunk_.bytes); !within) return within;
  const auto bytes = unpack_page(chunk_.codec, page.bytes, page.unpacked_size, dictionary_bytes_);
  if (!bytes) return tl::unexpected(bytes.error());
  return dictionary_.read(column_, page.encoding, *bytes, page.values);
}

// The levels follow their length and are compressed together with the values.
Result<void> ParquetColumnReader::take_data(const ParquetPage& page) {
  auto bytes = unpack_page(chunk_.codec, page.bytes, page.unpacked_size, bytes_);
  if (!bytes) return tl::unexpected(bytes.error());
  if (!column_.optional) return take_values(page, *bytes);
  constexpr std::size_t kHead = sizeof(std::uint32_t);
  if (page.level_encoding != ParquetEncoding::rle) return damaged_page("its levels have an unsupported encoding.");
  if (bytes->size() < kHead) return damaged_page("it has no levels.");
  const std::size_t size = little_endian<std::uint32_t>(*bytes);
  if (size > bytes->size() - kHead) return damaged_page("its levels are longer than the page.");
  levels_ = HybridReader(bytes->substr(kHead, size), kLevelWidth);
  return take_values(page, bytes->substr(kHead + size));
}

// The levels precede the values and are not compressed.
Result<void> ParquetColumnReader::take_data_v2(const ParquetPage& page) {
  const std::size_t levels = std::size_t{page.repetition_levels_size} + page.definition_levels_size;
  const auto codec = page.packed || chunk_.always_packed ? chunk_.codec : ParquetCodec::none;
  const auto bytes = unpack_page(codec, page.bytes.substr(levels), page.unpacked_size - levels, bytes_);
  if (!bytes) return tl::unexpected(bytes.error());
  levels_ = HybridReader(page.bytes.substr(page.repetition_levels_size, page.definition_levels_size), kLevelWidth);
  return take_values(page, *bytes);
}

Result<void> ParquetColumnReader::take_values(const ParquetPage& page, std::string_view bytes) {
  if (page.values > rows_left_) return damaged_page("it has more values than its row group has rows.");
  const std::uint64_t kept = page.values * decoded_bytes_per_value(page.encoding);
  if (const auto within = UnpackingLimit::check(kept, page.bytes.size()); !within) return within;
  auto decoder = make_value_decoder(column_, page.encoding, bytes, page.values, dictionary_);
  if (!decoder) return tl::unexpected(decoder.error());
  values_ = std::move(*decoder);
  rows_left_ -= page.values;
  left_ = page.values;
  return {};
}

}  // namespace lookalike
