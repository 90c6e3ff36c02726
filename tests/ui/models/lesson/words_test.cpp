#include "ui/models/lesson/words.h"

#include <gtest/gtest.h>

#include <cmath>
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

// By hand: both texts have the same seven words, 6 of 10 different pairs of words in common, and 2 of 12 triples.
TEST(StudentWay, has_answers_from_theory) {
  const auto solved = answers();
  ASSERT_EQ(solved.size(), student_way().size());
  const auto holds = [&](std::size_t exercise, std::initializer_list<const char*> numbers) {
    for (const char* number : numbers)
      EXPECT_TRUE(solved[exercise].contains(QString::fromUtf8(number)))
          << number << " in " << solved[exercise].toStdString();
  };
  holds(0, {"1.000", "0.600", "0.167"});
  holds(3, {"0.500", "0.016", "0.484", "0.516"});       // sqrt(0.25 / 1000)
  holds(4, {"rows 2, 4 get 1", "rows 1, 3, 5 get 4"});  // 3 x mod 6 is 3 for odd x, else 0
  holds(5, {"0.050"});                                  // sqrt(0.25 / 100)
  holds(7, {"0.802", "0.059"});                         // 1 - (1 - 0.6^5)^20, 1 - (1 - 0.6^10)^10
  QStringList passed;
  for (int m = 1; m <= 5; ++m) {
    const double rest = std::pow(0.6, 5 - m), others = std::pow(1 - std::pow(0.6, 5), 19);
    passed << QString::number(std::lround(100 * std::pow(0.6, m) * (1 - (1 - rest) * others)));
  }
  holds(8, {passed.join(", ").toUtf8().constData(), "80 without"});
}

TEST(Handout, has_a_note_on_every_scene_and_every_exercise_once) {
  QString all;
  for (const SceneFrame& frame : handout())
    for (const Item& item : frame.picture.items) {
      const auto& label = std::get<Label>(item);
      EXPECT_TRUE(QRectF(0, 0, kStage.width(), frame.sentence.isEmpty() ? 790 : 644).contains(label.area))
          << label.text.toStdString();
      all += label.text + u'\n';
    }
  for (const auto& scene : make_scenes()) EXPECT_TRUE(all.contains(scene->name()));
  EXPECT_TRUE(all.contains(QStringLiteral("(scene 6, step 11)")));
  EXPECT_TRUE(all.contains(QStringLiteral("(scene 7, step 1)")));
  for (const Exercise& exercise : student_way()) EXPECT_EQ(all.count(exercise.task), 1) << exercise.title.toStdString();
  for (const QString& answer : answers()) EXPECT_EQ(all.count(answer), 1) << answer.toStdString();
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
