#include "ui/session/runs.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <set>

#include "core/corpus/load.h"
#include "core/experiment/ground_truth/survey.h"
#include "core/similarity/similar_pairs.h"
#include "tests/support/stages.h"
#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {
namespace {

class RunsTest : public testing::Test {
 protected:
  RunsTest() { runs.follow(corpus(), run({}), {}); }

  static std::shared_ptr<const Corpus> corpus() {
    static const auto loaded = [] {
      LoadOptions options;
      options.sample = {500, 1};
      return *load_corpus({std::string(kBuiltinCorpus)}, options, {});
    }();
    return loaded;
  }
  static Recipe with_bands(std::uint32_t bands, std::uint32_t rows) {
    Recipe recipe;
    recipe.lsh = {bands, rows, 0};
    return recipe;
  }
  static std::shared_ptr<const RunResult> run(const Recipe& recipe) {
    return test::value_of(Engine(corpus(), {}).run(recipe, {}));
  }
  void add_and_wait(const Recipe& recipe) {
    runs.add({"", recipe, true, {}});
    ASSERT_TRUE(wait_until([this] { return !runs.making(); }));
  }
  static std::set<std::pair<std::uint32_t, std::uint32_t>> pairs_of(const RunResult& run) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (const SimilarPair& pair : run.similar->first(1'000'000)) pairs.emplace(pair.a.value, pair.b.value);
    return pairs;
  }

  std::shared_ptr<const Corpus> other_corpus() const {
    QFile file(folder.filePath("texts.jsonl"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 20; ++i) file.write("{\"text\": \"a b c d e f g\"}\n");
    file.close();
    return test::value_of(load_corpus({file.fileName().toStdString()}, {}, {}));
  }

  QTemporaryDir folder;
  Runs runs;
};

TEST_F(RunsTest, are_run_from_their_recipes_with_their_figures) {
  const Recipe recipe = with_bands(50, 2);
  add_and_wait(recipe);
  const auto expected = run(recipe);
  const auto known = test::value_of(survey(*expected, std::nullopt, {}));
  const Confusion counts = test::value_of(evaluate(*expected, *known->truth, {}));
  ASSERT_EQ(runs.all().size(), 1U);
  const auto& figures = runs.all()[0].record.figures;
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->digest, corpus()->report().digest);
  EXPECT_EQ(figures->candidates, expected->report.counts.candidates);
  EXPECT_EQ(figures->similar, expected->report.counts.similar);
  EXPECT_EQ(figures->against_truth, counts);
  ASSERT_TRUE(figures->recall);
  EXPECT_TRUE(figures->recall->contains(*counts.recall()));
  EXPECT_EQ(runs.compared()->recipe, recipe);
}

TEST_F(RunsTest, say_why_they_have_no_recall) {
  EngineOptions engine;
  engine.memory = MemoryPlan(1);  // leaves nothing for an exact comparison
  runs.follow(corpus(), run({}), engine);
  const QSignalSpy failed(&runs, &Runs::failed);
  runs.add({"", with_bands(50, 2), true, {}});
  ASSERT_TRUE(wait_until([&] { return failed.count() > 0; }));
  const QString sentence = failed.front().front().toString();
  EXPECT_TRUE(sentence.startsWith(QString::fromUtf8("50 \u00D7 2 has no recall: "))) << sentence.toStdString();
  EXPECT_GT(sentence.size(), 40);
  ASSERT_TRUE(runs.all()[0].record.figures);
  EXPECT_FALSE(runs.all()[0].record.figures->against_truth);
}

TEST_F(RunsTest, keep_their_figures_when_their_recipe_runs_on_another_corpus) {
  const Recipe recipe = with_bands(50, 2);
  add_and_wait(recipe);
  const RunRecord before = runs.all()[0].record;
  const auto other = other_corpus();
  const auto there = test::value_of(Engine(other, {}).run(recipe, {}));
  runs.follow(other, there, {});
  runs.learn(*test::value_of(summary_of(there, test::value_of(survey(*there, std::nullopt, {})), {})));
  EXPECT_EQ(runs.all()[0].record, before);
  runs.add(there, nullptr);
  ASSERT_EQ(runs.all().size(), 2U);
  EXPECT_EQ(runs.all()[0].record, before);
  EXPECT_EQ(runs.all()[1].record.figures->digest, other->report().digest);
}

TEST_F(RunsTest, count_the_pairs_that_they_share_with_the_current_one) {
  const Recipe strict = with_bands(5, 20);
  add_and_wait(strict);
  ASSERT_TRUE(wait_until([this] { return runs.all()[0].overlap.has_value(); }));
  const auto here = pairs_of(*run({})), there = pairs_of(*run(strict));
  std::size_t both = 0;
  for (const auto& pair : here) both += there.count(pair);
  const RunOverlap& overlap = *runs.all()[0].overlap;
  EXPECT_EQ(overlap.both, both);
  EXPECT_EQ(overlap.only_here, here.size() - both);
  EXPECT_EQ(overlap.only_there, there.size() - both);
  EXPECT_GT(overlap.only_here, 0U);
  runs.follow(corpus(), run(strict), {});
  EXPECT_FALSE(runs.all()[0].overlap) << "the previous overlap is not shown for the new run";
  ASSERT_TRUE(wait_until([this] { return runs.all()[0].overlap.has_value(); }));
  EXPECT_EQ(runs.all()[0].overlap->only_here, 0U);
}

