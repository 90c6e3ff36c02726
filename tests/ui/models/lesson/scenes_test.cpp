// Scenes are pure functions of their inputs and a step, and their numbers are the core's.

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "ui/models/lesson/bands_scene.h"
#include "ui/models/lesson/formula_scene.h"
#include "ui/models/lesson/permutations_scene.h"
#include "ui/models/lesson/signatures_scene.h"
#include "ui/models/text/display_text.h"

namespace lookalike::lesson {
namespace {

using Pictures = std::vector<Picture>;

Pictures pictures_of(const Scene& scene, bool backwards = false) {
  Pictures pictures;
  for (int i = 0; i < scene.steps(); ++i)
    pictures.push_back(scene.frame(backwards ? scene.steps() - 1 - i : i).picture);
  if (backwards) std::ranges::reverse(pictures);
  return pictures;
}

QStringList texts_of(const SceneFrame& frame) {
  QStringList texts;
  for (const Item& item : frame.picture.items)
    if (const auto* label = std::get_if<Label>(&item)) texts << label->text;
  return texts;
}

TEST(EveryScene, has_a_name_a_question_and_a_sentence_at_every_step) {
  for (const auto& scene : make_scenes()) {
    EXPECT_FALSE(scene->name().isEmpty());
    ASSERT_GE(scene->steps(), 1) << scene->name().toStdString();
    for (int step = 0; step < scene->steps(); ++step) {
      const SceneFrame frame = scene->frame(step);
      EXPECT_FALSE(frame.title.isEmpty()) << scene->name().toStdString() << step;
      EXPECT_FALSE(frame.sentence.isEmpty()) << scene->name().toStdString() << step;
      EXPECT_FALSE(frame.sentence.contains(u'%') && frame.sentence.contains(QStringLiteral("%1"))) << step;
    }
  }
}

TEST(EveryScene, shows_the_same_pictures_back_and_forth) {
  for (const auto& scene : make_scenes()) {
    const Pictures forth = pictures_of(*scene);
    EXPECT_TRUE(pictures_of(*scene, true) == forth) << scene->name().toStdString();
    EXPECT_TRUE(pictures_of(*scene->copy()) == forth) << scene->name().toStdString();
  }
}

TEST(EveryScene, is_as_at_the_start_after_a_reset) {
  const auto fresh = make_scenes();
  const auto scenes = make_scenes();
  for (std::size_t i = 0; i < scenes.size(); ++i) {
    scenes[i]->set_seed(7);
    for (const SceneControl& control : scenes[i]->controls())
      scenes[i]->set(control.id, control.kind == SceneControl::Kind::slider ? QVariant(control.most) : QVariant(true));
    scenes[i]->set(QStringLiteral("guess"), 0.25);
    scenes[i]->reset();
    EXPECT_TRUE(pictures_of(*scenes[i]) == pictures_of(*fresh[i])) << scenes[i]->name().toStdString();
  }
}

TEST(EveryScene, accepts_any_value_of_its_controls_and_ignores_unknown_ones) {
  for (const auto& scene : make_scenes()) {
    const QString name = scene->name();
    for (const SceneControl& control : scene->controls()) {
      if (control.kind != SceneControl::Kind::slider) continue;
      for (const double value : {control.least, control.most, control.least - 1e9, control.most + 1e9}) {
        scene->set(control.id, value);
        for (const int step : {0, scene->steps() / 2, scene->steps() - 1}) scene->frame(step);
      }
      scene->set(control.id, control.value);
    }
    const Pictures before = pictures_of(*scene);
    scene->set(QStringLiteral("no such thing"), 3);
    EXPECT_TRUE(pictures_of(*scene) == before) << name.toStdString();
  }
}

TEST(EveryScene, stays_on_the_stage_and_names_its_handles) {
  const QRectF stage(QPointF(), kStage);
  for (const auto& scene : make_scenes())
    for (int step = 0; step < scene->steps(); ++step) {
      const SceneFrame frame = scene->frame(step);
      const std::string where = scene->name().toStdString() + " step " + std::to_string(step);
      for (const Item& item : frame.picture.items)
        if (const auto* label = std::get_if<Label>(&item); label && !label->text.isEmpty()) {
          EXPECT_TRUE(stage.contains(label->area)) << where << ": " << label->text.toStdString();
          EXPECT_GE(label->size, 22) << where << ": " << label->text.toStdString();
        }
      for (const Handle& handle : frame.picture.handles) {
        EXPECT_TRUE(stage.intersects(handle.area)) << where << ": " << handle.id.toStdString();
        EXPECT_FALSE(handle.id.isEmpty()) << where;
        EXPECT_TRUE(handle.name.endsWith(u'.')) << where << ": " << handle.name.toStdString();
        EXPECT_GE(std::min(handle.area.width(), handle.area.height()), 24) << where << ": " << handle.id.toStdString();
      }
    }
}

/// While it lives, no file can be opened.
class NoFiles {
 public:
  NoFiles() {
    getrlimit(RLIMIT_NOFILE, &before_);
    const rlimit none{0, before_.rlim_max};
    setrlimit(RLIMIT_NOFILE, &none);
  }
  ~NoFiles() { setrlimit(RLIMIT_NOFILE, &before_); }
  NoFiles(const NoFiles&) = delete;
  NoFiles& operator=(const NoFiles&) = delete;

