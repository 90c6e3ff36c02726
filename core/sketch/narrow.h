#pragma once

#include <cstdint>
#include <span>

namespace lookalike {

/// The upper half of mix64 of each element: what the fast hash family takes as inputs. `out` is as long as `elements`.
/// O(n), by SIMD.
void mix_and_narrow(std::span<const std::uint64_t> elements, std::uint32_t* out);

}  // namespace lookalike
