#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

#include "core/exchange/sweep_table.h"
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

/// Controls of a sweep: one or two parameters with their values, hash seeds, and what the rows are held against; or a
/// published figure to repeat.
class SweepSetup final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepSetup(Session& session, QWidget* parent = nullptr);

  /// The plan over a recipe; of every b x r, without the costly settings. Errors: bad_usage (a value that its parameter
  /// cannot have).
  Result<SweepPlan> plan(const Recipe& base) const;
  /// The published figure that was chosen; null for a custom sweep.
  const SavedSweep* saved() const { return saved_; }

  /// Shows every b x r, or the plan of a table that came from elsewhere, if the controls can show it and nobody changed
  /// them since a plan of theirs was run or shown.
  void follow(const SweepTable& table);
  /// A person changed the controls since then.
  bool is_edited() const { return is_edited_; }

  /// What goes on are settings that were left out for their cost, or those that a person stopped.
  void show_running(bool running, bool can_resume, bool are_costly);
  void show_progress(const QString& text, double fraction);
  /// The cost of Run, in words and in seconds if known; not seen while a sweep runs. Several seeds that nobody asked
  /// for become one where they take long.
  void show_cost(const QString& sentence, std::optional<double> seconds);
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
  void tell_changes();
  void show_sentences();
  void drop_problem();
  bool can_show(const SweepPlan& plan) const;
  void show_plan(const SweepPlan& plan);
  bool has_focus() const;

  Session& session_;
  LatestRequest families_;
  QPushButton* published_ = nullptr;
  const SavedSweep* saved_ = nullptr;
  std::vector<QWidget*> custom_;  // not seen beside a published figure
  SweepAxisField first_{QStringLiteral("first"), false}, second_{QStringLiteral("second"), true};
  QSpinBox* repeat_ = nullptr;
  QComboBox* reference_ = nullptr;
  QLineEdit* ruler_ = nullptr;
  QLabel *verdicts_ = nullptr, *cost_ = nullptr, *problem_ = nullptr, *state_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QPushButton *run_ = nullptr, *cancel_ = nullptr, *resume_ = nullptr;
  QTimer settle_{this};  // Run has the focus of Stop since a moment ago
  bool is_edited_ = false, is_running_ = false;
  bool has_usual_seeds_ = true;  // nobody chose how many
};

}  // namespace lookalike
