#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>
#include <map>
#include <semaphore>

#include "core/exchange/runs/run_file.h"
#include "core/experiment/evaluation/run_comparison.h"
#include "tests/support/stages.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/session/session.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/s_curve/s_curve_plot.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

/// The built-in corpus, fully measured, with bands strict enough that pairs are missed.
class PairListsTest : public testing::Test {
 protected:
  /// A run of the open corpus with other bands.
  RunFile run_with(const LshOptions& lsh) const {
    RunFile file;
    file.paths = session.paths();
    file.digest = session.corpus()->report().digest;
    file.recipe = session.recipe();
    file.recipe.lsh = lsh;
    return file;
  }
  void SetUp() override {
    Recipe recipe;
    recipe.lsh = {10, 10, 0};
    recipe.verify.threshold = 0.6;
    session.start_with(recipe);
    window.resize(1280, 800);
    window.show();
    session.open({std::string(kBuiltinCorpus)});
    wait_until_measured();
  }

  void wait_until_measured() {
    ASSERT_TRUE(wait_until([this] {
      const auto& summary = session.surveyor().summary();
      return !session.busy() && session.result() && session.result()->recipe == session.recipe() && summary &&
             summary->run == session.result();
    }));
  }

  template <typename T>
  T* find(const char* name) {
    return window.findChild<T*>(QString::fromLatin1(name));
  }
  QString page() {
    auto* pages = find<QTabWidget>("pages");
    return pages->tabText(pages->currentIndex());
  }
  const PairRows* rows() { return static_cast<PairsModel*>(find<QTableView>("pairs.table")->model())->rows().get(); }
  void wait_for(PairKind kind) {
    ASSERT_TRUE(wait_until([&] { return rows() && rows()->choice.kind == kind; }));
  }

  Session session;
  MainWindow window{session};
};

TEST_F(PairListsTest, the_count_of_missed_pairs_leads_to_them) {
  const std::uint64_t missed = session.surveyor().summary()->counts.false_negatives;
  ASSERT_GT(missed, 0U);
  find<QToolButton>("missed_pairs.show")->click();
  wait_for(PairKind::missed);
  EXPECT_EQ(page(), "Pairs");
  EXPECT_EQ(rows()->total, missed);
  EXPECT_TRUE(find<QLabel>("pairs.count")->text().endsWith("missed pairs"));
  EXPECT_EQ(find<QComboBox>("pairs.kind")->currentText(), "missed pairs");
  for (const SimilarPair& pair : rows()->pairs) {
    EXPECT_GE(pair.jaccard, 0.6);
    EXPECT_EQ(pair.bands, 0U);
  }
}

TEST_F(PairListsTest, every_link_leads_to_as_many_pairs_as_its_count_says) {
  const auto& counts = session.result()->report.counts;
  const std::map<const char*, std::pair<PairKind, std::uint64_t>> links = {
      {"run_candidates.show", {PairKind::candidates, counts.candidates}},
      {"run_similar.show", {PairKind::similar, counts.similar}},
      {"false_candidates.show", {PairKind::false_candidates, counts.candidates - counts.similar}}};
  for (const auto& [link, expected] : links) {
    find<QToolButton>(link)->click();
    wait_for(expected.first);
    EXPECT_EQ(rows()->total + rows()->identical, expected.second) << link;
  }
}

/// After following a link, the user views pairs: the arrows move in the list and do not choose another one.
TEST_F(PairListsTest, every_link_gives_the_keyboard_to_the_first_row_of_its_list) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  auto* table = find<QTableView>("pairs.table");
  const std::map<const char*, PairKind> links = {{"run_candidates.show", PairKind::candidates},
                                                 {"run_similar.show", PairKind::similar},
                                                 {"missed_pairs.show", PairKind::missed},
                                                 {"false_candidates.show", PairKind::false_candidates}};
  for (const auto& [link, kind] : links) {
    find<QAction>("page_1")->trigger();
    find<QToolButton>(link)->setFocus();
    find<QToolButton>(link)->click();
    QTest::keyClick(window.focusWidget(), Qt::Key_Down);  // at once, before the list arrives
    wait_for(kind);
    ASSERT_TRUE(wait_until([&] { return window.focusWidget() == table; })) << link;
    EXPECT_EQ(table->currentIndex().row(), 0) << link;
    QTest::keyClick(window.focusWidget(), Qt::Key_Down);
    EXPECT_EQ(table->currentIndex().row(), 1) << link;
    EXPECT_EQ(session.pair_choice(), PairChoice{kind}) << link;
  }
}

