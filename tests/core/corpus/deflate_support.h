#pragma once

#include <gtest/gtest.h>
#include <zip.h>
#include <zlib.h>

#include <functional>
#include <random>
#include <string>
#include <vector>

#include "core/corpus/input/decompressing_sources.h"
#include "loader_support.h"

namespace lookalike::testing {

/// Texts of letters that deflate compresses, but not to almost nothing.
inline std::string some_text(std::size_t length, unsigned seed = 1) {
  std::mt19937 random(seed);
  std::string text;
  while (text.size() < length) text += static_cast<char>('a' + random() % 7 * (random() % 3));
  return text;
}

struct GzipFields {
  std::string extra, name, comment;
  bool checksum = false;  // of the header
};

/// One gzip member as zlib makes it.
inline std::string gzip(std::string_view content, GzipFields fields = {}, int strategy = Z_DEFAULT_STRATEGY) {
  z_stream stream{};
  EXPECT_EQ(deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, strategy), Z_OK);
  gz_header header{};
  header.os = 255;
  header.hcrc = fields.checksum;
  if (!fields.extra.empty()) header.extra = reinterpret_cast<Bytef*>(fields.extra.data());
  header.extra_len = static_cast<uInt>(fields.extra.size());
  if (!fields.name.empty()) header.name = reinterpret_cast<Bytef*>(fields.name.data());
  if (!fields.comment.empty()) header.comment = reinterpret_cast<Bytef*>(fields.comment.data());
  EXPECT_EQ(deflateSetHeader(&stream, &header), Z_OK);
  std::string bytes(deflateBound(&stream, content.size()) + 200'000, ' ');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_out = static_cast<uInt>(bytes.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  bytes.resize(stream.total_out);
  deflateEnd(&stream);
  return bytes;
}

/// Decompresses consecutive gzip members with zlib, whatever follows them; nothing if zlib reports an error.
inline std::optional<std::string> unpacked_by_zlib(std::string bytes) {
  std::string unpacked, buffer(1 << 16, ' ');
  z_stream stream{};
  EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
  stream.avail_in = static_cast<uInt>(bytes.size());
  int status = Z_OK;
  while (status == Z_OK) {
    stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
    stream.avail_out = static_cast<uInt>(buffer.size());
    status = inflate(&stream, Z_NO_FLUSH);
    unpacked.append(buffer, 0, buffer.size() - stream.avail_out);
    const bool more = begins_gzip({reinterpret_cast<const char*>(stream.next_in), stream.avail_in});
    if (status == Z_STREAM_END && more) status = inflateReset(&stream);
  }
  inflateEnd(&stream);
  return status == Z_STREAM_END ? std::optional(unpacked) : std::nullopt;
}

/// Writes a zip with libarchive, which puts sizes and checksums after the data; `options` as "zip:zip64".
inline void write_zip(const std::string& path, const std::vector<Entry>& entries, const char* options = "") {
  write_archive(path, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, entries, options);
}

/// Writes a zip with libzip; `change` may modify it before it is closed.
inline void write_by_libzip(const std::string& path, const std::vector<Entry>& entries,
                            const std::function<void(zip_t*)>& change = {}) {
  zip_t* const zip = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
  ASSERT_NE(zip, nullptr);
  for (const Entry& file : entries)
    zip_file_add(zip, file.name.c_str(), zip_source_buffer(zip, file.content.data(), file.content.size(), 0), 0);
  if (change) change(zip);
  ASSERT_EQ(zip_close(zip), 0) << zip_strerror(zip);
}

inline std::string content_of(const std::string& path) {
  std::stringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return bytes.str();
}

/// Changes one to three bytes, differently at each call.
inline std::string mutated(std::string bytes, std::mt19937& random) {
  for (std::size_t left = 1 + random() % 3; left > 0; --left)
    bytes[random() % bytes.size()] = static_cast<char>(random() % 4 == 0 ? 0 : random());
  return bytes;
}

}  // namespace lookalike::testing
