#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lsh/banding/band_masks.h"
#include "core/lsh/candidates/cluster_codes.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/lsh/lsh_options.h"

namespace lookalike {

/// Agreement of one document of a cluster with each document of a tile; its own entry is unspecified.
struct ClusterMatches {
  alignas(64) std::uint16_t agreement[ClusterCodes::kTile] = {};     // rows that agree
  alignas(64) std::uint16_t leading[ClusterCodes::kTile] = {};       // rows before the first that differs
  alignas(64) std::uint16_t shared_bands[ClusterCodes::kTile] = {};  // bands in which both fall into the same bucket
  std::uint64_t sharing = 0;                                         // bit i: shares a band with document i of the tile
};

/// A document of a cluster, by number, and the documents of a tile that it is paired with.
struct ClusterRow {
  std::uint32_t document, tile;
  std::uint64_t candidates;  // bit i: paired with document i of the tile
};

/// Finds the documents of a cluster that share a band, one tile at a time. Use one per thread; the codes must not move.
class ClusterMatcher {
 public:
  ClusterMatcher(const ClusterCodes& codes, const LshOptions& options);

  /// Compares document number `a` with a whole tile; valid until the next call. O(n), by SIMD.
  const ClusterMatches& match(std::size_t a, std::size_t tile);

 private:
  void match_by_buckets(std::size_t a, std::size_t tile);

  const ClusterCodes& codes_;
  LshOptions options_;
  BandMasks masks_;
  SignatureMatcher one_by_one_;       // for finite tables
  std::vector<std::uint64_t> agree_;  // scratch: the agreeing rows as bits, word by word
  ClusterMatches matches_;
};

/// Appends the candidates of a row one by one. O(candidates).
void append_candidates(std::span<const DocumentIndex> cluster, const ClusterRow& row, const ClusterMatches& matches,
                       std::vector<Candidate>& candidates);

}  // namespace lookalike
