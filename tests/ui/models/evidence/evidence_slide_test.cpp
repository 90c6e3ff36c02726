#include "ui/models/evidence/evidence_slide.h"
#include "ui/models/sweep/sweep_measures.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "core/corpus/load.h"
#include "core/exchange/sweeps/sweep_table.h"
#include "core/lsh/theory/s_curve.h"
#include "tests/app/command_line.h"
#include "tests/support/sweep_rows.h"
#include "tests/support/temporary_folder.h"

namespace lookalike {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::vector<Label> labels_of(const Picture& picture) {
  std::vector<Label> labels;
  for (const Item& item : picture.items)
    if (const auto* label = std::get_if<Label>(&item); label && !label->text.isEmpty()) labels.push_back(*label);
  return labels;
}

std::vector<std::string> words_of(const Picture& picture) {
  std::vector<std::string> words;
  for (const Label& label : labels_of(picture)) words.push_back(label.text.toStdString());
  return words;
}

/// The label above this one, which is the figure that it names.
QString figure(const Picture& picture, const QString& name, int after = -1) {
  const auto labels = labels_of(picture);
  for (std::size_t i = 1; i + 1 < labels.size(); ++i)
    if (labels[i].text == name) return labels[static_cast<std::size_t>(static_cast<int>(i) + after)].text;
  return {};
}

double number_in(QString text) {
  return text.remove(QChar(0x202F)).remove(u'%').trimmed().toDouble();
}

Recipe recipe_with(const std::vector<std::string>& settings) {
  Recipe recipe;
  for (const std::string& setting : settings) EXPECT_EQ(apply_setting(recipe, setting), std::nullopt);
  return recipe;
}

Evidence evidence_of(const Recipe& recipe, bool measured = true) {
  static const auto corpus = load_corpus({std::string(kBuiltinCorpus)}, {}, {}).value();
  const auto run = Engine(corpus).run(recipe, {}).value();
  Evidence evidence{{std::string(kBuiltinCorpus)}, {}, run, nullptr, {}};
  if (measured) evidence.summary = summary_of(run, survey(*run, {}, {}).value(), {}).value();
  return evidence;
}

/// Approximate area of the letters of a label, which may have more room than they need.
QRectF letters_of(const Label& label) {
  if (label.wraps) return label.area;
  const double width = std::min(label.area.width(), 0.62 * label.size * static_cast<double>(label.text.size()));
  const double spare = label.area.width() - width, height = 1.1 * label.size;
  const double left = label.align == Align::left ? 0 : label.align == Align::centre ? spare / 2 : spare;
  return {label.area.left() + left, label.area.center().y() - height / 2, width, height};
}

void expect_room_for_all(const Picture& picture) {
  const auto labels = labels_of(picture);
  const QRectF slide(QPointF(), kSlide);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    EXPECT_TRUE(slide.contains(labels[i].area)) << labels[i].text.toStdString();
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(letters_of(labels[i]).intersects(letters_of(labels[j])))
          << labels[i].text.toStdString() << " and " << labels[j].text.toStdString();
  }
}

TEST(EvidenceSlide, has_the_numbers_of_evaluate) {
  const testing::TemporaryFolder folder;
  for (const std::vector<std::string>& settings :
       {std::vector<std::string>{"lsh.bands=11", "lsh.rows=8", "verify.threshold=0.6"},
        {"shingles.k=2", "lsh.bands=5", "lsh.rows=10", "verify.threshold=0.5", "verify.prefix=3"}}) {
    std::string command = "evaluate builtin --quiet --report " + folder.path("report.json");
    for (const std::string& setting : settings) command += " --set " + setting;
    ASSERT_EQ(test::cli(command).exit, 0);
    const auto report = nlohmann::json::parse(test::text_of(folder.path("report.json")));
    const Picture slide = evidence_slide(evidence_of(recipe_with(settings)), {});
    const auto& different = report["evaluation"]["different"];
    EXPECT_NEAR(number_in(figure(slide, "recall")), 100 * different["recall"].get<double>(), 0.05);
    EXPECT_EQ(number_in(figure(slide, "candidates")), report["counts"]["candidates"]);
    EXPECT_EQ(number_in(figure(slide, "missed")), different["missed"]);
    EXPECT_EQ(number_in(figure(slide, "missed", 1).section(u' ', 1, 1)), different["pairs"]);
    const QString limits = figure(slide, "recall", 1);
    const auto& expected = report["forecast"]["recall"];
    EXPECT_NEAR(number_in(limits.section(" to ", 0, 0)), 100 * expected["low"].get<double>(), 0.05);
    EXPECT_NEAR(number_in(limits.section(" to ", 1, 1).section(" for", 0, 0)), 100 * expected["high"].get<double>(),
                0.05);
    expect_room_for_all(slide);
  }
}

