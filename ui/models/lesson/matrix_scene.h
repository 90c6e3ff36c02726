#pragma once

#include <vector>

#include "ui/models/lesson/drawings/bit_rows.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike::lesson {

/// The lecture's two examples come first.
struct MatrixInputs {
  std::vector<std::vector<BitRow>> matrices{bit_rows_from("11 00 10 11 11"),  // walked one after the other
                                            bit_rows_from("11 11 01 01 10 11 10")};
};

struct MatrixStep {
  enum class Kind { matrix, type, jaccard };

  Kind kind{};
  std::size_t matrix = 0;  // of inputs.matrices: its bits are edited in this step
  std::vector<BitRow> rows;
  std::vector<RowType> coloured;  // types counted so far, the last of them just now
  RowCounts counts;               // of all rows; only the coloured ones are to be shown
  double jaccard = 0;             // to be shown in its step
};

std::size_t matrix_steps(const MatrixInputs& inputs);
/// The numbers after a step; step < matrix_steps(inputs).
MatrixStep matrix_step(const MatrixInputs& inputs, std::size_t step);

/// Scene 2: sets as columns of bits that can be clicked.
class MatrixScene final : public LessonScene<MatrixScene, MatrixInputs, matrix_steps, matrix_step> {
 public:
  QString name() const override { return tr("Matrix"); }
  void tell(const MatrixStep& shown, SceneFrame& frame) const;
  void change(const QString& id, const QVariant& value);
};

}  // namespace lookalike::lesson
