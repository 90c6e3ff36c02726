#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lookalike {

/// Shingles one behind the other that stand so in the other text as well.
struct SharedRun {
  std::size_t first = 0, twin = 0;  // positions of the first one here and there
  std::size_t count = 0;

  bool operator==(const SharedRun&) const = default;
};

/// Splits what `own` shares with `other` into runs that neither end can lengthen; both hold shingles in the order of
/// the text. The longest of a shingle's first 16 places is taken, of equal ones the nearest to the run before.
/// Ascending; no shingle is in two runs. O(16 (own + other)).
std::vector<SharedRun> shared_runs(std::span<const std::uint64_t> own, std::span<const std::uint64_t> other);

}  // namespace lookalike
