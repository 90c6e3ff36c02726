#include "ui/session/session.h"

#include <QUndoCommand>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/value_text.h"
#include "ui/session/worker.h"

namespace lookalike {
namespace {

constexpr int kTick = 100;  // ms; faster changes are unreadable

std::string what_crowds(const RunResult& before) {
  return " The previous result is still shown and takes " + byte_text(before.report.cached.total()) +
         "; F5 releases it and runs the recipe.";
}

/// Whether the change takes only a few frames. Then finishing it shows more steps of a drag than starting over.
bool is_quick(const std::shared_ptr<const RunResult>& last, const Recipe& recipe) {
  if (!last) return false;
  const auto stage = first_stage_to_redo(last->recipe, recipe);
  return !stage || *stage >= Stage::band;
}

}  // namespace

/// A step of the history. Steps of the same gesture share an id and merge.
class Session::Edit final : public QUndoCommand {
 public:
  Edit(Session& session, const Recipe& after, const QString& what, int gesture)
      : QUndoCommand(what), session_(session), before_(session.recipe_), after_(after), gesture_(gesture) {}

  int id() const override { return gesture_; }
  void redo() override { session_.apply(after_); }
  void undo() override { session_.apply(before_); }
  bool mergeWith(const QUndoCommand* other) override {
    after_ = static_cast<const Edit*>(other)->after_;
    setObsolete(after_ == before_);
    return true;
  }

 private:
  Session& session_;
  Recipe before_, after_;
  int gesture_;
};

class Session::Removal final : public QUndoCommand {
 public:
  Removal(Runs& runs, const Runs::Entry& entry, const QString& what)
      : QUndoCommand(what), runs_(runs), record_(entry.record), id_(entry.id), place_(&entry - runs.all().data()) {}

  void redo() override { runs_.remove(id_); }
  void undo() override { id_ = runs_.put_back(record_, place_); }

