#pragma once

#include <QApplication>
#include <functional>

namespace lookalike {

/// The longest that the GUI thread was kept from its event loop by one event. CPU time of the thread is what the
/// program is responsible for; wall time also counts other processes and is only reported.
struct Stall {
  double cpu_ms = 0;
  double wall_ms = 0;
  QString event;  // receiver and type of the event with the most CPU time
};

/// The application of GUI tests: measures every event that the loop delivers.
class WatchedApplication final : public QApplication {
 public:
  using QApplication::QApplication;

  bool notify(QObject* receiver, QEvent* event) override;
  void forget_stalls() { worst_ = {}; }
  const Stall& worst() const { return worst_; }
  /// Events so far, except those of timers.
  long events() const { return events_; }
  static WatchedApplication& instance() { return *static_cast<WatchedApplication*>(qApp); }

 private:
  int depth_ = 0;
  Stall worst_;
  long events_ = 0;
};

/// Runs the event loop until `done` returns true; false after a time that no machine should need.
bool wait_until(const std::function<bool()>& done);

}  // namespace lookalike
