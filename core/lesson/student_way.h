#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/lesson/scene_texts.h"

namespace lookalike::lesson {

/// An input of a scene by its name, and its value as text: "bands", "12".
struct Setting {
  std::string input, value;
  bool operator==(const Setting&) const = default;
};

/// Something to try: a scene at a step with its values set, and a question to answer there.
struct Exercise {
  std::string title, task;
  SceneId scene{};
  int step = 0;  // to begin at, from 0
  std::vector<Setting> settings;
};

/// Errors: wrong_content.
Result<std::vector<Exercise>> student_way_from_json(std::string_view text);

/// The nine things to try, in order; read once.
const std::vector<Exercise>& student_way();

}  // namespace lookalike::lesson