TEST(EvidenceSlide, has_a_point_for_each_bin_with_different_pairs_and_the_curve) {
  const Evidence evidence = evidence_of(recipe_with({"verify.threshold=0.5"}));
  std::size_t bins = 0, bars = 0;
  for (const CurveBin& bin : evidence.summary->curve) bins += bin.pairs > bin.identical;
  std::vector<std::size_t> curves;
  for (const Item& item : evidence_slide(evidence, {}).items) {
    if (const auto* marker = std::get_if<Marker>(&item)) bars += marker->low != marker->high;
    if (const auto* line = std::get_if<Polyline>(&item)) curves.push_back(line->points.size());
  }
  EXPECT_EQ(bars, bins);
  EXPECT_EQ(curves, std::vector<std::size_t>{201});
}

TEST(EvidenceSlide, says_if_nothing_was_measured) {
  const Picture slide = evidence_slide(evidence_of({}, false), {});
  EXPECT_EQ(figure(slide, "recall"), "not measured");
  EXPECT_EQ(figure(slide, "missed"), "not measured");
  EXPECT_GT(number_in(figure(slide, "candidates")), 0);
  EXPECT_THAT(words_of(slide), Not(Contains("recall, %"))) << "no plot without measurements";
  expect_room_for_all(slide);
}

TEST(EvidenceSlide, says_if_no_pair_is_that_similar) {
  const Picture slide = evidence_slide(evidence_of(recipe_with({"verify.threshold=1"})), {});
  EXPECT_EQ(figure(slide, "recall"), "no such pairs");
  EXPECT_EQ(figure(slide, "missed"), "0");
  EXPECT_THAT(words_of(slide), Not(Contains("recall, %")));
  expect_room_for_all(slide);
}

TEST(EvidenceSlide, names_each_curve_next_to_its_line) {
  Evidence evidence = evidence_of({});
  for (const LshOptions& lsh : {LshOptions{9, 9}, {100, 1}, {1, 100}, {10, 10}, {11, 8}, {25, 4}}) {
    evidence.others.emplace_back();
    evidence.others.back().recipe.lsh = lsh;
  }
  evidence.others[3].name = "stricter";
  evidence.others[4].drawn = false;
  const Picture slide = evidence_slide(evidence, {});
  expect_room_for_all(slide);
  for (const char* name : {"this recipe", "9 \u00D7 9", "100 \u00D7 1", "1 \u00D7 100", "stricter", "25 \u00D7 4"})
    EXPECT_THAT(words_of(slide), Contains(name));
  EXPECT_THAT(words_of(slide), Not(Contains("11 \u00D7 8")));
}

SweepTable sweep_of(const Evidence& evidence) {
  SweepTable table = test::table_over({{"lsh", {"grid"}}});
  table.corpus = facts_of(*evidence.run->corpus);
  table.plan.base = evidence.run->recipe;
  table.plan.reference = kOwnTruth;
  return table;
}

TEST(EvidenceSlide, shows_the_pareto_front_of_the_sweep) {
  const Evidence evidence = evidence_of(recipe_with({"verify.threshold=0.5"}));
  SweepTable table = sweep_of(evidence);
  table.rows = {test::row({"33", "3"}, 900, 95, 5), test::row({"30", "3"}, 950, 90, 10),
                test::row({"50", "2"}, 2000, 99, 1)};
  const Picture slide = evidence_slide(evidence, table);
  EXPECT_THAT(words_of(slide), Contains("33 \u00D7 3"));
  EXPECT_THAT(words_of(slide), Contains("50 \u00D7 2"));
  EXPECT_THAT(words_of(slide), Contains("20 \u00D7 5")) << "the recipe's own setting, missing in the sweep";
  EXPECT_THAT(words_of(slide), Not(Contains("30 \u00D7 3")));
  EXPECT_THAT(words_of(slide), Contains(HasSubstr("measured")));
  expect_room_for_all(slide);
  table.plan.reference = kPlantedFamilies;
  EXPECT_THAT(words_of(evidence_slide(evidence, table)), Not(Contains("33 \u00D7 3")))
      << "the run's recall is a share of other pairs";
}

