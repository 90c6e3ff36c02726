#pragma once

#include <QString>
#include <vector>

namespace lookalike {

/// An exercise: a scene at a step with given inputs, and a question.
struct Exercise {
  int scene = 0, step = 0;  // from 0
  QString title, task;
  QString settings;  // inputs of the scene: "k=1 bag=false"
};

/// The nine exercises, in the order of their scenes.
std::vector<Exercise> student_way();

}  // namespace lookalike
