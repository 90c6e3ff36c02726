#include "core/lesson/scene_texts.h"

#include <array>
#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/decimal.h"
#include "core/base/resources.h"
#include "core/base/short_text.h"

namespace lookalike::lesson {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, kScenes> kNames = {"shingles",       "matrix",       "permutations",
                                                          "hash_functions", "signatures",   "bands",
                                                          "formula",        "real_systems", "open_corpus"};

std::map<std::string, std::string> texts_by_key(const Json& json) {
  std::map<std::string, std::string> texts;
  for (const auto& [key, value] : json.items()) {
    (void)value;
    texts[key] = text_member(json, key);
  }
  return texts;
}

std::vector<SceneTexts> read_all() {
  std::vector<SceneTexts> all;
  all.reserve(std::size(kNames));
  for (const std::string_view name : kNames)
    all.push_back(scene_texts_from_json(embedded_resource("lesson/" + std::string(name) + ".json")).value());
  return all;
}

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

std::string_view to_string(SceneId scene) {
  return kNames[static_cast<std::size_t>(scene)];
}

Result<SceneTexts> scene_texts_from_json(std::string_view text) try {
  const auto json = parse_json(text);
  if (!json) return tl::unexpected(json.error());
  return SceneTexts{text_member(*json, "name"), texts_by_key(member(*json, "sentences")),
                    texts_by_key(member(*json, "examples"))};
} catch (const WrongMember& error) {
  return failure(ErrorCode::wrong_content, "These are no texts of a scene: " + std::string(error.what()));
}

const SceneTexts& texts_of(SceneId scene) {
  static const std::vector<SceneTexts> all = read_all();
  return all[static_cast<std::size_t>(scene)];
}

Sentence say(SceneId scene, std::string_view key, std::vector<std::string> values, std::vector<Sentence> phrases) {
  return {texts_of(scene).sentences.at(std::string(key)), std::move(values), std::move(phrases)};
}

const std::string& example(SceneId scene, std::string_view key) {
  return texts_of(scene).examples.at(std::string(key));
}

std::string grouped(std::uint64_t count) {
  std::string text = std::to_string(count);
  for (auto place = static_cast<std::ptrdiff_t>(text.size()) - 3; place > 0; place -= 3)
    text.insert(static_cast<std::size_t>(place), "\u202F");
  return text;
}

std::string three(double number) {
  return decimal(number, 3);
}

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
