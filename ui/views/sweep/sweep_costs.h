#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "core/exchange/sweep_table.h"
#include "core/experiment/sweep/sweep_cost.h"
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
  /// Seconds that a plan is expected to take, the exact comparison included where it was timed; nothing while the
  /// latest answer is about another plan.
  std::optional<double> seconds_of(const SweepPlan& plan) const;
  /// The table is that of a sweep that ran from its first row to its last, in so many seconds.
  void learn(const SweepTable& table, double elapsed);

 signals:
  /// Empty where nothing can be said: there is no corpus.
  void told(const QString& sentence, std::optional<double> seconds);
  /// Instead of the above: there is no such sweep, and why.
  void refused(const QString& sentence);

 private:
  void count();
  void tell(const SweepPlan& plan, const Result<SweepCost>& cost);
  std::optional<double> join() const;

  Session& session_;
  MakePlan plan_;
  QTimer rest_;
  Worker worker_;  // of its own: a run of the session does not wait for it
  LatestRequest counting_, learning_;
  struct Learned {
    std::string digest;
    double join = 0;  // seconds
  };
  std::optional<Learned> learned_;
  std::optional<SweepPlan> told_of_;
  std::optional<double> seconds_;  // of that
};

}  // namespace lookalike
