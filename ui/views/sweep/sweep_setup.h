#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/exchange/sweeps/sweep_table.h"
#include "core/experiment/sweep/saved_sweeps.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "ui/session/worker.h"
#include "ui/views/sweep/sweep_axis_field.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace lookalike {

class Session;

/// Controls of a sweep: one or two parameters with values, hash seeds and the reference; or a published figure.
class SweepSetup final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepSetup(Session& session, QWidget* parent = nullptr);

  /// The plan for a recipe; every b x r excludes costly settings. Errors: bad_usage (an invalid value of a parameter).
  Result<SweepPlan> plan(const Recipe& base) const;
  /// The selected published figure; null for a custom sweep.
  const SavedSweep* saved() const { return saved_; }

  /// Shows every b x r, or the plan of a table from elsewhere, if the controls can show it and the user has not edited
  /// them since they last ran or showed a plan.
  void follow(const SweepTable& table);
  /// The user has edited the controls since then.
  bool is_edited() const { return is_edited_; }

  /// `are_costly`: the settings to resume were left out because of their cost, not stopped by the user.
  void show_running(bool running, bool can_resume, bool are_costly);
  void show_progress(const QString& text, double fraction);
  /// Shows the cost of Run in words, with its seconds if known; hidden while a sweep runs. Reduces the default number
  /// of seeds to one if they take long.
  void show_cost(const QString& sentence, std::optional<double> seconds);
  /// Shows in the same place why Run is impossible, and marks the invalid field.
  void show_problem(const QString& sentence);
  /// Moves the focus to the first invalid field.
  void go_to_problem();

 signals:
  void run_asked();
  void cancel_asked();
  void resume_asked();
  /// The sweep or a part of it has changed.
  void changed();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* make_published();
  QWidget* make_sentences();
  std::vector<QWidget*> make_custom();
  QWidget* make_reference();
  QWidget* make_controls();
  void fit_reference();
  void look_for_families();
  Result<std::string> reference() const;
  void show_reference(const std::string& reference);
  void choose(const SavedSweep* saved);
  void announce_changes();
  void show_sentences();
  void drop_problem();
  bool can_show(const SweepPlan& plan) const;
  void show_plan(const SweepPlan& plan);
  bool has_focus() const;

  Session& session_;
  LatestRequest families_;
  QPushButton* published_ = nullptr;
  const SavedSweep* saved_ = nullptr;
  std::vector<QWidget*> custom_;  // hidden for a published figure
  SweepAxisField first_{QStringLiteral("first"), false}, second_{QStringLiteral("second"), true};
  QSpinBox* repeat_ = nullptr;
  QComboBox* reference_ = nullptr;
  QLineEdit* ruler_ = nullptr;
  QLabel *verdicts_ = nullptr, *cost_ = nullptr, *problem_ = nullptr, *state_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QPushButton *run_ = nullptr, *cancel_ = nullptr, *resume_ = nullptr;
  QTimer settle_{this};  // runs briefly after Run took the focus from Stop
  bool is_edited_ = false, is_running_ = false;
  bool has_usual_seeds_ = true;  // the user has not set the number of seeds
};

}  // namespace lookalike
