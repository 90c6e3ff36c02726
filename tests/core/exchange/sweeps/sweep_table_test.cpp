#include "core/exchange/sweeps/sweep_table.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/core/exchange/sweeps/sweep_tables.h"

namespace lookalike {
namespace {

using test::corpus_of_families;
using test::plan_of;
using test::table_of;
using testing::ElementsAre;
using testing::HasSubstr;

SweepPlan full_plan() {
  SweepPlan plan = plan_of({"verify.by=none"}, {"lsh=5x5,20x5", "sketch.family=multiply-shift,linear-crc"});
  plan.reference = "own";
  plan.nearest = {DocumentIndex(0), 3};
  plan.repeat = 2;
  return plan;
}

TEST(SweepColumns, are_the_documented_ones) {
  EXPECT_EQ(csv_record(sweep_columns(plan_of({}, {"lsh=20x5", "shingles.k=3"}))),
            "lsh.bands,lsh.rows,shingles.k,candidates,similar,documents_with_match,true_positives,false_positives,"
            "false_negatives,recall,precision,identical,recall_with_identical,seconds_total,seconds_read,seconds_clean,"
            "seconds_shingle,seconds_sign,seconds_band,seconds_verify,peak_bytes,seed\n");
  EXPECT_THAT(csv_record(sweep_columns(full_plan())),
              HasSubstr(",seed,nearest_candidates,nearest_true_positives,nearest_false_positives,"
                        "nearest_false_negatives\n"));
}

TEST(SweepCells, are_in_the_documented_columns) {
  SweepPlan plan = plan_of({}, {"verify.threshold=0.8"});
  plan.reference = "own";
  SweepRow row = test::row_of({"0.8"}, 4, 1.5, 7);
  row.candidates = 6;
  row.documents_with_match = 5;
  row.against_truth =
      Confusion{3, 1, 9, 2};  // one of ten different pairs, three of twelve in all; one of two accepted ones is true
  row.seconds = {0.1, 0.2, 0.3, 0.4, 0.25, 0.25, 1.5, 0};
  row.peak_bytes = 1'000'000;
  EXPECT_EQ(csv_record(sweep_cells(plan, row)),
            "0.8,6,4,5,3,1,9,0.1,0.5,2,0.25,1.5,0.1,0.2,0.3,0.4,0.25,0.25,1000000,7\n");
}

TEST(SweepCells, count_reference_pairs_below_the_threshold_of_the_row) {
  SweepPlan plan = plan_of({}, {"shingles.k=2,3"});
  plan.reference = "shingles.k=3";
  EXPECT_THAT(csv_record(sweep_columns(plan)), HasSubstr(",recall_with_identical,not_here,seconds_total,"));
  SweepTable table{{}, {}, plan, {}, {test::row_of({"2"}, 4)}};
  table.rows[0].against_truth = Confusion{3, 1, 9, 2, 5};
  EXPECT_THAT(csv_record(sweep_cells(plan, table.rows[0])), HasSubstr(",3,1,9,0.1,0.5,2,0.25,5,"));
  EXPECT_EQ(sweep_table_from_json(to_json(table).dump())->rows[0].against_truth, table.rows[0].against_truth);
}

TEST(SweepTableJson, of_an_older_version_with_a_truth_is_compared_with_its_own_pairs) {
  SweepPlan plan = plan_of({}, {"shingles.k=2,3"});
  plan.reference = "own";
  auto json = to_json(SweepTable{{}, {}, plan, {}, {}});
  json.erase("reference");
  json["truth"] = 0.5;  // the older format
  EXPECT_EQ(sweep_table_of(json)->plan, plan);
}

TEST(SweepCells, are_empty_if_unknown) {
  const SweepPlan plan = plan_of({}, {});
  EXPECT_THAT(csv_record(sweep_cells(plan, test::row_of({}, 4))), testing::StartsWith("0,4,0,,,,,,,,1,"));
  SweepRow nothing_similar = test::row_of({}, 0);
  nothing_similar.against_truth = Confusion{};  // recall and precision are undefined
  EXPECT_THAT(csv_record(sweep_cells(plan, nothing_similar)), testing::StartsWith("0,0,0,0,0,0,,,0,,1,"));
}

TEST(SweepTableJson, reads_back_what_was_written) {
  const auto corpus = corpus_of_families(5);
  for (const SweepPlan& plan : {full_plan(), plan_of({"sketch.hashes=8", "lsh.bands=1"}, {"lsh=grid"}), plan_of({}, {}),
                                plan_of({}, {"sample.size=3,9,all", "verify.prefix=off,2"})}) {
    SweepTable table = table_of(corpus, plan);
    table.name = "a-name";
    table.source = "A source, page 7";
    table.source_table = {{"similar", "words"}, {{"3", "three"}, {"", "0.5"}}};
    table.remarks = {"Mind the \"quotes\"."};
    table.reached = {0.1 + 0.2, {{"20", "5"}, {"3"}}};
    table.automatic = true;
    const auto json = to_json(table);
    const SweepTable read = sweep_table_from_json(json.dump()).value();
    EXPECT_EQ(to_json(read), json);
    EXPECT_EQ(read.corpus, table.corpus);
    EXPECT_EQ(read.plan, table.plan);
    EXPECT_EQ(read.source_table, table.source_table);
    EXPECT_EQ(read.reached, table.reached);
    EXPECT_TRUE(read.automatic);
    ASSERT_EQ(read.rows.size(), table.rows.size());
    for (std::size_t i = 0; i < read.rows.size(); ++i)
      EXPECT_EQ(sweep_cells(plan, read.rows[i]), sweep_cells(plan, table.rows[i]));
  }
}

TEST(SweepTableJson, keeps_every_number) {
  const SweepPlan plan = plan_of({}, {"verify.threshold=0.0001,0.30000000000000004", "text.stop_words=none,1e5"});
  for (const double seconds : {0.0001, 1e-7, 2.1411e-05, 0.1 + 0.2, 100.0, 1e22, 123456.789}) {
    SweepTable table{{}, {}, plan, {}, {test::row_of({"0.0001", "1e5"}, 3, seconds)}};
    const SweepTable read = sweep_table_from_json(to_json(table).dump()).value();
    EXPECT_EQ(read.rows[0].seconds.total, seconds);
    EXPECT_EQ(read.rows[0].values, table.rows[0].values);
    EXPECT_EQ(read.plan, plan);
  }
}

TEST(SweepTableJson, has_everything_needed_to_understand_it) {
  const auto corpus = corpus_of_families(5);
  const auto json = to_json(table_of(corpus, full_plan()));
  EXPECT_EQ(json["version"], 2);
  EXPECT_EQ(json["corpus"]["digest"], corpus->report().digest);
  EXPECT_EQ(json["corpus"]["documents"], corpus->size());
  EXPECT_EQ(json["recipe"]["verify"]["by"], "none");
  EXPECT_EQ(json["vary"][0]["key"], "lsh");
  EXPECT_EQ(json["repeat"], 2);
  EXPECT_EQ(json["reference"], "own");
  ASSERT_EQ(json["rows"].size(), 8u);
  EXPECT_EQ(json["rows"][0]["lsh.bands"], 5);
  EXPECT_EQ(json["rows"][0]["sketch.family"], "multiply-shift");
  EXPECT_TRUE(json["rows"][0]["recall_with_identical"].is_number());
  EXPECT_TRUE(json["rows"][0]["recall"].is_null()) << "all its similar pairs are identical";
}

TEST(SweepTableJson, refuses_invalid_tables) {
  const auto error = [](const std::string& json) { return sweep_table_from_json(json).error().message; };
  EXPECT_THAT(error(""), HasSubstr("not the table of a sweep"));
  EXPECT_THAT(error("[1]"), HasSubstr("not the table of a sweep"));
  EXPECT_THAT(error("{}"), HasSubstr("version"));
  EXPECT_THAT(error(R"({"version": 3})"), HasSubstr("version 3"));
  EXPECT_THAT(error(std::string(200'000, '[')), HasSubstr("not the table of a sweep"));
  auto json = to_json(table_of(corpus_of_families(3), full_plan()));
  const auto without = [&](const char* member) {
    auto less = json;
    less.erase(member);
    return error(less.dump());
  };
  for (const char* member : {"corpus", "recipe", "notes", "rows"}) EXPECT_THAT(without(member), HasSubstr(member));
  json["rows"][1]["similar"] = "many";
  EXPECT_THAT(error(json.dump()), HasSubstr("not the table of a sweep"));
  json["recipe"]["shingles"]["k"] = "x";
  EXPECT_THAT(error(json.dump()), HasSubstr("shingles.k"));
}

TEST(CsvRecord, protects_texts_in_spreadsheets_on_request) {
  const std::vector<std::string> fields = {"=1+1", "-words.txt", "-1", "-0.5", "", "plain", "+1", "\tx"};
  EXPECT_EQ(csv_record(fields), "=1+1,-words.txt,-1,-0.5,,plain,+1,\tx\n");
  EXPECT_EQ(csv_record(fields, CsvCells::safe_in_spreadsheets), "'=1+1,'-words.txt,-1,-0.5,,plain,'+1,'\tx\n");
}

}  // namespace
}  // namespace lookalike
