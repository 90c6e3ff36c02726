#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus.h"

namespace lookalike::cli {

/// SIGINT, SIGTERM and, unless it is ignored, SIGHUP end the program with Exit::interrupted: at once until `begin`,
/// since nothing is written before that; afterwards by a stop request, and at once if a second signal comes.
class Interrupts {
 public:
  /// Call after all small inputs have been read, and before any other thread is started.
  std::stop_token begin();

 private:
  std::stop_source stop_;
  std::jthread watcher_;
};

/// Exit codes of the command line; part of its contract.
enum Exit : int { done = 0, bad_usage = 2, bad_corpus = 3, unwritable = 4, interrupted = 130 };

Exit exit_code(ErrorCode code);

/// Prints an error to stderr and returns its exit code.
Exit report(const Error& error);

/// Prints a warning to stderr, in place of the progress line.
void warn(const std::string& sentence);

/// Replaces characters by which document names could control a terminal: control characters except line ends, and ones
/// that change the writing direction, become spaces; bytes that are not UTF-8 become U+FFFD.
std::string printable(std::string_view text);

/// Prints to standard output: printable text if it is a terminal, otherwise every byte. Returns false on failure.
bool print(const std::string& text);

/// One line on stderr with stage, percent, elapsed and remaining time; erased at the end.
class TerminalProgress final : public ProgressSink {
 public:
  explicit TerminalProgress(bool visible);
  ~TerminalProgress() override;
  void report(const char* stage, double fraction) noexcept override;

 private:
  bool visible_;
  bool drawn_ = false;
  std::mutex mutex_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Runs any work with a Progress shown on such a line, which is erased when this returns.
template <typename Work>
auto with_progress(bool visible, const std::stop_token& stop, const Work& work) {
  TerminalProgress terminal(visible);
  ProgressRoot root(terminal, stop);
  return work(root.progress());
}

/// The beginning of a document's title, or of its id if it has none, on one line.
std::string name_of(const Corpus& corpus, DocumentIndex index);

}  // namespace lookalike::cli
