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

/// Says what a sweep will cost before it is run, by the times of the latest run and of the rows of this corpus. Counts
/// in the background, once the controls rest.
class SweepCosts final : public QObject {
  Q_OBJECT

 public:
  using MakePlan = std::function<Result<SweepPlan>()>;

  SweepCosts(Session& session, MakePlan plan, QObject* parent = nullptr);

  /// The plan is, or may be, another.
  void ask();
  /// The time of a plan whose cost was told last; null of another one.
  std::shared_ptr<const SweepTime> time_of(const SweepPlan& plan) const;
  /// Its seconds, the exact comparison included where one was timed.
  std::optional<double> seconds_of(const SweepPlan& plan) const;

 signals:
  /// Empty where nothing can be said: there is no corpus.
  void told(const QString& sentence, std::optional<double> seconds);
  /// Instead of the above: there is no such sweep, and why.
  void refused(const QString& sentence);

 private:
  void count();
  void tell(const SweepPlan& plan, Result<SweepTime> time);

  Session& session_;
  MakePlan plan_;
  QTimer rest_;
  Worker worker_;  // of its own: a run of the session does not wait for it
  LatestRequest counting_;
  std::shared_ptr<const RunResult> run_;  // that the expectation is of
  ExpectCandidates expect_;
  std::pair<SweepPlan, std::shared_ptr<const SweepTime>> told_;
  std::pair<std::string, double> join_;  // of the corpus with this digest
};

}  // namespace lookalike
