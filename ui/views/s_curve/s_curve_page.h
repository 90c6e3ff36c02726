#pragma once

#include <QWidget>
#include <memory>

#include "core/pipeline/engine.h"

namespace lookalike {

/// The S-curve of the recipe, with its threshold to drag and the numbers that follow from it.
class SCurvePage : public QWidget {
  Q_OBJECT

 public:
  explicit SCurvePage(QWidget* parent = nullptr);

  void set_recipe(const Recipe& recipe);
  /// May be null: nothing was run yet.
  void set_result(std::shared_ptr<const RunResult> result);

 signals:
  void threshold_dragged(double threshold);
  void threshold_committed(double threshold);
};

}  // namespace lookalike
