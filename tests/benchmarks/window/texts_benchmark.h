#pragma once

namespace lookalike {

/// Prints how long two texts of 1 MB take to be shown and to be marked, the longest event meanwhile, and the time of a
/// repaint; then the same for shorter texts. Needs the application.
void measure_texts();

}  // namespace lookalike
