#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/sweeps/sweep_table.h"
#include "core/experiment/sweep/sweep_time.h"
#include "core/pipeline/engine.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Options of a sweep, and its known costs.
struct SweepStart {
  EngineOptions engine = {};
  std::shared_ptr<const Verdicts> verdicts = nullptr;  // to compare a new sweep with, if any
  std::vector<std::string> paths = {};                 // of the corpus, for its planted families
  std::shared_ptr<const SweepTime> time = nullptr;     // null if not counted yet
  KnownPairs known = {};
};

/// Runs sweeps on a separate thread, so that the recipe can be edited meanwhile. Rows arrive one by one; a sweep that
/// was cancelled resumes at the next point.
class SweepRunner final : public QObject {
  Q_OBJECT

 public:
  explicit SweepRunner(QObject* parent = nullptr);

  /// Runs the points without a row in the table; drops rows of another corpus. Cancels a running sweep. A resumed sweep
  /// is compared with the verdicts it began with.
  void start(std::shared_ptr<const Corpus> corpus, SweepTable table, SweepStart how = {});
  /// Adopts a prediction counted after the sweep began, if no row has come yet.
  void learn(const SweepTime& time);
  /// Whether the table is automatic or missing, so that another may replace it.
  bool may_give_way() const { return is_automatic() || (table().rows.empty() && table().plan.axes.empty()); }
  bool is_automatic() const { return now_.table.automatic; }
  /// Finished rows stay.
  void cancel();
  bool running() const { return request_.busy(); }
  /// Whether the current table replaced tables that had rows.
  bool has_before() const { return !before_.empty(); }
  /// Returns to the latest replaced table and queues the current one as the oldest. Cancels a running sweep.
  void bring_back();

  /// The tables with rows, the current one last.
  std::vector<SweepTable> tables() const;
  /// Notes which settings of the table's plan reach a recall.
  void learn(ReachedSettings reached) { now_.table.reached = std::move(reached); }
  static constexpr std::size_t kMostTables = 50;

  /// Adopts stored tables without running anything, and shows the last one with the corpus of this digest, even if it
  /// belongs to another. Its points are counted in the background; until then it counts as finished.
  void show(std::vector<SweepTable> tables, const std::string& digest);
  void show(std::vector<SweepTable> tables, const Corpus& corpus) { show(std::move(tables), corpus.report().digest); }
  /// Switches to this corpus: cancels a running sweep and, unless the table was shown with this corpus, lays the tables
  /// aside until their corpus returns.
  void follow(const Corpus& corpus);
  /// Whether points are being counted.
  bool counting() const { return counting_.busy(); }
  /// Whether the table belongs to this corpus and has some but not all rows of its plan.
  bool can_go_on_over(const Corpus& corpus) const;
  /// Whether the rows were measured on another corpus, or on this one before its texts changed.
  bool is_of_other_data(const Corpus& corpus) const;

  const SweepTable& table() const { return now_.table; }
  /// Whether settings have no row because of their cost.
  bool leaves_costly() const;
  /// The table to start for the remaining rows: without a limit of candidates if that left settings out.
  SweepTable rest() const;
  /// Changes with the content of the table.
  int edition() const { return now_.edition; }
  /// Number of points of the plan; 0 until they are counted.
  std::size_t points() const { return now_.points; }

 signals:
  /// The table changed, or a sweep began or ended.
  void changed();
  void row_added();  // followed at once by the progress
  /// A note about points left out was added.
  void note_added();
  /// Seconds so far and left (negative while unknown).
  void progress(double fraction, double elapsed, double remaining);
  void failed(const QString& sentence);

 private:
  struct Shown {
    SweepTable table;
    std::size_t points = 0;
    int edition = 0;
  };
  using Tables = std::pair<Shown, std::vector<Shown>>;
  void turn_to(const std::string& digest, Tables tables);
  void count_points();
  Result<void> run(const std::shared_ptr<const Corpus>& corpus, SweepTable table, const SweepStart& how, int generation,
                   const Progress& progress);
  void lay_aside();
  double elapsed() const { return static_cast<double>(clock_.elapsed()) / 1000; }
  void take_row(const SweepRow& row);
  void report_progress();

  Shown now_;
  std::vector<Shown> before_;                 // the latest last
  std::map<std::string, Tables> elsewhere_;   // of other corpora, by digest
  std::shared_ptr<const Verdicts> verdicts_;  // to compare the table with
  std::string beside_;                        // digest of the corpus shown with the table
  std::shared_ptr<SweepTime> time_;           // null until it is counted
  double left_ = -1;                          // seconds, as reported last
  int editions_ = 0, generation_ = 0;
  std::shared_ptr<class LatestProgress> latest_;
  QElapsedTimer clock_;
  QTimer ticker_;
  Worker worker_;
  LatestRequest request_{worker_}, counting_{worker_};
};

}  // namespace lookalike
