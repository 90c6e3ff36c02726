#include "core/lesson/scene_texts.h"

#include <array>
#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/resources.h"

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

}  // namespace lookalike::lesson
