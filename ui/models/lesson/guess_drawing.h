#pragma once

#include <optional>

#include "core/lesson/sentence.h"
#include "ui/models/lesson/picture.h"

namespace lookalike {

/// Draws a guess as a scale in a room of at least 340 x 160 units: while it is open, with a marker to drag (id
/// "guess"); afterwards with the audience's guess and the answer, or nothing where nobody guessed.
void add_guess(Picture& picture, const QRectF& room, const lesson::Guess& guess, std::optional<double> guessed);

}  // namespace lookalike