 private:
  rlimit before_{};
};

TEST(EveryScene, opens_no_file) {
  std::vector<Pictures> before, without;
  for (const auto& scene : make_scenes()) before.push_back(pictures_of(*scene));
  {
    const NoFiles none;
    ASSERT_EQ(::open("/proc/self/stat", O_RDONLY), -1);
    for (const auto& scene : make_scenes()) without.push_back(pictures_of(*scene));
  }
  EXPECT_TRUE(without == before);
}

TEST(FormulaScene, shows_the_terms_of_the_core) {
  FormulaScene scene;
  scene.set(QStringLiteral("bands"), 10);
  scene.set(QStringLiteral("rows"), 10);
  scene.set(QStringLiteral("similarity"), 0.7);
  FormulaInputs inputs;
  inputs.bands = inputs.rows = 10;
  inputs.similarity = 0.7;
  const std::size_t step = 6;  // all terms have grown
  const FormulaStep core = inputs.step(step);
  const SceneFrame frame = scene.frame(static_cast<int>(step));
  ASSERT_EQ(core.curves.size(), kTerms);
  for (const TermCurve& curve : core.curves)
    EXPECT_TRUE(texts_of(frame).contains(QString::number(curve.value, 'f', curve.term == Term::value ? 2 : 3)))
        << curve.latex.toStdString();
  QStringList formulas;
  for (const Item& item : frame.picture.items)
    if (const auto* text = std::get_if<FormulaText>(&item)) formulas << text->latex;
  EXPECT_EQ(formulas.back(), "1-(1-s^{10})^{10}");
  EXPECT_TRUE(frame.sentence.contains(similarity_text(1 - std::pow(1 - std::pow(0.7, 10), 10))));
}

TEST(FormulaScene, highlights_the_curve_of_each_term) {
  const SceneFrame frame = FormulaScene().frame(6);
  std::vector<std::vector<QPointF>> curves, lit;
  for (const Item& item : frame.picture.items)
    if (const auto* line = std::get_if<Polyline>(&item)) curves.push_back(line->points);
  for (const Handle& handle : frame.picture.handles)
    if (!handle.lit.empty()) {
      lit.push_back(std::get<Polyline>(handle.lit[0]).points);
      EXPECT_EQ(handle.along, lit.back());
      EXPECT_EQ(std::get<Box>(handle.lit[1]).area, handle.area) << "and the card";
    }
  EXPECT_EQ(lit.size(), kTerms);
  EXPECT_EQ(lit, curves) << "in the order of the terms";
}

TEST(FormulaScene, draws_each_throw_with_its_limits) {
  const FormulaScene scene;
  const FormulaStep core = FormulaInputs().step(8);
  const SceneFrame frame = scene.frame(8);
  ASSERT_FALSE(core.throws.empty());
  std::size_t bars = 0;
  for (const Item& item : frame.picture.items)
    if (const auto* marker = std::get_if<Marker>(&item); marker && !marker->filled) ++bars;
  EXPECT_EQ(bars, core.throws.size());
}

/// The dragged ring must not hide the point of the pair.
TEST(FormulaScene, keeps_its_ring_away_from_the_tried_point) {
  FormulaScene scene;
  for (const double similarity : {0.05, 0.4, 0.6, 0.95}) {
    scene.set(QStringLiteral("similarity"), similarity);
    const SceneFrame frame = scene.frame(7);
    const auto ring = std::ranges::find(frame.picture.handles, QStringLiteral("similarity"), &Handle::id);
    ASSERT_NE(ring, frame.picture.handles.end());
    for (const Item& item : frame.picture.items)
      if (const auto* marker = std::get_if<Marker>(&item)) {
        EXPECT_FALSE(ring->area.contains(marker->at)) << similarity;
      }
  }
}

TEST(EveryScene, is_random_if_its_seed_changes_a_picture) {
  for (const auto& scene : make_scenes()) {
    const Pictures before = pictures_of(*scene);
    scene->set_seed(7);
    EXPECT_EQ(pictures_of(*scene) != before, scene->is_random()) << scene->name().toStdString();
  }
}

TEST(FormulaScene, keeps_the_guess_on_the_picture) {
  FormulaScene scene;
  const auto mentions = [&](const QString& word) { return !texts_of(scene.frame(10)).filter(word).isEmpty(); };
  EXPECT_FALSE(mentions(QStringLiteral("guess ")));
  EXPECT_TRUE(mentions(QStringLiteral("answer 0.802"))) << "with or without a guess";
  scene.set(QStringLiteral("guess"), 0.25);
  EXPECT_TRUE(mentions(QStringLiteral("guess 0.25")));
  EXPECT_TRUE(mentions(QStringLiteral("answer 0.802")));
}

TEST(EveryGuess, is_dropped_when_its_question_changes_but_not_before) {
  const auto is_there = [](const Scene& scene) {
    for (int step = 0; step < scene.steps(); ++step)
      for (const QString& text : texts_of(scene.frame(step)))
        if (text.contains(QStringLiteral("guess "))) return true;
    return false;
  };
  const auto stays = [&](auto scene, const char* input, double value) {
    scene.set(QStringLiteral("guess"), 1);
    EXPECT_TRUE(is_there(scene));
    scene.set(QLatin1String(input), value);
    return is_there(scene);
  };
  EXPECT_TRUE(stays(FormulaScene(), "pairs", 400));
  EXPECT_TRUE(stays(FormulaScene(), "threshold", 0.5));
  EXPECT_FALSE(stays(FormulaScene(), "rows", 6));
  EXPECT_TRUE(stays(SignaturesScene(), "estimates", 100));
  EXPECT_FALSE(stays(SignaturesScene(), "hashes", 50));
  EXPECT_TRUE(stays(PermutationsScene(), "shuffles", 1000));
  EXPECT_FALSE(stays(BandsScene(), "bands", 2));
}

TEST(EveryGuess, returns_with_its_question) {
  FormulaScene scene;
  const SceneFrame asked = scene.frame(0);
  scene.set(QStringLiteral("guess"), 0.25);
  const SceneFrame guessed = scene.frame(0);
  EXPECT_NE(guessed, asked);
  scene.set(QStringLiteral("similarity"), 0.7);
  EXPECT_TRUE(scene.frame(0).asks) << "this question is different";
  scene.set(QStringLiteral("similarity"), 0.6);
  EXPECT_EQ(scene.frame(0), guessed);
}

const Handle* guess_in(const SceneFrame& frame) {
  const auto found = std::ranges::find(frame.picture.handles, QStringLiteral("guess"), &Handle::id);
  return found == frame.picture.handles.end() ? nullptr : &*found;
}

TEST(EveryQuestion, waits_for_a_guess_without_a_marker_that_suggests_one) {
  int questions = 0;
  for (const auto& scene : make_scenes())
    for (int step = 0; step < scene->steps(); ++step) {
      const SceneFrame asked = scene->frame(step);
      if (!asked.asks) continue;
      ++questions;
      ASSERT_NE(guess_in(asked), nullptr) << scene->name().toStdString();
      EXPECT_TRUE(guess_in(asked)->takes_press);
      EXPECT_TRUE(texts_of(asked).contains(QStringLiteral("click the scale")));
      const auto guessed = scene->copy();
      guessed->set(QStringLiteral("guess"), guess_in(asked)->least);
      EXPECT_FALSE(guessed->frame(step).asks);
      EXPECT_FALSE(texts_of(guessed->frame(step)).contains(QStringLiteral("click the scale")));
    }
  EXPECT_EQ(questions, 5) << "scenes 2, 3, 5, 6 and 7";
}

TEST(EveryQuestion, shows_the_guesses_of_an_audience_as_dots) {
  FormulaScene scene;
  for (const double guess : {0.4, 0.6, 0.55, 2.0}) scene.set(QStringLiteral("add_guess"), guess);
  const auto dots = [](const SceneFrame& frame) {
    return std::ranges::count_if(frame.picture.items, [](const Item& item) {
      const auto* marker = std::get_if<Marker>(&item);
      return marker && marker->tint == Tint::guess;
    });
  };
  EXPECT_EQ(dots(scene.frame(0)), 4);
  EXPECT_FALSE(scene.frame(0).asks);
  EXPECT_TRUE(texts_of(scene.frame(0)).contains(QStringLiteral("4 guesses, median 0.575")));  // 0.4 0.55 0.6 1
  EXPECT_EQ(dots(scene.frame(6)), 4);
  EXPECT_TRUE(texts_of(scene.frame(6)).contains(QStringLiteral("\u25CB 4 guesses, median 0.575")));
}

TEST(EveryQuestion, counts_equal_guesses_that_are_too_many_to_see) {
  FormulaScene scene;
  for (int guess = 0; guess < 10; ++guess) scene.set(QStringLiteral("add_guess"), guess < 7 ? 0.5 : 0.1 * guess);
  EXPECT_TRUE(texts_of(scene.frame(0)).contains(QStringLiteral("\u00D7 7")));
  EXPECT_FALSE(texts_of(scene.frame(0)).contains(QStringLiteral("\u00D7 1")));
}

TEST(EveryQuestion, accepts_percentages_of_shares_and_refuses_numbers_off_its_scale) {
  const SceneFrame share = FormulaScene().frame(0), count = BandsScene().frame(7), error = SignaturesScene().frame(3);
  EXPECT_EQ(value_of(*guess_in(share), "40"), 0.4);
  EXPECT_EQ(value_of(*guess_in(share), "60%"), 0.6);
  EXPECT_EQ(value_of(*guess_in(share), "1%"), 0.01);
  EXPECT_EQ(value_of(*guess_in(share), "0,434"), 0.43);
  EXPECT_EQ(value_of(*guess_in(share), "1"), 1);
  EXPECT_EQ(value_of(*guess_in(share), "1/2"), 0.5);
  EXPECT_EQ(value_of(*guess_in(share), "3/7"), 0.43);
  for (const char* off : {"3/2", "1/0", "0/0", "1/", "1/2/2", "1.7", "200", "101%", "-1", "", "%", "4%0"})
    EXPECT_FALSE(value_of(*guess_in(share), off)) << off;
  EXPECT_EQ(value_of(*guess_in(count), "20"), 20) << "no percentage";
  EXPECT_FALSE(value_of(*guess_in(count), "20%"));
  EXPECT_FALSE(value_of(*guess_in(count), "67")) << "of 66 pairs";
  EXPECT_FALSE(value_of(*guess_in(error), "5")) << "its scale ends at 0.25";
}

TEST(EveryHint, is_printed_without_its_keys_and_clicks) {
  const QRegularExpression action(QStringLiteral("[Cc]lick|[Dd]rag|\\bTab\\b|press|next step|File >"));
  for (const auto& scene : make_scenes())
    for (int step = 0; step < scene->steps(); ++step) {
      const SceneFrame frame = scene->frame(step);
      EXPECT_FALSE(frame.printed.contains(action))
          << scene->name().toStdString() << ": " << frame.printed.toStdString();
      EXPECT_FALSE(frame.hint.contains(u'\n'));
      EXPECT_TRUE(frame.hint.startsWith(frame.printed));
    }
  EXPECT_TRUE(FormulaScene().frame(7).hint.endsWith(QStringLiteral(" Try another seed.")));
  EXPECT_EQ(FormulaScene().frame(7).keys, u"Press N.") << "in the slide show";
  EXPECT_EQ(FormulaScene().frame(6).printed, u"This pair becomes a candidate in about 80 of 100 cases.");
}

TEST(StepPlace, of_any_step_is_found_again) {
  for (const auto& scene : make_scenes())
    for (int step = 0; step < scene->steps(); ++step) EXPECT_EQ(step_at(*scene, place_of(*scene, step)), step);
}

TEST(StepPlace, has_the_same_kind_however_many_steps_there_are) {
  using Kind = BandsStep::Kind;
  BandsScene four;
  four.set(QStringLiteral("bands"), 4);
  for (int step = 0; step < four.steps(); ++step) {
    const StepPlace place = place_of(four, step);
    const auto kind = static_cast<Kind>(place.kind);
    for (const int bands : {1, 2, 3, 6, 12}) {
      BandsScene other = four;
      other.set(QStringLiteral("bands"), bands);
      const int found = step_at(other, place);
      EXPECT_EQ(other.kind_of(found), place.kind) << bands;
      if (kind != Kind::band && kind != Kind::table) {
        EXPECT_EQ(place_of(other, found), place) << bands;
      }
    }
  }
}

TEST(BandsScene, asks_about_twelve_documents_when_it_shows_them) {
  const BandsScene scene;  // 4 bands: the first table is step 8
  for (int step = 0; step < 7; ++step) EXPECT_EQ(guess_in(scene.frame(step)), nullptr) << step;
  EXPECT_NE(guess_in(scene.frame(7)), nullptr);
  EXPECT_TRUE(scene.frame(7).asks);
  for (int step = 8; step < 11; ++step) EXPECT_EQ(guess_in(scene.frame(step)), nullptr) << "these tables answer it";
}

TEST(BandsScene, shows_which_bands_agree_according_to_the_core) {
  for (const std::uint32_t bands : kCuts) {
    BandsScene scene;
    scene.set(QStringLiteral("bands"), bands);
    BandsInputs inputs;
    inputs.bands = bands;
    const auto last = inputs.steps() - 1;
    ASSERT_EQ(scene.steps(), static_cast<int>(last) + 1);
    const BandsStep core = inputs.step(last);
    const auto shared = std::ranges::count(core.shared, true);
    const QStringList texts = texts_of(scene.frame(static_cast<int>(last)));
    EXPECT_EQ(texts.count(bands > 4 ? QStringLiteral("same") : QStringLiteral("same bucket")), shared) << bands;
  }
}

TEST(BandsScene, counts_the_pairs_of_all_cuts_only_in_its_last_step) {
  const BandsScene scene;
  const QStringList before = texts_of(scene.frame(scene.steps() - 2)), after = texts_of(scene.frame(scene.steps() - 1));
  EXPECT_EQ(before.count(QStringLiteral("?")) + after.count(QStringLiteral("?")), 0);
  EXPECT_FALSE(before.contains(QStringLiteral("of 66")));
  EXPECT_TRUE(after.contains(QStringLiteral("of 66")));
  const auto core = BandsInputs().step(static_cast<std::size_t>(scene.steps()) - 1);
  for (const Cut& cut : core.cuts) EXPECT_TRUE(after.contains(QString::number(cut.candidates)));
}

TEST(BandsScene, shows_the_buckets_of_the_pair_band_by_band) {
  const BandsScene scene;  // 4 bands of 3; the first of A and B are 3 6 9 and 3 1 9, the second 4 2 8
  EXPECT_EQ(texts_of(scene.frame(1)).count(QStringLiteral("?")), 4);
  const QStringList after_two = texts_of(scene.frame(3));
  EXPECT_TRUE(after_two.contains(QStringLiteral("3 6 9")) && after_two.contains(QStringLiteral("3 1 9")));
  EXPECT_EQ(after_two.count(QStringLiteral("4 2 8")), 1);
  EXPECT_EQ(after_two.count(QStringLiteral("A B")), 1);
  EXPECT_EQ(after_two.count(QStringLiteral("?")), 2);
}

TEST(BandsScene, makes_a_clicked_value_agree) {
  BandsScene scene;
  BandsInputs inputs;
  const auto differs = std::ranges::mismatch(inputs.a, inputs.b).in1 - inputs.a.begin();
  scene.set(QStringLiteral("toggle"), static_cast<double>(differs));
  inputs.toggle(static_cast<std::size_t>(differs));
  EXPECT_EQ(inputs.step(0).agreement, 11U);
  EXPECT_TRUE(scene.frame(0).sentence.contains(QStringLiteral("11")));
}

}  // namespace
}  // namespace lookalike::lesson
