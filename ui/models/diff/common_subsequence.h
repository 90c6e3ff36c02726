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

/// A longest common subsequence after Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in linear
/// space. If more than `most_edits` edits are needed from both ends, the path that came farthest is followed instead,
/// so time is O((n + m) * most_edits) at worst. Nothing when stopped.
std::optional<CommonSubsequence> common_subsequence(std::span<const std::uint32_t> left,
                                                    std::span<const std::uint32_t> right, int most_edits,
                                                    const std::stop_token& stop);

}  // namespace lookalike
