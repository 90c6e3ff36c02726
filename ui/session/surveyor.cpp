#include "ui/session/surveyor.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/value_text.h"
#include "ui/session/worker.h"

namespace lookalike {
namespace {

constexpr int kTick = 100;              // ms
constexpr int kDelay = 300;             // ms until a dragged parameter has settled
constexpr int kMoment = 1000;           // ms of a survey too short to offer a stop
constexpr std::uint64_t kTelling = 20;  // this many times fewer shingles fit into a cache, and are faster

std::string cost_sentence(const SurveyCost& cost) {
  const auto minutes = static_cast<long>(std::max(1.0, std::ceil(cost.seconds / 60)));
  return "comparing all pairs in this corpus exactly takes about " + std::to_string(minutes) +
         (minutes == 1 ? " minute" : " minutes") + " and " + byte_text(cost.bytes) + " to " +
         byte_text(cost.most_bytes) + " of memory. Use a smaller sample to measure the curve sooner.";
}

std::string memory_sentence(const SurveyCost& cost, const JoinMemory& there) {
  return "comparing all pairs in this corpus exactly takes at least " + byte_text(cost.bytes) +
         " of memory, and \"Memory for a run\" leaves " + byte_text(there.limit) +
         ". Use a smaller sample to measure the curve.";
}

}  // namespace

/// Forecasts of runs that differ only in bands, first-m check or threshold share their measurements.
struct Surveyor::Forecasts {
  std::shared_ptr<const Survey> survey;
  std::shared_ptr<const SignatureMatrix> signatures;
  Forecaster forecaster{signatures, *survey->truth, survey->distribution};
};

Surveyor::Surveyor(QObject* parent)
    : QObject(parent), latest_(std::make_shared<LatestProgress>()), surveying_(worker_), measuring_(worker_) {
  ticker_.setInterval(kTick);
  connect(&ticker_, &QTimer::timeout, this, &Surveyor::progress);
  delay_.setSingleShot(true);
  delay_.setInterval(kDelay);
  connect(&delay_, &QTimer::timeout, this, &Surveyor::begin_survey);
  moment_.setSingleShot(true);
  moment_.setInterval(kMoment);
  connect(&moment_, &QTimer::timeout, this, &Surveyor::changed);
}

Surveyor::~Surveyor() {
  surveying_.cancel();
  measuring_.cancel();
}

bool Surveyor::knows(const RunResult& run) const {
  return survey_ && surveyed_ == run.shingles && survey_->truth->floor <= run.recipe.verify.threshold;
}

void Surveyor::follow(std::shared_ptr<const RunResult> run) {
  const bool same_sets = run && run_ && run->shingles == run_->shingles;
  run_ = std::move(run);
  measuring_.cancel();
  const bool known = run_ && knows(*run_);
  if (!known && same_sets && surveying()) return;  // the running survey will evaluate this result
  const bool was_announced = surveying() || !problem_.empty();
  end_survey();
  if (!known) return begin_anew(same_sets);
  measure();
  if (was_announced) emit changed();
}

void Surveyor::begin_anew(bool same_sets) {
  std::shared_ptr<const Survey> survey;
  std::shared_ptr<const EvaluationSummary> summary;
  std::shared_ptr<const Forecasts> forecasts;
  if (!same_sets) {
    survey.swap(survey_);
    summary.swap(summary_);
    forecasts.swap(forecasts_);
    surveyed_ = nullptr;
    stopped_ = false;
  }
  if (run_ && (stopped_ || run_->shingles->total() > most_shingles_))
    leave_alone();
  else if (run_)
    delay_.start();
  emit changed();
  worker_.release(std::move(survey));  // the pages have released them by now
  worker_.release(std::move(summary));
  worker_.release(std::move(forecasts));
}

void Surveyor::end_survey() {
  surveying_.cancel();
  ticker_.stop();
  delay_.stop();
  moment_.stop();
  problem_.clear();
  left_alone_ = asked_ = false;
}

void Surveyor::set_memory(const MemoryPlan& memory) {
  if (std::exchange(memory_, memory) == memory || problem_.empty() || asked_ || !run_) return;
  if (run_->shingles->total() <= most_shingles_) return;
  leave_alone();
  emit changed();
}

JoinMemory memory_left(const MemoryPlan& memory, const RunResult& run) {
  const std::uint64_t all = memory.run;
  const std::uint64_t left = all - std::min(all, run.report.cached.total());
  const std::uint64_t gathering = std::min(JoinMemory{}.gathering, left / 4);
  return {gathering, left - gathering};
}

void Surveyor::leave_alone() {
  const SurveyCost cost = survey_cost(*run_->shingles, *run_->groups, pace_);
  const JoinMemory there = memory_left(memory_, *run_);
  asked_ = false;
  left_alone_ = cost.bytes <= there.limit;
  problem_ = left_alone_ ? cost_sentence(cost) : memory_sentence(cost, there);
}

void Surveyor::survey_anyway() {
  if (!left_alone_ || !run_) return;
  left_alone_ = false;
  asked_ = true;
  stopped_ = false;
  problem_.clear();
  begin_survey();
  emit changed();
}

void Surveyor::stop() {
  if (!surveying_.busy() && !delay_.isActive()) return;
  end_survey();
  stopped_ = true;
  leave_alone();
  emit changed();
}

void Surveyor::set_pace(double shingles_per_second) {
  if (shingles_per_second > 0) pace_ = shingles_per_second;
}

void Surveyor::learn_pace(const RunResult& run) {
  const std::uint64_t shingles = surveyed_shingles(*run.shingles, *run.groups);
  if (shingles < most_shingles_ / kTelling) return;
  const auto elapsed = static_cast<double>(std::max<qint64>(1, clock_.elapsed())) / 1000;
  pace_ = static_cast<double>(shingles) / elapsed;
  emit paced(*pace_);
}

void Surveyor::begin_survey() {
  clock_.start();
  latest_ = std::make_shared<LatestProgress>();
  ticker_.start();
  moment_.start();
  surveying_.request(
      [run = run_, sink = latest_,
       memory = asked_ ? memory_left(memory_, *run_) : JoinMemory{}](const std::stop_token& stop) {
        return with_progress(sink, stop, [&](const Progress& progress) {
          return lookalike::survey(*run, std::nullopt, progress, memory);
        });
      },
      [this, run = run_](Result<std::shared_ptr<const Survey>> survey) { take_survey(*run, std::move(survey)); });
}

void Surveyor::take_survey(const RunResult& run, Result<std::shared_ptr<const Survey>> survey) {
  ticker_.stop();
  moment_.stop();
  if (survey) {
    learn_pace(run);
    worker_.release(std::exchange(survey_, std::move(*survey)));
    surveyed_ = run.shingles;
    if (!knows(*run_)) return begin_survey();  // the threshold fell below the surveyed range
    measure();
  } else {
    problem_ = survey.error().message;
    asked_ = false;
  }
  emit changed();
}

void Surveyor::renew_forecasts() {
  if (forecasts_ && forecasts_->survey == survey_ && forecasts_->signatures == run_->signatures) return;
  worker_.release(std::move(forecasts_));
  forecasts_ = std::make_shared<const Forecasts>(survey_, run_->signatures);
}

void Surveyor::measure() {
  renew_forecasts();
  measuring_.request(
      [run = run_, forecasts = forecasts_](const std::stop_token& stop) {
        return with_progress(std::make_shared<LatestProgress>(), stop, [&](const Progress& progress) {
          return summary_of(run, forecasts->survey, forecasts->forecaster, progress);
        });
      },
      [this](Result<std::shared_ptr<const EvaluationSummary>> summary) { take_summary(std::move(summary)); });
}

void Surveyor::take_summary(Result<std::shared_ptr<const EvaluationSummary>> summary) {
  std::shared_ptr<const EvaluationSummary> before;
  if (summary)
    before = std::exchange(summary_, std::move(*summary));
  else
    problem_ = summary.error().message;
  emit changed();
  worker_.release(std::move(before));  // the pages have released it by now
}

double Surveyor::fraction() const {
  return delay_.isActive() ? 0 : latest_->fraction();
}

}  // namespace lookalike
