#pragma once

#include "ui/models/lesson/scene.h"

namespace lookalike {

/// A slider of a scene, its values multiples of the step from the least one on.
inline SceneControl slider(const QString& id, const QString& label, const QString& tip, double value, double least,
                           double most, double step = 1, int decimals = 0) {
  return {SceneControl::Kind::slider, id, label, tip, value, least, most, step, decimals, {}};
}

}  // namespace lookalike
