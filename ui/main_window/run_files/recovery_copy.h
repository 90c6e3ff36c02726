#pragma once

#include <QDateTime>
#include <QString>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/runs/run_file.h"
#include "ui/session/worker.h"

class QLockFile;

namespace lookalike {

/// The copy that another window left, whether it was closed properly or not, or that this one set aside. No other
/// program opens it while this object lives.
struct LeftBehind {
  QString path;
  QDateTime when;  // of the last write
  RunFile run;
  std::shared_ptr<QLockFile> lock;
  bool is_own = false;  // set aside by this program
};

/// Whether the user requested any of these sweeps.
bool holds_sweeps(const std::vector<SweepTable>& tables);
/// Whether a person judged, computed or changed anything, beginning with the recipe `fresh`. The next program continues
/// other runs silently.
bool holds_work(const RunFile& run, const Recipe& fresh);

/// Copies the current work to a file while the program runs, for recovery by the next one. Each running program has its
/// own file: "recovery.lookalike", "recovery-2.lookalike", ...
class RecoveryCopy {
 public:
  /// Takes the first free name, and reads the copies of programs that have ended.
  RecoveryCopy();
  /// Waits until the copy for the next program is on disk.
  ~RecoveryCopy();

  /// False if no file can be created in `folder`, or all names are taken.
  bool can_be_kept() const { return lock_ != nullptr; }
  static QString folder();

  /// Copies of programs that have ended, and those set aside, newest first, but properly closed ones last.
  const std::vector<LeftBehind>& left_behind() const { return left_; }
  /// Errors of unreadable copies, with their paths; the files stay where they are.
  const std::vector<Error>& damaged() const { return damaged_; }
  /// Continues the work of this file: it becomes this program's copy, and the previous one is deleted.
  void take_up(const QString& path);
  /// Deletes all these copies.
  void discard_left_behind();

  /// Writes a copy in the background and flushes it to the disk, so that it survives a power failure. Does nothing
  /// without changes. During a write, only the latest request waits.
  void keep(RunFile run);
  bool keeping() const { return keeping_ && keeping_->busy(); }

  /// Stores work whose corpus gave way to another, like that of a closed window, in the background. Replaces what this
  /// program set aside on the same corpus. Does nothing if all names are taken.
  void set_aside(RunFile run);

  /// Call when the program ends and the next one continues this work. Writes it in the background, because flushing a
  /// disk takes up to 50 ms. The eight latest copies that were closed or set aside stay.
  void leave(const RunFile& run);

  /// Call when the program ends properly and leaves no copy. Waits for the write in progress.
  void remove();

 private:
  /// Removes all but the latest closed copies from the list.
  std::vector<QString> take_outdated();
  void begin();
  void end();
  void take(std::shared_ptr<const std::string> written);

  QString path_;
  std::shared_ptr<QLockFile> lock_;  // null: no copy is written
  std::vector<LeftBehind> left_;
  std::vector<Error> damaged_;
  std::shared_ptr<const std::string> kept_;  // text of the copy on the disk
  std::optional<RunFile> waiting_;
  std::unique_ptr<Worker> worker_;
  std::unique_ptr<LatestRequest> keeping_;
  std::future<void> leaving_;
};

}  // namespace lookalike
