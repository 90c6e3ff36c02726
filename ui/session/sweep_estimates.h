#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include "core/experiment/sweep/reached_settings.h"
#include "core/experiment/sweep/sweep_time.h"
#include "ui/session/worker.h"

namespace lookalike {

class Session;

/// Predicts on a separate thread how long a sweep will take, from the session's latest run and the rows of its corpus,
/// and which of its settings reach a recall.
class SweepEstimates final : public QObject {
  Q_OBJECT

 public:
  explicit SweepEstimates(Session& session, QObject* parent = nullptr) : QObject(parent), session_(session) {}

  /// Counts the work of a plan and of the rest of the sweep shown. The session has a corpus.
  void count(const SweepPlan& plan);
  void cancel() { request_.cancel(); }

  /// The time of the plan counted last, or of the rest of the sweep shown; null for any other plan.
  std::shared_ptr<const SweepTime> time_of(const SweepPlan& plan) const;
  /// The time of the rest of the sweep shown; null if it was not counted.
  std::shared_ptr<const SweepTime> time_of_rest() const;
  /// The exact pairs of the session's result, if known.
  KnownPairs known_pairs() const;
  /// The settings of a plan that reach a recall by the forecasts of the session's result; nullopt if they are not
  /// known. Emits `judged` if they will be.
  std::optional<ReachedSettings> reached(const SweepPlan& plan, double recall);

 signals:
  void counted(const lookalike::SweepTime& time);
  void judged();
  void failed(const QString& sentence);

 private:
  struct Estimate {
    SweepPlan plan;
    std::shared_ptr<const SweepTime> time = nullptr;
  };

  Session& session_;
  std::tuple<SweepPlan, double, std::shared_ptr<const Survey>> asked_;  // plan, recall, true pairs
  std::optional<ReachedSettings> reached_;                              // the answer
  std::shared_ptr<const RunResult> run_;                                // the run that `expect_` belongs to
  ExpectCandidates expect_;
  std::vector<Estimate> estimates_;  // of the plan, then of the rest
  Worker worker_;                    // a separate one, so that the session's runs do not wait
  LatestRequest request_{worker_}, judging_{worker_};
};

}  // namespace lookalike
