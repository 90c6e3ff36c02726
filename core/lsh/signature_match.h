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

  explicit SignatureMatch(const LshOptions& options);

  /// Signatures of equal length, at least bands * rows; they must outlive the questions. O(n), by SIMD.
  void compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

  /// Rows that agree.
  std::uint32_t agreement() const { return agreement_; }
  /// The first `rows` rows agree.
  bool agrees_up_to(std::uint32_t rows) const;
  /// True when both fall into one bucket of this band. The rows themselves decide unless the table is finite, so an
  /// accident of the key's hash makes no candidate.
  bool shares(std::uint32_t band) const;
  /// They share this band and none before it.
  bool shares_first(std::uint32_t band) const;
  /// kNoBand when they share none.
  std::uint32_t first_shared_band() const;
  std::uint32_t shared_bands() const;

 private:
  void make_room(std::size_t words);
  void find_bands();
  void find_buckets();
  std::uint32_t first_row_of(std::uint32_t band) const { return band * options_.rows; }

  LshOptions options_;
  std::vector<std::uint64_t> agree_;   // bit i of word w: row 64 w + i
  std::vector<std::uint64_t> shared_;  // the same, set at the first row of every shared band; zeros behind
  std::vector<std::uint64_t> firsts_;  // at the first row of every band
  std::uint32_t agreement_ = 0;
  std::span<const std::uint32_t> a_, b_;
};

}  // namespace lookalike