TEST(EvidenceSlide, shows_predicted_neighbours_without_a_sweep_of_the_recipe) {
  const Evidence evidence = evidence_of(recipe_with({"verify.threshold=0.5"}));
  SweepTable table = sweep_of(evidence);
  table.plan.base.verify.threshold = 0.7;
  table.rows = {test::row({"33", "3"}, 900, 95, 5), test::row({"50", "2"}, 2000, 99, 1)};
  const Picture slide = evidence_slide(evidence, table);
  EXPECT_THAT(words_of(slide), Not(Contains("33 \u00D7 3")));
  EXPECT_THAT(words_of(slide), Contains(HasSubstr("expected")));
  EXPECT_THAT(words_of(slide), Contains("19 \u00D7 5"));
  expect_room_for_all(slide);
}

/// Recall of k = 3 is 90 and 96 %, that of k = 4 is 92 %; 10 of 110 similar pairs are identical, and so are 10 of the
/// 900 and 800 candidates.
SweepTable sweep_over_k(const Evidence& evidence) {
  SweepTable table = test::table_over({{"shingles.k", {"3", "4"}}});
  table.corpus = facts_of(*evidence.run->corpus);
  table.plan.base = evidence.run->recipe;
  table.plan.reference = "shingles.k=3";
  table.plan.repeat = 2;
  table.rows = {test::row({"3"}, 900, 90, 10), test::row({"3"}, 900, 96, 4, 2), test::row({"4"}, 800, 92, 8),
                test::row({"4"}, 800, 92, 8, 2)};
  for (SweepRow& row : table.rows) {
    row.against_truth->identical = 10;
    row.against_truth->true_positives += 10;
  }
  return table;
}

/// What the slide says after the goal.
std::string reason_on(const Picture& slide) {
  expect_room_for_all(slide);
  for (const std::string& text : words_of(slide))
    if (text.starts_with("Goal: ")) return text.substr(std::min(text.size(), text.find("; ") + 2));
  return "no goal";
}

TEST(EvidenceSlide, says_why_the_recipe_has_its_k) {
  Evidence evidence = evidence_of(recipe_with({"shingles.k=4"}));
  SweepTable table = sweep_over_k(evidence);
  evidence.goal = 0.9;
  const std::string against = "by recall of pairs at k = 3: ";
  const auto reason = [&] { return reason_on(evidence_slide(evidence, table)); };
  EXPECT_EQ(reason(), against + "k = 4 reaches it with the fewest candidates of the 2 values");
  table.rows[3].candidates = 1000;
  EXPECT_EQ(reason(), against + "k = 4 and k = 3 reach it; their candidates overlap over 2 hash seeds");
  table.rows[0].candidates = table.rows[1].candidates = 500;
  EXPECT_EQ(reason(), against + "k = 4 reaches it; k = 3 does with fewer candidates");
  evidence.goal = 0.95;
  EXPECT_EQ(reason(), against + "none of the 2 values reaches it") << "3 does with one seed only";
  table.rows[0].against_truth = table.rows[1].against_truth;
  EXPECT_EQ(reason(), against + "k = 4 does not reach it with every hash seed; k = 3 does");
}

TEST(EvidenceSlide, gives_no_reason_from_a_sweep_too_long_to_rank) {
  const Evidence evidence = evidence_of(recipe_with({"shingles.k=4"}));
  SweepTable table = sweep_over_k(evidence);
  while (table.rows.size() <= kMostRanked) table.rows.push_back(table.rows[table.rows.size() % 4]);
  EXPECT_THAT(words_of(evidence_slide(evidence, table)), Contains("Goal: recall 95.0 %"));
}

