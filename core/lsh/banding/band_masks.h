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

/// The bands of signatures of so many words of 64 rows. Agreeing rows of every other band are added to a one at the
/// first row of each of these bands: a carry reaches the zero behind a band only if all its rows agree.
struct BandMasks {
  EveryOtherBand even, odd;

  BandMasks() = default;
  BandMasks(const LshOptions& options, std::size_t words) : even(words), odd(words) {
    for (std::uint32_t band = 0; band < options.bands; ++band)
      (band % 2 == 0 ? even : odd).add(band * options.rows, options.rows);
  }
};

}  // namespace lookalike
