#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QUndoStack>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/corpus/load.h"
#include "core/experiment/evaluation/pair_choice.h"
#include "core/pipeline/engine.h"
#include "core/pipeline/recipe.h"
#include "ui/session/judging.h"
#include "ui/session/runs.h"
#include "ui/session/surveyor.h"
#include "ui/session/sweep_runner.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Everything the window works on: the recipe with its history, the corpus, the latest result, and the one worker
/// thread that makes them. Every edit runs by itself. A newer request cancels the older and late answers are dropped;
/// what was cancelled or failed leaves corpus and result as they were.
class Session final : public QObject {
  Q_OBJECT

 public:
  explicit Session(QObject* parent = nullptr);
  ~Session() override;

  /// An edit of the recipe that is the current one by then.
  using RecipeChange = std::function<void(Recipe&)>;

  /// Loads a corpus in the background, then runs the recipe on it. `change`, if there is one, is made once the corpus
  /// is there, as a step that can be undone, unless it changes nothing; `what` completes "Undo ...".
  void open(std::vector<std::string> paths, const LoadOptions& options = {}, RecipeChange change = {},
            const QString& what = {});
  /// Stops whatever is being done; answers at once with `failed` (code cancelled).
  void cancel();

  /// Live: every edit runs by itself. Otherwise it waits for `run`. Turning it on runs what has waited.
  bool live() const { return live_; }
  void set_live(bool live);
  /// The recipe is not that of the result, and nothing works on it: it waits for `run`.
  bool waits() const;

  /// Runs the recipe unless the present result is its own: what cancelling left undone. Edits do this by themselves.
  void run();
  /// The same when a person asks for it. When memory did not suffice for the last run beside the result that is shown,
  /// that one is let go first.
  void run_now();

  /// Makes `recipe` the current one as a step that can be undone; `what` completes "Undo ...". A recipe with problems
  /// is kept and shown, but not run.
  void edit(const Recipe& recipe, const QString& what);
  /// Edits between these two merge into one step of the history.
  void begin_gesture();
  void end_gesture();
  /// Replaces the recipe and forgets the history.
  void start_with(const Recipe& recipe);

  /// Memory for what is loaded and run from here on. Cached results are let go.
  void set_memory(const MemoryPlan& memory);
  /// How every run over the corpus is to work, those beside the session's own too.
  EngineOptions engine_options() const { return {{}, memory_}; }

  const Recipe& recipe() const { return recipe_; }
  QUndoStack& history() { return history_; }
  /// Null before the first corpus is loaded; never null again after that.
  const std::shared_ptr<const Corpus>& corpus() const { return corpus_; }
  /// Null until the current corpus was run for the first time. May belong to an older recipe while a run goes on.
  const std::shared_ptr<const RunResult>& result() const { return result_; }
  const std::vector<std::string>& paths() const { return paths_; }
  /// How the corpus was read.
  const LoadOptions& load_options() const { return load_options_; }
  bool loading() const { return load_.busy(); }
  bool busy() const { return load_.busy() || run_.busy(); }
  /// For work that pages want done off the GUI thread.
  Worker& worker() { return worker_; }
  /// Knowledge of the results beside what the runs say themselves.
  Surveyor& surveyor() { return surveyor_; }
  /// Which pairs a person wants to see, whatever page asked for them.
  const PairChoice& pair_choice() const { return pair_choice_; }
  void look_at(const PairChoice& choice);
  /// The runs that the present one is held against.
  Runs& runs() { return runs_; }
  const Runs& runs() const { return runs_; }
  /// Adds the present run to them, where there is one.
  void add_run();
  /// The verdicts of a person about pairs.
  Judging& judging() { return judging_; }
  const Judging& judging() const { return judging_; }
  /// The pairs that can be chosen from at the moment.
  PairSources pair_sources() const;
  /// Share of the different similar pairs that a setting is to find, in [0.01, 0.999]: for sweeps and suggestions.
  double recall_goal() const { return recall_goal_; }
  void set_recall_goal(double goal);
  /// Many settings over the present corpus.
  SweepRunner& sweeps() { return sweeps_; }

 signals:
  void corpus_changed();
  void recipe_changed();
  void result_changed();
  void recall_goal_changed(double goal);
  /// Other pairs are to be looked at.
  void pairs_wanted();
  void busy_changed(bool busy);
  /// `fraction` of the work in [0, 1]; seconds so far and expected (negative while nobody can tell).
  void progress(const QString& stage, double fraction, double elapsed, double remaining);
  void failed(const lookalike::Error& error);

 private:
  class Edit;
  void apply(const Recipe& recipe);
  void make_engine();
  void start_run();
  void behind_the_worker(std::function<void()> call);
  Recipe after(const RecipeChange& change) const;
  void take_corpus(std::shared_ptr<const Corpus> corpus, const RecipeChange& change, const QString& what);
  void take_result(Result<std::shared_ptr<const RunResult>> answer);
  void set_result(std::shared_ptr<const RunResult> result);
  void follow_result();
  void look_if_possible();
  void update_busy();
  void begin_progress();
  void report_progress();

  Recipe recipe_;
  QUndoStack history_;
  int gesture_ = 0;
  bool in_gesture_ = false;

  std::shared_ptr<const Corpus> corpus_;
  std::vector<std::string> paths_;
  LoadOptions load_options_;
  MemoryPlan memory_;
  std::shared_ptr<class Engine> engine_;
  std::shared_ptr<const RunResult> result_;
  Recipe running_;  // what the run under way computes
  bool live_ = true;
  bool crowded_ = false;    // the last run had too little memory beside the result that is shown
  bool run_again_ = false;  // the recipe moved on during a run that is quick enough to finish

  std::shared_ptr<class LatestProgress> latest_;
  QElapsedTimer clock_;
  QTimer ticker_;
  bool was_busy_ = false;

  double recall_goal_ = 0.95;
  PairChoice pair_choice_;
  Surveyor surveyor_;
  Runs runs_;
  Judging judging_;
  SweepRunner sweeps_;
  Worker worker_;  // after all that its jobs refer to, so that it ends first
  LatestRequest load_, run_;
};

}  // namespace lookalike

Q_DECLARE_METATYPE(lookalike::Error)
