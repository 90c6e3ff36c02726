#include <algorithm>
#include <cmath>
#include <map>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/lesson/bands_scene.h"
#include "ui/models/lesson/hash_functions_scene.h"
#include "ui/models/lesson/permutations_scene.h"
#include "ui/models/lesson/real_systems_scene.h"
#include "ui/models/lesson/shingles_scene.h"

namespace lookalike {
namespace {

using namespace lesson;

/// The similarity of the first scene's texts with another k.
QString similarity_of_texts(ShinglesInputs inputs, std::uint32_t k) {
  inputs.k = k;
  return rounded(inputs.step(0).counts.jaccard);
}

QString answer_of_words() {
  const ShinglesInputs texts;
  return say(tr("At k = 2. At k = 1 the similarity is %1, since both have the same words; it is %2 at k = 2 and %3 at "
                "k = 3, when the order counts."),
             similarity_of_texts(texts, 1), similarity_of_texts(texts, 2), similarity_of_texts(texts, 3));
}

QString answer_of_letters() {
  ShinglesInputs texts;
  texts.unit = ShingleUnit::character;
  return say(
      tr("k = 2 makes texts look alike (%1 here; %2 at k = 5), because short runs of letters occur in nearly every "
         "text. k = 9 is the strictest (%3): a changed word of 3 letters breaks 3 + 9 \u2212 1 = 11 shingles."),
      similarity_of_texts(texts, 2), similarity_of_texts(texts, 5), similarity_of_texts(texts, 9));
}

QString answer_of_shuffles() {
  const double jaccard = jaccard_of(PermutationsInputs().rows), error = std::sqrt(jaccard * (1 - jaccard) / 1000);
  return say(tr("The share is near J = %1. The standard error of 1000 shuffles is %2, so about two in three seeds "
                "give %3 to %4."),
             rounded(jaccard), rounded(error), rounded(jaccard - error), rounded(jaccard + error));
}

QString answer_of_bad_function() {
  HashFunctionsInputs inputs;
  inputs.modulus = 6;
  inputs.functions[1] = {3, 0};
  const auto values = inputs.step(inputs.rows.size()).values;
  std::map<std::uint32_t, QStringList> rows;
  for (std::size_t row = 0; row < values.size(); ++row) rows[values[row][1]] << QString::number(row + 1);
  QStringList groups;
  for (const auto& [value, of] : rows) groups << say(tr("rows %1 get %2"), of.join(QStringLiteral(", ")), value);
  return say(tr("3 and 6 share the factor 3, so only 6 / 3 = 2 numbers are left: %1."),
             groups.join(QStringLiteral("; ")));
}

QString answer_of_bands() {
  const BandsInputs bands;
  QStringList counts;
  for (const Cut& cut : bands.step(bands.steps() - 1).cuts)
    counts << say(tr("%1 with %2"), cut.candidates, QStringLiteral("%1 \u00D7 %2").arg(cut.bands).arg(cut.rows));
  return say(tr("Candidates among the 66 pairs: %1. Twice as many bands give a pair twice as many chances, and each "
                "needs only half as many equal values."),
             counts.join(QStringLiteral(", ")));
}

QString answer_of_cuts() {
  return say(tr("20 \u00D7 5 finds a pair with probability %1, 10 \u00D7 10 with %2: a band of 5 rows agrees with "
                "probability 0.6\u2075, one of 10 rows only with 0.6\u00B9\u2070, and there are half as many bands."),
             rounded(candidate_probability(0.6, {20, 5, 0})), rounded(candidate_probability(0.6, {10, 10, 0})));
}

QString answer_of_checks() {
  const RealSystemsInputs in;
  QStringList passed;
  for (std::uint32_t m = 1; m <= 5; ++m)
    passed << rounded(100 * passed_probability(in.threshold, {in.bands, in.rows, 0}, m), 0);
  return say(tr("At t = %1 about %2 of 100 pairs pass with m = 1 to 5, and %3 without the check."),
             rounded(in.threshold, 2), passed.join(QStringLiteral(", ")),
             rounded(100 * candidate_probability(in.threshold, {in.bands, in.rows, 0}), 0));
}

std::vector<QString> notes_on_scenes() {
  return {
      tr("Let the square fill in silence: the time it takes is the reason for what follows. Ask who bit whom "
         "before you show k = 1."),
      tr("Only three of the four kinds of rows count, all except 00. Let the audience set the bits so that J = 1/2."),
      tr("Collect guesses with G. The proof in one line: the first row that is not 00 decides, and it is 11 with "
         "probability J."),
      tr("Nobody shuffles millions of rows. Show a multiplier that shares a factor with the modulus: collisions "
         "look like agreement."),
      tr("Ask for the error with four times the values before the cloud appears: it halves."),
      tr("One agreeing band is enough. Click a value of B, and ask whether the pair is still found."),
      tr("Let somebody draw the curve first. Pause at independence: without it, chances must not be multiplied."),
      tr("Every switch has a price. A pair that the bands miss stays missed."),
      tr("With an open corpus, the square from scene 1 returns: the candidates are a speck in it.")};
}

SceneFrame page_of_notes() {
  SceneFrame page;
  page.title = tr("Notes for the lecturer");
  const auto scenes = make_scenes();
  const auto notes = notes_on_scenes();
  constexpr double kLine = 66;
  for (std::size_t i = 0; i < scenes.size(); ++i) {
    const double y = kLine * static_cast<double>(i);
    page.picture << bold_label({60, y, 300, kLine}, QStringLiteral("%1  %2").arg(i + 1).arg(scenes[i]->name()), kType,
                               Tint::first, Align::left)
                 << wrapping_label({370, y, 1170, kLine}, notes[i], kSmallType, Tint::text, Align::left);
  }
  page.sentence = keys_of_lesson();
  return page;
}

/// Three exercises, one below the other.
SceneFrame page_of_exercises(std::size_t first) {
  constexpr double kBlock = 262;  // the page has no sentence below
  SceneFrame page;
  page.title = tr("What to try, with answers");
  const auto way = student_way();
  const auto solved = answers();
  const auto scenes = make_scenes();
  for (std::size_t i = first; i < std::min(first + 3, way.size()); ++i) {
    const double y = kBlock * static_cast<double>(i - first);
    const Exercise& exercise = way[i];
    const bool has_step =
        exercise.step < scenes[static_cast<std::size_t>(exercise.scene)]->steps();  // before it begins
    const QString place = tr("%1  %2 (scene %3%4)")
                              .arg(QString::number(i + 1), exercise.title, QString::number(exercise.scene + 1),
                                   has_step ? tr(", step %1").arg(exercise.step + 1) : QString());
    page.picture << bold_label({60, y, 1480, 44}, place, kType, Tint::first, Align::left)
                 << wrapping_label({60, y + 50, 1480, 72}, exercise.task, kSmallType, Tint::text, Align::left)
                 << wrapping_label({60, y + 130, 1480, 100}, solved[i], kSmallType, Tint::found, Align::left);
  }
  return page;
}

}  // namespace

std::vector<Exercise> student_way() {
  return {
      {0, 3, tr("Who bit whom?"),
       tr("Step to the end at k = 1, then move k to 2 and 3. At which k do the two texts first differ?"),
       "unit=word k=1 bag=false"},
      {0, 3, tr("Letters"),
       tr("Now characters: step to the end and compare k = 2, 5 and 9. Which k makes nearly all texts look alike, and "
          "which makes one changed word cost the most?"),
       "unit=character k=2 bag=false"},
      {1, 5, tr("One half"),
       tr("Click bits until the similarity is exactly 1/2. Then add ones in a 00 row: can it stay 1/2?"), ""},
      {2, 0, tr("A thousand shuffles"),
       tr("Guess the share that agrees, then step until the green area appears. Is the share in it? Try other seeds: "
          "about two in three are."),
       "shuffles=1000"},
      {3, 0, tr("A bad function"),
       tr("The second function shares a factor with the modulus. Step through the rows: which get the same number?"),
       "modulus=6 a2=3 b2=0"},
      {4, 4, tr("The hardest similarity"),
       tr("Move the similarity on the fixed axis: where is the cloud widest, and where does it vanish?"),
       "similarity=0.5 hashes=100"},
      {5, 10, tr("One equal value"),
       tr("Twelve bands of one row: how many of the 66 pairs become candidates? Think first, then take the last step. "
          "Why does the number grow with the bands?"),
       "bands=12"},
      {6, 0, tr("20 \u00D7 5 or 10 \u00D7 10?"),
       tr("20 \u00D7 5 or 10 \u00D7 10: which finds more pairs of similarity 0.6, and why? Guess, then compare both in "
          "step 12."),
       "similarity=0.6 hashes=100 bands=10 rows=10"},
      {7, 2, tr("The first-m check"), tr("Raise m from 1 to 5 values. How many of 100 pairs at t pass with each?"),
       "prefix_values=1"}};
}

QString keys_of_lesson() {
  return tr(
      "Arrows: step, Home and End: first and last step, G: guess, ?: keys. In the slide show (F5) also Space: play, "
      "digits: scenes, N: seed, D: colours, C: controls, B or full stop: black, W: white, Esc: leave.");
}

std::vector<QString> answers() {
  return {answer_of_words(),
          answer_of_letters(),
          tr("Not with one row: 2/4 becomes 2/5 if the row turns into 10 or 01, and 3/5 if it turns into 11. With two "
             "rows it can: one 11 and one 10 or 01 give 3/6 = 1/2."),
          answer_of_shuffles(),
          answer_of_bad_function(),
          say(tr("At 0.5, where the standard error \u221A(J (1 \u2212 J) / n) is largest: %1 with 100 values. At 0 and "
                 "1 it vanishes: all values differ, or all agree."),
              rounded(std::sqrt(0.5 * 0.5 / 100))),
          answer_of_bands(),
          answer_of_cuts(),
          answer_of_checks()};
}

std::vector<SceneFrame> handout() {
  std::vector<SceneFrame> pages{page_of_notes()};
  for (std::size_t first = 0; first < student_way().size(); first += 3) pages.push_back(page_of_exercises(first));
  return pages;
}

}  // namespace lookalike
