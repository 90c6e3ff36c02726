#pragma once

#include <vector>

#include "core/lesson/bit_rows.h"
#include "core/lesson/sentence.h"

namespace lookalike::lesson {

/// Scene 2: sets as columns of bits. The lecture's two examples come first.
struct MatrixInputs {
  static constexpr std::size_t kLeastRows = 2, kMostRows = 12;

  std::vector<std::vector<BitRow>> matrices;  // walked one after the other, 1 or more; 2 to 12 rows each
  MatrixInputs();
  bool operator==(const MatrixInputs&) const = default;
  /// Rows beyond the most are left out, missing ones are 00; no matrix at all: the lecture's.
  MatrixInputs clamped() const;
};

struct MatrixStep {
  enum class Kind { matrix, type, jaccard };

  StepWords words;
  Kind kind{};
  std::size_t matrix = 0;  // of inputs.matrices: its bits are edited in this step
  std::vector<BitRow> rows;
  std::vector<RowType> coloured;  // types counted so far, the last of them just now
  RowCounts counts;               // of all rows; only the coloured ones are to be shown
  double jaccard = 0;             // to be shown in its step
  bool operator==(const MatrixStep&) const = default;
};

std::size_t matrix_steps(const MatrixInputs& inputs);
/// The picture after a step; step < matrix_steps(inputs).
MatrixStep matrix_step(const MatrixInputs& inputs, std::size_t step);

}  // namespace lookalike::lesson
