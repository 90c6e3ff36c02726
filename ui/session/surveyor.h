#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/experiment/evaluation/evaluation_summary.h"
#include "core/similarity/join_memory.h"
#include "ui/session/worker.h"

namespace lookalike {

/// The memory for a survey: the part of a run's memory that this run leaves.
JoinMemory memory_left(const MemoryPlan& memory, const RunResult& run);

/// Finds out in the background, on a thread of its own, how similar the pairs of the corpus really are: once for every
/// shingle setting. Holds every result that it follows against that.
class Surveyor final : public QObject {
  Q_OBJECT

 public:
  explicit Surveyor(QObject* parent = nullptr);
  ~Surveyor() override;

  /// Measures this result; surveys first where its shingle sets are new, or its threshold lies below what is known.
  /// Null: forgets everything.
  void follow(std::shared_ptr<const RunResult> run);

  /// A corpus of more shingles is left alone: ranking them keeps both cores busy for minutes, and nobody asked for
  /// that.
  void set_most_shingles(std::uint64_t most) { most_shingles_ = most; }
  /// Memory for a run and all that is made of it.
  void set_memory(const MemoryPlan& memory);

  /// Shingles that a survey gets through in a second, by the latest one that took long enough to tell.
  const std::optional<double>& pace() const { return pace_; }
  /// Takes the pace that an earlier program was told by `paced`.
  void set_pace(double shingles_per_second);

  /// The corpus was left alone because it is large: `survey_anyway` does it nevertheless, within the memory of a run.
  bool leaves_alone() const { return left_alone_; }
  void survey_anyway();
  /// A survey is under way that was asked for or takes longer than a moment.
  bool can_stop() const { return surveying_.busy() && (asked_ || !moment_.isActive()); }
  /// Leaves the corpus alone until it is surveyed anyway.
  void stop();

  /// The last findings; null while nothing is known of these shingle sets. May belong to an earlier result of them.
  const std::shared_ptr<const EvaluationSummary>& summary() const { return summary_; }
  const std::shared_ptr<const Survey>& survey() const { return survey_; }
  /// The exact pairs of this run's shingle sets, as far down as its threshold at least; null while nothing is.
  std::shared_ptr<const GroundTruth> truth_of(const RunResult& run) const {
    return knows(run) ? survey_->truth : nullptr;
  }
  /// Something will be known soon that is not known yet.
  bool surveying() const { return surveying_.busy() || delay_.isActive() || (!summary_ && measuring_.busy()); }
  /// How far it is, in [0, 1].
  double fraction() const;
  /// Why there is nothing; empty when there is, or will be.
  const std::string& problem() const { return problem_; }

 signals:
  /// EvaluationSummary, the problem or whether a survey is under way changed.
  void changed();
  /// A survey has come further.
  void progress();
  /// Another pace is known.
  void paced(double shingles_per_second);

 private:
  void end_survey();
  /// Findings about the same sets stay.
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
  std::shared_ptr<const RunResult> run_;  // that is followed
  std::shared_ptr<const ShingleSets> surveyed_;
  std::shared_ptr<const Survey> survey_;
  std::shared_ptr<const EvaluationSummary> summary_;
  struct Forecasts;
  std::shared_ptr<const Forecasts> forecasts_;  // of the survey and the run's signatures; only the worker asks it
  std::string problem_;
  MemoryPlan memory_;
  std::optional<double> pace_;
  QElapsedTimer clock_;  // of the survey under way
  bool left_alone_ = false;
  bool asked_ = false;    // for the survey of a corpus that would be left alone
  bool stopped_ = false;  // the survey of these sets
  std::shared_ptr<class LatestProgress> latest_;
  QTimer ticker_, delay_, moment_;
  Worker worker_;
  LatestRequest surveying_, measuring_;
};

}  // namespace lookalike
