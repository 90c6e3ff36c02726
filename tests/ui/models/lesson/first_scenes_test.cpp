// Scenes 1 to 5: their pictures show the core's numbers, and their handles and controls change the inputs.

#include <gtest/gtest.h>

#include <QStringList>
#include <algorithm>

#include "ui/models/lesson/hash_functions_scene.h"
#include "ui/models/lesson/matrix_scene.h"
#include "ui/models/lesson/permutations_scene.h"
#include "ui/models/lesson/scene.h"
#include "ui/models/lesson/shingles_scene.h"
#include "ui/models/lesson/signatures_scene.h"
#include "ui/models/text/display_text.h"

namespace lookalike::lesson {
namespace {

struct Shown {
  QStringList texts, formulas;
  int filled = 0;  // small markers
};

Shown shown_by(const Scene& scene, int step) {
  Shown shown;
  for (const Item& item : scene.frame(step).picture.items) {
    if (const auto* label = std::get_if<Label>(&item)) shown.texts << label->text;
    if (const auto* formula = std::get_if<FormulaText>(&item)) shown.formulas << formula->latex;
    if (const auto* marker = std::get_if<Marker>(&item)) shown.filled += marker->size < 10 ? 1 : 0;
  }
  return shown;
}

TEST(ShinglesPicture, shows_the_shingles_found_so_far_and_then_the_counts) {
  const ShinglesScene scene;
  int first = 0;  // after the square of all pairs and the texts
  while (first < 5 && !shown_by(scene, first).texts.contains(QStringLiteral("the dog"))) ++first;
  EXPECT_FALSE(shown_by(scene, first).texts.contains(QStringLiteral("dog bit")));
  EXPECT_TRUE(shown_by(scene, first + 1).texts.contains(QStringLiteral("dog bit")));
  QStringList formulas;
  for (int step = first; step < scene.steps(); ++step) formulas << shown_by(scene, step).formulas;
  EXPECT_TRUE(formulas.contains(
      QStringLiteral("J = \\frac{|A \\cap B|}{|A \\cup B|} = \\frac{6}{2 + 6 + 2} = \\frac{6}{10} = 0.600")));
}

TEST(ShinglesPicture, follows_its_texts_and_controls) {
  ShinglesScene scene;
  scene.set(QStringLiteral("text_a"), QStringLiteral("a b c"));
  scene.set(QStringLiteral("text_b"), QStringLiteral("a b d"));
  scene.set(QStringLiteral("k"), 1);
  QStringList formulas;
  for (int step = 0; step < scene.steps(); ++step) formulas << shown_by(scene, step).formulas;
  EXPECT_FALSE(formulas.filter(QStringLiteral("\\frac{2}{4} = 0.500")).isEmpty());
  scene.set(QStringLiteral("unit"), 1);
  scene.set(QStringLiteral("bag"), true);
  EXPECT_EQ(scene.controls()[3].value.toInt(), 1);
  EXPECT_TRUE(scene.controls()[5].value.toBool());
}

TEST(MatrixPicture, shows_the_lectures_quotients) {
  const MatrixScene scene;
  EXPECT_TRUE(shown_by(scene, 5).formulas.last().endsWith(QStringLiteral("\\frac{3}{4} = 0.750")));
  EXPECT_TRUE(shown_by(scene, 7).formulas.last().endsWith(QStringLiteral("\\frac{3}{7} = 0.429")));
  EXPECT_TRUE(shown_by(scene, 0).texts.contains(QStringLiteral("A = {1, 3, 4, 5}")));
}

TEST(MatrixPicture, asks_for_the_similarity_of_the_second_matrix) {
  MatrixScene scene;
  EXPECT_TRUE(scene.frame(6).asks);
  scene.set(QStringLiteral("guess"), 0.4);
  EXPECT_FALSE(scene.frame(6).asks);
  const QStringList texts = shown_by(scene, 7).texts;
  EXPECT_TRUE(texts.contains(QStringLiteral("\u25CF answer 0.429")));  // 3/7
  EXPECT_TRUE(texts.contains(QStringLiteral("\u25C6 guess 0.4")));
}

TEST(MatrixPicture, a_click_on_a_bit_of_either_matrix_changes_that_one) {
  MatrixScene scene;
  const auto handles = scene.frame(6).picture.handles;
  scene.set(handles[1].id, handles[1].value);  // B in row 1 of the second matrix
  EXPECT_TRUE(shown_by(scene, 5).formulas.last().endsWith(QStringLiteral("\\frac{3}{4} = 0.750")));
  EXPECT_TRUE(shown_by(scene, 7).formulas.last().endsWith(QStringLiteral("\\frac{2}{7} = 0.286")));
}

TEST(MatrixPicture, rows_come_and_go_within_their_limits) {
  MatrixScene scene;
  for (int i = 0; i < 20; ++i) scene.set(QStringLiteral("add_row"), 0);
  EXPECT_EQ(shown_by(scene, 0).texts.count(QStringLiteral("12")), 1);
  for (int i = 0; i < 20; ++i) scene.set(QStringLiteral("remove_row"), 0);
  EXPECT_EQ(shown_by(scene, 0).texts.count(QStringLiteral("3")), 0);
}

TEST(PermutationsPicture, shows_the_minhashes_of_the_first_shuffle) {
  const PermutationsScene scene;
  const auto shuffle = shuffle_of(PermutationsInputs().rows, kFirstSeed, 0);
  const QStringList texts = shown_by(scene, 3).texts;
  EXPECT_TRUE(texts.contains(QStringLiteral("h = %1").arg(*shuffle.minhash_a)));
  EXPECT_TRUE(texts.contains(QStringLiteral("h = %1").arg(*shuffle.minhash_b)));
}

TEST(PermutationsPicture, shows_a_question_mark_for_what_is_not_known_yet) {
  const PermutationsScene scene;
  EXPECT_EQ(shown_by(scene, 0).texts.count(QStringLiteral("?")), 2);
  EXPECT_EQ(shown_by(scene, 2).texts.count(QStringLiteral("?")), 1);
  EXPECT_EQ(shown_by(scene, 3).texts.count(QStringLiteral("?")), 0);
}

TEST(PermutationsPicture, names_places_after_the_shuffle_and_the_old_rows) {
  const PermutationsScene scene;
  const QStringList before = shown_by(scene, 0).texts, after = shown_by(scene, 1).texts;
  EXPECT_TRUE(after.contains(QStringLiteral("row")) && after.contains(QStringLiteral("old row")));
  for (int row = 2; row <= 7; ++row)
    EXPECT_EQ(after.count(QString::number(row)), before.count(QString::number(row)) + 2) << row;
}

TEST(PermutationsPicture, counts_which_rows_came_first) {
  const PermutationsScene scene;
  const auto core = PermutationsInputs().step(PermutationsInputs().steps() - 2);
  const QStringList texts = shown_by(scene, scene.steps() - 2).texts;
  EXPECT_TRUE(texts.contains(count_text(core.decided.both)));
  EXPECT_TRUE(texts.contains(count_text(core.decided.only_a)));
}

TEST(HashFunctionsPicture, ends_with_the_results_of_the_lecture) {
  const HashFunctionsScene scene;
  const QStringList texts = shown_by(scene, 6).texts;
  EXPECT_TRUE(shown_by(scene, 6).formulas.contains(QStringLiteral("g(x) = ((2x + 1) \\bmod 5) + 1")));
  EXPECT_TRUE(texts.contains(QStringLiteral("estimate 0.000, similarity 0.200")));
  EXPECT_TRUE(shown_by(scene, 5).texts.contains(QStringLiteral("1 \u2193")));  // B falls to 1 in the last row
}

TEST(HashFunctionsPicture, follows_its_functions) {
  HashFunctionsScene scene;
  scene.set(QStringLiteral("modulus"), 6);
  scene.set(QStringLiteral("a2"), 3);
  scene.set(QStringLiteral("b2"), 0);
  const QStringList texts = shown_by(scene, 0).texts;
  EXPECT_TRUE(shown_by(scene, 0).formulas.contains(QStringLiteral("g(x) = (3x \\bmod 6) + 1")));
  EXPECT_TRUE(texts.contains(QStringLiteral("a = 3, modulus 6: they share the factor 3")));
}

/// The share of all b for which the smallest hash of A's rows equals that of B's, times m.
int agreeing_of_all_b(const std::vector<BitRow>& rows, unsigned a, unsigned m) {
  int agreeing = 0;
  for (unsigned b = 0; b < m; ++b) {
    unsigned least_a = m, least_b = m;
    for (unsigned x = 1; x <= rows.size(); ++x) {
      if (rows[x - 1].a) least_a = std::min(least_a, (a * x + b) % m);
      if (rows[x - 1].b) least_b = std::min(least_b, (a * x + b) % m);
    }
    agreeing += least_a == least_b ? 1 : 0;
  }
  return agreeing;
}

TEST(HashFunctionsPicture, shows_the_bias_of_each_function) {
  HashFunctionsScene scene;
  scene.set(QStringLiteral("modulus"), 6);
  scene.set(QStringLiteral("a2"), 3);
  const double share = agreeing_of_all_b(HashFunctionsInputs().rows, 3, 6) / 6.0;
  ASSERT_GT(share, 0.2);  // the similarity
  const QString bias = QStringLiteral("c from 0 to 5: %1 agree, J + %2");
  EXPECT_TRUE(shown_by(scene, 6).texts.contains(bias.arg(similarity_text(share), similarity_text(share - 0.2))));
  EXPECT_TRUE(
      shown_by(HashFunctionsScene(), 6).texts.contains(QStringLiteral("c from 0 to 4: 0.200 agree, exactly J")));
}

TEST(HashFunctionsPicture, ends_with_an_example_of_its_own) {
  const HashFunctionsScene scene;
  for (int step = 0; step < scene.steps(); ++step) EXPECT_EQ(scene.uses_controls(step), step < 7);
  HashFunctionsScene other;
  other.set(QStringLiteral("b1"), 3);
  EXPECT_NE(other.frame(6), scene.frame(6));
  EXPECT_EQ(other.frame(7), scene.frame(7));
}

TEST(HashFunctionsPicture, a_smaller_modulus_keeps_the_coefficients) {
  HashFunctionsScene scene;
  scene.set(QStringLiteral("modulus"), 17);
  scene.set(QStringLiteral("a1"), 9);
  scene.set(QStringLiteral("modulus"), 2);
  scene.set(QStringLiteral("modulus"), 17);
  EXPECT_TRUE(shown_by(scene, 0).formulas.contains(QStringLiteral("h(x) = (9x \\bmod 17) + 1")));
}

TEST(HashFunctionsPicture, has_one_to_four_functions) {
  HashFunctionsScene scene;
  scene.set(QStringLiteral("functions"), 9);
  EXPECT_TRUE(shown_by(scene, 0).formulas.contains(QStringLiteral("q(x) = ((4x + 3) \\bmod 5) + 1")));
  scene.set(QStringLiteral("functions"), 0);
  EXPECT_TRUE(shown_by(scene, 0).formulas.contains(QStringLiteral("h(x) = (x \\bmod 5) + 1")));
  EXPECT_FALSE(shown_by(scene, 0).texts.contains(QStringLiteral("g(x)")));
}

TEST(SignaturesPicture, keeps_its_axis_as_the_similarity_moves) {
  SignaturesScene scene;
  for (const double similarity : {0.0, 0.5, 0.98}) {
    scene.set(QStringLiteral("similarity"), similarity);
    const QStringList texts = shown_by(scene, 4).texts;
    EXPECT_TRUE(texts.contains(QStringLiteral("0.0")) && texts.contains(QStringLiteral("1.0"))) << similarity;
  }
}

TEST(SignaturesPicture, shows_which_shingles_both_sets_have) {
  const QStringList texts = shown_by(SignaturesScene(), 0).texts;  // 12 of 20 in common
  EXPECT_TRUE(texts.contains(QStringLiteral("in A and B: shingles 1\u201312")));
  EXPECT_TRUE(texts.contains(QStringLiteral("only in B: 17\u201320")));
}

TEST(SignaturesPicture, shows_each_estimate_and_the_scatter_of_each_cloud) {
  SignaturesScene scene;
  scene.set(QStringLiteral("estimates"), 60);
  SignaturesInputs inputs;
  inputs.estimates = 60;
  const auto core = inputs.step(6);
  const Shown shown = shown_by(scene, 6);
  EXPECT_EQ(shown.filled, 180);
  for (const Cloud& cloud : core.clouds) EXPECT_TRUE(shown.texts.contains(similarity_text(cloud.deviation)));
}

TEST(StudentWay, applies_its_settings_to_scenes_that_have_them) {
  const auto scenes = make_scenes();
  for (const Exercise& exercise : student_way()) {
    Scene& scene = *scenes[static_cast<std::size_t>(exercise.scene)];
    scene.reset();
    std::vector<SceneFrame> before;
    for (int step = 0; step < scene.steps(); ++step) before.push_back(scene.frame(step));
    for (const QString& setting : exercise.settings.split(u' ', Qt::SkipEmptyParts))
      scene.set(setting.section(u'=', 0, 0), setting.section(u'=', 1));
    std::vector<SceneFrame> after;
    for (int step = 0; step < scene.steps(); ++step) after.push_back(scene.frame(step));
    EXPECT_EQ(after == before, exercise.settings.isEmpty()) << exercise.title.toStdString();
  }
}

}  // namespace
}  // namespace lookalike::lesson
