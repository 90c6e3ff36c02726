#include "core/experiment/sweep/saved_sweeps.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <set>

#include "core/base/resources.h"
#include "tests/core/experiment/sweep_support.h"

namespace lookalike {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

constexpr std::uint64_t kEveryReview = 3'000'000;
using Values = std::vector<std::string>;

std::vector<Values> values_of(const SavedSweep& sweep, std::uint64_t documents) {
  std::vector<Values> values;
  const SweepPoints made = points_of(sweep.plan, documents).value();
  for (const SweepPoint& point : made.points) values.push_back(point.values);
  return values;
}

TEST(SavedSweeps, are_the_documented_ones) {
  std::vector<std::string> names;
  for (const SavedSweep& sweep : saved_sweeps()) names.push_back(sweep.name);
  EXPECT_THAT(names, ElementsAre("newswire-time-k", "newswire-time-n", "newswire-accuracy-k", "newswire-accuracy-n",
                                 "newswire-stages", "reviews-a-scaling", "reviews-a-grid", "reviews-b-scaling",
                                 "reviews-b-bands", "reviews-b-shingles"));
  for (const std::string& name : names) EXPECT_EQ(find_sweep(name)->name, name);
  EXPECT_EQ(find_sweep("newswire"), nullptr);
}

TEST(SavedSweeps, name_the_report_they_repeat) {
  for (const SavedSweep& sweep : saved_sweeps()) {
    SCOPED_TRACE(sweep.name);
    EXPECT_THAT(sweep.title, Not(IsEmpty()));
    EXPECT_THAT(sweep.about, HasSubstr("."));
    EXPECT_THAT(sweep.source, HasSubstr("report"));
    EXPECT_THAT(sweep.remarks, AllOf(Not(IsEmpty()), Each(HasSubstr("."))));
    EXPECT_THAT(sweep.source_table.rows, AllOf(Not(IsEmpty()), Each(SizeIs(sweep.source_table.columns.size()))));
  }
}

TEST(SavedSweeps, have_no_unused_members) {
  const std::set<std::string> known = {"name",     "title",        "about",  "source",      "study",
                                       "settings", "vary",         "repeat", "timed_alone", "reference",
                                       "nearest",  "source_table", "remarks"};
  for (const EmbeddedResource& resource : embedded_resources()) {
    if (!resource.name.starts_with("sweeps/")) continue;
    const auto json = nlohmann::ordered_json::parse(resource.text);
    for (const auto& [key, value] : json.items()) EXPECT_THAT(known, Contains(key)) << resource.name;
  }
}

// Every row of a source is a point of its sweep, so that they can be compared side by side.
TEST(SavedSweeps, have_a_point_for_every_row_of_the_source) {
  for (const SavedSweep& sweep : saved_sweeps()) {
    const auto keys = varied_keys(sweep.plan);
    const auto points = values_of(sweep, kEveryReview);
    for (const auto& row : sweep.source_table.rows) {
      const bool known = std::any_of(points.begin(), points.end(), [&](const Values& values) {
        for (std::size_t i = 0; i < row.size(); ++i) {
          const auto key = std::find(keys.begin(), keys.end(), sweep.source_table.columns[i]);
          if (key != keys.end() && values[static_cast<std::size_t>(key - keys.begin())] != row[i]) return false;
        }
        return true;
      });
      EXPECT_TRUE(known) << sweep.name << ": " << testing::PrintToString(row);
    }
  }
}

TEST(SavedSweeps, run_every_combination_on_a_corpus_that_is_large_enough) {
  for (const SavedSweep& sweep : saved_sweeps()) {
    const SweepPoints made = points_of(sweep.plan, kEveryReview).value();
    EXPECT_THAT(made.notes, Each(HasSubstr("seconds_read"))) << sweep.name;  // nothing is left out
  }
}

TEST(SavedSweeps, vary_the_same_parameters_as_the_reports) {
  const auto values = [](const char* name) { return values_of(*find_sweep(name), kEveryReview); };
  EXPECT_THAT(values("newswire-time-k"), ElementsAre(Values{"2"}, Values{"3"}, Values{"5"}, Values{"8"}));
  EXPECT_THAT(values("newswire-time-n"), ElementsAre(Values{"20", "5", "4"}, Values{"50", "12", "4"},
                                                     Values{"80", "20", "4"}, Values{"120", "30", "4"}));
  EXPECT_THAT(values("newswire-accuracy-k"), SizeIs(4));
  EXPECT_THAT(values("newswire-accuracy-n"), ElementsAre(Values{"10", "2", "5"}, Values{"20", "4", "5"},
                                                         Values{"40", "8", "5"}, Values{"80", "16", "5"}));
  EXPECT_THAT(values("newswire-stages"), ElementsAre(Values{}));
  EXPECT_THAT(values("reviews-a-scaling"), SizeIs(6 * 3));  // three runs each
  EXPECT_THAT(values("reviews-a-grid"), SizeIs(4 * 3 * 2));
  EXPECT_THAT(values("reviews-b-scaling"),
              ElementsAre(Values{"1000"}, Values{"5000"}, Values{"25000"}, Values{"125000"}));
  EXPECT_THAT(values("reviews-b-bands"),
              ElementsAre(Values{"10", "10"}, Values{"20", "5"}, Values{"25", "4"}, Values{"50", "2"}));
  EXPECT_THAT(values("reviews-b-shingles"), ElementsAre(Values{"3"}, Values{"5"}, Values{"7"}));
}

TEST(SavedSweeps, run_the_possible_points_on_a_smaller_corpus) {
  EXPECT_THAT(values_of(*find_sweep("reviews-b-scaling"), 1'424), ElementsAre(Values{"1000"}, Values{"1424"}));
  EXPECT_THAT(points_of(find_sweep("reviews-b-scaling")->plan, 1'424).value().notes[0],
              HasSubstr("(25,000, 125,000) are left out"));
}

TEST(SavedSweeps, time_runs_alone_if_they_measure_time) {
  for (const SavedSweep& sweep : saved_sweeps()) {
    const bool times = sweep.name.find("time") != std::string::npos || sweep.name.find("scaling") != std::string::npos;
    EXPECT_TRUE(sweep.plan.timed_alone || !times) << sweep.name;
  }
  EXPECT_EQ(find_sweep("newswire-accuracy-k")->plan.nearest, (NearestQuestion{DocumentIndex(211), 5}));
  EXPECT_EQ(find_sweep("newswire-accuracy-k")->plan.reference, "own");
}

TEST(SweepJson, reads_back_the_plan_it_wrote) {
  std::vector<SweepPlan> plans = {test::plan_of({}, {}),
                                  test::plan_of({"shingles.k=5"}, {"lsh=grid,20x5", "sketch.hashes=20,40"})};
  plans.push_back(test::plan_of({}, {"sketch.hashes,lsh.bands=20,5,40,8"}));
  plans.back().repeat = 3;
  plans.back().timed_alone = true;
  plans.back().reference = "shingles.k=3,verify.threshold=0.7";
  plans.back().nearest = {DocumentIndex(7), 3};
  for (const SavedSweep& sweep : saved_sweeps()) plans.push_back(sweep.plan);
  for (const SweepPlan& plan : plans) EXPECT_EQ(plan_from_json(to_json(plan), plan.base).value(), plan);
}

TEST(SweepJson, reports_what_is_wrong) {
  const auto error = [](const char* json) { return sweep_from_json(json).error().message; };
  EXPECT_THAT(error("{"), HasSubstr("not a saved sweep"));
  EXPECT_THAT(error("[]"), HasSubstr("not a saved sweep"));
  EXPECT_THAT(error(R"({"study": "unknown", "settings": {}})"), HasSubstr("no study \"unknown\""));
  EXPECT_THAT(error(R"({"study": "fast", "settings": {"shingles.k": "x"}})"), HasSubstr("shingles.k"));
  EXPECT_THAT(error(R"({"study": "fast", "settings": {}, "vary": [{"key": "shingle", "values": [1]}]})"),
              HasSubstr("no parameter \"shingle\""));
  EXPECT_THAT(error(R"({"study": "fast", "settings": {}, "vary": [{"key": "shingles.k"}]})"), HasSubstr("values"));
  EXPECT_THAT(error(R"({"study": "fast", "settings": {}, "repeat": 0})"), HasSubstr("at least once"));
  EXPECT_THAT(error(R"({"study": "fast", "settings": {}, "source_table": {"columns": ["a"], "rows": [[1, 2]]}})"),
              HasSubstr("one cell per column"));
}

}  // namespace
}  // namespace lookalike
