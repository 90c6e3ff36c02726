#pragma once

#include "ui/models/lesson/picture.h"

namespace lookalike {

/// Two sets as ellipses of one height side by side; their overlap has a colour of its own, and B a dashed line.
void add_sets(Picture& picture, const QRectF& a, const QRectF& b);

}  // namespace lookalike
