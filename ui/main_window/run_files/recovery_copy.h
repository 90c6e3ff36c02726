#pragma once

#include <QDateTime>
#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/run_file.h"
#include "ui/session/worker.h"

class QLockFile;

namespace lookalike {

/// Work that another window has left, closed by a person or not. Nobody else takes it up as long as this lives.
struct LeftBehind {
  QString path;
  QDateTime when;  // it was written
  RunFile run;
  std::shared_ptr<QLockFile> lock;
};

/// Keeps the present work in a file while the program runs, and leaves it for the next one.
/// Several programs have a file each: "recovery.lookalike", "recovery-2.lookalike", ...
class RecoveryCopy {
 public:
  /// Takes the first name that is free, and reads what was left behind.
  RecoveryCopy();
  ~RecoveryCopy();

  /// False where no file can be made in `folder`, or all names are taken.
  bool can_be_kept() const { return lock_ != nullptr; }
  static QString folder();

  /// Work of programs that have ended, the newest first.
  const std::vector<LeftBehind>& left_behind() const { return left_; }
  /// Why files cannot be read, with their paths; they stay where they are.
  const std::vector<Error>& damaged() const { return damaged_; }
  /// The work of this file goes on here: the file is this program's copy from now on, and the one before is removed.
  void take_up(const QString& path);
  /// Removes all that was left behind.
  void discard_left_behind();

  /// Writes a copy in the background, down to the disk, so that it outlives a power failure; nothing where nothing is
  /// new. While one is being written the latest waits for it.
  void keep(const RunFile& run);
  bool keeping() const { return keeping_ && keeping_->busy(); }

  /// The program ends and the next one is to go on with this: it is on the disk when this returns. Takes the place of
  /// what windows left that were closed.
  void leave(const RunFile& run);

  /// The program ends as it should; nothing is kept from now on. Waits for what is being written.
  void remove();

 private:
  void begin();
  void end();
  void take(std::shared_ptr<const std::string> written);

  QString path_;
  std::shared_ptr<QLockFile> lock_;  // null: no copy is kept
  std::vector<LeftBehind> left_;
  std::vector<Error> damaged_;
  std::shared_ptr<const std::string> kept_;  // text of the copy on the disk
  std::optional<RunFile> waiting_;
  std::unique_ptr<Worker> worker_;
  std::unique_ptr<LatestRequest> keeping_;
};

}  // namespace lookalike