 private:
  Runs& runs_;
  RunRecord record_;
  int id_;
  std::ptrdiff_t place_;
};

Session::Session(QObject* parent)
    : QObject(parent), latest_(std::make_shared<LatestProgress>()), load_(worker_), run_(worker_) {
  qRegisterMetaType<Error>();
  ticker_.setInterval(kTick);
  connect(&ticker_, &QTimer::timeout, this, &Session::report_progress);
  connect(&runs_, &Runs::changed, this, &Session::look_if_possible);
  connect(&surveyor_, &Surveyor::changed, this, [this] {
    if (const auto& summary = surveyor_.summary()) runs_.learn(*summary);
  });
}

Session::~Session() {
  load_.cancel();
  run_.cancel();
}

void Session::open(std::vector<std::string> paths, const LoadOptions& options, RecipeChange change,
                   const QString& what) {
  run_.cancel();
  asked_paths_ = paths;
  begin_progress();
  LoadOptions within = options;
  within.copied_texts = memory_.texts();
  load_.request(
      [paths, options = std::move(within), sink = latest_](const std::stop_token& stop) {
        refuse_memory_beyond_machine();
        return with_progress(sink, stop,
                             [&](const Progress& progress) { return load_corpus(paths, options, progress); });
      },
      [this, paths, options, change = std::move(change), what](Result<std::shared_ptr<const Corpus>> corpus) {
        if (corpus) {
          paths_ = paths;
          load_options_ = options;
          take_corpus(std::move(*corpus), change, what);
        } else {
          run();
          emit failed(corpus.error());
        }
        update_busy();
      });
  update_busy();
}

void Session::cancel() {
  if (!busy()) return;
  const bool loading = load_.busy();
  load_.cancel();
  run_.cancel();
  run_again_ = false;
  update_busy();
  const char* kept = !corpus_  ? "Cancelled. Nothing was loaded."
                     : loading ? "Cancelled. The previous corpus is still open."
                     : result_ ? "Cancelled. The pages still show the previous result; F5 runs the recipe again."
                               : "Cancelled before there was a result; F5 runs the recipe again.";
  emit failed({ErrorCode::cancelled, kept, {}});
}

void Session::edit(const Recipe& recipe, const QString& what) {
  if (recipe == recipe_) return;
  history_.push(new Edit(*this, recipe, what, in_gesture_ ? gesture_ : -1));
}

void Session::begin_gesture() {
  ++gesture_;
  in_gesture_ = true;
}

void Session::end_gesture() {
  in_gesture_ = false;
}

void Session::start_with(const Recipe& recipe) {
  history_.clear();
  apply(recipe);
}

void Session::apply(const Recipe& recipe) {
  recipe_ = recipe;
  emit recipe_changed();
  if (live_) run();
}

void Session::set_live(bool live) {
  live_ = live;
  if (live_) run();
}

bool Session::waits() const {
  return corpus_ && !busy() && problems(recipe_).empty() && !(result_ && result_->recipe == recipe_);
}

void Session::set_recall_goal(double goal) {
  goal = std::clamp(std::round(goal * 1'000) / 1'000, 0.01, 0.999);
  if (std::exchange(recall_goal_, goal) != goal) emit recall_goal_changed(goal);
}

void Session::look_at(const PairChoice& choice) {
  pair_choice_ = choice;
  emit pairs_wanted();
}

PairSources Session::pair_sources() const {
  return {result_, result_ ? surveyor_.truth_of(*result_) : nullptr, runs_.compared()};
}

/// Without a baseline, the pairs that only one of two runs has cannot be chosen.
void Session::look_if_possible() {
  if (needs_baseline_run(pair_choice_.kind) && !runs_.compared() && !runs_.is_awaited()) look_at({});
}

void Session::add_run() {
  if (result_) runs_.add(result_, surveyor_.summary().get());
}

void Session::remove_run(const Runs::Entry& entry, const QString& what) {
  history_.push(new Removal(runs_, entry, what));
}

void Session::run() {
  if (!engine_ || load_.busy()) return;
  const bool runnable = problems(recipe_).empty() && !(result_ && result_->recipe == recipe_);
  run_again_ = runnable && run_.busy() && is_quick(result_, running_);
  if (!run_again_) {
    run_.cancel();
    if (runnable) start_run();
  }
  update_busy();
}

// Pages release their results when the worker's answers reach them; the worker frees these results afterwards.
void Session::run_now() {
  if (!crowded_ || !waits()) return run();
  crowded_ = false;
  set_result(nullptr);
  runs_.release_results();
  make_engine();
  behind_the_worker([this] { behind_the_worker([this] { run(); }); });
}

void Session::behind_the_worker(std::function<void()> call) {
  worker_.post({}, [this, call = std::move(call)] { worker_.deliver(call); });
}

void Session::start_run() {
  running_ = recipe_;
  crowded_ = false;
  begin_progress();
  run_.request(
      [engine = engine_, recipe = recipe_, sink = latest_](const std::stop_token& stop) {
        return with_progress(sink, stop, [&](const Progress& progress) { return engine->run(recipe, progress); });
      },
      [this](Result<std::shared_ptr<const RunResult>> answer) { take_result(std::move(answer)); });
}

void Session::make_engine() {
  auto engine = std::make_shared<Engine>(corpus_, engine_options());
  engine_.swap(engine);
  worker_.release(std::move(engine));
}

void Session::set_memory(const MemoryPlan& memory) {
  if (memory == memory_) return;
  memory_ = memory;
  surveyor_.set_memory(memory);
  if (corpus_) make_engine();
}

Recipe Session::after(const RecipeChange& change) const {
  Recipe recipe = recipe_;
  if (change) change(recipe);
  return recipe;
}

void Session::take_corpus(std::shared_ptr<const Corpus> corpus, const RecipeChange& change, const QString& what) {
  auto engine = std::make_shared<Engine>(corpus, engine_options());
  corpus_ = std::move(corpus);
  engine_.swap(engine);
  auto result = std::exchange(result_, nullptr);
  pair_choice_ = {};
  judging_.leave_corpus();
  emit corpus_changed();
  follow_result();
  worker_.release(std::move(engine));
  worker_.release(std::move(result));
  edit(after(change), what);
  if (!run_.busy()) run();  // an edit runs by itself
}

void Session::take_result(Result<std::shared_ptr<const RunResult>> answer) {
  if (answer) set_result(std::move(*answer));
  const bool is_kept = runs_.holds(result_);  // releasing it would free nothing
  crowded_ = !answer && answer.error().code == ErrorCode::out_of_memory && result_ && !is_kept;
  if (crowded_) answer.error().message += what_crowds(*result_);
  if (run_again_) run();
  update_busy();
  if (!answer) emit failed(answer.error());
}

void Session::set_result(std::shared_ptr<const RunResult> result) {
  result_.swap(result);
  follow_result();
  worker_.release(std::move(result));
}

void Session::follow_result() {
  judging_.follow(result_);  // before a page lists pairs with their verdicts
  runs_.follow(corpus_, result_, engine_options());
  emit result_changed();
  surveyor_.follow(result_);
}

void Session::update_busy() {
  if (busy() == was_busy_) return;
  was_busy_ = busy();
  was_busy_ ? ticker_.start() : ticker_.stop();
  emit busy_changed(was_busy_);
}

void Session::begin_progress() {
  latest_ = std::make_shared<LatestProgress>();  // a cancelled job may still report to the old one
  clock_.start();
  stage_ = "";
  stage_began_ = {};
}

void Session::report_progress() {
  const double fraction = latest_->fraction();
  const double elapsed = static_cast<double>(clock_.elapsed()) / 1000;
  const ProgressPoint now{fraction, elapsed};
  if (stage_ != latest_->stage() || fraction < stage_began_.fraction) stage_ = latest_->stage(), stage_began_ = now;
  emit progress(QString::fromLatin1(stage_), fraction, elapsed, seconds_left(now, stage_began_));
}

double seconds_left(const ProgressPoint& now, const ProgressPoint& stage_began) {
  constexpr double kTelling = 0.02, kSoon = 1;  // a share of the work; seconds
  if (now.fraction <= kTelling) return -1;
  const double left = now.seconds * (1 - now.fraction) / now.fraction;
  const double made = now.fraction - stage_began.fraction, spent = now.seconds - stage_began.seconds;
  if (spent < kSoon) return left;
  return made > 0 ? std::max(left, spent * (1 - now.fraction) / made) : -1;
}

}  // namespace lookalike
