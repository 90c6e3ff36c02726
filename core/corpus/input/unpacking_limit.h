#pragma once

#include <cstdint>
#include <string>

#include "core/base/error.h"

namespace lookalike {

/// Above `kFreeBytes`, decompressed data must not be more than `kMostRatio` times its compressed bytes.
struct UnpackingLimit {
  static constexpr std::uint64_t kFreeBytes = std::uint64_t{256} << 20;
  static constexpr std::uint64_t kMostRatio = 200;

  /// Errors: wrong_content.
  static Result<void> check(std::uint64_t unpacked, std::uint64_t packed) {
    if (unpacked <= kFreeBytes || unpacked / kMostRatio <= packed) return {};
    return failure(ErrorCode::wrong_content, too_much());
  }

  static std::string too_much() {
    return "The compressed data expand to more than " + std::to_string(kMostRatio) +
           " times their size, which no text does; reading stops here.";
  }
};

}  // namespace lookalike