TEST_F(RunsTest, with_the_same_recipe_are_listed_once) {
  runs.add(run(with_bands(10, 10)), nullptr);
  runs.rename(runs.all()[0].id, " mine ");
  runs.draw(runs.all()[0].id, false);
  runs.add(run(with_bands(10, 10)), nullptr);
  ASSERT_EQ(runs.all().size(), 1U);
  EXPECT_EQ(runs.all()[0].record.name, "mine");
  EXPECT_TRUE(runs.all()[0].record.drawn);
}

// Observers must not conclude in between that there is no run to compare with.
TEST_F(RunsTest, are_run_one_after_another_without_a_gap) {
  for (const std::uint32_t rows : {2U, 4U, 5U}) runs.add({"", with_bands(10, rows), true, {}});
  int gaps = 0;
  QObject::connect(&runs, &Runs::changed, [&] { gaps += !runs.compared() && !runs.is_awaited(); });
  ASSERT_TRUE(wait_until([this] { return runs.compared() && !runs.making(); }));
  EXPECT_EQ(gaps, 0);
  for (const Runs::Entry& entry : runs.all()) EXPECT_NE(entry.result, nullptr);
}

TEST_F(RunsTest, cache_the_pairs_of_the_last_few_and_rerun_older_ones) {
  for (std::uint32_t rows = 1; rows <= 6; ++rows) runs.add(run(with_bands(10, rows)), nullptr);
  const auto held = [this] {
    return std::ranges::count_if(runs.all(), [](const Runs::Entry& entry) { return entry.result != nullptr; });
  };
  EXPECT_EQ(held(), static_cast<std::ptrdiff_t>(Runs::kMostResults));
  EXPECT_EQ(runs.all()[0].result, nullptr);
  EXPECT_TRUE(runs.all()[0].record.figures) << "its figures stay";
  runs.compare_with(runs.all()[0].id);
  ASSERT_TRUE(wait_until([this] { return !runs.making(); }));
  EXPECT_EQ(runs.compared(), runs.all()[0].result);
  EXPECT_EQ(held(), static_cast<std::ptrdiff_t>(Runs::kMostResults));
}

TEST_F(RunsTest, of_a_reopened_corpus_are_run_again_if_they_are_short) {
  add_and_wait(with_bands(10, 4));
  add_and_wait(with_bands(10, 5));
  std::vector<RunRecord> records = runs.records();
  records[0].figures->seconds = 0.5;
  records[1].figures->seconds = 90;
  Runs reopened;
  reopened.start_with(records);
  reopened.follow(corpus(), nullptr, {});
  EXPECT_EQ(reopened.making(), nullptr) << "not before the window's own run";
  reopened.follow(corpus(), run({}), {});
  ASSERT_TRUE(wait_until([&] { return reopened.all()[0].overlap.has_value(); }));
  EXPECT_EQ(reopened.all()[1].result, nullptr);
  EXPECT_FALSE(reopened.is_awaited());
}

TEST_F(RunsTest, that_cannot_be_run_say_so_and_stay_listed) {
  QSignalSpy failed(&runs, &Runs::failed);
  add_and_wait(with_bands(1000, 1000));
  ASSERT_EQ(failed.count(), 1);
  EXPECT_FALSE(failed[0][0].toString().isEmpty());
  ASSERT_EQ(runs.all().size(), 1U);
  EXPECT_FALSE(runs.all()[0].record.figures);
  EXPECT_EQ(runs.compared(), nullptr);
}

TEST_F(RunsTest, of_another_corpus_keep_their_figures_and_lose_their_pairs) {
  add_and_wait(with_bands(10, 4));
  const auto records = runs.records();
  runs.follow(other_corpus(), nullptr, {});
  EXPECT_EQ(runs.records(), records);
  EXPECT_FALSE(runs.drawn().front().drawn) << "another k or threshold may have suited that one";
  EXPECT_EQ(runs.compared(), nullptr);
  EXPECT_EQ(runs.making(), nullptr);
}

TEST_F(RunsTest, adopt_the_figures_of_a_later_survey) {
  const auto kept = run({});
  runs.add(kept, nullptr);
  EXPECT_FALSE(runs.all()[0].record.figures->against_truth);
  const auto summary = test::value_of(summary_of(kept, test::value_of(survey(*kept, std::nullopt, {})), {}));
  runs.learn(*summary);
  EXPECT_EQ(runs.all()[0].record.figures->against_truth, summary->counts);
}

TEST_F(RunsTest, keep_their_time_when_the_same_recipe_runs_again) {
  const auto kept = run({});
  runs.add(kept, nullptr);
  auto again = std::make_shared<RunResult>(*kept);
  again->report.seconds.total += 10;
  const std::shared_ptr<const RunResult> later = again;
  runs.learn(*test::value_of(summary_of(later, test::value_of(survey(*later, std::nullopt, {})), {})));
  EXPECT_TRUE(runs.all()[0].record.figures->against_truth);
  EXPECT_EQ(runs.all()[0].record.figures->seconds, figures_of(*kept, nullptr, "").seconds);
}

}  // namespace
}  // namespace lookalike
