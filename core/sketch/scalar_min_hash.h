#pragma once

#include <cstdint>
#include <span>

namespace lookalike {

struct KernelCoefficients;

/// The scalar kernel: the families' formulas as written, for comparison and for any machine.
void lower_scalar(const KernelCoefficients& functions, std::span<const std::uint32_t> inputs,
                  std::span<std::uint32_t> signature);

}  // namespace lookalike
