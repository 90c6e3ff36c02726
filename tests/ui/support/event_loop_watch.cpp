#include "tests/ui/support/event_loop_watch.h"

#include <QEvent>
#include <QThread>
#include <QtTest/QTest>
#include <ctime>
#include <utility>

namespace lookalike {
namespace {

double milliseconds(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

}  // namespace

bool WatchedApplication::notify(QObject* receiver, QEvent* event) {
  if (event->type() != QEvent::Timer) ++events_;
  // A menu or a modal dialog runs a loop of its own inside an event; its events are measured, and count for themselves.
  static double nested_cpu = 0;
  const int loop = thread()->loopLevel() + 1;
  if (loop == depth_ || QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
  const QString name = QStringLiteral("%1 %2 event %3")
                           .arg(QString::fromLatin1(receiver->metaObject()->className()), receiver->objectName())
                           .arg(event->type());
  const int outer = std::exchange(depth_, loop);
  const double nested_before = std::exchange(nested_cpu, 0);
  const double cpu = milliseconds(CLOCK_THREAD_CPUTIME_ID), wall = milliseconds(CLOCK_MONOTONIC);
  const bool handled = QApplication::notify(receiver, event);
  const double cpu_spent = milliseconds(CLOCK_THREAD_CPUTIME_ID) - cpu - nested_cpu;
  if (nested_cpu == 0) worst_.wall_ms = std::max(worst_.wall_ms, milliseconds(CLOCK_MONOTONIC) - wall);
  nested_cpu += nested_before + cpu_spent;
  depth_ = outer;
  if (cpu_spent > worst_.cpu_ms) {
    worst_.cpu_ms = cpu_spent;
    worst_.event = name;
  }
  return handled;
}

bool wait_until(const std::function<bool()>& done) {
#ifdef LOOKALIKE_SANITIZED
  constexpr int kLongest = 300'000;  // with a sanitizer, large files are read forty times slower
#else
  constexpr int kLongest = 60'000;
#endif
  return QTest::qWaitFor(done, kLongest);
}

}  // namespace lookalike
