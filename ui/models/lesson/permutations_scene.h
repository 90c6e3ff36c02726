#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ui/models/lesson/lesson_scene.h"
#include "ui/models/lesson/shared/bit_rows.h"
#include "ui/models/lesson/shared/own_texts.h"

namespace lookalike::lesson {

/// Scene 3: the row of a column's first 1 in a shuffled matrix is its minhash.
struct PermutationsInputs {
  std::vector<BitRow> rows = bit_rows_from("10 00 11 00 01 00 11");  // in matrix order; from the lecture
  std::uint32_t shuffles = 200;                                      // number of permutations, 10..1000
  std::uint64_t seed = kFirstSeed;
  std::shared_ptr<const OwnTexts> own_texts;  // their shingles replace the rows
  QStringList names;                          // row names, if the rows are shingles

  const std::vector<BitRow>& rows_of_texts() const { return rows; }

  static QString name() { return tr("Permutations"); }
  std::size_t steps() const;
  /// O(shuffles * rows).
  struct PermutationsStep step(std::size_t step) const;
  std::vector<Input> controls();
  void follow(std::shared_ptr<const OwnTexts> texts);
  void change(const QString& id, const QVariant& value) { edit_rows(rows, id, value.toInt()); }
};

/// One permutation of the rows.
struct Shuffle {
  std::vector<std::uint32_t> order;                   // row of the matrix at each place
  std::optional<std::uint32_t> minhash_a, minhash_b;  // place of the first 1, from 1; none for an empty set
  std::optional<std::uint32_t> decides;               // place of the first row that is not 00, from 1
  RowType type = RowType::neither;                    // of that row
  bool agree = false;                                 // both minhashes are equal: that row is 11
};

/// The i-th permutation (from 0), drawn like that of the i-th signature value by the hash family `permutation`.
Shuffle shuffle_of(const std::vector<BitRow>& rows, std::uint64_t seed, std::size_t i);

struct PermutationsStep {
  enum class Kind { matrix, shuffle, first_of_a, first_of_b, question, more, answer, proof, signatures };

  Guess guess;  // the share of permutations in which both minhashes agree
  Kind kind{};
  PermutationsInputs inputs;
  RowCounts counts;  // of the matrix
  double jaccard = 0;
  std::optional<Shuffle> shown;       // the last permutation so far
  std::vector<std::uint32_t> before;  // the order of the permutation shown before; empty if it is the same
  std::uint32_t made = 0;             // number of permutations so far
  std::vector<double> shares;         // the agreeing share after each permutation
  RowCounts decided;                  // number of permutations decided by each row type
  double standard_error = 0;          // of the share p, sqrt(p (1 - p) / made); with J for p from the answer on

  /// Whether the first 1 of A, or of B, has been searched for.
  bool shows_a() const { return kind >= Kind::first_of_a; }
  bool shows_b() const { return kind >= Kind::first_of_b; }
  bool uses_controls() const { return kind != Kind::signatures; }  // the last step has its own example
  void tell(SceneFrame& frame) const;
};

using PermutationsScene = LessonScene<PermutationsInputs>;

}  // namespace lookalike::lesson
