#include "tests/ui/support/stalls.h"

#include <gtest/gtest.h>

namespace lookalike {

void expect_no_work_in_the_event_loop() {
  constexpr double kFarTooLong = 500;  // ms
  const Stall& worst = WatchedApplication::instance().worst();
  std::printf("longest event: %.1f ms of CPU (%s), %.1f ms of wall time\n", worst.cpu_ms, qPrintable(worst.event),
              worst.wall_ms);
  EXPECT_LT(worst.cpu_ms, kFarTooLong) << worst.event.toStdString();
}

}  // namespace lookalike
