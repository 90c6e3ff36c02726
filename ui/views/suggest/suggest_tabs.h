#pragma once

#include <QAbstractSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QWidget>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/experiment/advice.h"
#include "core/pipeline/engine.h"
#include "ui/models/text/text_table.h"
#include "ui/session/worker.h"

class QDoubleSpinBox;
class QLabel;
class QScrollArea;

namespace lookalike {

class Session;

/// Text that scrolls if it is too long, so that nothing around it moves.
QScrollArea* scrolled(QWidget* text);

/// One recall to reach or several, in percent: "95", "90, 95, 99.9 %"; "90; 95; 99,9 %" where
/// decimals follow a comma. The arrows step all of them by 1.
class GoalsBox final : public QAbstractSpinBox {
  Q_OBJECT

 public:
  explicit GoalsBox(QWidget* parent = nullptr);

  /// Shares, ascending, without repeats. Errors: bad_usage (the text is not a list of goals).
  Result<std::vector<double>> goals() const;
  /// Leaves goals that include this one, and a text that is not a list of goals, unchanged.
  void include(double goal);
  void stepBy(int steps) override;

 signals:
  void changed();

 protected:
  StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }

 private:
  void show_goals(const std::vector<double>& goals);
};

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

/// Details of the selected setting, in tabs, because below each other they would not fit on a small screen at large
/// type.
class SettingTabs final : public QTabWidget {
  Q_OBJECT

 public:
  explicit SettingTabs(Session& session, QWidget* parent = nullptr);

  /// Null: no setting is selected. The run, that of the advice, is null only then.
  void show_setting(const RunResult* run, const BandingGoal& goal, const Advice* advice,
                    const BandingAlternative* alternative);
  ScalePanel* scale() const { return scale_; }

 private:
  QLabel *seed_, *used_, *prefix_, *signature_, *unverified_, *scope_, *valley_;
  ScalePanel* scale_;
};

}  // namespace lookalike
