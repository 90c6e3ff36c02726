#pragma once

#include <QList>
#include <QTimer>
#include <QWidget>
#include <memory>
#include <optional>

#include "core/experiment/evaluation/evaluation.h"
#include "core/experiment/evaluation/pair_choice.h"
#include "core/pipeline/engine.h"

class QAction;
class QLabel;
class QPushButton;

namespace lookalike {

class CurveList;
class NumberList;
struct PlotWords;
class SCurvePlot;
class Session;
class TheoryList;

/// The S-curve of the recipe, with a draggable threshold and the numbers that depend on it. A drag is one undo step.
class SCurvePage : public QWidget {
  Q_OBJECT

 public:
  /// The session must outlive it.
  explicit SCurvePage(Session& session, QWidget* parent = nullptr);

  /// Null before the first run.
  void set_result(std::shared_ptr<const RunResult> result);
  /// A suggestion to draw; nullopt: none.
  void preview(const std::optional<Recipe>& recipe);
  /// Shows the summary of the corpus's pairs; if null, `state` gives the reason.
  void set_summary(std::shared_ptr<const EvaluationSummary> summary, const QString& state);

 signals:
  /// Asks to list these pairs.
  void pairs_wanted(const lookalike::PairChoice& choice);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void connect_plot();
  void connect_session();
  void drag_threshold(double threshold);
  void commit_threshold(double threshold);
  void drag_banding(std::uint32_t bands, std::uint32_t rows);
  void begin_drag();
  void end_drag();
  QWidget* make_plot_side();
  QWidget* make_number_side();
  QWidget* make_export();
  PlotWords words() const;
  void add_run(NumberList& list);
  void add_measured(NumberList& list);
  void link(NumberList& list, QLabel* value, PairKind kind);
  void show_most_similar();
  void list_pairs_at(double similarity);
  void show_recipe();
  void show_judged();
  void show_survey();
  void show_run();
  void show_measured();
  QString measured_sentence(double similarity) const;
  QString judged_sentence(double similarity) const;
  void show_curves();
  void show_runs();
  void look_for_other_settings();
  void set_outdated(bool outdated);
  void say(double similarity);
  void fit_sentence();

  Session& session_;
  bool dragging_ = false;
  std::shared_ptr<const RunResult> result_;
  std::shared_ptr<const EvaluationSummary> summary_;
  SCurvePlot* plot_ = nullptr;
  double most_similar_ = 0;  // similarity offered as a threshold; 0: none
  QLabel* sentence_ = nullptr;
  TheoryList* theory_ = nullptr;
  NumberList *run_ = nullptr, *measured_ = nullptr;
  QLabel *state_ = nullptr, *legend_ = nullptr, *judged_legend_ = nullptr;
  QLabel *recall_ = nullptr, *highest_ = nullptr, *found_ = nullptr, *identical_ = nullptr, *missed_pairs_ = nullptr,
         *false_candidates_ = nullptr;
  QLabel *wrong_ = nullptr, *expected_candidates_ = nullptr, *expected_missed_ = nullptr;
  QLabel *candidates_ = nullptr, *similar_ = nullptr, *saved_ = nullptr;
  QList<QAction*> tables_;  // actions that need a summary
  CurveList* curves_ = nullptr;
  QPushButton* add_to_runs_ = nullptr;
  QTimer lagging_;
  bool outdated_ = false;  // the summary belongs to settings other than the recipe
};

}  // namespace lookalike
