#pragma once

#include <optional>

#include "core/lesson/sentence.h"
#include "ui/models/lesson/picture.h"

namespace lookalike {

/// Draws a guess as a scale in a room of at least 340 x 160 units. While it is open, the scale can be clicked and
/// dragged along (id "guess"), without a marker as long as nobody guessed; afterwards it shows the answer, and the
/// audience's guess if there is one.
void add_guess(Picture& picture, const QRectF& room, const lesson::Guess& guess, std::optional<double> guessed);

}  // namespace lookalike
