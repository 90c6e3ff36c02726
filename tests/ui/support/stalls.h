#pragma once

#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {

/// Fails if an event since `forget_stalls` took so long that work of a background thread must have entered the
/// event loop. The limit is ten times the goal of 50 ms of lookalike-window-benchmark --stalls, because machines
/// differ and are shared. Prints the longest event.
void expect_no_work_in_the_event_loop();

}  // namespace lookalike
