#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/experiment/evaluation/evaluation.h"
#include "core/similarity/ranked_sets.h"
#include "ui/session/worker.h"

namespace lookalike {

/// The memory for a survey: the part of a run's memory that this run leaves.
JoinMemory memory_left(const MemoryPlan& memory, const RunResult& run);

/// Compares all pairs of the corpus exactly on a background thread, once per shingle setting, and evaluates every
/// followed result against these similarities.
class Surveyor final : public QObject {
  Q_OBJECT

 public:
  explicit Surveyor(QObject* parent = nullptr);
  ~Surveyor() override;

  /// Measures this result; surveys first if its shingle sets are new, or its threshold is below the surveyed range.
  /// Null: forgets everything.
  void follow(std::shared_ptr<const RunResult> run);

  /// A larger corpus is not surveyed automatically, because ranking its shingles would keep all cores busy for
  /// minutes.
  void set_most_shingles(std::uint64_t most) { most_shingles_ = most; }
  /// Memory for a run and its evaluation.
  void set_memory(const MemoryPlan& memory);

  /// Shingles that a survey processes per second, measured by the latest one that was long enough.
  const std::optional<double>& pace() const { return pace_; }
  /// Sets the pace that an earlier program received from `paced`.
  void set_pace(double shingles_per_second);

  /// Whether the corpus is not surveyed because it is large; `survey_anyway` does, within the memory of a run.
  bool leaves_alone() const { return left_alone_; }
  void survey_anyway();
  /// Whether a survey is under way that was requested or takes longer than a moment.
  bool can_stop() const { return surveying_.busy() && (asked_ || !moment_.isActive()); }
  /// Stops the survey until `survey_anyway` is called.
  void stop();

  /// The latest findings; null while these shingle sets are unknown. May belong to an earlier result with these sets.
  const std::shared_ptr<const EvaluationSummary>& summary() const { return summary_; }
  const std::shared_ptr<const Survey>& survey() const { return survey_; }
  /// The exact pairs of this run's shingle sets, at least down to its threshold; null while unknown.
  std::shared_ptr<const GroundTruth> truth_of(const RunResult& run) const {
    return knows(run) ? survey_->truth : nullptr;
  }
  /// Whether new findings will arrive soon.
  bool surveying() const { return surveying_.busy() || delay_.isActive() || (!summary_ && measuring_.busy()); }
  /// Progress of the survey, in [0, 1].
  double fraction() const;
  /// The reason for missing findings; empty if they exist or will arrive.
  const std::string& problem() const { return problem_; }

 signals:
  /// EvaluationSummary, the problem or whether a survey is under way changed.
  void changed();
  /// A survey has made progress.
  void progress();
  /// A survey measured a new pace.
  void paced(double shingles_per_second);

 private:
  void end_survey();
  /// Keeps findings about the same sets.
  void begin_anew(bool same_sets);
  void leave_alone();
  void learn_pace(const RunResult& run);
  bool knows(const RunResult& run) const;
  void begin_survey();
  void take_survey(const RunResult& run, Result<std::shared_ptr<const Survey>> survey);
  void measure();
  void renew_forecasts();
  void take_summary(Result<std::shared_ptr<const EvaluationSummary>> summary);

  std::uint64_t most_shingles_ = 200'000'000;
  std::shared_ptr<const RunResult> run_;  // the followed run
  std::shared_ptr<const ShingleSets> surveyed_;
  std::shared_ptr<const Survey> survey_;
  std::shared_ptr<const EvaluationSummary> summary_;
  struct Forecasts;
  std::shared_ptr<const Forecasts> forecasts_;  // of the survey and the run's signatures; only the worker uses it
  std::string problem_;
  MemoryPlan memory_;
  std::optional<double> pace_;
  QElapsedTimer clock_;  // since the running survey began
  bool left_alone_ = false;
  bool asked_ = false;    // the survey of a large corpus was requested
  bool stopped_ = false;  // the survey of these sets was stopped
  std::shared_ptr<class LatestProgress> latest_;
  QTimer ticker_, delay_, moment_;
  Worker worker_;
  LatestRequest surveying_, measuring_;
};

}  // namespace lookalike