TEST_F(PairListsTest, a_link_does_not_move_the_focus_of_a_user_who_has_moved_on) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  find<QToolButton>("missed_pairs.show")->click();
  find<QComboBox>("pairs.kind")->setFocus();
  wait_for(PairKind::missed);
  EXPECT_EQ(window.focusWidget(), find<QComboBox>("pairs.kind"));
}

TEST_F(PairListsTest, a_bar_of_the_histogram_leads_to_its_pairs) {
  auto* plot = window.findChild<SCurvePlot*>();
  const auto& histogram = session.surveyor().summary()->histogram;
  const auto bin = std::ranges::find_if(histogram, [](const auto& b) { return b.from >= 0.7 && b.pairs.value > 3; });
  ASSERT_NE(bin, histogram.end());
  const double middle = (bin->from + bin->to) / 2;
  QTest::mouseClick(plot, Qt::LeftButton, {}, {int(plot->xAxis->coordToPixel(middle)), plot->height() * 9 / 10});
  wait_for(PairKind::between);
  EXPECT_EQ(page(), "Pairs");
  EXPECT_EQ(static_cast<double>(rows()->total + rows()->identical), bin->pairs.value);
  EXPECT_EQ(find<QDoubleSpinBox>("pairs.from")->value(), bin->from);
  EXPECT_EQ(window.focusWidget(), find<QTableView>("pairs.table"));
  EXPECT_EQ(find<QTableView>("pairs.table")->currentIndex().row(), 0);
}

TEST_F(PairListsTest, a_bar_that_is_only_estimated_has_no_link) {
  auto* plot = window.findChild<SCurvePlot*>();
  ASSERT_TRUE(session.surveyor().summary()->histogram.front().sampled);
  QTest::mouseClick(plot, Qt::LeftButton, {}, {int(plot->xAxis->coordToPixel(0.005)), plot->height() * 9 / 10});
  EXPECT_EQ(page(), "S-curve");
  EXPECT_TRUE(find<QLabel>("curve_sentence")->text().contains("estimated from a sample"));
}

TEST_F(PairListsTest, a_range_can_be_typed) {
  session.look_at({PairKind::between, 0.7, 0.8});
  wait_for(PairKind::between);
  const std::uint64_t before = rows()->total;
  find<QDoubleSpinBox>("pairs.to")->setValue(1);
  ASSERT_TRUE(wait_until([&] { return rows() && rows()->choice.to == 1; }));
  EXPECT_GT(rows()->total, before);
}

TEST_F(PairListsTest, missed_pairs_follow_the_recipe) {
  session.look_at({PairKind::missed});
  wait_for(PairKind::missed);
  const std::uint64_t before = rows()->total;
  Recipe looser = session.recipe();
  looser.lsh = {20, 5, 0};
  session.edit(looser, "edit");
  wait_until_measured();
  ASSERT_TRUE(wait_until([&] { return rows() && rows()->run == session.result(); }));
  EXPECT_LT(rows()->total, before);
}

TEST_F(PairListsTest, two_runs_are_compared_with_each_other) {
  auto* kinds = find<QComboBox>("pairs.kind");
  const auto enabled = [&](PairKind kind) {
    return (kinds->model()->flags(kinds->model()->index(kinds->findData(static_cast<int>(kind)), 0)) &
            Qt::ItemIsEnabled) != 0;
  };
  EXPECT_FALSE(enabled(PairKind::only_baseline));
  find<QAction>("add_run")->trigger();
  EXPECT_TRUE(enabled(PairKind::only_baseline));
  const auto kept = session.result();
  Recipe other = session.recipe();
  other.shingles.k = 3;
  other.lsh = {20, 5, 0};
  session.edit(other, "edit");
  wait_until_measured();
  const RunComparison comparison = test::value_of(compare_runs(*session.result(), *kept, {}));
  ASSERT_GT(comparison.only_a.size() + comparison.only_b.size(), 0U);
  const std::map<PairKind, std::uint64_t> expected = {{PairKind::only_here, comparison.only_a.size()},
                                                      {PairKind::only_baseline, comparison.only_b.size()},
                                                      {PairKind::in_both, comparison.both},
                                                      {PairKind::changed, comparison.changed.size()}};
  for (const auto& [kind, count] : expected) {
    session.look_at({kind});
    wait_for(kind);
    EXPECT_EQ(rows()->total + rows()->identical, count);
    EXPECT_EQ(find<QTableView>("pairs.table")->isColumnHidden(static_cast<int>(PairColumn::change)),
              kind != PairKind::changed);
  }
  session.runs().remove(session.runs().all().front().id);
  EXPECT_EQ(session.pair_choice(), PairChoice());
  EXPECT_FALSE(enabled(PairKind::only_baseline));
}

