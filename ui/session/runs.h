#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/runs/run_file.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "core/pipeline/engine.h"
#include "ui/session/worker.h"

namespace lookalike {

/// The number of similar pairs that two runs share.
struct RunOverlap {
  std::uint64_t only_here = 0, only_there = 0, both = 0;
};

/// The runs to compare the current one with: their records, and the pairs of the last few. A record without
/// figures is run on a separate thread.
class Runs final : public QObject {
  Q_OBJECT

 public:
  struct Entry {
    int id = 0;  // never reused
    RunRecord record;
    std::shared_ptr<const RunResult> result;  // null: its pairs are not in memory
    std::optional<RunOverlap> overlap;        // with the current run, once counted
    bool waits = false;                       // waits to run
    bool brought_back = false;                // run without a request: no exact comparison follows
  };
  /// Maximum number of results whose pairs stay in memory.
  static constexpr std::size_t kMostResults = 4;

  explicit Runs(QObject* parent = nullptr);

  const std::vector<Entry>& all() const { return entries_; }
  /// Null: no entry has this id.
  const Entry* find(int id) const;
  std::vector<RunRecord> records() const;
  /// The records; those of runs of another corpus are not ticked. The position of a record in this list gives
  /// a curve its look.
  std::vector<RunRecord> drawn() const;
  /// Changes with every edit by the user.
  int edition() const { return edition_; }

  /// The current run, or null if nothing has been run on this corpus yet. Another corpus drops all pairs.
  void follow(std::shared_ptr<const Corpus> corpus, std::shared_ptr<const RunResult> present,
              const EngineOptions& engine);
  /// Copies a run's new figures to its record.
  void learn(const EvaluationSummary& summary);

  /// Adds a finished run. All functions that add update an existing record of the same recipe instead, and make it the
  /// baseline.
  void add(std::shared_ptr<const RunResult> run, const EvaluationSummary* summary);
  /// Adds a record, and runs it if it has no figures.
  void add(RunRecord record);
  /// Adds the recipe of a run file of the current corpus. Emits `failed` for one of another corpus.
  void add_file(const std::string& path, const QString& name);
  /// Replaces the current records with those of a run file.
  void start_with(std::vector<RunRecord> records);
  void remove(int id);
  /// Adds a removed record at its place again, without its pairs. Returns the id of its entry.
  int put_back(RunRecord record, std::ptrdiff_t place);
  void rename(int id, const QString& name);
  void draw(int id, bool drawn);
  /// Makes this run the baseline, and runs it if its pairs are not in memory.
  void compare_with(int id);
  /// Makes the reference of a plan, for the run of this recipe, the baseline until another run is. The corpus was
  /// loaded from `paths`.
  void compare_with_reference(const SweepPlan& plan, const Recipe& row, const std::vector<std::string>& paths);

  /// The baseline; null: there is none, or its pairs are not in memory.
  std::shared_ptr<const RunResult> compared() const;
  /// Its entry; null: none.
  const Entry* compared_entry() const { return find(compared_); }
  /// Whether its pairs will be in memory soon.
  bool is_awaited() const {
    return seeking_.busy() || (compared_entry() && (compared_entry()->waits || compared_entry() == making()));
  }
  /// The entry that is being run; null: none.
  const Entry* making() const { return making_.busy() ? find(made_) : nullptr; }
  /// Progress of that run, in [0, 1].
  double fraction() const;
  /// Whether this result would stay in memory if the session released it.
  bool holds(const std::shared_ptr<const RunResult>& run) const;
  /// Releases all pairs to free memory.
  void release_results();

 signals:
  void changed();
  /// The user added a run; not emitted for a file or an undo.
  void added();
  void progress();
  void failed(const QString& sentence);

 private:
  Entry* entry(int id);
  Entry& put(RunRecord record);
  void hold(Entry& entry, std::shared_ptr<const RunResult> run);
  void release(Entry& entry);
  void take_file(const Result<RunFile>& file, const QString& name);
  void drop_reference();
  void make_next();
  void bring_back();
  void take_run(int id, Result<std::shared_ptr<const RunResult>> run);
  void measure(int id, const std::shared_ptr<const RunResult>& run);
  void count();
  void announce_change();

  std::vector<Entry> entries_;
  std::shared_ptr<const Corpus> corpus_;
  std::shared_ptr<const RunResult> present_, reference_;
  EngineOptions engine_;
  bool brought_back_ = false;  // for this corpus and these records
  int ids_ = 0, made_ = 0, compared_ = 0, edition_ = 0;
  std::shared_ptr<class LatestProgress> latest_;
  QTimer ticker_, counting_soon_;
  Worker worker_, reader_;
  LatestRequest making_{worker_}, counting_{reader_}, seeking_{reader_};
};

}  // namespace lookalike
