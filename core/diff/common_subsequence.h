#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace lookalike {

/// `length` equal elements, starting at `left` and `right`.
struct EqualRun {
  std::size_t left = 0, right = 0, length = 0;

  bool operator==(const EqualRun&) const = default;
};

struct CommonSubsequence {
  std::vector<EqualRun> runs;  // ascending on both sides, maximal
  bool approximate = false;    // a longer common subsequence may exist
};

/// The number of edits from both ends of a part before the search gives up. It is halved each time, down to `at_last`,
/// which finds a long insertion in a long text but limits the cost for texts with little in common.
struct MostEdits {
  int at_first = 0, at_last = 0;
};

/// A longest common subsequence by Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in linear
/// space. If the search gives up, it follows the farthest path instead; the worst-case time is
/// O(at_first^2 + (n + m) * at_last). Nullopt if stopped.
std::optional<CommonSubsequence> common_subsequence(std::span<const std::uint32_t> left,
                                                    std::span<const std::uint32_t> right, MostEdits most,
                                                    const std::stop_token& stop);

}  // namespace lookalike
