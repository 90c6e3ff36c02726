#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/band_masks.h"
#include "core/lsh/crowd_codes.h"
#include "core/lsh/lsh_options.h"
#include "core/lsh/signature_match.h"

namespace lookalike {

/// Matches of one document of a crowd with many: the rows that agree as bits, word by word, and what they say.
class CrowdMatches {
 public:
  static constexpr std::size_t kAtOnce = 64;  // documents

  CrowdMatches() = default;
  explicit CrowdMatches(std::size_t words) : agree_(words * kAtOnce) {}

  std::uint64_t* agree(std::size_t word) { return agree_.data() + word * kAtOnce; }
  alignas(64) SignatureMatch of[kAtOnce];  // its first shared row is unspecified where no band is shared

 private:
  std::vector<std::uint64_t> agree_;
};

/// Finds the documents of a crowd that share a band, many at a time. One a thread; the codes stay where they are.
class CrowdMatcher {
 public:
  CrowdMatcher(const CrowdCodes& codes, const LshOptions& options);

  /// Those of the crowd's documents from number `begin` to `end` that share a band with number `a`, in their order;
  /// valid until the next call. O(n * documents), by SIMD.
  std::span<const Partner> partners(std::size_t a, std::size_t begin, std::size_t end);

 private:
  std::size_t find(std::size_t a, std::size_t begin, std::size_t end, Partner* partners);
  std::span<const Partner> find_by_buckets(std::size_t a, std::size_t begin, std::size_t end);

  const CrowdCodes& codes_;
  LshOptions options_;
  BandMasks masks_;
  SignatureMatcher one_by_one_;  // where tables are finite
  CrowdMatches matches_;
  std::vector<Partner> partners_;  // room
};

}  // namespace lookalike
