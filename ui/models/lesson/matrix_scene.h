#pragma once

#include <memory>
#include <vector>

#include "ui/models/lesson/lesson_scene.h"
#include "ui/models/lesson/shared/bit_rows.h"
#include "ui/models/lesson/shared/own_texts.h"

namespace lookalike::lesson {

/// Scene 2: sets as columns of clickable bits. The first two matrices are the lecture's examples; the rows of the first
/// are counted type by type, and the second asks for its similarity.
struct MatrixInputs {
  std::vector<std::vector<BitRow>> matrices{bit_rows_from("11 00 10 11 11"),  // shown one after the other
                                            bit_rows_from("11 11 01 01 10 11 10")};
  std::shared_ptr<const OwnTexts> own_texts;  // their shingles replace the rows
  QStringList names;                          // row names, if the rows are shingles

  const std::vector<BitRow>& rows_of_texts() const { return matrices.front(); }

  static QString name() { return tr("Matrix"); }
  std::size_t steps() const;
  struct MatrixStep step(std::size_t step) const;
  void follow(std::shared_ptr<const OwnTexts> texts);
  void change(const QString& id, const QVariant& value);
};

struct MatrixStep {
  enum class Kind { matrix, type, jaccard };

  Guess guess;  // the similarity of the second matrix
  Kind kind{};
  std::size_t matrix = 0;  // index in inputs.matrices of the matrix edited in this step
  std::vector<BitRow> rows;
  QStringList names;
  bool is_part = false;           // of the shingles of the own texts
  std::vector<RowType> coloured;  // types counted so far, the last one in this step
  RowCounts counts;               // of all rows; only the coloured types are shown
  double jaccard = 0;             // shown in its step

  void tell(SceneFrame& frame) const;
};

using MatrixScene = LessonScene<MatrixInputs>;

}  // namespace lookalike::lesson
