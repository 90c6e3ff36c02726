#include "core/exchange/sweeps/sweep_files.h"

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/core/exchange/sweeps/sweep_tables.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using test::corpus_of_families;
using test::plan_of;
using test::row_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// A table without its times and memory.
std::string counts_of(const SweepTable& table) {
  std::string text;
  for (SweepRow row : table.rows) {
    row.seconds = {};
    row.peak_bytes = 0;
    text += csv_record(sweep_cells(table.plan, row));
  }
  return text;
}

std::vector<std::uint64_t> similar_of(const std::vector<SweepRow>& rows) {
  std::vector<std::uint64_t> counts;
  for (const SweepRow& row : rows) counts.push_back(row.similar);
  return counts;
}

// Limits the size of this process's files while it lives.
class FileLimit {
 public:
  explicit FileLimit(std::uintmax_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileLimit() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FileLimit(const FileLimit&) = delete;
  FileLimit& operator=(const FileLimit&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

class SweepFile : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("lookalike-sweep-test-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string table_path() const { return (folder_ / "table.csv").string(); }
  SweepTable begun(const SweepPlan& plan) const { return {{}, facts_of(*corpus_), plan, {}, {}}; }

  // Runs a sweep, resuming from the rows in the files, until this many new rows are there.
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
    EXPECT_TRUE(files.end());
    return files.table();
  }
  // A sweep over four values of k, and the rows stored on disk.
  SweepTable over_k() const { return begun(plan_of({}, {"shingles.k=2,3,4,5"})); }
  std::vector<SweepRow> stored() const { return rows_to_resume(table_path(), over_k()).value(); }
  void append(const std::string& text) const { std::ofstream(table_path(), std::ios::app) << text; }

  fs::path folder_;
  std::shared_ptr<const Corpus> corpus_ = corpus_of_families(5);
};

TEST_F(SweepFile, is_written_beside_its_json) {
  EXPECT_EQ(json_beside("a/table.csv"), "a/table.json");
  EXPECT_EQ(json_beside("a/table"), "a/table.json");
  EXPECT_EQ(json_beside("table.csv.old"), "table.csv.old.json");
}

TEST_F(SweepFile, is_locked_under_every_name_of_its_table) {
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

TEST_F(SweepFile, contains_the_rows_as_csv_and_as_json) {
  const SweepPlan plan = plan_of({"shingles.k=2"}, {"lsh=5x5,20x5"});
  const SweepTable table = sweep(plan, 100);
  std::string expected = csv_record(sweep_columns(plan));
  for (const SweepRow& row : table.rows) expected += csv_record(sweep_cells(plan, row));
  EXPECT_EQ(text_of(table_path()), expected);
  EXPECT_EQ(nlohmann::ordered_json::parse(text_of(folder_ / "table.json")), to_json(table));
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 2);
}

TEST_F(SweepFile, exists_from_the_first_row_on) {
  SweepFiles files(table_path(), begun(plan_of({}, {"shingles.k=2,3"})));
  ASSERT_TRUE(files.add(test::row_of({"2"}, 4)));
  EXPECT_THAT(text_of(table_path()), HasSubstr("\n2,0,4,"));
}

TEST_F(SweepFile, contains_notes_added_with_the_rows) {
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

TEST_F(SweepFile, resumes_until_it_equals_one_uninterrupted_run) {
  SweepPlan plan = plan_of({"sketch.hashes=12", "lsh.bands=1"}, {"shingles.k=2,3", "lsh=grid"});
  plan.reference = "own";
  plan.repeat = 2;
  const std::string whole = counts_of(test::table_of(corpus_, plan));
  for (const std::size_t rows : {std::size_t{1}, std::size_t{40}, std::size_t{7}, std::size_t{1'000}})
    sweep(plan, rows);
  const SweepTable last = sweep(plan, 1'000);
  EXPECT_EQ(counts_of(last), whole);
  EXPECT_EQ(last.rows.size(), 2 * 2 * 35u);
}

TEST_F(SweepFile, starts_from_scratch_if_there_is_none) {
  EXPECT_TRUE(rows_to_resume(table_path(), begun(plan_of({}, {}))).value().empty());
}

TEST_F(SweepFile, of_another_sweep_is_refused_and_the_difference_named) {
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
  EXPECT_THAT(refusal(begun(plan_of({}, {"shingles.k=2,3,4"}))), HasSubstr("differ in the varied parameters."));
  EXPECT_THAT(refusal(begun(plan_of({"lsh.rows=4"}, {"shingles.k=2,3"}))), HasSubstr("differ in the recipe."));
  plan.repeat = 2;
  plan.reference = "own";
  plan.timed_alone = true;
  plan.nearest = {DocumentIndex(1), 1};
  EXPECT_THAT(refusal(begun(plan)),
              HasSubstr("the number of repeats, whether runs are timed alone, the reference, the document"));
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

TEST_F(SweepFile, has_a_row_as_soon_as_it_was_added) {
  SweepFiles files(table_path(), over_k());
  ASSERT_TRUE(files.write());
  EXPECT_THAT(stored(), IsEmpty());
  ASSERT_TRUE(files.add(row_of({"2"}, 4, 0.1, 7)));
  ASSERT_EQ(stored().size(), 1u);
  EXPECT_THAT(stored()[0].values, ElementsAre("2"));
  EXPECT_EQ(stored()[0].seed, 7u);
  EXPECT_EQ(stored()[0].seconds.total, 0.1);
  ASSERT_TRUE(files.add(row_of({"3"}, 5)));
  EXPECT_THAT(similar_of(stored()), ElementsAre(4, 5));
}

TEST_F(SweepFile, reads_every_column_back_unchanged) {
  SweepPlan plan = plan_of({}, {"shingles.k=2,3"});
  plan.reference = "own";
  plan.nearest = {DocumentIndex(1), 3};
  const SweepTable measured = test::table_of(corpus_, plan);
  SweepFiles files(table_path(), begun(plan));
  for (const SweepRow& row : measured.rows) ASSERT_TRUE(files.add(row));
  fs::remove(folder_ / "table.json");
  { std::ofstream(folder_ / "table.json") << to_json(begun(plan)); }
  const SweepTable read = read_sweep_files(table_path()).value();
  EXPECT_EQ(to_json(read)["rows"], to_json(measured)["rows"]);
}

TEST_F(SweepFile, removes_the_apostrophe_of_a_formula_on_reading) {
  const SweepTable sweep = begun(plan_of({}, {"text.stop_words=@words,off"}));
  SweepFiles files(table_path(), sweep, CsvCells::safe_in_spreadsheets);
  ASSERT_TRUE(files.write());
  ASSERT_TRUE(files.add(row_of({"@words"}, 4)));
  EXPECT_THAT(text_of(table_path()), HasSubstr("\n'@words,"));
  EXPECT_THAT(rows_to_resume(table_path(), sweep).value()[0].values, ElementsAre("@words"));
}

TEST_F(SweepFile, resumes_before_a_truncated_line) {
  SweepFiles files(table_path(), over_k());
  for (const auto& [k, similar] : {std::pair("2", 4u), {"3", 5u}}) ASSERT_TRUE(files.add(row_of({k}, similar)));
  const auto whole = fs::file_size(table_path());
  const std::size_t line = csv_record(sweep_cells(over_k().plan, row_of({"3"}, 5))).size();
  for (std::uintmax_t cut = 1; cut <= line; ++cut) {
    fs::resize_file(table_path(), whole - cut);
    EXPECT_THAT(similar_of(stored()), ElementsAre(4)) << cut << " bytes of the last line are missing";
  }
  fs::resize_file(table_path(), whole - line / 2);
  SweepTable resumed = over_k();
  resumed.rows = stored();
  SweepFiles next(table_path(), resumed);
  ASSERT_TRUE(next.add(row_of({"3"}, 6)));
  ASSERT_TRUE(next.add(row_of({"4"}, 7)));
  EXPECT_THAT(similar_of(stored()), ElementsAre(4, 6, 7));
}

TEST_F(SweepFile, ignores_lines_that_are_not_rows) {
  SweepFiles files(table_path(), over_k());
  ASSERT_TRUE(files.add(row_of({"2"}, 4)));
  append("\n1,2\n\"3\n" + std::string(5, '\0') + "\"\n" + csv_record({"3", "many"}) +
         csv_record(sweep_cells(over_k().plan, row_of({"3"}, 5))));
  EXPECT_THAT(similar_of(stored()), ElementsAre(4, 5));
}

TEST_F(SweepFile, with_other_columns_has_no_rows) {
  ASSERT_TRUE(SweepFiles(table_path(), over_k()).write());
  SweepTable other = begun(plan_of({}, {"sketch.hashes=100,200"}));
  other.rows = {row_of({"100"}, 4)};
  fs::create_directories(folder_ / "other");
  ASSERT_TRUE(SweepFiles((folder_ / "other/table.csv").string(), other).write());
  fs::rename(folder_ / "other/table.csv", table_path());
  EXPECT_THAT(stored(), IsEmpty());
}

TEST_F(SweepFile, returns_each_row_once_even_without_the_table) {
  SweepTable two = over_k();
  two.rows = {row_of({"2"}, 4), row_of({"3"}, 5)};
  SweepFiles files(table_path(), two);
  ASSERT_TRUE(files.write());
  ASSERT_TRUE(files.add(row_of({"4"}, 6)));
  EXPECT_THAT(similar_of(stored()), ElementsAre(4, 5, 6));
  ASSERT_TRUE(files.end());
  EXPECT_THAT(similar_of(stored()), ElementsAre(4, 5, 6));
  fs::remove(table_path());
  EXPECT_THAT(similar_of(stored()), ElementsAre(4, 5, 6));
}

TEST_F(SweepFile, that_is_too_long_is_refused_and_left_unchanged) {
  ASSERT_TRUE(SweepFiles(table_path(), over_k()).write());
  fs::resize_file(table_path(), (std::uintmax_t{1} << 30) + 1);
  EXPECT_FALSE(rows_to_resume(table_path(), over_k()));
  EXPECT_TRUE(fs::exists(table_path()));
}

TEST_F(SweepFile, that_cannot_grow_reports_an_error_and_keeps_its_earlier_rows) {
  SweepFiles files(table_path(), over_k());
  ASSERT_TRUE(files.add(row_of({"2"}, 4)));
  {
    const FileLimit limit(fs::file_size(table_path()) + 5);
    const auto added = files.add(row_of({"3"}, 5));
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().code, ErrorCode::unwritable);
    EXPECT_THAT(to_string(added.error()), HasSubstr("The file could not be written: File too large."));
    EXPECT_THAT(to_string(added.error()), HasSubstr("table.csv"));
    EXPECT_THAT(similar_of(stored()), ElementsAre(4));
    EXPECT_FALSE(files.add(row_of({"4"}, 6)));
    EXPECT_THAT(similar_of(stored()), ElementsAre(4));
  }
  ASSERT_TRUE(files.add(row_of({"5"}, 7))) << "there is room again";
  EXPECT_THAT(similar_of(stored()), ElementsAre(4, 5, 6, 7));
}

TEST_F(SweepFile, of_a_killed_program_has_all_its_rows) {
  const pid_t child = ::fork();
  if (child == 0) {
    SweepFiles files(table_path(), over_k());
    for (const auto& [k, similar] : {std::pair("2", 4u), {"3", 5u}, {"4", 6u}}) (void)files.add(row_of({k}, similar));
    ::kill(::getpid(), SIGKILL);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_THAT(similar_of(stored()), ElementsAre(4, 5, 6));
}

}  // namespace
}  // namespace lookalike
