#pragma once

#include <zstd.h>

#include <array>
#include <memory>
#include <optional>
#include <string_view>

#include "core/corpus/input/byte_source.h"
#include "core/corpus/input/gzip_decoder.h"

namespace lookalike {

/// Whether a file, or the data after a gzip member, is gzip, judging by its first kGzipHead bytes, or fewer if it is
/// shorter.
bool begins_gzip(std::string_view bytes);
inline constexpr std::size_t kGzipHead = 4;

/// Content of a gzip file's members as one stream, each checked against its checksum and its length. Ignores anything
/// after the last member.
class InflateSource final : public ByteSource {
 public:
  /// `source` must outlive it.
  explicit InflateSource(ByteSource& source) : source_(source) {}
  /// Errors, after the good bytes: unreadable (truncated or damaged data, a wrong checksum), those of the source.
  Result<std::size_t> read(std::span<char> into) override;

 private:
  void advance(std::span<char>& output);
  void begin_next_member();
  void fill(std::size_t least);
  void fail(const char* sentence);

  ByteSource& source_;
  GzipDecoder decoder_;
  std::array<char, std::size_t{64} << 10> bytes_;
  std::string_view input_{bytes_.data(), 0};  // not decompressed yet
  bool member_ended_ = false, source_ended_ = false;
  std::optional<Result<std::size_t>> end_;  // returned once all good bytes are returned
};

/// Content of Zstandard frames as one stream. A window may have up to 2 GiB, as made by `zstd --long=31`; the system
/// commits its memory as it fills.
class ZstdSource final : public ByteSource {
 public:
  /// `source` must outlive it.
  explicit ZstdSource(ByteSource& source);
  /// Errors, after the good bytes: unreadable (truncated or damaged data), out_of_memory, those of the source.
  Result<std::size_t> read(std::span<char> into) override;

 private:
  struct Free {
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
  };
  void fill();
  void advance(ZSTD_outBuffer& output);

  ByteSource& source_;
  std::unique_ptr<ZSTD_DCtx, Free> context_{ZSTD_createDCtx()};
  std::array<char, std::size_t{128} << 10> bytes_;
  ZSTD_inBuffer input_{bytes_.data(), 0, 0};
  bool source_ended_ = false, in_frame_ = false;
  bool more_ready_ = false;                 // the decoder may hold output that did not fit
  std::optional<Result<std::size_t>> end_;  // returned once all good bytes are returned
};

}  // namespace lookalike
