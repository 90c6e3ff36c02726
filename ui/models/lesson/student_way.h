#pragma once

#include <QString>
#include <vector>

namespace lookalike {

/// Something to try: a scene at a step with its values set, and a question to answer there.
struct Exercise {
  int scene = 0, step = 0;  // from 0
  QString title, task;
  QString settings;  // inputs of the scene: "k=1 bag=false"
};

/// The nine things to try, in the order of their scenes.
std::vector<Exercise> student_way();

}  // namespace lookalike
