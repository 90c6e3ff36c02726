#include "ui/main_window/application.h"

#include <gtest/gtest.h>

#include <QtTest/QSignalSpy>
#include <new>

#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {
namespace {

/// Finds no memory for whatever it is told.
class Greedy final : public QObject {
 public:
  bool event(QEvent*) override {
    ++events;
    throw std::bad_alloc();
  }
  int events = 0;
};

TEST(Application, goes_on_when_an_event_finds_no_memory_and_says_so_once) {
  QSignalSpy told(&WatchedApplication::instance(), &Application::out_of_memory);
  Greedy greedy;
  QCoreApplication::postEvent(&greedy, new QEvent(QEvent::User));
  QCoreApplication::postEvent(&greedy, new QEvent(QEvent::User));
  QCoreApplication::processEvents();
  EXPECT_EQ(greedy.events, 2);
  EXPECT_TRUE(wait_until([&] { return !told.empty(); }));
  QCoreApplication::processEvents();
  EXPECT_EQ(told.size(), 1);
}

TEST(Application, says_so_again_when_it_happens_again) {
  QSignalSpy told(&WatchedApplication::instance(), &Application::out_of_memory);
  Greedy greedy;
  for (int times = 1; times <= 2; ++times) {
    QCoreApplication::postEvent(&greedy, new QEvent(QEvent::User));
    EXPECT_TRUE(wait_until([&] { return told.size() == times; }));
  }
}

}  // namespace
}  // namespace lookalike
