#pragma once

namespace lookalike {

/// Delivers what is posted and all that follows from it: whatever changed is laid out and drawn then. What a timer or
/// another thread will bring is not waited for.
void settle();

/// Lays out what changed; nothing else happens meanwhile.
void lay_out();

}  // namespace lookalike
