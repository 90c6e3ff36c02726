#pragma once

#include <gtest/gtest.h>
#include <zstd.h>

#include <string>
#include <string_view>

namespace lookalike::testing {

/// One Zstandard frame with a checksum, without the size of its content, and with a window of 2^`window` bytes,
/// `window` being at least 20, whatever the content needs.
inline std::string zstd_frame(std::string_view content, int window = 20) {
  ZSTD_CCtx* const context = ZSTD_createCCtx();
  constexpr int kEnough = 20;
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  ZSTD_CCtx_setParameter(context, ZSTD_c_windowLog, kEnough);
  std::string packed(ZSTD_compressBound(content.size()) + 64, ' ');
  ZSTD_inBuffer input{content.data(), content.size(), 0};
  ZSTD_outBuffer output{packed.data(), packed.size(), 0};
  EXPECT_EQ(ZSTD_compressStream2(context, &output, &input, ZSTD_e_flush), 0u);
  EXPECT_EQ(ZSTD_compressStream2(context, &output, &input, ZSTD_e_end), 0u);
  ZSTD_freeCCtx(context);
  packed.resize(output.pos);
  constexpr std::size_t kDescriptor = 4, kWindow = 5;
  EXPECT_EQ(packed[kDescriptor] & 0xE0, 0) << "a single segment has no window";
  packed[kWindow] = static_cast<char>((window - 10) << 3);
  return packed;
}

}  // namespace lookalike::testing
