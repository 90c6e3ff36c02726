#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/lesson/bit_rows.h"
#include "core/lesson/sentence.h"

namespace lookalike::lesson {

/// Scene 3: rows are shuffled, and the first 1 of a column is its minhash.
struct PermutationsInputs {
  static constexpr std::size_t kLeastRows = 2, kMostRows = 12;
  static constexpr std::uint32_t kLeastShuffles = 10, kMostShuffles = 1000;

  std::vector<BitRow> rows;      // 2 to 12, in the order of the matrix; the lecture's seven
  std::uint32_t shuffles = 200;  // permutations in all, 10..1000
  std::uint64_t seed = kFirstSeed;
  PermutationsInputs();
  bool operator==(const PermutationsInputs&) const = default;
  PermutationsInputs clamped() const;
};

/// One permutation of the rows.
struct Shuffle {
  std::vector<std::uint32_t> order;                   // row of the matrix at each place, from the first place on
  std::optional<std::uint32_t> minhash_a, minhash_b;  // place of the first 1, from 1; none for an empty set
  std::optional<std::uint32_t> decides;               // place of the first row that is not 00, from 1
  RowType type = RowType::neither;                    // of that row
  bool agree = false;                                 // both minhashes are the same: that row is 11
  bool operator==(const Shuffle&) const = default;
};

/// The i-th permutation (from 0), as the hash family `permutation` draws it for the i-th value of signatures.
Shuffle shuffle_of(const std::vector<BitRow>& rows, std::uint64_t seed, std::size_t i);

struct PermutationsStep {
  enum class Kind { matrix, shuffle, first_of_a, first_of_b, question, more, proof };

  StepWords words;
  Guess guess;  // the share of permutations in which both minhashes agree
  Kind kind{};
  PermutationsInputs inputs;  // within their ranges
  RowCounts counts;           // of the matrix
  double jaccard = 0;
  std::optional<Shuffle> shown;           // the last permutation made so far
  bool shows_a = false, shows_b = false;  // its first 1 of A, of B has been looked for
  std::uint32_t made = 0;                 // permutations made and compared so far
  std::vector<double> shares;             // the share that agrees after each of them
  RowCounts decided;                      // by rows of each type
  double standard_error = 0;              // of the share, sqrt(J (1 - J) / made)
  bool operator==(const PermutationsStep&) const = default;
};

std::size_t permutations_steps(const PermutationsInputs& inputs);
/// The picture after a step; step < permutations_steps(inputs). O(shuffles * rows).
PermutationsStep permutations_step(const PermutationsInputs& inputs, std::size_t step);

}  // namespace lookalike::lesson
