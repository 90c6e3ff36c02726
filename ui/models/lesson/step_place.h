#pragma once

#include "ui/models/lesson/scene.h"

namespace lookalike {

/// Place of a step among those of its kind, kept when a scene's steps change.
struct StepPlace {
  int kind = 0;       // of Scene::kind_of
  int run = 0;        // which run of steps of this kind
  int offset = 0;     // in the run
  bool last = false;  // of the run

  bool operator==(const StepPlace&) const = default;
};

/// O(steps), as the next one, without pictures.
StepPlace place_of(const Scene& scene, int step);
/// The step at this place, or as near to it as there is one.
int step_at(const Scene& scene, const StepPlace& place);

}  // namespace lookalike
