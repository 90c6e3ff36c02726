#include "tests/ui/support/event_loop_watch.h"

#include <QEvent>
#include <QtTest/QTest>
#include <ctime>

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
  if (depth_ > 0) return QApplication::notify(receiver, event);
  const QString name = QStringLiteral("%1 %2 event %3")
                           .arg(QString::fromLatin1(receiver->metaObject()->className()), receiver->objectName())
                           .arg(event->type());
  ++depth_;
  const double cpu = milliseconds(CLOCK_THREAD_CPUTIME_ID), wall = milliseconds(CLOCK_MONOTONIC);
  const bool handled = QApplication::notify(receiver, event);
  const double cpu_spent = milliseconds(CLOCK_THREAD_CPUTIME_ID) - cpu;
  --depth_;
  worst_.wall_ms = std::max(worst_.wall_ms, milliseconds(CLOCK_MONOTONIC) - wall);
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
