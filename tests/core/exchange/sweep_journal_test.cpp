#include "core/exchange/sweep_journal.h"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/exchange/sweep_files.h"
#include "tests/core/exchange/sweep_tables.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using test::plan_of;
using test::row_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::uint64_t> similar_of(const std::vector<SweepRow>& rows) {
  std::vector<std::uint64_t> counts;
  for (const SweepRow& row : rows) counts.push_back(row.similar);
  return counts;
}

class SweepJournalFile : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("lookalike-journal-test-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
    sweep_.corpus.digest = "digest";
    sweep_.plan = plan_of({}, {"shingles.k=2,3,4,5"});
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string table_path() const { return (folder_ / "table.csv").string(); }
  std::string path() const { return journal_beside(table_path()); }
  std::vector<SweepRow> kept() const { return rows_in_journal(path(), sweep_).value(); }
  void append(const std::string& text) const { std::ofstream(path(), std::ios::app) << text; }

  fs::path folder_;
  SweepTable sweep_;
};

TEST_F(SweepJournalFile, lies_beside_the_table) {
  EXPECT_EQ(journal_beside("a/table.csv"), "a/table.csv.journal");
}

TEST_F(SweepJournalFile, holds_a_row_as_soon_as_it_was_added) {
  SweepJournal journal(path());
  EXPECT_THAT(kept(), IsEmpty());
  ASSERT_TRUE(journal.add(sweep_, row_of({"2"}, 4, 0.25, 7)));
  ASSERT_EQ(kept().size(), 1u);
  EXPECT_THAT(kept()[0].values, ElementsAre("2"));
  EXPECT_EQ(kept()[0].seed, 7u);
  EXPECT_EQ(kept()[0].seconds.total, 0.25);
  ASSERT_TRUE(journal.add(sweep_, row_of({"3"}, 5)));
  EXPECT_THAT(similar_of(kept()), ElementsAre(4, 5));
}

TEST_F(SweepJournalFile, ends_before_a_line_that_is_torn) {
  SweepJournal journal(path());
  ASSERT_TRUE(journal.add(sweep_, row_of({"2"}, 4)));
  ASSERT_TRUE(journal.add(sweep_, row_of({"3"}, 5)));
  const auto whole = fs::file_size(path());
  for (std::uintmax_t cut = 1; cut < 80; ++cut) {
    fs::resize_file(path(), whole - cut);
    EXPECT_THAT(similar_of(kept()), ElementsAre(4)) << cut << " bytes of the last line are missing";
  }
}

TEST_F(SweepJournalFile, ends_before_a_line_that_is_no_row) {
  SweepJournal journal(path());
  ASSERT_TRUE(journal.add(sweep_, row_of({"2"}, 4)));
  append("{\"similar\": 1}\n" + to_json(sweep_.plan, row_of({"3"}, 5)).dump() + "\n");
  EXPECT_THAT(similar_of(kept()), ElementsAre(4));
}

TEST_F(SweepJournalFile, whose_first_line_is_torn_holds_nothing) {
  append(R"({"version": 1, "corpus")");
  EXPECT_THAT(kept(), IsEmpty());
  append("\n");
  EXPECT_THAT(kept(), IsEmpty());
}

TEST_F(SweepJournalFile, of_another_sweep_holds_nothing) {
  SweepTable other = sweep_;
  other.plan = plan_of({}, {"shingles.k=2,3"});
  SweepJournal journal(path());
  ASSERT_TRUE(journal.add(other, row_of({"2"}, 4)));
  EXPECT_THAT(kept(), IsEmpty());
  EXPECT_THAT(rows_in_journal(path(), other).value(), testing::SizeIs(1));
}

