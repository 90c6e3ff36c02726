#include "app/cli/terminal.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <thread>

namespace lookalike::cli {

Exit exit_code(ErrorCode code) {
  switch (code) {
    case ErrorCode::bad_usage:
    case ErrorCode::too_large:
    case ErrorCode::out_of_memory:
      return Exit::bad_usage;
    case ErrorCode::unreadable:
    case ErrorCode::wrong_content:
      return Exit::bad_corpus;
    case ErrorCode::unwritable:
      return Exit::unwritable;
    case ErrorCode::cancelled:
      break;
  }
  return Exit::interrupted;
}

Exit report(const Error& error) {
  std::fprintf(stderr, "lookalike-cli: %s\n", printable(to_string(error)).c_str());
  return exit_code(error.code);
}

void warn(const std::string& sentence) {
  const char* clear = isatty(STDERR_FILENO) ? "\r\033[K" : "";
  std::fprintf(stderr, "%slookalike-cli: %s\n", clear, printable(sentence).c_str());
}

std::string printable(std::string text) {
  for (char& c : text)
    if ((static_cast<unsigned char>(c) < ' ' && c != '\n') || c == 0x7F) c = ' ';
  for (std::size_t at = 0; (at = text.find('\xC2', at)) != std::string::npos; ++at)  // U+0080 to U+009F
    if (at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) < 0xA0) text.replace(at, 2, "  ");
  return text;
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
    text.insert(static_cast<std::size_t>(at), ",");
  return text;
}

TerminalProgress::TerminalProgress(bool visible) : visible_(visible && isatty(STDERR_FILENO)) {}

TerminalProgress::~TerminalProgress() {
  if (drawn_) std::fprintf(stderr, "\r\033[K");
}

void TerminalProgress::report(const char* stage, double fraction) noexcept {
  if (!visible_) return;
  const std::lock_guard lock(mutex_);
  const double elapsed = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  if (elapsed < 0.3) return;  // short work needs no line
  drawn_ = true;
  std::fprintf(stderr, "\r\033[K%-8s %3.0f %%  %.1f s", stage, 100 * fraction, elapsed);
  if (fraction > 0.02) std::fprintf(stderr, ", about %.1f s left", elapsed * (1 - fraction) / fraction);
  std::fflush(stderr);
}

struct Interrupts::Watcher {
  std::jthread thread;
};

namespace {

sigset_t interrupting_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  return signals;
}

}  // namespace

Interrupts::Interrupts() : watcher_(new Watcher) {
  const sigset_t signals = interrupting_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  watcher_->thread = std::jthread([this, signals](const std::stop_token& finished) {
    using Clock = std::chrono::steady_clock;
    constexpr timespec kLook{0, 20'000'000};
    constexpr std::chrono::milliseconds kSecondThought(300);
    auto asked = Clock::time_point::max();
    while (!finished.stop_requested()) {
      if (sigtimedwait(&signals, nullptr, &kLook) <= 0) continue;
      // Asked again, and not by a program that signals a process and then its group: something blocks that cannot look
      // at the stop token.
      if (!stop_.request_stop() && Clock::now() - asked > kSecondThought) std::_Exit(Exit::interrupted);
      asked = std::min(asked, Clock::now());
    }
  });
}

Interrupts::~Interrupts() = default;

}  // namespace lookalike::cli
