#include <gmock/gmock.h>

#include <set>

#include "core/lesson/scene_texts.h"

namespace lookalike::lesson {
namespace {

using testing::HasSubstr;

TEST(Sentence, puts_values_in_their_places) {
  EXPECT_EQ((Sentence{"%2 of %1 agree, %2!", {"12", "10"}}).text(), "10 of 12 agree, 10!");
}

TEST(Sentence, leaves_places_without_a_value_and_plain_percent_signs) {
  EXPECT_EQ((Sentence{"50 % of %1, %3 %", {"all"}}).text(), "50 % of all, %3 %");
}

TEST(Sentence, does_not_read_values_as_patterns) {
  EXPECT_EQ((Sentence{"%1 and %2", {"%2", "b"}}).text(), "%2 and b");
}

TEST(Sentence, puts_phrases_behind_its_values) {
  EXPECT_EQ((Sentence{"%1: %2 or %3", {"a"}, {{"%1 of %2", {"b", "c"}}, {"d", {}}}}).text(), "a: b of c or d");
}

TEST(Grouped, counts_in_thousands) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1249975000), "1\u202F249\u202F975\u202F000");
}

TEST(SceneTexts, of_all_scenes_have_names_and_patterns_of_at_most_nine_places) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < kScenes; ++i) {
    const SceneTexts& texts = texts_of(static_cast<SceneId>(i));
    names.insert(texts.name);
    EXPECT_FALSE(texts.sentences.empty());
    for (const auto& [key, pattern] : texts.sentences) {
      EXPECT_FALSE(pattern.empty()) << key;
      EXPECT_LE(pattern.size(), 180u) << "too long to be read at once: " << pattern;
    }
  }
  EXPECT_EQ(names.size(), kScenes);
}

TEST(SceneTexts, say_what_is_wrong_with_a_file) {
  EXPECT_THAT(scene_texts_from_json("{").error().message, HasSubstr("JSON"));
  EXPECT_THAT(scene_texts_from_json(R"({"name": 1})").error().message, HasSubstr("name"));
  EXPECT_THAT(scene_texts_from_json(R"({"name": "A", "sentences": {"x": 2}, "examples": {}})").error().message,
              HasSubstr("x"));
}

TEST(StudentWay, has_nine_things_to_try_in_the_order_of_the_scenes) {
  const auto& way = student_way();
  ASSERT_EQ(way.size(), 9u);
  for (std::size_t i = 0; i < way.size(); ++i) {
    EXPECT_FALSE(way[i].title.empty() || way[i].task.empty());
    if (i > 0) {
      EXPECT_LE(way[i - 1].scene, way[i].scene);
    }
  }
}

TEST(StudentWay, says_what_is_wrong_with_a_file) {
  EXPECT_THAT(student_way_from_json(R"({"exercises": [{"title": "", "task": "", "scene": "dance"}]})").error().message,
              HasSubstr("dance"));
}

}  // namespace
}  // namespace lookalike::lesson
