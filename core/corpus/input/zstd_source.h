#pragma once

#include <zstd.h>

#include <array>
#include <memory>
#include <optional>

#include "core/corpus/input/byte_source.h"

namespace lookalike {

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
