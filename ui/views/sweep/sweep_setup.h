#pragma once

#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/experiment/sweep/saved_sweeps.h"
#include "ui/session/sweep_estimates.h"
#include "ui/views/sweep/sweep_axis_field.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace lookalike {

class Session;
struct SweepTable;

/// Controls of a sweep: one or two parameters with values, hash seeds and the reference, or a published figure; what it
/// will cost, counted in the background after a pause in editing; buttons that run and stop it.
class SweepSetup final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepSetup(Session& session, QWidget* parent = nullptr);

  /// The plan for a recipe; every b x r excludes costly settings. Errors: bad_usage (an invalid value of a parameter).
  Result<SweepPlan> plan(const Recipe& base) const;
  /// The selected published figure; null for a custom sweep.
  const SavedSweep* saved() const { return saved_; }
  SweepEstimates& estimates() { return estimates_; }

  /// Shows every b x r, or the plan of a table from elsewhere, if the controls can show it and the user has not edited
  /// them since they last ran or showed a plan.
  void follow(const SweepTable& table);
  /// Whether the user has edited the controls since then.
  bool is_edited() const { return is_edited_; }

  void show_running(bool running, bool can_resume);
  void show_progress(const QString& text, double fraction);
  /// Says what is wrong with the fields, and the button for the remaining rows; the page places them.
  QLabel* problem() const { return problem_; }
  QPushButton* resume_button() const { return resume_; }
  /// Shows why Run is impossible, and moves the focus to the first invalid field.
  void refuse(const QString& sentence);

 signals:
  void run_asked();
  void resume_asked();
  /// The sweep or a part of it has changed.
  void changed();
  /// The cost was predicted; empty without a corpus.
  void estimated(const QString& cost);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* make_published();
  QWidget* make_sentences();
  std::vector<QWidget*> make_custom();
  QWidget* make_reference();
  QWidget* make_controls();
  void connect_all();
  void fit_reference();
  void look_for_families();
  void choose(const SavedSweep* saved);
  bool can_show(const SweepPlan& plan) const;
  void count_cost();
  void show_cost(const QString& sentence, std::optional<double> seconds);
  void show_resume();
  void show_problem(const QString& sentence);
  void show_sentences();
  bool has_wrong_field() const { return !saved_ && (first_.is_wrong() || second_.is_wrong()); }

  Session& session_;
  LatestRequest families_;
  SweepEstimates estimates_;
  QTimer rest_;  // until the cost is counted
  QPushButton* published_ = nullptr;
  const SavedSweep* saved_ = nullptr;
  std::vector<QWidget*> custom_;  // hidden for a published figure
  SweepAxisField first_{QStringLiteral("first"), false}, second_{QStringLiteral("second"), true};
  QSpinBox* repeat_ = nullptr;
  QComboBox* reference_ = nullptr;
  QLineEdit* ruler_ = nullptr;
  QLabel *verdicts_ = nullptr, *cost_ = nullptr, *problem_ = nullptr, *state_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QPushButton *run_sweep_ = nullptr, *cancel_ = nullptr, *resume_ = nullptr;
  QTimer settle_{this};  // runs briefly after Run took the focus from Stop
  bool is_edited_ = false, is_running_ = false;
  bool has_usual_seeds_ = true;   // the user has not set the number of seeds
  bool is_one_for_time_ = false;  // it was reduced because a sweep with the usual seeds takes long
};

}  // namespace lookalike
