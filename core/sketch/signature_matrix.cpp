#include "core/sketch/signature_matrix.h"

namespace lookalike {

std::uint32_t agreement(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  std::uint32_t equal = 0;
  for (std::size_t i = 0; i < a.size(); ++i) equal += a[i] == b[i];
  return equal;
}

}  // namespace lookalike
