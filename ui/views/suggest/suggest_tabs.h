#pragma once

#include <QTableView>
#include <QWidget>
#include <memory>
#include <vector>

#include "core/experiment/advice.h"
#include "core/pipeline/engine.h"
#include "ui/models/text/text_table.h"
#include "ui/session/worker.h"

class QDoubleSpinBox;
class QLabel;

namespace lookalike {

class Session;

/// The settings to choose from, each with its cost; one is selected. For one goal, the suggestion and its neighbours;
/// for several goals, the suggestion for each.
class AlternativeTable final : public QTableView {
  Q_OBJECT

 public:
  explicit AlternativeTable(QWidget* parent = nullptr);

  /// Selects the setting suggested for `recall`; without advice, none.
  void show_advice(std::vector<Advice> advice, double recall);
  /// The selected setting; null if there are none. Valid until other alternatives are shown.
  const BandingAlternative* chosen() const;
  /// The advice that it belongs to; null if none exists.
  const Advice* advice() const;

 signals:
  void choice_changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fit();

  std::vector<Advice> advice_;
  TextTable model_;
};

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
