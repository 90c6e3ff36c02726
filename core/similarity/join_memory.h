#pragma once

#include <cstdint>

namespace lookalike {

/// Bytes that an exact join may take beside the shingle sets.
struct JoinMemory {
  /// While shared elements are gathered; less of it takes more rounds, of a 256th of the elements at least.
  std::uint64_t gathering = std::uint64_t{1} << 30;
  /// For what is kept: ranks, index, postings and pairs; more is an error.
  std::uint64_t kept = std::uint64_t{4} << 30;
};

}  // namespace lookalike
