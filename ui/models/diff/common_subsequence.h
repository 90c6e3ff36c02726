#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace lookalike {

/// `length` equal elements from `left` and `right` on.
struct EqualRun {
  std::size_t left = 0, right = 0, length = 0;

  bool operator==(const EqualRun&) const = default;
};

struct CommonSubsequence {
  std::vector<EqualRun> runs;  // ascending on both sides, maximal
  bool approximate = false;    // a longer common subsequence may exist
};

/// Edits from both ends of a part before the search gives up: each time it does, half as many from then on, down to
/// `at_last`. One long insertion in a long text is found so, and texts without much in common stay cheap.
struct MostEdits {
  int at_first = 0, at_last = 0;
};

/// A longest common subsequence after Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in linear
/// space. If the search gives up, the path that came farthest is followed instead, so time is
/// O(at_first^2 + (n + m) * at_last) at worst. Nothing when stopped.
std::optional<CommonSubsequence> common_subsequence(std::span<const std::uint32_t> left,
                                                    std::span<const std::uint32_t> right, MostEdits most,
                                                    const std::stop_token& stop);

}  // namespace lookalike
