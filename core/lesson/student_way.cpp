#include "core/lesson/student_way.h"

#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/resources.h"
#include "core/base/short_text.h"

namespace lookalike::lesson {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t kMostSteps = 100;

SceneId scene_of(const std::string& name) {
  for (std::size_t i = 0; i < kScenes; ++i)
    if (to_string(static_cast<SceneId>(i)) == name) return static_cast<SceneId>(i);
  throw WrongMember("There is no scene " + in_quotes(name) + ".");
}

Exercise exercise_from(const Json& json) {
  Exercise exercise{text_member(json, "title"), text_member(json, "task"), scene_of(text_member(json, "scene")), 0, {}};
  if (find_member(json, "step") != nullptr)
    exercise.step = static_cast<int>(count_member(json, "step", kMostSteps) - 1);
  const Json& settings = member(json, "settings");
  for (const auto& [input, value] : settings.items()) {
    (void)value;
    exercise.settings.push_back({input, text_member(settings, input)});
  }
  return exercise;
}

}  // namespace

Result<std::vector<Exercise>> student_way_from_json(std::string_view text) try {
  const auto json = parse_json(text);
  if (!json) return tl::unexpected(json.error());
  const auto& list = array_member(*json, "exercises");
  std::vector<Exercise> exercises;
  exercises.reserve(list.size());
  for (const Json& exercise : list) exercises.push_back(exercise_from(exercise));
  return exercises;
} catch (const WrongMember& error) {
  return failure(ErrorCode::wrong_content, "This is no list of things to try: " + std::string(error.what()));
}

const std::vector<Exercise>& student_way() {
  static const std::vector<Exercise> all = student_way_from_json(embedded_resource("lesson/student_way.json")).value();
  return all;
}

}  // namespace lookalike::lesson
