#include "core/lsh/candidates/candidates.h"

namespace lookalike {

bool shares_band(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b, std::uint32_t band,
                 const LshOptions& options) {
  if (options.buckets) return bucket_of(a, band, options) == bucket_of(b, band, options);
  const auto* const x = a.data() + std::size_t{band} * options.rows;
  return std::equal(x, x + options.rows, b.data() + std::size_t{band} * options.rows);
}

std::uint32_t shared_bands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                           const LshOptions& options) {
  std::uint32_t shared = 0;
  for (std::uint32_t band = 0; band < options.bands; ++band) shared += shares_band(a, b, band, options);
  return shared;
}

}  // namespace lookalike