// The half second before a kill: a table that was written once, and rows since then.
TEST_F(SweepJournalFile, keeps_what_the_table_does_not_hold_yet) {
  SweepFiles files(table_path(), sweep_);
  ASSERT_TRUE(files.write());
  for (const auto& [k, similar] : {std::pair("2", 4), {"3", 5}, {"4", 6}})
    ASSERT_TRUE(files.add(row_of({k}, static_cast<std::uint64_t>(similar))));
  EXPECT_THAT(similar_of(rows_to_resume(table_path(), sweep_).value()), ElementsAre(4, 5, 6));
  ASSERT_TRUE(files.write());
  EXPECT_FALSE(fs::exists(path()));
  EXPECT_THAT(similar_of(rows_to_resume(table_path(), sweep_).value()), ElementsAre(4, 5, 6));
}

// A program that was killed after it wrote the table and before it removed the journal.
TEST_F(SweepJournalFile, gives_no_row_twice) {
  SweepTable two = sweep_;
  two.rows = {row_of({"2"}, 4), row_of({"3"}, 5)};
  ASSERT_TRUE(SweepFiles(table_path(), two).write());
  SweepJournal journal(path());
  ASSERT_TRUE(journal.add(sweep_, row_of({"3"}, 5)));
  ASSERT_TRUE(journal.add(sweep_, row_of({"4"}, 6)));
  EXPECT_THAT(similar_of(read_sweep_files(table_path()).value().rows), ElementsAre(4, 5, 6));
}

TEST_F(SweepJournalFile, that_cannot_be_read_is_an_error_and_is_left_alone) {
  ASSERT_TRUE(SweepFiles(table_path(), sweep_).write());
  { std::ofstream(path()) << "longer than any journal"; }
  fs::resize_file(path(), (std::uintmax_t{1} << 30) + 1);
  const auto rows = rows_to_resume(table_path(), sweep_);
  ASSERT_FALSE(rows);
  EXPECT_TRUE(fs::exists(path()));
}

// The rows of the journal are nowhere else until the next program has written its table.
TEST_F(SweepJournalFile, is_not_begun_anew_before_its_rows_are_in_the_table) {
  ASSERT_TRUE(SweepFiles(table_path(), sweep_).write());
  SweepJournal left_over(path());
  ASSERT_TRUE(left_over.add(sweep_, row_of({"2"}, 4)));
  SweepTable resumed = sweep_;
  resumed.rows = rows_to_resume(table_path(), sweep_).value();
  SweepFiles files(table_path(), resumed);
  ASSERT_TRUE(files.add(row_of({"3"}, 5)));
  EXPECT_THAT(similar_of(rows_to_resume(table_path(), sweep_).value()), ElementsAre(4, 5));
}

TEST_F(SweepJournalFile, stays_where_the_table_cannot_be_written) {
  ASSERT_TRUE(SweepFiles(table_path(), sweep_).write());
  SweepJournal left_over(path());
  ASSERT_TRUE(left_over.add(sweep_, row_of({"2"}, 4)));
  SweepTable resumed = sweep_;
  resumed.rows = rows_to_resume(table_path(), sweep_).value();
  fs::remove(table_path());
  fs::create_directory(table_path());
  EXPECT_FALSE(SweepFiles(table_path(), resumed).add(row_of({"3"}, 5)));
  EXPECT_THAT(similar_of(rows_to_resume(table_path(), sweep_).value()), ElementsAre(4));
}

TEST_F(SweepJournalFile, on_a_full_disk_is_an_error_and_the_rows_before_stay) {
  if (!fs::exists("/dev/full")) GTEST_SKIP() << "There is no /dev/full.";
  SweepFiles files(table_path(), sweep_);
  ASSERT_TRUE(files.add(row_of({"2"}, 4)));
  fs::create_symlink("/dev/full", path());
  const auto added = files.add(row_of({"3"}, 5));
  ASSERT_FALSE(added);
  EXPECT_EQ(added.error().code, ErrorCode::unwritable);
  EXPECT_THAT(to_string(added.error()), HasSubstr("The file could not be written: No space left on device."));
  EXPECT_THAT(to_string(added.error()), HasSubstr("table.csv.journal"));
  EXPECT_THAT(similar_of(rows_to_resume(table_path(), sweep_).value()), ElementsAre(4));
}

}  // namespace
}  // namespace lookalike
