#pragma once

#include <cstdint>
#include <vector>

#include "core/lsh/lsh_options.h"

namespace lookalike {

/// The rows of every second band as bits, bit i of word w for row 64 w + i, and the first row of each of these bands.
struct EveryOtherBand {
  std::vector<std::uint64_t> rows, firsts;

  explicit EveryOtherBand(std::size_t words = 0) : rows(words), firsts(words) {}
  void add(std::uint32_t first_row, std::uint32_t row_count) {
    firsts[first_row / 64] |= std::uint64_t{1} << first_row % 64;
    for (std::uint32_t row = first_row; row < first_row + row_count; ++row)
      rows[row / 64] |= std::uint64_t{1} << row % 64;
  }
};

/// Bit masks of the bands of signatures of `words` words of 64 rows. Add the agreeing rows of every other band to a one
/// at the band's first row: a carry reaches the zero after the band only if all its rows agree.
struct BandMasks {
  EveryOtherBand even, odd;

  BandMasks() = default;
  BandMasks(const LshOptions& options, std::size_t words) : even(words), odd(words) {
    for (std::uint32_t band = 0; band < options.bands; ++band)
      (band % 2 == 0 ? even : odd).add(band * options.rows, options.rows);
  }
};

}  // namespace lookalike
