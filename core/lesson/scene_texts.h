#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/lesson/sentence.h"

namespace lookalike::lesson {

enum class SceneId {
  shingles,
  matrix,
  permutations,
  hash_functions,
  signatures,
  bands,
  formula,
  real_systems,
  open_corpus,
};
inline constexpr std::size_t kScenes = 9;

/// "hash_functions": also the name of the scene's file in resources/lesson.
std::string_view to_string(SceneId scene);

/// Texts of one scene, as its file has them.
struct SceneTexts {
  std::string name;                              // in the list of scenes: one or two words
  std::map<std::string, std::string> sentences;  // patterns by key
  std::map<std::string, std::string> examples;   // texts to begin with
};

/// Errors: wrong_content.
Result<SceneTexts> scene_texts_from_json(std::string_view text);

/// Texts of a scene; read once.
const SceneTexts& texts_of(SceneId scene);

/// The sentence of this key, which the scene's file has.
Sentence say(SceneId scene, std::string_view key, std::vector<std::string> values = {},
             std::vector<Sentence> phrases = {});

/// The example text of this key, which the scene's file has.
const std::string& example(SceneId scene, std::string_view key);

/// "1 249 975 000": grouped by narrow no-break spaces.
std::string grouped(std::uint64_t count);

/// "0.667": with three decimals.
std::string three(double number);

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
