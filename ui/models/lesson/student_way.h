#pragma once

#include <QString>
#include <utility>
#include <vector>

namespace lookalike {

/// Something to try: a scene at a step with its values set, and a question to answer there.
struct Exercise {
  int scene = 0, step = 0;  // from 0
  QString title, task;
  std::vector<std::pair<const char*, const char*>> settings = {};  // inputs of the scene by name, with their values
};

/// The nine things to try, in the order of their scenes.
std::vector<Exercise> student_way();

}  // namespace lookalike
