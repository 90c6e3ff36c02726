#pragma once

#include <QLockFile>
#include <memory>
#include <optional>
#include <string>

#include "core/exchange/run_file.h"
#include "ui/session/worker.h"

namespace lookalike {

/// What was worked on, in a file that is there while a program runs and that one which does not end by itself leaves
/// behind for the next. The first of several programs has it; they are not each other's leftovers.
class RecoveryCopy {
 public:
  RecoveryCopy();

  bool is_ours() const { return alone_.isLocked(); }

  /// Writes it in the background, down to the disk, so that it outlives a power failure. Nothing is done when it is not
  /// ours, nothing is new, or the one before is still being written.
  void keep(const RunFile& run);
  bool keeping() const { return keeping_ && keeping_->busy(); }

  /// Nothing when it is not ours, or there is none that can be read.
  std::optional<RunFile> left_behind() const;

  /// The program ends and the next one is to go on with this: it is on the disk when this returns.
  void leave(const RunFile& run);

  /// The program ends as it should; nothing is kept from now on. Waits for what is being written.
  void remove();

 private:
  void end();

  std::string kept_;
  QLockFile alone_;
  std::unique_ptr<Worker> worker_;
  std::unique_ptr<Lane> keeping_;
};

}  // namespace lookalike