TEST(EvidenceSlide, does_not_rank_values_by_pairs_of_their_own) {
  const Evidence evidence = evidence_of(recipe_with({"shingles.k=4"}));
  SweepTable table = sweep_over_k(evidence);
  table.plan.reference = kOwnTruth;
  table.rows[0].against_truth->false_negatives += 1;
  EXPECT_EQ(reason_on(evidence_slide(evidence, table)),
            "by recall of each setting's own pairs: k = 4 cannot be ranked");
}

TEST(EvidenceSlide, finds_the_reason_in_an_earlier_sweep) {
  Evidence evidence = evidence_of(recipe_with({"shingles.k=4", "verify.threshold=0.5"}));
  SweepTable grid = sweep_of(evidence);
  grid.rows = {test::row({"33", "3"}, 900, 95, 5)};
  EXPECT_THAT(words_of(evidence_slide(evidence, grid)), Contains("Goal: recall 95.0 %"));
  evidence.sweeps = {sweep_over_k(evidence), grid};
  evidence.goal = 0.9;
  const Picture slide = evidence_slide(evidence, grid);
  EXPECT_THAT(reason_on(slide), HasSubstr("k = 4 reaches it"));
  EXPECT_THAT(words_of(slide), Contains("33 \u00D7 3")) << "the sweep shown";
  const Picture after = evidence_slide(evidence, sweep_over_k(evidence));
  EXPECT_THAT(reason_on(after), HasSubstr("k = 4 reaches it"));
  EXPECT_THAT(words_of(after), Contains("33 \u00D7 3")) << "the sweep before the one shown";
  evidence.sweeps.front().plan.base.verify.threshold = 0.3;
  EXPECT_THAT(words_of(evidence_slide(evidence, grid)), Contains("Goal: recall 90.0 %")) << "of another recipe";
}

TEST(EvidenceSlide, has_the_recall_of_the_same_run_before) {
  const Evidence measured = evidence_of(recipe_with({"verify.threshold=0.5"}));
  Evidence later = measured;
  later.summary = nullptr;
  later.others = {{"", measured.run->recipe, false, figures_of(measured)}};
  const Picture slide = evidence_slide(later, {}), expected = evidence_slide(measured, {});
  for (const char* name : {"recall", "candidates", "missed"})
    for (const int line : {-1, 1}) EXPECT_EQ(figure(slide, name, line), figure(expected, name, line)) << name << line;
  EXPECT_THAT(words_of(slide).back(), HasSubstr("evaluate"));
  expect_room_for_all(slide);
  later.others.front().figures->recall.reset();  // as a row of a sweep becomes a run
  EXPECT_EQ(figure(evidence_slide(later, {}), "recall"), figure(expected, "recall"));
  EXPECT_EQ(figure(evidence_slide(later, {}), "recall", 1), "Of this hash seed alone; others were not measured.");
  later.others.front().figures->digest = "another corpus";
  EXPECT_EQ(figure(evidence_slide(later, {}), "recall"), "not measured");
  later.others.front() = {"", recipe_with({"verify.threshold=0.6"}), false, figures_of(measured)};
  EXPECT_EQ(figure(evidence_slide(later, {}), "recall"), "not measured");
}

TEST(EvidenceSlide, fits_a_long_name_and_a_long_recipe_on_the_slide) {
  Evidence evidence = evidence_of({});
  evidence.paths = {"/data/" + std::string(200, 'x') + ".csv"};
  const Picture slide = evidence_slide(evidence, {});
  EXPECT_LE(labels_of(slide).front().text.size(), 80);
  expect_room_for_all(slide);
}

TEST(EvidenceSlide, says_when_the_seed_found_fewer_than_its_limits) {
  Evidence evidence = evidence_of({});
  auto unlucky = std::make_shared<EvaluationSummary>(*evidence.summary);
  const double found = *unlucky->counts.recall();
  unlucky->forecast.recall.limits.low = found - 0.001;
  evidence.summary = unlucky;
  EXPECT_TRUE(figure(evidence_slide(evidence, {}), "recall", 1).endsWith("for 95 of 100 hash seeds"));
  unlucky->forecast.recall.limits.low = found + 0.001;
  EXPECT_TRUE(figure(evidence_slide(evidence, {}), "recall", 1).startsWith("An unlucky hash seed: 95 of 100 give"));
  expect_room_for_all(evidence_slide(evidence, {}));
}

}  // namespace
}  // namespace lookalike
