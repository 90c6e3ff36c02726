#pragma once

namespace lookalike {

/// Delivers all posted events and those that they cause: everything that changed is laid out and drawn. Does not
/// wait for timers or other threads.
void settle();

/// Lays out what changed, without delivering other events.
void lay_out();

}  // namespace lookalike
