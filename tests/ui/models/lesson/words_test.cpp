#include "ui/models/lesson/words.h"

#include <gtest/gtest.h>

#include <set>

#include "ui/models/lesson/scene.h"

namespace lookalike {
namespace {

TEST(Say, puts_values_in_their_places) {
  EXPECT_EQ(say(QStringLiteral("%2 of %1 agree, %2!"), 12u, 10), QStringLiteral("10 of 12 agree, 10!"));
}

TEST(Say, does_not_read_values_as_patterns) {
  EXPECT_EQ(say(QStringLiteral("%1 and %2, 50 %"), QStringLiteral("%2"), QStringLiteral("b")),
            QStringLiteral("%2 and b, 50 %"));
}

TEST(EveryScene, has_a_name_of_its_own_and_sentences_that_can_be_read_at_once) {
  std::set<QString> names;
  const auto scenes = make_scenes();
  for (const auto& scene : scenes) {
    names.insert(scene->name());
    for (int step = 0; step < scene->steps(); ++step) {
      const SceneFrame frame = scene->frame(step);
      for (const QString& text : {frame.title, frame.sentence, frame.hint})
        EXPECT_LE(text.size(), 190) << text.toStdString();
    }
  }
  EXPECT_EQ(names.size(), scenes.size());
}

TEST(StudentWay, has_nine_things_to_try_in_the_order_of_the_scenes) {
  const auto way = student_way();
  ASSERT_EQ(way.size(), 9u);
  for (std::size_t i = 0; i < way.size(); ++i) {
    EXPECT_FALSE(way[i].title.isEmpty() || way[i].task.isEmpty());
    if (i > 0) {
      EXPECT_LE(way[i - 1].scene, way[i].scene);
    }
  }
}

}  // namespace
}  // namespace lookalike
