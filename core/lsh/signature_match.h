#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/lsh_options.h"

namespace lookalike {

/// Where two signatures agree, one bit a row, and which bands that makes them share: they are compared once, whatever
/// is asked then. One a thread, used for pair after pair.
class SignatureMatch {
 public:
  static constexpr std::uint32_t kNoBand = 0xFFFF'FFFFu;

  explicit SignatureMatch(const LshOptions& options) : options_(options) {}

  /// Signatures of equal length, at least bands * rows; they must outlive the questions. O(n), by SIMD.
  void compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

  /// Rows that agree.
  std::uint32_t agreement() const;
  /// The first `rows` rows agree.
  bool agrees_up_to(std::uint32_t rows) const { return all_agree(0, rows); }
  /// True when both fall into one bucket of this band. The rows themselves decide unless the table is finite, so an
  /// accident of the key's hash makes no candidate.
  bool shares(std::uint32_t band) const;
  /// kNoBand when they share none.
  std::uint32_t first_shared_band() const;
  std::uint32_t shared_bands() const;

 private:
  bool all_agree(std::uint32_t first, std::uint32_t count) const;

  LshOptions options_;
  std::span<const std::uint32_t> a_, b_;
  std::vector<std::uint64_t> agree_;  // bit i of word w: row 64 w + i
};

}  // namespace lookalike
