#pragma once

#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {

/// Fails where an event since `forget_stalls` took so long that work of a background thread must have come into the
/// event loop: ten times the goal of 50 ms, which lookalike-window-benchmark --stalls measures, for machines differ and
/// are shared. Prints the longest event.
void expect_no_work_in_the_event_loop();

}  // namespace lookalike
