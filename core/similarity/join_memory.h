#pragma once

#include <cstdint>

namespace lookalike {

/// Bytes that an exact join may take in addition to the shingle sets.
struct JoinMemory {
  /// While shared elements are gathered; less memory takes more rounds, of at least a 256th of the elements each.
  std::uint64_t gathering = std::uint64_t{1} << 30;
  /// For the results: ranks, index, postings and pairs; exceeding it is an error.
  std::uint64_t limit = std::uint64_t{4} << 30;
};

}  // namespace lookalike
