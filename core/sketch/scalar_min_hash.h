#pragma once

#include <cstdint>
#include <span>

namespace lookalike {

struct KernelCoefficients;

/// The plain kernel: the families' formulas as they are written, for comparison and for any machine.
void lower_scalar(const KernelCoefficients& functions, std::span<const std::uint32_t> inputs,
                  std::span<std::uint32_t> signature);

}  // namespace lookalike
