#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/decimal.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike::cli {

/// Exit codes of the command line; part of its contract.
enum Exit : int { done = 0, bad_usage = 2, bad_corpus = 3, unwritable = 4, interrupted = 130 };

Exit exit_code(ErrorCode code);

/// Prints an error to stderr and gives its exit code.
Exit report(const Error& error);

/// Prints a sentence to stderr that changes nothing of what is done, in place of a line of progress.
void warn(const std::string& sentence);

/// Names from documents must not steer a terminal: control characters but line ends, and those that change the
/// direction of writing, become spaces, and bytes that are no UTF-8 U+FFFD.
std::string printable(std::string_view text);

/// Prints to standard output: what is printable where that is a terminal, otherwise every byte. False when it cannot.
bool print(const std::string& text);

/// One line on stderr that shows stage, percent, elapsed and remaining time; erased at the end.
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

/// Does work of any kind, given its Progress, under such a line; it is gone when this returns.
template <typename Work>
auto with_progress(bool visible, const std::stop_token& stop, const Work& work) {
  TerminalProgress terminal(visible);
  ProgressRoot root(terminal, stop);
  return work(root.progress());
}

/// The beginning of a document's title, or of its id where it has none, on one line.
std::string name_of(const Corpus& corpus, DocumentIndex index);

}  // namespace lookalike::cli
