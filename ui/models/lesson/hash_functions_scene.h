#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ui/models/lesson/lesson_scene.h"
#include "ui/models/lesson/shared/bit_rows.h"
#include "ui/models/lesson/shared/own_texts.h"

namespace lookalike::lesson {

/// h(x) = ((a x + b) mod m) + 1.
struct LinearFunction {
  std::uint32_t a = 1, b = 0;
  bool operator==(const LinearFunction&) const = default;
};

/// Scene 4: hash functions replace permutations, and signatures fill row by row as in the lecture.
struct HashFunctionsInputs {
  std::vector<BitRow> rows = bit_rows_from("10 01 11 10 01");  // numbered from 1
  std::vector<LinearFunction> functions{{1, 0}, {2, 1}};       // 1 to 4; a and b in 0..64
  std::uint32_t modulus = 5;                                   // m, 2..64
  bool more = false;                                           // hashes many rows one by one
  std::shared_ptr<const OwnTexts> own_texts;                   // their shingles replace the rows
  QStringList names;                                           // row names, if the rows are shingles

  const std::vector<BitRow>& rows_of_texts() const { return rows; }

  static QString name() { return tr("Hash functions"); }
  /// A step for each of a few rows; of many, for the first ones and the last, unless `more` unfolds the others.
  std::size_t steps_of_rows() const { return more || !has_many_rows() ? rows.size() : 5; }
  bool has_many_rows() const { return rows.size() > 6; }
  std::size_t steps() const { return steps_of_rows() + 3; }
  /// O(modulus * rows) for each function.
  struct HashFunctionsStep step(std::size_t step) const;
  std::vector<Input> controls();
  void follow(std::shared_ptr<const OwnTexts> texts);
  void change(const QString& id, const QVariant& value);
};

/// The minimum of a set, or nothing yet.
using MinHash = std::optional<std::uint32_t>;

/// The effect of a multiplier on two columns, over all b: the share of functions (a x + b) mod m whose minima agree.
struct MultiplierBias {
  std::uint32_t a = 0;
  std::uint32_t factor = 1;    // the greatest common divisor of a and m
  double share = 0, bias = 0;  // over m increments b; share - J
};

struct HashFunctionsStep {
  enum class Kind { start, row, estimate, multipliers };

  Kind kind{};
  HashFunctionsInputs inputs;
  std::optional<std::size_t> row;                  // the row of this step, from 0
  std::vector<std::vector<std::uint32_t>> values;  // hash values of each row so far, by function
  std::vector<MinHash> signature_a, signature_b;   // of each function
  std::vector<bool> lowered_a, lowered_b;          // by the row of this step
  std::vector<MultiplierBias> function_biases;     // of each function, on these rows
  double jaccard = 0, estimate = 0;                // of these rows; the share of agreeing functions
  std::vector<BitRow> bias_rows;                   // for the last step: 12 rows, none of type 00
  double bias_jaccard = 0;
  std::vector<MultiplierBias> biases;  // a = 1..12 modulo 12

  bool uses_controls() const { return kind < Kind::multipliers; }  // the last step has its own example
  void tell(SceneFrame& frame) const;
};

using HashFunctionsScene = LessonScene<HashFunctionsInputs>;

}  // namespace lookalike::lesson
