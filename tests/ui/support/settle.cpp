#include "tests/ui/support/settle.h"

#include <gtest/gtest.h>

#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {

void settle() {
  constexpr int kEndless = 10'000;  // passes
  const WatchedApplication& application = WatchedApplication::instance();
  for (int pass = 0; pass < kEndless; ++pass) {
    const long before = application.events();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    if (application.events() == before) return;
  }
  ADD_FAILURE() << "events keep causing further events";
}

void lay_out() {
  constexpr int kDeepest = 20;  // each call delivers only what was posted before it; parents follow in the next
  for (int level = 0; level < kDeepest; ++level) QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

}  // namespace lookalike
