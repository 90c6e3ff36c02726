#include "core/corpus/formats/parquet/column_reader.h"

#include <gtest/gtest.h>
#include <lz4.h>
#include <snappy-c.h>
#include <zlib.h>

#include <string>

#include "tests/core/corpus/formats/parquet/parquet_writer.h"
#include "tests/support/built_without.h"

namespace lookalike {
namespace {

using testing::zstd;

std::string text() {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += "word " + std::to_string(i * i) + ' ';
  return text;
}

std::string packed_by_zlib(const std::string& text, int window) {
  z_stream stream{};
  deflateInit2(&stream, 6, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, text.size()) + 100, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

std::string gzip(const std::string& text) {
  return packed_by_zlib(text, 16 + MAX_WBITS);
}

std::string snappy(const std::string& text) {
  std::size_t size = snappy_max_compressed_length(text.size());
  std::string packed(size, '\0');
  EXPECT_EQ(snappy_compress(text.data(), text.size(), packed.data(), &size), SNAPPY_OK);
  return packed.substr(0, size);
}

std::string lz4(const std::string& text) {
  const auto size = static_cast<int>(text.size());
  std::string packed(static_cast<std::size_t>(LZ4_compressBound(size)), '\0');
  const int length = LZ4_compress_default(text.data(), packed.data(), size, static_cast<int>(packed.size()));
  return packed.substr(0, static_cast<std::size_t>(length));
}

std::string big_number(std::size_t number) {
  std::string bytes;
  for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(number >> shift);
  return bytes;
}

std::string hadoop_frame(const std::string& text) {
  const std::string packed = lz4(text);
  return big_number(text.size()) + big_number(packed.size()) + packed;
}

std::string unpacked(ParquetCodec codec, std::string_view packed, std::size_t size) {
  PageBuffer buffer;
  const auto bytes = unpack_page(codec, packed, size, buffer);
  return bytes ? std::string(*bytes) : bytes.error().message;
}

struct Packed {
  ParquetCodec codec;
  std::string bytes;
};

std::vector<Packed> packed_in_each_way() {
  std::vector<Packed> packed{{ParquetCodec::none, text()},
                             {ParquetCodec::gzip, gzip(text())},
                             {ParquetCodec::gzip, packed_by_zlib(text(), MAX_WBITS)},
                             {ParquetCodec::zstd, zstd(text())},
                             {ParquetCodec::lz4_raw, lz4(text())},
                             {ParquetCodec::lz4, lz4(text())},
                             {ParquetCodec::lz4, hadoop_frame(text())}};
  if (!testing::built_without("Snappy")) packed.push_back({ParquetCodec::snappy, snappy(text())});
  return packed;
}

TEST(ParquetCodec, decompresses_the_output_of_each_library) {
  for (const auto& [codec, bytes] : packed_in_each_way())
    EXPECT_EQ(unpacked(codec, bytes, text().size()), text()) << static_cast<int>(codec);
}

TEST(ParquetCodec, decompresses_brotli) {
  if (testing::built_without("Brotli")) GTEST_SKIP();
  EXPECT_EQ(unpacked(ParquetCodec::brotli, "\x0B\x02\x80hello\x03", 5), "hello");
  EXPECT_EQ(unpacked(ParquetCodec::brotli, "\x0B\x02\x80hello\x03", 4),
            "A page is damaged: it cannot be decompressed.");
}

TEST(ParquetCodec, decompresses_consecutive_gzip_streams) {
  EXPECT_EQ(unpacked(ParquetCodec::gzip, gzip("one ") + gzip("two"), 7), "one two");
}

TEST(ParquetCodec, decompresses_consecutive_hadoop_frames_of_lz4) {
  EXPECT_EQ(unpacked(ParquetCodec::lz4, hadoop_frame("one ") + hadoop_frame(text()), 4 + text().size()),
            "one " + text());
}

TEST(ParquetCodec, trusts_no_size_of_a_hadoop_frame) {
  const std::string whole = hadoop_frame("one "), packed = lz4("one ");
  for (const std::string& damaged :
       {big_number(4) + big_number(0xFFFF'FFFF) + packed, big_number(0xFFFF'FFFF) + big_number(packed.size()) + packed,
        big_number(3) + big_number(packed.size()) + packed, whole + "end", whole + whole,
        whole + big_number(0) + big_number(1), whole.substr(0, 8), whole.substr(0, 5)})
    EXPECT_EQ(unpacked(ParquetCodec::lz4, damaged, 4), "A page is damaged: it cannot be decompressed.");
}

TEST(ParquetCodec, refuses_bytes_of_another_size_or_with_damage) {
  for (const auto& [codec, bytes] : packed_in_each_way()) {
    EXPECT_TRUE(unpacked(codec, bytes, text().size() - 1).starts_with("A page is damaged")) << static_cast<int>(codec);
    EXPECT_TRUE(unpacked(codec, bytes, text().size() + 1).starts_with("A page is damaged")) << static_cast<int>(codec);
    EXPECT_TRUE(unpacked(codec, bytes.substr(0, bytes.size() / 2), text().size()).starts_with("A page is damaged"));
    EXPECT_TRUE(unpacked(codec, "", text().size()).starts_with("A page is damaged"));
  }
}

TEST(ParquetCodec, an_empty_page_has_nothing_to_decompress) {
  EXPECT_EQ(unpacked(ParquetCodec::snappy, "", 0), "");
}

TEST(ParquetCodec, names_a_codec_that_is_not_supported) {
  EXPECT_EQ(unpacked(ParquetCodec::lzo, "x", 1), "A page is compressed by LZO, which is not supported.");
  EXPECT_EQ(unpacked(ParquetCodec(77), "x", 1), "A page is compressed by number 77, which is not supported.");
}

TEST(ParquetCodec, names_a_codec_that_the_build_lacks) {
  if (!testing::built_without("Snappy")) GTEST_SKIP();
  EXPECT_EQ(unpacked(ParquetCodec::snappy, snappy("x"), 1),
            "A page is compressed by Snappy, which this build cannot read: it was compiled without that library.");
}

}  // namespace
}  // namespace lookalike
