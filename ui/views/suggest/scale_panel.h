#pragma once

#include <QWidget>
#include <memory>

#include "core/pipeline/engine.h"
#include "ui/session/worker.h"

class QDoubleSpinBox;
class QLabel;

namespace lookalike {

class Session;

/// Predicts what a setting will find and cost in a larger corpus whose documents resemble those of the latest run.
class ScalePanel final : public QWidget {
  Q_OBJECT

 public:
  explicit ScalePanel(Session& session, QWidget* parent = nullptr);

  /// Runs the recipe on these documents if it has not been run yet, but only while the panel is visible.
  void set_recipe(const Recipe& recipe);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void ask();

  Session& session_;
  Recipe recipe_;
  std::shared_ptr<Engine> engine_;  // runs settings other than the recipe's
  QDoubleSpinBox* documents_;
  QLabel *label_, *text_;
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
