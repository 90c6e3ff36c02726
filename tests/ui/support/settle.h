#pragma once

namespace lookalike {

/// Delivers all posted events and those that follow from them: whatever changed is laid out and drawn then. Does not
/// wait for timers or other threads.
void settle();

/// Lays out what changed; nothing else happens meanwhile.
void lay_out();

}  // namespace lookalike
