#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/lsh_options.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Agreement of two signatures.
struct SignatureMatch {
  static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;

  std::uint32_t agreement = 0;             // rows that agree
  std::uint32_t leading = 0;               // rows before the first that differs
  std::uint32_t shared_bands = 0;          // bands in which both fall into the same bucket
  std::uint32_t first_shared_row = kNone;  // the first row of the first shared band

  /// The share of the n values that agree estimates the Jaccard similarity (method.md).
  double estimate(std::size_t hashes) const { return static_cast<double>(agreement) / static_cast<double>(hashes); }
};

/// A document that shares a band with a given document.
struct Candidate {
  DocumentIndex document;
  SignatureMatch match;
};

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

/// Compares two signatures once for all of its results. The rows themselves decide which bands are shared, unless the
/// table is finite, so colliding keys do not make a candidate. Use one matcher per thread.
class SignatureMatcher {
 public:
  explicit SignatureMatcher(const LshOptions& options) : options_(options) {}

  /// Compares signatures of equal length n, at least bands * rows. O(n), with SIMD.
  SignatureMatch compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

 private:
  void make_room(std::size_t hashes);
  void find_buckets(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b, SignatureMatch& match) const;

  LshOptions options_;
  std::vector<std::uint64_t> agree_;  // scratch: the agreeing rows as bits
  BandMasks masks_;
};

}  // namespace lookalike
