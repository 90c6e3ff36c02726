#pragma once

#include <QPolygonF>

#include "ui/models/lesson/picture.h"

class QPainter;

namespace lookalike {

/// Draws a pattern inside of a closed polygon with the painter's pen, as lines and points: those scale with the picture
/// and reach every kind of file, which brushes with a pattern do not.
void draw_pattern(QPainter& painter, const QPolygonF& outline, Pattern pattern);

}  // namespace lookalike
