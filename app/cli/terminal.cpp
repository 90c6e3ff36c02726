#include "app/cli/terminal.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "core/base/utf8_text.h"

namespace lookalike::cli {
namespace {

void end_at_once(int) {
  ::_exit(Exit::interrupted);
}

// A program started by nohup outlives its terminal. A blocked signal would arrive even if it is ignored.
bool ends_with_terminal() {
  struct sigaction present {};
  ::sigaction(SIGHUP, nullptr, &present);
  return present.sa_handler != SIG_IGN;
}

void end_at_first_signal() {
  struct sigaction action {};
  action.sa_handler = end_at_once;
  ::sigaction(SIGINT, &action, nullptr);
  ::sigaction(SIGTERM, &action, nullptr);
  if (ends_with_terminal()) ::sigaction(SIGHUP, &action, nullptr);
}

// Called before libraries are initialised, which takes longer than everything else at the start. A sanitizer must be
// initialised before this call.
#ifdef LOOKALIKE_SANITIZED
[[gnu::constructor]] void at_start() {
  end_at_first_signal();
}
#else
[[gnu::section(".preinit_array"), gnu::used]] void (*const at_start)() = end_at_first_signal;
#endif

sigset_t interrupting_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  if (ends_with_terminal()) sigaddset(&signals, SIGHUP);
  return signals;
}

void watch(const std::stop_token& finished, const std::stop_source& stop, const sigset_t& signals) {
  using Clock = std::chrono::steady_clock;
  constexpr timespec kCheck{0, 20'000'000};
  constexpr std::chrono::milliseconds kSecondThought(300);
  auto asked = Clock::time_point::max();
  while (!finished.stop_requested()) {
    if (sigtimedwait(&signals, nullptr, &kCheck) <= 0) continue;
    // A second request, unless it comes from a program that signals a process and then its group: something that cannot
    // check the stop token is blocking.
    if (!stop.request_stop() && Clock::now() - asked > kSecondThought) std::_Exit(Exit::interrupted);
    asked = std::min(asked, Clock::now());
  }
}

bool is_bidi_control(char32_t c) {
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0x200E || c == 0x200F || c == 0x061C;
}

bool steers_terminal(char32_t c) {
  return (c < ' ' && c != '\n') || (c >= 0x7F && c <= 0x9F) || is_bidi_control(c);
}

}  // namespace

std::stop_token Interrupts::begin() {
  const sigset_t signals = interrupting_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  watcher_ = std::jthread(watch, stop_, signals);
  return stop_.get_token();
}

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

std::string printable(std::string_view text) {
  std::string clean;
  for_each_character(text, [&clean](const Utf8Character& character, std::string_view bytes) {
    if (character.bytes == 0)
      append_utf8(0xFFFD, clean);
    else
      clean += steers_terminal(character.value) ? " " : bytes;
  });
  return clean;
}

bool print(const std::string& text) {
  const bool seen = isatty(STDOUT_FILENO);
  return std::fputs((seen ? printable(text) : text).c_str(), stdout) >= 0 && std::fflush(stdout) == 0;
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

std::string name_of(const Corpus& corpus, DocumentIndex index) {
  const Document document = corpus.label(index);
  constexpr std::size_t kLongest = 63;
  return shorten(printable(document.title.empty() ? document.id : document.title), kLongest);
}

}  // namespace lookalike::cli
