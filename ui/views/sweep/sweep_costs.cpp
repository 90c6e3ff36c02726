#include "ui/views/sweep/sweep_costs.h"

#include <utility>
#include <vector>

#include "ui/models/sweep/sweep_text.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr int kRest = 150;  // ms

/// On the worker's thread: rows may be many.
Result<SweepCost> count_cost(const SweepPlan& plan, std::uint64_t documents, std::vector<TimedRun> timed,
                             const SweepTable& table) {
  for (TimedRun& run : timed_runs(table)) timed.push_back(std::move(run));
  return cost_of(plan, documents, timed, &Parameter::label);
}

}  // namespace

SweepCosts::SweepCosts(Session& session, MakePlan plan, QObject* parent)
    : QObject(parent), session_(session), plan_(std::move(plan)), counting_(worker_), learning_(worker_) {
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
  if (session_.sweeps().running() && !session_.sweeps().is_automatic()) return;
  const auto plan = plan_();
  counting_.cancel();
  if (!plan) return emit refused(QString::fromStdString(plan.error().message));
  if (!session_.corpus()) return emit told({}, {});
  std::vector<TimedRun> timed;
  if (const auto& run = session_.result()) timed.push_back({run->recipe, run->report.seconds});
  const bool has_rows = !session_.sweeps().is_of_other_data(*session_.corpus());
  counting_.request([plan = *plan, documents = session_.corpus()->size(), timed,
                     table = has_rows ? session_.sweeps().table() : SweepTable()](
                        const std::stop_token&) { return count_cost(plan, documents, timed, table); },
                    [this, plan = *plan](const Result<SweepCost>& cost) { tell(plan, cost); });
}

void SweepCosts::tell(const SweepPlan& plan, const Result<SweepCost>& cost) {
  told_of_ = plan;
  seconds_ = cost ? cost->seconds : std::nullopt;
  if (seconds_) *seconds_ += static_cast<double>(cost->joins) * join().value_or(0);
  cost ? emit told(cost_text(*cost, join()), seconds_) : emit refused(QString::fromStdString(cost.error().message));
}

std::optional<double> SweepCosts::seconds_of(const SweepPlan& plan) const {
  return told_of_ == plan ? seconds_ : std::nullopt;
}

void SweepCosts::learn(const SweepTable& table, double elapsed) {
  learning_.request(
      [table](const std::stop_token&) { return count_cost(table.plan, table.corpus.documents, {}, table); },
      [this, digest = table.corpus.digest, elapsed](const Result<SweepCost>& cost) {
        const auto join = cost ? seconds_of_join(*cost, elapsed) : std::nullopt;
        if (join) learned_ = {digest, *join};
        ask();
      });
}

std::optional<double> SweepCosts::join() const {
  const bool is_of_corpus = learned_ && learned_->digest == session_.corpus()->report().digest;
  return is_of_corpus ? std::optional(learned_->join) : std::nullopt;
}

}  // namespace lookalike
