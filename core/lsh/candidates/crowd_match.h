#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/banding/band_masks.h"
#include "core/lsh/candidates/crowd_codes.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/lsh/lsh_options.h"

namespace lookalike {

/// Values that one document of a crowd has in common with each of the others of a tile; its own place is unspecified.
struct CrowdMatches {
  alignas(64) std::uint16_t agreement[CrowdCodes::kTile] = {};     // rows that agree
  alignas(64) std::uint16_t leading[CrowdCodes::kTile] = {};       // those before the first that does not
  alignas(64) std::uint16_t shared_bands[CrowdCodes::kTile] = {};  // bands in which both fall into one bucket
  std::uint64_t sharing = 0;                                       // bit i: shares a band with document i of the tile
};

/// A document of a crowd, by its number, and those of a tile it is paired with.
struct CrowdRow {
  std::uint32_t document, tile;
  std::uint64_t partners;  // bit i: with document i of the tile
};

/// Finds the documents of a crowd that share a band, a tile at a time. One a thread; the codes stay where they are.
class CrowdMatcher {
 public:
  CrowdMatcher(const CrowdCodes& codes, const LshOptions& options);

  /// Document number `a` and a whole tile; valid until the next call. O(n), by SIMD.
  const CrowdMatches& match(std::size_t a, std::size_t tile);

 private:
  void match_by_buckets(std::size_t a, std::size_t tile);

  const CrowdCodes& codes_;
  LshOptions options_;
  BandMasks masks_;
  SignatureMatcher one_by_one_;       // where tables are finite
  std::vector<std::uint64_t> agree_;  // room: the rows that agree as bits, word by word
  CrowdMatches matches_;
};

/// The partners of a row one by one. O(partners).
void append_partners(std::span<const DocumentIndex> crowd, const CrowdRow& row, const CrowdMatches& matches,
                     std::vector<Partner>& partners);

}  // namespace lookalike
