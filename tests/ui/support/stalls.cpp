#include "tests/ui/support/stalls.h"

#include <gtest/gtest.h>

namespace lookalike {

void expect_no_work_in_the_event_loop() {
#ifdef LOOKALIKE_SANITIZED
  constexpr double kFarTooLong = 5000;  // ms
#else
  constexpr double kFarTooLong = 500;
#endif
  const Stall& worst = WatchedApplication::instance().worst();
  std::printf("longest event: %.1f ms of CPU (%s), %.1f ms of wall time\n", worst.cpu_ms, qPrintable(worst.event),
              worst.wall_ms);
  EXPECT_LT(worst.cpu_ms, kFarTooLong) << worst.event.toStdString();
}

}  // namespace lookalike
