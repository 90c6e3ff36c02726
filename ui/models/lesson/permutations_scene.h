#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ui/models/lesson/drawings/bit_rows.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike::lesson {

struct PermutationsInputs {
  std::vector<BitRow> rows = bit_rows_from("10 00 11 00 01 00 11");  // in the order of the matrix; the lecture's
  std::uint32_t shuffles = 200;                                      // permutations in all, 10..1000
  std::uint64_t seed = kFirstSeed;
};

/// One permutation of the rows.
struct Shuffle {
  std::vector<std::uint32_t> order;                   // row of the matrix at each place, from the first place on
  std::optional<std::uint32_t> minhash_a, minhash_b;  // place of the first 1, from 1; none for an empty set
  std::optional<std::uint32_t> decides;               // place of the first row that is not 00, from 1
  RowType type = RowType::neither;                    // of that row
  bool agree = false;                                 // both minhashes are the same: that row is 11
};

/// The i-th permutation (from 0), as the hash family `permutation` draws it for the i-th value of signatures.
Shuffle shuffle_of(const std::vector<BitRow>& rows, std::uint64_t seed, std::size_t i);

struct PermutationsStep {
  enum class Kind { matrix, shuffle, first_of_a, first_of_b, question, more, proof };

  Guess guess;  // the share of permutations in which both minhashes agree
  Kind kind{};
  PermutationsInputs inputs;
  RowCounts counts;  // of the matrix
  double jaccard = 0;
  std::optional<Shuffle> shown;  // the last permutation made so far
  std::uint32_t made = 0;        // permutations made and compared so far
  std::vector<double> shares;    // the share that agrees after each of them
  RowCounts decided;             // by rows of each type
  double standard_error = 0;     // of the share, sqrt(J (1 - J) / made)

  /// The first 1 of A, of B has been looked for.
  bool shows_a() const { return kind >= Kind::first_of_a; }
  bool shows_b() const { return kind >= Kind::first_of_b; }
};

std::size_t permutations_steps(const PermutationsInputs& inputs);
/// The numbers after a step; step < permutations_steps(inputs). O(shuffles * rows).
PermutationsStep permutations_step(const PermutationsInputs& inputs, std::size_t step);

/// Scene 3: rows are shuffled, and the first 1 of a column is its minhash.
class PermutationsScene final
    : public LessonScene<PermutationsScene, PermutationsInputs, permutations_steps, permutations_step> {
 public:
  QString name() const override { return tr("Permutations"); }
  void tell(const PermutationsStep& shown, SceneFrame& frame) const;
  std::vector<SceneControl> controls() const override;
  void change(const QString& id, const QVariant& value);
};

}  // namespace lookalike::lesson
