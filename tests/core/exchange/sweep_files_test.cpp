#include "core/exchange/sweep_files.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/core/exchange/sweep_tables.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using test::corpus_of_families;
using test::plan_of;
using testing::HasSubstr;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// A table without what the clock and the memory say.
std::string counts_of(const SweepTable& table) {
  std::string text;
  for (SweepRow row : table.rows) {
    row.seconds = {};
    row.peak_bytes = 0;
    text += csv_record(sweep_cells(table.plan, row));
  }
  return text;
}

class SweepFile : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("lookalike-sweep-test-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string table_path() const { return (folder_ / "table.csv").string(); }
  SweepTable begun(const SweepPlan& plan) const { return {facts_of(*corpus_), plan, {}, {}, {}, {}, {}, {}}; }

  // Runs a sweep into the files until so many new rows are there, going on from what they hold.
  SweepTable sweep(const SweepPlan& plan, std::size_t most_rows) {
    SweepTable table = begun(plan);
    table.rows = rows_to_resume(table_path(), table).value();
    const auto done = table.rows;
    SweepFiles files(table_path(), table);
    std::stop_source stop;
    std::size_t rows = 0;
    const auto take = [&](const SweepRow& row) {
      if (++rows == most_rows) stop.request_stop();
      return files.add(row);
    };
    const auto note = [&](const std::string& sentence) { return files.add_note(sentence); };
    (void)run_sweep(corpus_, plan, done, Progress(stop.get_token()), take, note);
    EXPECT_TRUE(files.write());
    return files.table();
  }

  fs::path folder_;
  std::shared_ptr<const Corpus> corpus_ = corpus_of_families(5);
};

TEST_F(SweepFile, lies_beside_its_json) {
  EXPECT_EQ(json_beside("a/table.csv"), "a/table.json");
  EXPECT_EQ(json_beside("a/table"), "a/table.json");
  EXPECT_EQ(json_beside("table.csv.old"), "table.csv.old.json");
}

TEST_F(SweepFile, of_one_table_are_locked_whatever_it_is_called) {
  fs::create_directories(folder_ / "real");
  fs::create_directory_symlink(folder_ / "real", folder_ / "link");
  const auto path = [this](const char* name) { return (folder_ / name).string(); };
  const auto lock = lock_sweep_files(path("real/table.csv"));
  ASSERT_TRUE(lock);
  for (const char* same : {"real/table.csv", "link/table.csv", "real/../link/table.csv", "real/table"}) {
    const auto refused = lock_sweep_files(path(same));
    ASSERT_FALSE(refused) << same;
    EXPECT_EQ(refused.error().code, ErrorCode::unwritable);
    EXPECT_THAT(refused.error().message, HasSubstr("Another sweep"));
  }
  EXPECT_TRUE(lock_sweep_files(path("real/other.csv")));
}

TEST_F(SweepFile, holds_the_rows_as_csv_and_as_json) {
  const SweepPlan plan = plan_of({"shingles.k=2"}, {"lsh=5x5,20x5"});
  const SweepTable table = sweep(plan, 100);
  std::string expected = csv_record(sweep_columns(plan));
  for (const SweepRow& row : table.rows) expected += csv_record(sweep_cells(plan, row));
  EXPECT_EQ(text_of(table_path()), expected);
  EXPECT_EQ(nlohmann::ordered_json::parse(text_of(folder_ / "table.json")), to_json(table));
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 2);
}

TEST_F(SweepFile, is_there_from_the_first_row_on) {
  SweepFiles files(table_path(), begun(plan_of({}, {"shingles.k=2,3"})));
  ASSERT_TRUE(files.add(test::row_of({"2"}, 4)));
  EXPECT_THAT(text_of(table_path()), HasSubstr("\n2,0,4,"));
}

TEST_F(SweepFile, holds_notes_that_come_with_the_rows) {
  SweepFiles files(table_path(), begun(plan_of({}, {"shingles.k=2,3"})));
  ASSERT_TRUE(files.add_note("No row for 1 setting."));
  EXPECT_EQ(read_sweep_files(table_path()).value().notes, std::vector<std::string>{"No row for 1 setting."});
}

TEST_F(SweepFile, that_cannot_be_written_is_an_error) {
  SweepFiles files("/nowhere/table.csv", begun(plan_of({}, {})));
  const auto written = files.write();
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ErrorCode::unwritable);
}

TEST_F(SweepFile, goes_on_until_it_equals_one_uninterrupted_run) {
  SweepPlan plan = plan_of({"sketch.hashes=12", "lsh.bands=1"}, {"shingles.k=2,3", "lsh=grid"});
  plan.truth = 0.5;
  plan.repeat = 2;
  const std::string whole = counts_of(test::table_of(corpus_, plan));
  for (const std::size_t rows : {std::size_t{1}, std::size_t{40}, std::size_t{7}, std::size_t{1'000}})
    sweep(plan, rows);
  const SweepTable last = sweep(plan, 1'000);
  EXPECT_EQ(counts_of(last), whole);
  EXPECT_EQ(last.rows.size(), 2 * 2 * 35u);
}

TEST_F(SweepFile, begins_anew_where_there_is_none) {
  EXPECT_TRUE(rows_to_resume(table_path(), begun(plan_of({}, {}))).value().empty());
}

TEST_F(SweepFile, of_another_sweep_is_refused_with_what_differs) {
  SweepPlan plan = plan_of({}, {"shingles.k=2,3"});
  sweep(plan, 1);
  const auto refusal = [&](const SweepTable& other) {
    const auto rows = rows_to_resume(table_path(), other);
    EXPECT_FALSE(rows);
    if (rows) return std::string();
    EXPECT_EQ(rows.error().code, ErrorCode::bad_usage);
    return rows.error().message;
  };
  SweepTable other = begun(plan);
  other.corpus.digest = "other";
  EXPECT_THAT(refusal(other), HasSubstr("differ in the corpus."));
  EXPECT_THAT(refusal(begun(plan_of({}, {"shingles.k=2,3,4"}))), HasSubstr("differ in what is varied."));
  EXPECT_THAT(refusal(begun(plan_of({"lsh.rows=4"}, {"shingles.k=2,3"}))), HasSubstr("differ in the recipe."));
  plan.repeat = 2;
  plan.truth = 0.5;
  plan.timed_alone = true;
  plan.nearest = {DocumentIndex(1), 1};
  EXPECT_THAT(refusal(begun(plan)),
              HasSubstr("the number of repeats, whether runs are timed alone, the truth, the document"));
}

TEST_F(SweepFile, that_is_damaged_is_refused) {
  const SweepPlan plan = plan_of({}, {"shingles.k=2,3"});
  sweep(plan, 1);
  const std::string json = text_of(folder_ / "table.json");
  std::ofstream(folder_ / "table.json") << json.substr(0, json.size() / 2);
  const auto rows = rows_to_resume(table_path(), begun(plan));
  ASSERT_FALSE(rows);
  EXPECT_EQ(rows.error().code, ErrorCode::bad_usage);
  EXPECT_THAT(to_string(rows.error()), HasSubstr("table.json"));
}

}  // namespace
}  // namespace lookalike
