#pragma once

#include <cstdint>
#include <vector>

#include "core/lsh/lsh_options.h"
#include "core/similarity/jaccard.h"
#include "core/sketch/hash_functions.h"

namespace lookalike::lesson {

/// Two sets of random 32-bit elements, like hashed shingles: the shared elements, and the rest of each.
struct ChosenSets {
  std::vector<std::uint32_t> shared, only_a, only_b;
};

/// The sizes of intersection and union for a similarity: whole numbers, with a union of 20 to 100 elements.
/// The similarity in [0, 1] is rounded to a multiple of 0.01.
Overlap overlap_of(double similarity);

/// The signatures of two sets.
struct SignaturePair {
  std::vector<std::uint32_t> a, b;
};

/// Draws pairs of sets with a chosen similarity and signs them with the hash functions of real runs (multiply-shift).
class ChosenPairs {
 public:
  /// n in 1..kMostHashes values per signature.
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

/// The number of candidates among `pairs` drawn pairs of this similarity. b * r in 1..kMostHashes.
/// O(pairs * b * r).
std::uint32_t throw_pairs(double similarity, const LshOptions& lsh, std::uint32_t pairs, std::uint64_t seed);

}  // namespace lookalike::lesson