TEST_F(PairListsTest, a_run_file_is_run_for_comparison) {
  QTemporaryDir folder;
  const std::string path = folder.filePath("other.lookalike").toStdString();
  RunFile file = run_with({50, 2, 0});
  ASSERT_TRUE(write_run_file(file, path));
  Runs& runs = session.runs();
  runs.add_file(path, "other");
  ASSERT_TRUE(wait_until([&] { return runs.compared() != nullptr; }));
  EXPECT_EQ(runs.compared()->recipe, file.recipe);
  EXPECT_EQ(runs.compared_entry()->record.name, "other");

  file.digest = "of something else";
  ASSERT_TRUE(write_run_file(file, path));
  QString failed;
  QObject::connect(&runs, &Runs::failed, [&](const QString& sentence) { failed = sentence; });
  runs.add_file(path, "other");
  EXPECT_TRUE(wait_until([&] { return failed.contains("another corpus"); })) << failed.toStdString();
  runs.add_file(folder.filePath("missing.lookalike").toStdString(), "missing");
  EXPECT_TRUE(wait_until([&] { return failed.contains("missing.lookalike"); })) << failed.toStdString();
  EXPECT_EQ(runs.all().size(), 1U);
}

TEST_F(PairListsTest, the_choice_of_pairs_survives_a_change_of_baseline) {
  find<QAction>("add_run")->trigger();
  session.look_at({PairKind::only_baseline});
  session.runs().add({"", run_with({50, 2, 0}).recipe, true, {}});
  EXPECT_EQ(session.pair_choice(), PairChoice{PairKind::only_baseline});
  ASSERT_TRUE(wait_until([&] { return session.runs().compared() != nullptr; }));
  wait_for(PairKind::only_baseline);

  session.runs().add({"", run_with({1000, 1000, 0}).recipe, true, {}});
  ASSERT_TRUE(wait_until([&] { return !session.runs().making(); }));
  EXPECT_EQ(session.pair_choice(), PairChoice()) << "that one cannot be run";
}

TEST_F(PairListsTest, the_name_of_the_baseline_run_makes_no_page_wider_than_the_window) {
  find<QAction>("add_run")->trigger();
  session.runs().rename(session.runs().all().front().id, QString("a long name ").repeated(15));
  session.look_at({PairKind::only_baseline});
  wait_for(PairKind::only_baseline);
  const auto* remark = find<ElidedLabel>("pairs.remark");
  EXPECT_TRUE(remark->text().startsWith("Compared with words, k = "));
  EXPECT_TRUE(remark->toolTip().contains(remark->text()));
  EXPECT_LT(find<QTabWidget>("pages")->minimumSizeHint().width(), window.width() / 2);
}

TEST_F(PairListsTest, another_corpus_ends_the_comparison) {
  find<QAction>("add_run")->trigger();
  session.look_at({PairKind::only_baseline});
  wait_for(PairKind::only_baseline);
  session.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result() && !session.runs().compared(); }));
  EXPECT_EQ(session.pair_choice(), PairChoice());
  wait_for(PairKind::similar);
}

/// A session whose worker waits for the test whenever it could hold the last reference to a result.
class PairsPageMemory : public testing::Test {
 protected:
  PairsPageMemory() {
    // Runs before the page exists: the worker waits here before it lists the pairs of a new result.
    QObject::connect(&session, &Session::result_changed, [this] {
      if (armed) session.worker().post({}, [this] { gate.acquire(); });
    });
    page = std::make_unique<PairsPage>(session);
  }
  void TearDown() override {
    gate.release();
    end.release();
  }
  bool listed() {
    const auto* table = page->findChild<QTableView*>("pairs.table");
    const auto& rows = static_cast<PairsModel*>(table->model())->rows();
    return session.result() && rows && rows->run == session.result();
  }
  bool measured() {
    const auto& summary = session.surveyor().summary();
    return summary && summary->run == session.result();
  }

  bool armed = false;
  std::counting_semaphore<> gate{0}, end{0};
  Session session;
  std::unique_ptr<PairsPage> page;
};

TEST_F(PairsPageMemory, the_previous_result_is_freed_by_the_worker) {
  session.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([&] { return listed() && measured(); }));
  const std::weak_ptr<const RunResult> before = session.result();
  armed = true;
  Recipe other = session.recipe();
  other.lsh = {10, 10, 0};
  session.edit(other, "edit");
  ASSERT_TRUE(wait_until([&] { return session.result() != before.lock(); }));
  session.worker().post({}, [this] { end.acquire(); });  // after what the session releases
  gate.release();
  ASSERT_TRUE(wait_until([&] { return listed() && measured(); }));
  EXPECT_FALSE(before.expired()) << "what the page releases waits for the worker";
  end.release();
  EXPECT_TRUE(wait_until([&] { return before.expired(); }));
}

}  // namespace
}  // namespace lookalike
