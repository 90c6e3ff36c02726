#pragma once

namespace lookalike {

/// Prints how long the frames of each of the lesson's motions take to draw at two sizes. Needs the application.
void measure_motions();

}  // namespace lookalike
