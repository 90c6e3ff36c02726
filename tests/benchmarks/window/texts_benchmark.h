#pragma once

namespace lookalike {

/// Prints how long two texts of 1 MB take to be shown and to be marked, and the longest event meanwhile. Needs the
/// application.
void measure_texts();

}  // namespace lookalike
