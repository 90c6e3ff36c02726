#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>

#include "core/exchange/sweep_table.h"
#include "core/experiment/sweep/saved_sweeps.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "ui/views/sweep/sweep_axis_field.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace lookalike {

/// Controls of a sweep: one or two parameters with their values, hash seeds, and what it is held against; or a saved
/// sweep of a source.
class SweepSetup final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepSetup(QWidget* parent = nullptr);

  /// The plan over a recipe. Errors: bad_usage (a value that its parameter cannot have).
  Result<SweepPlan> plan(const Recipe& base) const;
  /// The saved sweep that was chosen; null for one of one's own.
  const SavedSweep* saved() const;

  /// Shows the plan of a table that came from elsewhere, if the controls can show it and nobody changed them since a
  /// plan of theirs was run or shown.
  void follow(const SweepTable& table);

  void show_running(bool running, bool can_resume);
  void show_progress(const QString& text, double fraction);
  /// The cost of Run, in words; not seen while a sweep runs.
  void show_cost(const QString& sentence);
  /// Why Run would do nothing, at the same place; also said of the field that is wrong.
  void show_problem(const QString& sentence);
  /// The keyboard goes to the first field that is wrong.
  void go_to_problem();

 signals:
  void run_asked();
  void cancel_asked();
  void resume_asked();
  /// Another sweep is chosen, or part of it.
  void changed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* make_sentences();
  QWidget* make_own();
  QWidget* make_controls();
  void choose_saved();
  void tell_changes();
  void keep_places();
  void place_sentences();
  void place_state();
  void show_sentences();
  void drop_problem();
  bool can_show(const SweepPlan& plan) const;
  void show_plan(const SweepPlan& plan);
  bool has_focus() const;

  QGridLayout* upper_ = nullptr;
  QWidget *choice_ = nullptr, *sentences_ = nullptr, *controls_ = nullptr;
  bool is_below_ = false;  // the sentences
  bool is_state_below_ = false;
  QComboBox* saved_;
  QWidget* own_;
  SweepAxisField first_{QStringLiteral("first"), false}, second_{QStringLiteral("second"), true};
  QSpinBox* repeat_ = nullptr;
  QCheckBox* truth_ = nullptr;
  QDoubleSpinBox* floor_ = nullptr;
  QLabel *about_ = nullptr, *cost_ = nullptr, *problem_ = nullptr, *state_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QPushButton *run_ = nullptr, *cancel_ = nullptr, *resume_ = nullptr;
  QTimer settle_{this};  // Run has the focus of Stop since a moment ago
  bool is_edited_ = false, is_running_ = false;
};

}  // namespace lookalike
