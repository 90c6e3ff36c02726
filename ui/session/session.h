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

/// How much of some work was done after how many seconds.
struct ProgressPoint {
  double fraction = 0, seconds = 0;
};

/// Seconds left at the pace so far, or at that of the present stage if it is slower: a few bands with many candidates
/// can take longer to verify than everything before. -1 if unknown.
double seconds_left(const ProgressPoint& now, const ProgressPoint& stage_began);

/// The state of the window: the recipe with its history, the corpus, the latest result, and the worker thread that
/// makes them. Every edit runs automatically. A newer request cancels the older one, and late answers are dropped; a
/// cancelled or failed request leaves corpus and result unchanged.
class Session final : public QObject {
  Q_OBJECT

 public:
  explicit Session(QObject* parent = nullptr);
  ~Session() override;

  /// An edit, applied to the recipe that is current at that time.
  using RecipeChange = std::function<void(Recipe&)>;

  /// Loads a corpus in the background, then runs the recipe on it. `change`, if given, is applied after loading as an
  /// undo step, unless it changes nothing; `what` completes "Undo ...".
  void open(std::vector<std::string> paths, const LoadOptions& options = {}, RecipeChange change = {},
            const QString& what = {});
  /// Stops the current work and emits `failed` at once (code cancelled).
  void cancel();

  /// Live: every edit runs automatically. Otherwise it waits for `run`. Turning it on runs a waiting edit.
  bool live() const { return live_; }
  void set_live(bool live);
  /// Whether the recipe differs from that of the result and no run is under way: it waits for `run`.
  bool waits() const;

  /// Runs the recipe unless the current result is its own, e.g. after a cancelled run. Edits run automatically.
  void run();
  /// The same on request. If the last run had too little memory next to the shown result, that result is released
  /// first.
  void run_now();

  /// Makes `recipe` the current one as an undo step; `what` completes "Undo ...". A recipe with problems is stored and
  /// shown, but not run.
  void edit(const Recipe& recipe, const QString& what);
  /// Edits between these two calls merge into one step of the history.
  void begin_gesture();
  void end_gesture();
  /// Replaces the recipe and forgets the history.
  void start_with(const Recipe& recipe);

  /// Memory for later loads and runs. Releases cached results.
  void set_memory(const MemoryPlan& memory);
  /// Options of every run over the corpus, including runs outside the session.
  EngineOptions engine_options() const { return {{}, memory_}; }

  const Recipe& recipe() const { return recipe_; }
  QUndoStack& history() { return history_; }
  /// Null before the first corpus is loaded; never null afterwards.
  const std::shared_ptr<const Corpus>& corpus() const { return corpus_; }
  /// Null until the first run of the current corpus. May belong to an older recipe during a run.
  const std::shared_ptr<const RunResult>& result() const { return result_; }
  const std::vector<std::string>& paths() const { return paths_; }
  /// Options with which the corpus was read.
  const LoadOptions& load_options() const { return load_options_; }
  bool loading() const { return load_.busy(); }
  /// The paths of the latest corpus that was asked for.
  const std::vector<std::string>& asked_paths() const { return asked_paths_; }
  bool busy() const { return load_.busy() || run_.busy(); }
  /// The worker for the pages' work off the GUI thread.
  Worker& worker() { return worker_; }
  /// Compares the results with the exact similarities of the corpus.
  Surveyor& surveyor() { return surveyor_; }
  /// The pairs that the user has chosen to see, on any page.
  const PairChoice& pair_choice() const { return pair_choice_; }
  void look_at(const PairChoice& choice);
  /// The runs to compare the current one with.
  Runs& runs() { return runs_; }
  const Runs& runs() const { return runs_; }
  /// Adds the current run, if there is one, to these runs.
  void add_run();
  /// Removes a run as an undo step; `what` completes "Undo ...". Undoing restores the run without its pairs.
  void remove_run(const Runs::Entry& entry, const QString& what);
  /// The user's verdicts on pairs.
  Judging& judging() { return judging_; }
  const Judging& judging() const { return judging_; }
  /// The kinds of pairs that can be chosen at present.
  PairSources pair_sources() const;
  /// Share of the different similar pairs that a setting should find, in [0.01, 0.999]: for sweeps and suggestions.
  double recall_goal() const { return recall_goal_; }
  void set_recall_goal(double goal);
  /// Runs many settings over the current corpus.
  SweepRunner& sweeps() { return sweeps_; }

 signals:
  void corpus_changed();
  void recipe_changed();
  void result_changed();
  void recall_goal_changed(double goal);
  /// Other pairs were chosen.
  void pairs_wanted();
  void busy_changed(bool busy);
  /// `fraction` of the work in [0, 1]; seconds so far and expected (negative while unknown).
  void progress(const QString& stage, double fraction, double elapsed, double remaining);
  void failed(const lookalike::Error& error);

 private:
  class Edit;
  class Removal;
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
  std::vector<std::string> paths_, asked_paths_;
  LoadOptions load_options_;
  MemoryPlan memory_;
  std::shared_ptr<class Engine> engine_;
  std::shared_ptr<const RunResult> result_;
  Recipe running_;  // recipe of the current run
  bool live_ = true;
  bool crowded_ = false;    // the last run had too little memory next to the shown result
  bool run_again_ = false;  // the recipe changed during a run quick enough to finish

  std::shared_ptr<class LatestProgress> latest_;
  QElapsedTimer clock_;
  const char* stage_ = "";  // of the last report
  ProgressPoint stage_began_;
  QTimer ticker_;
  bool was_busy_ = false;

  double recall_goal_ = 0.95;
  PairChoice pair_choice_;
  Surveyor surveyor_;
  Runs runs_;
  Judging judging_;
  SweepRunner sweeps_;
  Worker worker_;  // declared last, so that it ends before the objects its jobs use
  LatestRequest load_, run_;
};

}  // namespace lookalike

Q_DECLARE_METATYPE(lookalike::Error)
