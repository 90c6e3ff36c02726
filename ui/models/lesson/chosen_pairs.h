#pragma once

#include <cstdint>
#include <vector>

#include "core/lsh/lsh_options.h"
#include "core/similarity/jaccard.h"
#include "core/sketch/hash_functions.h"

namespace lookalike::lesson {

/// Two sets of random 32-bit elements, as hashed shingles are: what they share, and the rest of each.
struct ChosenSets {
  std::vector<std::uint32_t> shared, only_a, only_b;
};

/// How many elements two sets share, of how many, to be so similar: whole numbers, together at least 20 and at most
/// 100. The similarity in [0, 1] is taken as a multiple of 0.01.
Overlap overlap_of(double similarity);

/// Signatures of two sets.
struct SignaturePair {
  std::vector<std::uint32_t> a, b;
};

/// Draws pairs of sets of a chosen similarity and signs them by the hash functions of real runs (multiply-shift).
class ChosenPairs {
 public:
  /// n in 1..kMostHashes values a signature.
  ChosenPairs(std::uint32_t hashes, std::uint64_t seed);

  /// The next pair of sets. O(1).
  ChosenSets draw(double similarity);
  /// Valid until the next call. O(n).
  const SignaturePair& sign(const ChosenSets& sets);

  const HashFunctions& functions() const { return functions_; }

 private:
  HashFunctions functions_;
  std::uint64_t state_;
  SignaturePair signed_;
};

/// Counts how many of `pairs` drawn pairs of this similarity share a band. b * r in 1..kMostHashes.
/// O(pairs * b * r).
std::uint32_t throw_pairs(double similarity, const LshOptions& lsh, std::uint32_t pairs, std::uint64_t seed);

}  // namespace lookalike::lesson
