#include "core/corpus/formats/parquet/parquet_codec.h"

#include <brotli/decode.h>
#include <lz4.h>
#include <snappy-c.h>
#include <zlib.h>
#include <zstd.h>

#include <optional>
#include <span>
#include <string>

#include "core/corpus/formats/parquet/little_endian.h"
#include "core/corpus/formats/parquet/parquet_page.h"

namespace lookalike {
namespace {

bool unpack_snappy(std::string_view packed, std::span<char> into) {
  std::size_t size = 0;
  if (snappy_uncompressed_length(packed.data(), packed.size(), &size) != SNAPPY_OK || size != into.size()) return false;
  return snappy_uncompress(packed.data(), packed.size(), into.data(), &size) == SNAPPY_OK && size == into.size();
}

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

bool unpack_brotli(std::string_view packed, std::span<char> into) {
  std::size_t size = into.size();
  const auto* const from = reinterpret_cast<const std::uint8_t*>(packed.data());
  auto* const to = reinterpret_cast<std::uint8_t*>(into.data());
  return BrotliDecoderDecompress(packed.size(), from, &size, to) == BROTLI_DECODER_RESULT_SUCCESS &&
         size == into.size();
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

std::string name_of(ParquetCodec codec) {
  return codec == ParquetCodec::lzo ? "LZO" : "number " + std::to_string(static_cast<int>(codec));
}

/// Nullopt if the codec is not supported.
std::optional<bool> unpack(ParquetCodec codec, std::string_view packed, std::span<char> into) {
  switch (codec) {
    case ParquetCodec::snappy:
      return unpack_snappy(packed, into);
    case ParquetCodec::gzip:
      return unpack_gzip(packed, into);
    case ParquetCodec::brotli:
      return unpack_brotli(packed, into);
    case ParquetCodec::zstd:
      return unpack_zstd(packed, into);
    case ParquetCodec::lz4:  // early writers omitted the frames
      return unpack_hadoop_lz4(packed, into) || unpack_lz4(packed, into);
    case ParquetCodec::lz4_raw:
      return unpack_lz4(packed, into);
    default:
      return {};
  }
}

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
  char* const room = buffer.room(size);
  const auto done = unpack(codec, packed, {room, size});
  if (!done)
    return failure(ErrorCode::wrong_content, "A page is compressed by " + name_of(codec) + ", which is not supported.");
  if (!*done) return damaged_page("it cannot be decompressed.");
  return std::string_view(room, size);
}

}  // namespace lookalike
