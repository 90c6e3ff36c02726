#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/banding/band_masks.h"
#include "core/lsh/candidates/cluster_codes.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/lsh/lsh_options.h"

namespace lookalike {

/// Values that one document of a cluster has in common with each of the others of a tile; its own place is unspecified.
struct ClusterMatches {
  alignas(64) std::uint16_t agreement[ClusterCodes::kTile] = {};     // rows that agree
  alignas(64) std::uint16_t leading[ClusterCodes::kTile] = {};       // those before the first that does not
  alignas(64) std::uint16_t shared_bands[ClusterCodes::kTile] = {};  // bands in which both fall into one bucket
  std::uint64_t sharing = 0;                                         // bit i: shares a band with document i of the tile
};

/// A document of a cluster, by its number, and those of a tile it is paired with.
struct ClusterRow {
  std::uint32_t document, tile;
  std::uint64_t candidates;  // bit i: with document i of the tile
};

/// Finds the documents of a cluster that share a band, a tile at a time. One a thread; the codes stay where they are.
class ClusterMatcher {
 public:
  ClusterMatcher(const ClusterCodes& codes, const LshOptions& options);

  /// Document number `a` and a whole tile; valid until the next call. O(n), by SIMD.
  const ClusterMatches& match(std::size_t a, std::size_t tile);

 private:
  void match_by_buckets(std::size_t a, std::size_t tile);

  const ClusterCodes& codes_;
  LshOptions options_;
  BandMasks masks_;
  SignatureMatcher one_by_one_;       // where tables are finite
  std::vector<std::uint64_t> agree_;  // room: the rows that agree as bits, word by word
  ClusterMatches matches_;
};

/// The candidates of a row one by one. O(candidates).
void append_candidates(std::span<const DocumentIndex> cluster, const ClusterRow& row, const ClusterMatches& matches,
                       std::vector<Candidate>& candidates);

}  // namespace lookalike
