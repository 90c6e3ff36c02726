#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/run_file.h"
#include "core/pipeline/engine.h"
#include "ui/session/worker.h"

namespace lookalike {

/// How many similar pairs two runs share.
struct RunOverlap {
  std::uint64_t only_here = 0, only_there = 0, both = 0;
};

/// The runs that the present one is held against: their records, and of the last few their pairs. A record without
/// figures is run on a thread of its own.
class Runs final : public QObject {
  Q_OBJECT

 public:
  struct Entry {
    int id = 0;  // never given twice
    RunRecord record;
    std::shared_ptr<const RunResult> result;  // null: its pairs are not at hand
    std::optional<RunOverlap> overlap;        // with the present run, once that is counted
    bool waits = false;                       // to be run
  };
  /// Results that are kept with their pairs.
  static constexpr std::size_t kMostResults = 4;

  explicit Runs(QObject* parent = nullptr);
  ~Runs() override;

  const std::vector<Entry>& all() const { return entries_; }
  /// Null: there is none with this id.
  const Entry* find(int id) const;
  std::vector<RunRecord> records() const;
  /// Another number for every change that a person made.
  int edition() const { return edition_; }

  /// The present run, or null where nothing was run on this corpus yet. Another corpus takes all pairs away.
  void follow(std::shared_ptr<const Corpus> corpus, std::shared_ptr<const RunResult> present,
              const EngineOptions& engine);
  /// What is known of a run now belongs to its record, too.
  void learn(const EvaluationSummary& summary);

  /// Adds a run that is there. Like all that add: a record of the same recipe is renewed instead, and becomes the one
  /// that is compared with.
  void add(std::shared_ptr<const RunResult> run, const EvaluationSummary* summary);
  /// Adds a record; without figures it is run.
  void add(RunRecord record);
  /// Adds the recipe of a run file of the present corpus. Answers with `failed` where it is of another.
  void add_file(const std::string& path, const QString& name);
  /// Takes those of a run file in place of the present ones.
  void start_with(std::vector<RunRecord> records);
  void remove(int id);
  void rename(int id, const QString& name);
  void draw(int id, bool drawn);
  /// The pairs of this run are asked for: it is run where they are not at hand.
  void compare_with(int id);

  /// The run that is compared with; null: there is none, or its pairs are not at hand.
  std::shared_ptr<const RunResult> compared() const;
  /// Its entry; null: none.
  const Entry* compared_entry() const { return find(compared_); }
  /// Its pairs are not at hand yet, but will be.
  bool is_awaited() const { return compared_entry() && (compared_entry()->waits || compared_entry() == making()); }
  /// The entry that is being run; null: none.
  const Entry* making() const { return making_.busy() ? find(made_) : nullptr; }
  /// Of what is being run, in [0, 1].
  double fraction() const;
  /// This result would stay in memory whoever lets go of it.
  bool holds(const std::shared_ptr<const RunResult>& run) const;
  /// Lets go of all pairs, for memory.
  void release_results();

 signals:
  void changed();
  void progress();
  void failed(const QString& sentence);

 private:
  Entry* entry(int id);
  Entry& put(RunRecord record);
  void hold(Entry& entry, std::shared_ptr<const RunResult> run);
  void release(Entry& entry);
  void take_file(const Result<RunFile>& file, const QString& name);
  void make_next();
  void take_run(int id, Result<std::shared_ptr<const RunResult>> run);
  void measure(int id, const std::shared_ptr<const RunResult>& run);
  void count();
  void tell_change();

  std::vector<Entry> entries_;
  std::shared_ptr<const Corpus> corpus_;
  std::shared_ptr<const RunResult> present_;
  EngineOptions engine_;
  int ids_ = 0, made_ = 0, compared_ = 0, edition_ = 0;
  std::shared_ptr<class LatestProgress> latest_;
  QTimer ticker_, counting_soon_;
  Worker worker_, reader_;
  LatestRequest making_{worker_}, counting_{reader_};
};

}  // namespace lookalike
