#pragma once

#include <cstdint>

namespace lookalike {

enum class VerifyBy {
  exact,      // Jaccard of the shingle sets
  signature,  // share of agreeing signature values
  none,       // unverified: candidates are the result
};

/// How candidates become similar pairs.
struct VerifyOptions {
  double threshold = 0.8;  // t, in (0, 1]
  VerifyBy by = VerifyBy::exact;
  std::uint32_t prefix = 0;  // m: a candidate passes only if the first m signature values agree; 0: off

  bool operator==(const VerifyOptions&) const = default;
};

}  // namespace lookalike
