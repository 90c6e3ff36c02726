#pragma once

#include <cstdint>
#include <vector>

#include "core/experiment/ground_truth/proportion.h"
#include "core/lsh/lsh_options.h"
#include "core/similarity/jaccard.h"
#include "core/sketch/hash_functions.h"

namespace lookalike::lesson {

/// Two sets of random 32-bit elements, like hashed shingles: the shared elements, and the rest of each.
struct ChosenSets {
  std::vector<std::uint32_t> shared, only_a, only_b;
  std::vector<std::uint32_t> numbers;  // shown for these elements, in this order
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

/// For each value of a signature, the number of the element that made it; SignatureMatrix::kEmpty for an empty set.
/// O(elements * n).
std::vector<std::uint32_t> first_elements(const HashFunctions& functions, const ChosenSets& sets,
                                          const std::vector<std::uint32_t>& signature);

/// The number of bands in which the signatures of two sets agree. b * r in 1..kMostHashes.
std::uint32_t bands_shared(const ChosenSets& sets, const LshOptions& lsh, std::uint64_t seed);

/// Whether each of `pairs` drawn pairs of this similarity becomes a candidate. b * r in 1..kMostHashes.
/// O(pairs * b * r).
std::vector<bool> throw_pairs(double similarity, const LshOptions& lsh, std::uint32_t pairs, std::uint64_t seed);

/// The shares of `pairs` drawn pairs whose first 1, 2, ... `hashes` signature values all agree. O(pairs * hashes).
std::vector<double> agreeing_shares(double similarity, std::uint32_t hashes, std::uint32_t pairs, std::uint64_t seed);

/// The range of shares k / trials that contains 95 of 100 binomial counts: from the 2.5 % quantile to the 97.5 %
/// quantile of the count. trials >= 1, p in [0, 1]. O(trials).
Interval binomial_limits(double p, std::uint32_t trials);

}  // namespace lookalike::lesson
