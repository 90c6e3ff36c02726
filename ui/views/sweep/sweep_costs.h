#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/base/error.h"
#include "core/experiment/sweep/sweep_time.h"
#include "ui/session/worker.h"

namespace lookalike {

class Session;

/// Predicts the cost of a sweep from the times of the latest run and of this corpus's rows. Counts in the background,
/// after a pause in editing.
class SweepCosts final : public QObject {
  Q_OBJECT

 public:
  using MakePlan = std::function<Result<SweepPlan>()>;

  SweepCosts(Session& session, MakePlan plan, QObject* parent = nullptr);

  /// The plan has, or may have, changed.
  void ask();
  /// The time of the plan predicted last; null for any other plan.
  std::shared_ptr<const SweepTime> time_of(const SweepPlan& plan) const;
  /// Its seconds, including the exact comparison if one was timed.
  std::optional<double> seconds_of(const SweepPlan& plan) const;

 signals:
  /// Empty without a corpus.
  void estimated(const QString& sentence, std::optional<double> seconds);
  /// Emitted instead: the sweep is invalid, and why.
  void refused(const QString& sentence);

 private:
  void count();
  void tell(const SweepPlan& plan, Result<SweepTime> time);

  Session& session_;
  MakePlan plan_;
  QTimer rest_;
  Worker worker_;  // a separate one, so that the session's runs do not wait for it
  LatestRequest counting_;
  std::shared_ptr<const RunResult> run_;  // the run that `expect_` belongs to
  ExpectCandidates expect_;
  std::pair<SweepPlan, std::shared_ptr<const SweepTime>> estimate_;
  std::pair<std::string, double> join_;  // seconds of the exact comparison of the corpus with this digest
};

}  // namespace lookalike
