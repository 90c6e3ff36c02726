#include "core/experiment/sweep/sweep_plan.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

#include "tests/core/experiment/sweep_support.h"

namespace lookalike {
namespace {

using test::plan_of;
using test::recipe_with;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::uint64_t kDocuments = 1'000;
using Values = std::vector<std::string>;

std::vector<Values> values_of(const SweepPlan& plan, std::uint64_t documents = kDocuments) {
  std::vector<Values> values;
  const SweepPoints made = points_of(plan, documents).value();
  for (const SweepPoint& point : made.points) values.push_back(point.values);
  return values;
}

TEST(SweepAxis, sets_one_key_or_several) {
  EXPECT_THAT(keys_of({"shingles.k", {}}), ElementsAre("shingles.k"));
  EXPECT_THAT(keys_of({"sketch.hashes,lsh.bands", {}}), ElementsAre("sketch.hashes", "lsh.bands"));
  EXPECT_THAT(keys_of({"lsh", {}}), ElementsAre("lsh.bands", "lsh.rows"));
}

TEST(SweepAxis, reads_back_as_written) {
  EXPECT_EQ(parse_axis("shingles.k=2,3,5").value(), (SweepAxis{"shingles.k", {"2", "3", "5"}}));
  EXPECT_EQ(parse_axis("lsh=20x5,grid").value(), (SweepAxis{"lsh", {"20x5", "grid"}}));
  EXPECT_EQ(parse_axis("sketch.hashes,lsh.bands,lsh.rows=20,5,4,50,12,4").value(),
            (SweepAxis{"sketch.hashes,lsh.bands,lsh.rows", {"20,5,4", "50,12,4"}}));
}

TEST(SweepAxis, reports_what_is_wrong_with_it) {
  const auto error = [](std::string_view text) { return parse_axis(text).error().message; };
  EXPECT_THAT(error("shingles.k"), HasSubstr("KEY=V1,V2"));
  EXPECT_THAT(error("shingles.length=3"), HasSubstr("no parameter \"shingles.length\""));
  EXPECT_THAT(error("shingles.k=2,three"), HasSubstr("\"three\" is not a whole number"));
  EXPECT_THAT(error("shingles.k="), HasSubstr("\"\" is not a whole number"));
  EXPECT_THAT(error("lsh=20"), HasSubstr("\"20\" is neither of the form BxR"));
  EXPECT_THAT(error("lsh=20x5x2"), HasSubstr("neither of the form BxR"));
  EXPECT_THAT(error("lsh=20xmany"), HasSubstr("\"many\" is not a whole number"));
  EXPECT_THAT(error("sketch.hashes,lsh.bands=20,5,40"), HasSubstr("\"40\" is not one value for each"));
  EXPECT_THAT(error("sketch.family=md5"), HasSubstr("md5"));
}

TEST(SweepPlan, without_an_axis_is_the_recipe_alone) {
  const SweepPoints made = points_of(plan_of({"shingles.k=7"}, {}), kDocuments).value();
  ASSERT_EQ(made.points.size(), 1u);
  EXPECT_EQ(made.points[0].recipe, recipe_with({"shingles.k=7"}));
  EXPECT_THAT(made.points[0].values, IsEmpty());
  EXPECT_THAT(made.notes, IsEmpty());
}

TEST(SweepPlan, is_the_product_of_its_axes_with_early_stages_slowest) {
  const SweepPlan plan = plan_of({}, {"verify.threshold=0.5,0.9", "lsh=20x5,10x10", "shingles.k=3,2"});
  EXPECT_THAT(varied_keys(plan), ElementsAre("verify.threshold", "lsh.bands", "lsh.rows", "shingles.k"));
  EXPECT_THAT(values_of(plan),
              ElementsAre(Values{"0.5", "20", "5", "3"}, Values{"0.5", "10", "10", "3"}, Values{"0.9", "20", "5", "3"},
                          Values{"0.9", "10", "10", "3"}, Values{"0.5", "20", "5", "2"}, Values{"0.5", "10", "10", "2"},
                          Values{"0.9", "20", "5", "2"}, Values{"0.9", "10", "10", "2"}));
}

TEST(SweepPlan, keeps_settings_that_are_not_varied) {
  const SweepPoints made = points_of(plan_of({"shingles.k=5", "lsh.rows=4"}, {"lsh.bands=1,2"}), kDocuments).value();
  ASSERT_EQ(made.points.size(), 2u);
  EXPECT_EQ(made.points[1].recipe, recipe_with({"shingles.k=5", "lsh.rows=4", "lsh.bands=2"}));
}

TEST(SweepPlan, changes_several_keys_together) {
  EXPECT_THAT(values_of(plan_of({}, {"sketch.hashes,lsh.bands,lsh.rows=20,5,4,50,12,4"})),
              ElementsAre(Values{"20", "5", "4"}, Values{"50", "12", "4"}));
}

// The number of pairs b * r <= n is the sum of n / r over all r.
TEST(SweepPlan, grid_has_every_banding_of_the_signature) {
  const auto expected = [](std::uint32_t n) {
    std::size_t pairs = 0;
    for (std::uint32_t r = 1; r <= n; ++r) pairs += n / r;
    return pairs;
  };
  for (const std::uint32_t n : {1u, 12u, 100u, 128u}) {
    const SweepPlan plan = plan_of({"sketch.hashes=" + std::to_string(n)}, {"lsh=grid"});
    const auto grid = values_of(plan);
    EXPECT_EQ(grid.size(), expected(n)) << n;
    EXPECT_EQ(grid.back(), (Values{std::to_string(n), "1"})) << "the loosest, which takes longest";
  }
  EXPECT_EQ(expected(128), 645u);
}

// 1 - (1 - s^r)^b is steepest where its second derivative is 0: s^r = (r - 1) / (b r - 1).
TEST(SweepPlan, grid_begins_with_the_rows_whose_threshold_is_nearest) {
  for (const char* threshold : {"0.3", "0.8", "0.95"}) {
    std::vector<double> off;
    std::string rows;
    for (const Values& values : values_of(plan_of({std::string("verify.threshold=") + threshold}, {"lsh=grid"}))) {
      if (values[1] == rows) continue;
      rows = values[1];
      const double r = std::stod(rows), b = std::floor(100 / r);
      off.push_back(std::abs(std::pow((r - 1) / (b * r - 1), 1 / r) - std::stod(threshold)));
    }
    EXPECT_EQ(off.size(), 100u) << "each once";
    EXPECT_TRUE(std::ranges::is_sorted(off)) << threshold;
  }
}

TEST(SweepPlan, divisors_use_the_whole_signature) {
  EXPECT_THAT(values_of(plan_of({"sketch.hashes=12"}, {"lsh=divisors"})),
              ElementsAre(Values{"2", "6"}, Values{"3", "4"}, Values{"1", "12"}, Values{"4", "3"}, Values{"6", "2"},
                          Values{"12", "1"}));
}

TEST(SweepPlan, grid_follows_every_length_of_the_signature) {
  EXPECT_THAT(values_of(plan_of({}, {"lsh=divisors", "sketch.hashes=2,3"})),
              ElementsAre(Values{"1", "2", "2"}, Values{"2", "1", "2"}, Values{"1", "3", "3"}, Values{"3", "1", "3"}));
}

TEST(SweepPlan, repeats_with_the_seeds_after_the_first) {
  SweepPlan plan = plan_of({"sketch.seed=7"}, {"shingles.k=2,3", "lsh=5x5,6x6"});
  plan.repeat = 2;
  const SweepPoints made = points_of(plan, kDocuments).value();
  std::vector<std::pair<std::uint64_t, Values>> runs;
  for (const SweepPoint& point : made.points) runs.emplace_back(point.recipe.sketch.seed, point.values);
  using Run = std::pair<std::uint64_t, Values>;
  EXPECT_THAT(runs, ElementsAre(Run{7, {"2", "5", "5"}}, Run{7, {"2", "6", "6"}}, Run{8, {"2", "5", "5"}},
                                Run{8, {"2", "6", "6"}}, Run{7, {"3", "5", "5"}}, Run{7, {"3", "6", "6"}},
                                Run{8, {"3", "5", "5"}}, Run{8, {"3", "6", "6"}}));
}

TEST(SweepPlan, leaves_out_impossible_points_and_counts_them) {
  const SweepPoints made =
      points_of(plan_of({}, {"sketch.hashes=50,100", "lsh=10x5,20x5", "verify.prefix=off,60"}), kDocuments).value();
  // 20 x 5 needs n = 100; a prefix of 60 needs b * r >= 60.
  std::vector<Values> values;
  for (const SweepPoint& point : made.points) values.push_back(point.values);
  EXPECT_THAT(values, ElementsAre(Values{"50", "10", "5", "off"}, Values{"100", "10", "5", "off"},
                                  Values{"100", "20", "5", "off"}, Values{"100", "20", "5", "60"}));
  ASSERT_EQ(made.notes.size(), 1u);
  EXPECT_THAT(made.notes[0], HasSubstr("4 of 8 combinations"));
  EXPECT_THAT(made.notes[0], HasSubstr("20 x 5 = 100"));
}

TEST(SweepPlan, without_a_possible_point_is_refused) {
  const auto refused = points_of(plan_of({"sketch.hashes=10"}, {"lsh=20x5"}), kDocuments);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::bad_usage);
  EXPECT_THAT(refused.error().message, HasSubstr("20 x 5 = 100"));
}

TEST(SweepPlan, replaces_the_samples_that_cover_the_corpus_by_all_documents) {
  const SweepPlan plan = plan_of({}, {"sample.size=100,500,5000,all,10000"});
  EXPECT_THAT(values_of(plan, 1'424), ElementsAre(Values{"100"}, Values{"500"}, Values{"1424"}));
  const auto notes = points_of(plan, 1'424).value().notes;
  ASSERT_FALSE(notes.empty());
  EXPECT_THAT(notes[0], HasSubstr("1,424 documents: the sample of 5,000 uses all of them"));
  EXPECT_THAT(notes[0], HasSubstr("(all, 10,000) are left out"));
}

TEST(SweepPlan, keeps_samples_smaller_than_the_corpus) {
  const SweepPoints made = points_of(plan_of({}, {"sample.size=100,1000"}), 1'000).value();
  EXPECT_EQ(made.points.size(), 2u);
  ASSERT_EQ(made.notes.size(), 1u);
  EXPECT_THAT(made.notes[0], HasSubstr("seconds_read"));
}

TEST(SweepPlan, says_when_its_sample_is_larger_than_the_corpus) {
  const SweepPlan plan = plan_of({"sample.size=1000"}, {"shingles.k=2,3"});
  EXPECT_THAT(points_of(plan, 1'000).value().notes, IsEmpty());
  EXPECT_THAT(points_of(plan, 999).value().notes,
              ElementsAre(HasSubstr("999 documents, fewer than the sample of 1,000")));
}

TEST(SweepPlan, runs_a_repeated_value_only_once) {
  EXPECT_THAT(values_of(plan_of({}, {"verify.threshold=0.5,0.50,0.8"})), ElementsAre(Values{"0.5"}, Values{"0.8"}));
}

TEST(SweepPlan, reports_every_problem) {
  SweepPlan plan = plan_of({}, {"lsh=20x5", "lsh.rows=5"});
  plan.axes.push_back({"shingles.k", {}});
  plan.repeat = 0;
  plan.reference = "none";
  plan.nearest = NearestQuestion{};
  EXPECT_THAT(problems(plan),
              ElementsAre(HasSubstr("shingles.k is varied but has no values"), HasSubstr("lsh.rows is varied twice"),
                          HasSubstr("at least once"), HasSubstr("own, planted or KEY=VALUE"), HasSubstr("nearest")));
  EXPECT_EQ(points_of(plan, kDocuments).error().code, ErrorCode::bad_usage);
}

TEST(SweepPlan, refuses_a_reference_that_does_not_affect_similar_pairs) {
  SweepPlan plan = plan_of({"shingles.k=5"}, {});
  for (const char* reference :
       {"sketch.hashes=50", "lsh.rows=4", "sample.size=10", "verify.by=none", "verify.prefix=2"}) {
    plan.reference = reference;
    EXPECT_THAT(problems(plan), ElementsAre(HasSubstr("do not depend on"))) << reference;
  }
  plan.reference = "shingles.k=x";
  EXPECT_THAT(problems(plan), ElementsAre(HasSubstr("\"x\"")));
  for (const char* reference :
       {"", "own", "planted", "shingles.k=3", "text.case=keep,shingles.k=3,verify.threshold=0.7"}) {
    plan.reference = reference;
    EXPECT_THAT(problems(plan), IsEmpty()) << reference;
  }
  EXPECT_EQ(reference_recipe(plan)->shingles.k, 3u);
  EXPECT_EQ(reference_recipe(plan)->verify.threshold, 0.7);
}

TEST(SweepPlan, names_parameters_like_the_window_on_request) {
  const auto error = [](std::string_view text) { return parse_axis(text, &Parameter::label).error().message; };
  EXPECT_EQ(error("shingles.k=three"), "Shingle length k: \"three\" is not a whole number.");
  EXPECT_THAT(error("lsh=20y5"), testing::StartsWith("Bands b, Rows r: \"20y5\" is neither of the form BxR"));
  EXPECT_THAT(error("sketch.hashes,lsh.bands=20,5,40"),
              HasSubstr("\"40\" is not one value for each of Signature length n, Bands b."));
  SweepPlan plan = plan_of({}, {"shingles.k=0,3", "shingles.k=4"});
  EXPECT_THAT(problems(plan, &Parameter::label), ElementsAre("Shingle length k is varied twice."));
  plan.axes.pop_back();
  EXPECT_THAT(points_of(plan, kDocuments, &Parameter::label).value().notes,
              ElementsAre(HasSubstr("Shingle length k is 0; it must lie between 1 and 50.")));
  EXPECT_THAT(points_of(plan_of({}, {"sample.size=10,20"}), kDocuments, &Parameter::label).value().notes,
              ElementsAre("The reading time is that of the whole corpus, regardless of the sample."));
}

TEST(SweepPlan, does_not_repeat_over_seeds_that_are_varied) {
  SweepPlan plan = plan_of({}, {"sketch.seed=1,2"});
  EXPECT_THAT(problems(plan), IsEmpty());
  plan.repeat = 2;
  EXPECT_THAT(problems(plan), ElementsAre(HasSubstr("either vary")));
}

TEST(SweepPlan, with_too_many_points_is_refused) {
  SweepPlan plan = plan_of({"sketch.hashes=4096"}, {"lsh=grid"});
  plan.repeat = 10;
  EXPECT_EQ(points_of(plan, kDocuments).error().code, ErrorCode::too_large);
}

}  // namespace
}  // namespace lookalike
