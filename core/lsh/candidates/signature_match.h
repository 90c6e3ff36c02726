#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/index.h"
#include "core/lsh/banding/band_masks.h"
#include "core/lsh/lsh_options.h"
#include "core/sketch/signature_matrix.h"

namespace lookalike {

/// Agreement of two signatures.
struct SignatureMatch {
  static constexpr std::uint32_t kNone = 0xFFFF'FFFFu;

  std::uint32_t agreement = 0;             // rows that agree
  std::uint32_t leading = 0;               // those before the first that does not
  std::uint32_t shared_bands = 0;          // bands in which both fall into one bucket
  std::uint32_t first_shared_row = kNone;  // the first row of the first of them

  /// The share of the n values that agree estimates the Jaccard similarity (method.md).
  double estimate(std::size_t hashes) const { return static_cast<double>(agreement) / static_cast<double>(hashes); }
};

/// A document that another shares a band with.
struct Candidate {
  DocumentIndex document;
  SignatureMatch match;
};

/// Compares signatures once, whatever is asked then. The rows themselves decide which bands are shared, unless the
/// table is finite, so an accident of the key's hash makes no candidate. One a thread.
class SignatureMatcher {
 public:
  explicit SignatureMatcher(const LshOptions& options) : options_(options) {}

  /// Signatures of equal length n, at least bands * rows. O(n), by SIMD.
  SignatureMatch compare(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

 private:
  void make_room(std::size_t hashes);
  void find_buckets(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b, SignatureMatch& match) const;

  LshOptions options_;
  std::vector<std::uint64_t> agree_;  // room for the rows that agree, as bits
  BandMasks masks_;
};

}  // namespace lookalike
