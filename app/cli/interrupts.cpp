#include "app/cli/interrupts.h"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "app/cli/terminal.h"

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

}  // namespace

std::stop_token Interrupts::begin() {
  const sigset_t signals = interrupting_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  watcher_ = std::jthread(watch, stop_, signals);
  return stop_.get_token();
}

}  // namespace lookalike::cli
