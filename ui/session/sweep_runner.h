#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/sweep_table.h"
#include "core/experiment/sweep/sweep_time.h"
#include "core/pipeline/engine.h"
#include "ui/session/own_file.h"
#include "ui/session/worker.h"

namespace lookalike {

/// How a sweep is run, and what is known of it before.
struct SweepStart {
  EngineOptions engine = {};
  std::shared_ptr<const Verdicts> verdicts = nullptr;  // that a new one is held against, where there are some
  std::vector<std::string> paths = {};                 // of the corpus, for its planted families
  std::shared_ptr<const SweepTime> time = nullptr;     // null where it was not counted yet
  bool automatic = false;  // nobody asked for it: it stays in memory alone and is never unsaved work
};

/// Runs sweeps on a thread of its own, so that the recipe stays alive meanwhile. Rows arrive one by one and are kept on
/// disk as well: a sweep that was cancelled, or whose program ended, goes on where it stopped.
class SweepRunner final : public QObject {
  Q_OBJECT

 public:
  /// `file`: where rows are kept (".csv"; the JSON that is read again lies beside it), or one with a number where
  /// another program keeps its own there.
  explicit SweepRunner(const std::string& file, QObject* parent = nullptr);
  ~SweepRunner() override;

  /// Runs the points that the table has no row of; rows of another corpus are dropped. Cancels what runs already.
  /// A sweep that goes on is held against the verdicts it began with.
  void start(std::shared_ptr<const Corpus> corpus, SweepTable table, SweepStart how = {});
  /// Nobody asked for the table, or there is none: another may take its place.
  bool may_give_way() const { return is_automatic_ || (table_.rows.empty() && table_.plan.axes.empty()); }
  bool is_automatic() const { return is_automatic_; }
  /// Finished rows stay.
  void cancel();
  bool running() const { return request_.busy(); }
  /// Tables with rows gave way to the present one.
  bool has_before() const { return !before_.empty(); }
  /// Takes the latest of them up again, and the present one gives way as if it had been the first. Cancels what runs.
  void bring_back();

  /// The tables that a person asked for, the present one last.
  std::vector<SweepTable> tables() const;
  static constexpr std::size_t kMostTables = 50;

  /// Takes up tables that were kept elsewhere, the last one to be seen beside this corpus, even if it is of another;
  /// nothing runs. Its points are counted in the background: until then it counts as finished.
  void show(std::vector<SweepTable> tables, const Corpus& corpus);
  /// Turns to this corpus: cancels what runs, and shows nothing unless the table is of this corpus or was shown beside
  /// it. Then takes up one on disk that is: the one of this program, or one whose program has ended. It is looked for
  /// in the background.
  void recover(const Corpus& corpus);
  /// Something on disk is looked for, or points are counted.
  bool recovering() const { return recovering_.busy(); }
  /// The table is of this corpus and has rows, but not all that its plan asks for.
  bool can_go_on_over(const Corpus& corpus) const;
  /// The table has rows, but they were measured on another corpus, or on this one before its texts changed.
  bool is_of_other_data(const Corpus& corpus) const;

  const SweepTable& table() const { return table_; }
  /// Another number for every other content of the table, but for rows that were found on disk: nobody changed those.
  int edition() const { return edition_; }
  /// Why the rows are in memory only; nothing while they are on file.
  const std::optional<Error>& not_on_file() const { return not_on_file_; }
  /// The file of the rows.
  const std::string& file() const { return file_.path(); }
  /// Points of the plan; 0 while they are not counted yet.
  std::size_t points() const { return points_; }
  /// Seconds of an exact comparison of the corpus, as the latest sweep took them.
  std::optional<double> seconds_of_join() const { return time_ ? time_->seconds_of_join() : std::nullopt; }

 signals:
  /// Another table, the sweep began or ended, or nothing was found on disk.
  void changed();
  void row_added();  // and at once after it, how far it is
  /// A sentence about what is left out, or rows cannot be kept on file.
  void note_added();
  /// Seconds so far and left (negative while nobody can tell).
  void progress(double fraction, double elapsed, double remaining);
  void failed(const QString& sentence);

 private:
  /// A table on disk and the file that it stands in.
  struct Found {
    OwnFile file;
    SweepTable table;
    std::size_t points = 0;
  };
  static std::optional<Found> find_table(OwnFile file, const std::string& digest, std::size_t documents,
                                         const std::stop_token& stop);
  void take_up(std::optional<Found> found);
  void keep_and_count();
  void turn_to(SweepTable table, const std::string& digest);
  Result<void> run(const std::shared_ptr<const Corpus>& corpus, SweepTable table, const SweepStart& how,
                   const std::string& file, int generation, const Progress& progress);
  void lay_aside();
  double elapsed() const { return static_cast<double>(clock_.elapsed()) / 1000; }
  void take_row(int generation, const SweepRow& row);
  void take_note(int generation, const std::string& sentence);
  void tell_not_on_file(int generation, const Error& error);
  void end(const Result<void>& done);
  void report_progress();

  OwnFile file_;
  struct Before {
    SweepTable table;
    std::size_t points = 0;
    int edition = 0;
    bool is_automatic = false;
  };

  SweepTable table_;
  bool is_automatic_ = false;   // the table
  std::vector<Before> before_;  // the latest last
  std::optional<Error> not_on_file_;
  std::shared_ptr<const Verdicts> verdicts_;  // that the table is held against
  std::string beside_;                        // digest of the corpus that the table is seen with
  std::size_t points_ = 0;
  std::shared_ptr<SweepTime> time_;  // null while it is counted
  int edition_ = 0, editions_ = 0;
  int generation_ = 0;
  std::shared_ptr<class LatestProgress> latest_;
  QElapsedTimer clock_;
  QTimer ticker_;
  Worker worker_;
  LatestRequest request_, recovering_;
};

}  // namespace lookalike
