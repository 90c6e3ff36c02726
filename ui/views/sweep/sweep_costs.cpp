#include "ui/views/sweep/sweep_costs.h"

#include <utility>

#include "core/experiment/sweep/expected_candidates.h"
#include "ui/models/sweep/sweep_measures.h"
#include "ui/models/sweep/sweep_text.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr int kRest = 150;  // ms

/// The expected candidates of recipes with the same shingle sets as a run's.
ExpectCandidates expect_by(const RunResult& run, const Progress& progress) {
  auto made = ExpectedCandidates::of(run, progress);
  if (!made) return {};
  const auto expected = std::make_shared<const ExpectedCandidates>(std::move(*made));
  return [expected, of = run.recipe](const Recipe& recipe) {
    const bool same_sets = first_stage_to_redo(of, recipe).value_or(Stage::select) > Stage::shingle;
    return same_sets ? std::optional(expected->of(recipe)) : std::nullopt;
  };
}

/// The sources of known times: the session's run, which may be missing, and rows of this corpus.
struct Known {
  std::shared_ptr<const RunResult> run;
  ExpectCandidates expect;
  SweepTable table;
};

/// Runs on the worker's thread, because there may be many rows.
Result<SweepTime> count_time(const SweepPlan& plan, std::uint64_t documents, const Known& known) {
  auto time = SweepTime::of(plan, documents, known.expect, &Parameter::label);
  if (!time) return time;
  if (known.run) time->learn(known.run->recipe, known.run->report.seconds);
  for (const SweepRow& row : known.table.rows)
    time->learn(with_row(known.table.plan.base, known.table.plan, row), row.seconds);
  return time;
}

}  // namespace

SweepCosts::SweepCosts(Session& session, MakePlan plan, QObject* parent)
    : QObject(parent), session_(session), plan_(std::move(plan)), counting_(worker_) {
  rest_.setSingleShot(true);
  rest_.setInterval(kRest);
  connect(&rest_, &QTimer::timeout, this, &SweepCosts::count);
  connect(&session, &Session::recipe_changed, this, &SweepCosts::ask);
  connect(&session, &Session::corpus_changed, this, &SweepCosts::ask);
  connect(&session, &Session::result_changed, this, &SweepCosts::ask);
  connect(&session.sweeps(), &SweepRunner::changed, this, &SweepCosts::ask);
}

void SweepCosts::ask() {
  rest_.start();
}

void SweepCosts::count() {
  const SweepRunner& runner = session_.sweeps();
  if (const auto seconds = runner.seconds_of_join()) join_ = {runner.table().corpus.digest, *seconds};
  if (runner.running() && !runner.is_automatic()) return;
  const auto plan = plan_();
  counting_.cancel();
  if (!plan) return emit refused(QString::fromStdString(plan.error().message));
  if (!session_.corpus()) return emit estimated({}, {});
  const bool has_rows = !runner.is_of_other_data(*session_.corpus());
  const Known given{session_.result(), session_.result() == run_ ? expect_ : nullptr,
                    has_rows ? runner.table() : SweepTable()};
  using Counted = std::pair<Result<SweepTime>, ExpectCandidates>;
  counting_.request(
      [plan = *plan, documents = session_.corpus()->size(), given](const std::stop_token& stop) {
        Known known = given;
        if (known.run && !known.expect) known.expect = expect_by(*known.run, Progress(stop));
        return Counted(count_time(plan, documents, known), known.expect);
      },
      [this, plan = *plan, run = given.run](const Counted& counted) {
        run_ = run;
        expect_ = counted.second;
        tell(plan, counted.first);
      });
}

void SweepCosts::tell(const SweepPlan& plan, Result<SweepTime> time) {
  if (!time) return emit refused(QString::fromStdString(time.error().message));
  if (session_.corpus() && join_.first == session_.corpus()->report().digest) time->learn_join(join_.second);
  estimate_ = {plan, std::make_shared<const SweepTime>(std::move(*time))};
  emit estimated(cost_text(*estimate_.second), estimate_.second->remaining());
}

std::shared_ptr<const SweepTime> SweepCosts::time_of(const SweepPlan& plan) const {
  return estimate_.first == plan ? estimate_.second : nullptr;
}

std::optional<double> SweepCosts::seconds_of(const SweepPlan& plan) const {
  const auto time = time_of(plan);
  return time ? time->remaining() : std::nullopt;
}

}  // namespace lookalike
