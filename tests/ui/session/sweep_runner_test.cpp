#include "ui/session/sweep_runner.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QSignalSpy>
#include <map>
#include <set>
#include <utility>

#include "core/corpus/load.h"
#include "core/corpus/synthetic/load_builtin.h"
#include "core/experiment/sweep/sweep.h"
#include "tests/core/experiment/sweep_support.h"
#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {
namespace {

class SweepRunnerTest : public testing::Test {
 protected:
  static std::shared_ptr<const Corpus> corpus() {
    static const auto loaded = [] {
      LoadOptions options;
      options.sample = {1'000, 1};
      return *load_corpus({std::string(kBuiltinCorpus)}, options, {});
    }();
    return loaded;
  }
  static std::shared_ptr<const Corpus> other_corpus() {
    static const auto made = test::corpus_of_families();
    return made;
  }
  static SweepTable over(const std::string& axis) {
    SweepTable table;
    table.plan.axes = {*parse_axis(axis)};
    table.plan.reference = "own";
    return table;
  }
  // Enough points that it can be stopped before its end.
  static SweepTable over_seeds() {
    std::string axis = "sketch.seed=1";
    for (std::size_t seed = 2; seed <= kSeeds; ++seed) axis += "," + std::to_string(seed);
    return over(axis);
  }
  static constexpr std::size_t kSeeds = 100;
  void connect_progress(std::vector<double>& left) {
    QObject::connect(&runner, &SweepRunner::progress, &runner,
                     [&left](double, double, double seconds) { left.push_back(seconds); });
  }
  bool wait_for_the_end() {
    return wait_until([&] { return !runner.running(); });
  }

  SweepRunner runner;
};

// The generator of the built-in corpus records them: pairs of documents of one family.
TEST_F(SweepRunnerTest, compares_rows_with_planted_families) {
  SweepTable table = over("shingles.k=2,5");
  table.plan.reference = kPlantedFamilies;
  runner.start(corpus(), table, {.paths = {std::string(kBuiltinCorpus)}});
  ASSERT_TRUE(wait_for_the_end());
  const auto all = *generate_corpus(kBuiltinCorpusOptions, {}, {});
  std::map<std::uint32_t, std::uint64_t> members;
  for (std::size_t i = 0; i < corpus()->size(); ++i)
    ++members[all.family[*corpus()->source(DocumentIndex(i)).record - 1]];
  std::uint64_t pairs = 0;
  for (const auto& [family, count] : members) pairs += family == 0 ? 0 : count * (count - 1) / 2;
  ASSERT_EQ(runner.table().rows.size(), 2U);
  for (const SweepRow& row : runner.table().rows)
    EXPECT_EQ(row.against_truth->true_positives + row.against_truth->false_negatives, pairs);
}

// The remaining time covers the whole sweep, whether or not its points were counted before.
TEST_F(SweepRunnerTest, predicts_the_remaining_time_of_a_sweep_that_was_not_counted_before) {
  std::vector<double> left;
  connect_progress(left);
  runner.start(corpus(), over_seeds());
  ASSERT_TRUE(wait_until([&] { return !left.empty() && left.back() > 0; }));
  runner.cancel();
}

TEST_F(SweepRunnerTest, adopts_a_prediction_that_comes_after_its_start_but_before_the_first_row) {
  const SweepTable table = over_seeds();
  SweepTime time = *SweepTime::of(table.plan, corpus()->size());
  time.learn(table.plan.base, {.clean = 1, .shingle = 1, .sign = 1, .band = 1, .verify = 1});
  time.learn_join(1);
  std::vector<double> left;
  connect_progress(left);
  runner.start(corpus(), table);
  runner.learn(time);
  ASSERT_EQ(left.size(), 1U);
  EXPECT_GT(left.front(), 3 * kSeeds) << "every seed signs, bands and verifies anew";
  ASSERT_TRUE(wait_until([&] { return !runner.table().rows.empty(); }));
  left.clear();
  runner.learn(time);
  EXPECT_TRUE(left.empty()) << "its own rows are a better source";
  runner.cancel();
}

TEST_F(SweepRunnerTest, gives_the_rows_of_the_core) {
  std::vector<SweepRow> expected;
  SweepTable table = over("shingles.k=2,3,5");
  const auto take = [&](const SweepRow& row) {
    expected.push_back(row);
    return Result<void>{};
  };
  ASSERT_TRUE(run_sweep(corpus(), table.plan, {}, {}, take, [](const std::string&) { return Result<void>{}; }));
  QSignalSpy added(&runner, &SweepRunner::row_added);
  runner.start(corpus(), table);
  ASSERT_TRUE(wait_for_the_end());
  EXPECT_EQ(added.count(), 3);
  EXPECT_EQ(runner.points(), 3U);
  ASSERT_EQ(runner.table().rows.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(runner.table().rows[i].values, expected[i].values);
    EXPECT_EQ(runner.table().rows[i].candidates, expected[i].candidates);
    EXPECT_EQ(runner.table().rows[i].against_truth, expected[i].against_truth);
  }
}

TEST_F(SweepRunnerTest, reports_progress_with_every_row) {
  bool is_told = true;
  int untold = 0;
  QObject::connect(&runner, &SweepRunner::row_added, [&] { untold += !std::exchange(is_told, false); });
  QObject::connect(&runner, &SweepRunner::progress, [&] { is_told = true; });
  runner.start(corpus(), over_seeds());
  ASSERT_TRUE(wait_for_the_end());
  EXPECT_TRUE(is_told);
  EXPECT_EQ(untold, 0);
}

TEST_F(SweepRunnerTest, has_another_edition_once_a_run_has_added_rows) {
  const int at_first = runner.edition();
  runner.start(corpus(), over("shingles.k=2,3"));
  ASSERT_TRUE(wait_for_the_end());
  const int of_two = runner.edition();
  EXPECT_NE(of_two, at_first);
  runner.start(corpus(), runner.table());
  ASSERT_TRUE(wait_for_the_end());
  EXPECT_EQ(runner.edition(), of_two) << "no row was left to run";
  runner.start(corpus(), over("shingles.k=4"));
  ASSERT_TRUE(wait_for_the_end());
  EXPECT_NE(runner.edition(), of_two);
  runner.bring_back();
  EXPECT_EQ(runner.edition(), of_two);
}

TEST_F(SweepRunnerTest, resumes_where_it_was_stopped) {
  runner.start(corpus(), over_seeds());
  ASSERT_TRUE(wait_until([&] { return runner.table().rows.size() >= 2; }));
  runner.cancel();
  EXPECT_FALSE(runner.running());
  const auto kept = runner.table().rows.size();
  ASSERT_GE(kept, 2U);
  runner.start(corpus(), runner.table());
  ASSERT_TRUE(wait_for_the_end());
  EXPECT_EQ(runner.table().rows.size(), kSeeds);
  std::set<std::vector<std::string>> different;
  for (const SweepRow& row : runner.table().rows) different.insert(row.values);
  EXPECT_EQ(different.size(), kSeeds);
}

TEST_F(SweepRunnerTest, restores_an_unfinished_table_that_can_be_resumed) {
  runner.start(corpus(), over_seeds());
  ASSERT_TRUE(wait_until([&] { return runner.table().rows.size() >= 2; }));
  runner.cancel();
  EXPECT_FALSE(runner.has_before());
  runner.start(corpus(), over("shingles.k=2"));
  ASSERT_TRUE(runner.has_before());
  runner.bring_back();
  EXPECT_FALSE(runner.running());
  EXPECT_EQ(runner.points(), kSeeds);
  EXPECT_TRUE(runner.can_go_on_over(*corpus()));
  const auto kept = runner.table().rows.size();
  EXPECT_GE(kept, 2U);
  EXPECT_EQ(runner.table().rows.size(), kept);
  runner.follow(*other_corpus());
  EXPECT_FALSE(runner.has_before());
}

TEST_F(SweepRunnerTest, keeps_all_tables_and_cycles_through_them) {
  for (const char* axis : {"shingles.k=2", "shingles.k=3", "shingles.k=4"}) {
    runner.start(corpus(), over(axis));
    ASSERT_TRUE(wait_for_the_end());
  }
  const auto first_value = [](const SweepTable& table) { return table.rows.front().values.front(); };
  std::vector<std::string> kept;
  for (const SweepTable& table : runner.tables()) kept.push_back(first_value(table));
  EXPECT_EQ(kept, (std::vector<std::string>{"2", "3", "4"}));
  std::vector<std::string> walked;
  for (int i = 0; i < 4; ++i) {
    runner.bring_back();
    walked.push_back(first_value(runner.table()));
  }
  EXPECT_EQ(walked, (std::vector<std::string>{"3", "2", "4", "3"}));
  EXPECT_EQ(runner.tables().size(), 3U);
}

TEST_F(SweepRunnerTest, keeps_a_restored_table_even_if_it_was_filled_automatically) {
  SweepTable filled = over("shingles.k=2");
  filled.automatic = true;
  runner.start(corpus(), filled);
  ASSERT_TRUE(wait_for_the_end());
  EXPECT_EQ(runner.tables().size(), 1U);
  runner.start(corpus(), over("shingles.k=3"));
  ASSERT_TRUE(wait_for_the_end());
  runner.bring_back();
  EXPECT_EQ(runner.tables().size(), 2U);
  EXPECT_EQ(runner.table().rows.front().values.front(), "2");
}

TEST_F(SweepRunnerTest, shows_the_tables_of_a_run_file_starting_with_the_latest) {
  SweepTable first = over("shingles.k=2"), second = over("shingles.k=3");
  for (SweepTable* table : {&first, &second}) {
    table->corpus = facts_of(*corpus());
    table->rows.emplace_back().values = {"2"};
  }
  runner.show({first, second}, *corpus());
  EXPECT_EQ(runner.table().plan, second.plan);
  runner.bring_back();
  EXPECT_EQ(runner.table().plan, first.plan);
  EXPECT_EQ(runner.tables().size(), 2U);
}

TEST_F(SweepRunnerTest, puts_tables_aside_until_their_corpus_returns) {
  runner.start(corpus(), over_seeds());
  ASSERT_TRUE(wait_until([&] { return !runner.table().rows.empty(); }));
  runner.cancel();
  const auto kept = runner.table().rows.size();
  ASSERT_LT(kept, kSeeds);
  EXPECT_TRUE(runner.can_go_on_over(*corpus()));
  EXPECT_FALSE(runner.can_go_on_over(*other_corpus()));
  runner.follow(*other_corpus());
  EXPECT_TRUE(runner.table().rows.empty());
  runner.follow(*corpus());
  EXPECT_EQ(runner.table().rows.size(), kept) << "they were put aside";
  EXPECT_TRUE(runner.can_go_on_over(*corpus()));
}

TEST_F(SweepRunnerTest, resumes_a_table_that_was_stored_elsewhere) {
  runner.start(corpus(), over("shingles.k=2,3,4"));
  ASSERT_TRUE(wait_for_the_end());
  SweepTable unfinished = runner.table();
  unfinished.rows.pop_back();
  SweepRunner next;
  next.show({unfinished}, *corpus());
  ASSERT_TRUE(wait_until([&] { return !next.counting(); }));
  EXPECT_EQ(next.points(), 3U);
  EXPECT_FALSE(next.is_of_other_data(*corpus()));
  ASSERT_TRUE(next.can_go_on_over(*corpus()));
  QSignalSpy added(&next, &SweepRunner::row_added);
  next.start(corpus(), next.table());
  ASSERT_TRUE(wait_until([&] { return !next.running(); }));
  EXPECT_EQ(added.count(), 1);
  EXPECT_EQ(next.table().rows.size(), 3U);
}

TEST_F(SweepRunnerTest, shows_a_table_of_other_data_but_does_not_resume_it) {
  runner.start(corpus(), over("shingles.k=2,3,4"));
  ASSERT_TRUE(wait_for_the_end());
  SweepTable unfinished = runner.table();
  unfinished.rows.pop_back();
  SweepRunner next;
  next.show({unfinished}, *other_corpus());
  ASSERT_TRUE(wait_until([&] { return !next.counting(); }));
  EXPECT_TRUE(next.is_of_other_data(*other_corpus()));
  EXPECT_FALSE(next.can_go_on_over(*other_corpus()));
  next.follow(*other_corpus());
  EXPECT_EQ(next.table().rows.size(), 2U) << "reading the same corpus again removes no rows";
  EXPECT_EQ(next.points(), 3U);
}

TEST_F(SweepRunnerTest, does_not_count_the_rows_of_another_corpus_as_done) {
  runner.start(corpus(), over("shingles.k=2,3"));
  ASSERT_TRUE(wait_for_the_end());
  QSignalSpy added(&runner, &SweepRunner::row_added);
  runner.start(other_corpus(), runner.table());
  EXPECT_TRUE(runner.table().rows.empty());
  ASSERT_TRUE(wait_for_the_end());
  EXPECT_EQ(added.count(), 2);
  EXPECT_EQ(runner.table().corpus.digest, other_corpus()->report().digest);
}

TEST_F(SweepRunnerTest, adds_no_late_row_to_the_table_of_another_corpus) {
  for (int i = 0; i < 20; ++i) {
    SweepRunner stopped;
    stopped.start(corpus(), over_seeds());
    ASSERT_TRUE(wait_until([&] { return !stopped.table().rows.empty(); }));
    stopped.follow(*other_corpus());
    QCoreApplication::processEvents();
    ASSERT_TRUE(stopped.table().rows.empty());
  }
}

TEST_F(SweepRunnerTest, notes_which_points_have_no_row) {
  QSignalSpy noted(&runner, &SweepRunner::note_added);
  SweepTable table = over("sample.size=10,20");
  table.plan.nearest = {DocumentIndex(15), 5};  // in the larger sample only
  runner.start(corpus(), table);
  ASSERT_TRUE(wait_for_the_end());
  EXPECT_EQ(noted.count(), 1);
  EXPECT_EQ(runner.table().rows.size(), 1U);
  EXPECT_TRUE(QString::fromStdString(runner.table().notes.back()).startsWith("No row for 1 setting at sample.size"));
}

TEST_F(SweepRunnerTest, uses_the_given_engine_options) {
  QSignalSpy failed(&runner, &SweepRunner::failed);
  runner.start(corpus(), over("shingles.k=2"), {{"no such kernel", 0}});
  ASSERT_TRUE(wait_for_the_end());
  ASSERT_EQ(failed.count(), 1);
  EXPECT_TRUE(failed.front().front().toString().contains("no such kernel"));
}

TEST_F(SweepRunnerTest, reports_problems_of_a_plan) {
  QSignalSpy failed(&runner, &SweepRunner::failed);
  SweepTable table = over("shingles.k=2");
  table.plan.axes.push_back(table.plan.axes.front());  // the same key twice
  runner.start(corpus(), table);
  ASSERT_TRUE(wait_for_the_end());
  ASSERT_EQ(failed.count(), 1);
  EXPECT_TRUE(failed.front().front().toString().contains("Shingle length k is varied twice"));
}

}  // namespace
}  // namespace lookalike
