#include "ui/views/runs/runs_panel.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QDockWidget>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>
#include <set>

#include "core/exchange/runs/run_file.h"
#include "tests/support/stages.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

class RunsPanelTest : public testing::Test {
 protected:
  void SetUp() override {
    window.resize(1280, 800);
    window.show();
    session.open({std::string(kBuiltinCorpus)});
    wait_until_measured();
    action("add_run")->trigger();
  }
  void wait_until_measured() {
    ASSERT_TRUE(wait_until([this] {
      const auto& summary = session.surveyor().summary();
      return !session.busy() && summary && summary->run == session.result() && !session.waits();
    }));
  }
  void run_with_bands(std::uint32_t bands, std::uint32_t rows) {
    Recipe recipe = session.recipe();
    recipe.lsh = {bands, rows, 0};
    session.edit(recipe, "edit");
    wait_until_measured();
  }
  QAction* action(const char* name) { return window.findChild<QAction*>(QString::fromLatin1(name)); }
  int column(const QString& title) const {
    for (int i = 0; i < table.columnCount(); ++i)
      if (table.horizontalHeaderItem(i)->text() == title) return i;
    return -1;
  }
  QString cell(int row, const QString& title) const { return table.item(row, column(title))->text(); }
  void click(int row, const QString& title) {
    const QRect place = table.visualItemRect(table.item(row, column(title)));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, {place.right() - 5, place.center().y()});
  }

  Session session;
  MainWindow window{session};
  RunsPanel& panel = *window.findChild<RunsPanel*>();
  QTableWidget& table = *panel.table();
};

TEST_F(RunsPanelTest, appears_with_the_first_run_and_shows_it_beside_this_run) {
  EXPECT_TRUE(window.findChild<QDockWidget*>("runs_dock")->isVisible());
  const auto kept = session.result();
  run_with_bands(10, 10);
  ASSERT_EQ(table.rowCount(), 2);
  EXPECT_EQ(cell(0, "run"), "this run");
  EXPECT_EQ(cell(1, "run"), QString::fromUtf8("20 \u00D7 5"));
  EXPECT_EQ(cell(0, QString::fromUtf8("b \u00D7 r")), QString::fromUtf8("10 \u00D7 10"));
  EXPECT_EQ(cell(0, "candidates"), count_text(session.result()->report.counts.candidates));
  EXPECT_EQ(cell(1, "candidates"), count_text(kept->report.counts.candidates));
  EXPECT_EQ(cell(0, "missed"), count_text(session.surveyor().summary()->counts.false_negatives));
  EXPECT_EQ(cell(1, "missed"), "0");
  EXPECT_TRUE(cell(1, "recall, %").startsWith("100 (")) << cell(1, "recall, %").toStdString();
}

TEST_F(RunsPanelTest, shows_every_column_beside_a_long_name) {
  window.resize(1280, 800);
  session.add_run();
  session.runs().rename(session.runs().all()[0].id, QString(200, u'x'));
  const QTableWidget* table = window.findChild<RunsPanel*>()->table();
  const int last = table->columnCount() - 1;
  const auto end = [&] { return table->columnViewportPosition(last) + table->columnWidth(last); };
  EXPECT_TRUE(wait_until([&] { return end() <= table->viewport()->width(); })) << end();
  EXPECT_GE(table->item(1, 0)->toolTip().count(u'x'), 70) << "as much as fits in a tooltip";
}

TEST_F(RunsPanelTest, stays_closed_at_the_next_start_until_a_run_is_added) {
  window.findChild<QDockWidget*>("runs_dock")->close();
  window.close();
  Session later;
  MainWindow next(later);
  next.show();
  auto* dock = next.findChild<QDockWidget*>("runs_dock");
  later.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([&] { return !later.busy() && later.result(); }));
  later.runs().start_with(session.runs().records());
  EXPECT_FALSE(dock->isVisible());
  later.runs().add(later.result(), nullptr);
  EXPECT_TRUE(dock->isVisible());
}

TEST_F(RunsPanelTest, shows_what_an_equal_run_measured_until_this_run_is_measured) {
  Session later;
  MainWindow next(later);
  auto records = session.runs().records();
  records[0].figures->seconds = 1e6;
  records[0].figures->bytes = 123'456'789'000;
  later.runs().start_with(records);
  QObject::connect(&later, &Session::result_changed, [&later] { later.surveyor().stop(); });
  later.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([&] { return !later.busy() && later.result(); }));
  ASSERT_EQ(later.surveyor().summary(), nullptr);
  const auto& again = *next.findChild<RunsPanel*>()->table();
  EXPECT_EQ(again.item(0, column("recall, %"))->text(), cell(1, "recall, %"));
  EXPECT_EQ(again.item(0, column("missed"))->text(), cell(1, "missed"));
  for (const char* measured_itself : {"time", "memory"})
    EXPECT_NE(again.item(0, column(measured_itself))->text(), again.item(1, column(measured_itself))->text());
}

TEST_F(RunsPanelTest, lists_the_pairs_that_only_one_of_two_runs_found) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> there;
  for (const SimilarPair& pair : session.result()->similar->first(1'000'000)) there.emplace(pair.a.value, pair.b.value);
  run_with_bands(10, 10);
  for (const SimilarPair& pair : session.result()->similar->first(1'000'000)) there.erase({pair.a.value, pair.b.value});
  const QString missed_here = count_text(there.size());
  ASSERT_TRUE(wait_until([&] { return cell(1, "row only") == missed_here; })) << cell(1, "only there").toStdString();
  EXPECT_EQ(cell(1, "current only"), "0");
  click(1, "row only");
  EXPECT_EQ(session.pair_choice(), PairChoice{PairKind::only_baseline});
  EXPECT_EQ(window.pages().currentWidget(), window.pages().pairs());
}

TEST_F(RunsPanelTest, renames_unticks_adopts_and_removes_runs) {
  const Recipe kept = session.recipe();
  run_with_bands(10, 10);
  table.setCurrentCell(1, 0);
  action("runs.rename")->trigger();
  auto* editor = table.findChild<QLineEdit*>();
  ASSERT_NE(editor, nullptr);
  editor->setText("looser");
  action("runs.rename")->trigger();  // no second time
  emit session.runs().progress();    // updates that arrive meanwhile keep the typed text
  QTest::keyClick(editor, Qt::Key_Return);
  EXPECT_TRUE(wait_until([this] { return session.runs().all()[0].record.name == "looser"; }));
  EXPECT_EQ(cell(1, "run"), "looser");
  table.item(1, 0)->setCheckState(Qt::Unchecked);
  EXPECT_FALSE(session.runs().all()[0].record.drawn);
  action("runs.use")->trigger();
  EXPECT_EQ(session.recipe(), kept);
  action("undo")->trigger();
  EXPECT_EQ(session.recipe().lsh.bands, 10U);
  action("runs.remove")->trigger();
  EXPECT_EQ(table.rowCount(), 1);
}

TEST_F(RunsPanelTest, takes_run_files_dropped_on_it) {
  QTemporaryDir folder;
  RunFile file;
  file.paths = session.paths();
  file.digest = session.corpus()->report().digest;
  file.recipe = session.recipe();
  file.recipe.lsh = {25, 4, 0};
  const QString path = folder.filePath("loose.lookalike");
  ASSERT_TRUE(write_run_file(file, path.toStdString()));
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(path)});
  QDragEnterEvent enter(table.viewport()->rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(table.viewport(), &enter);
  QDropEvent drop(table.viewport()->rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(table.viewport(), &drop);
  ASSERT_TRUE(wait_until([this] { return table.rowCount() == 3; }));
  EXPECT_EQ(cell(2, "run"), "loose");
  EXPECT_EQ(session.recipe().lsh.bands, 20U) << "this run stays";
  const auto run = test::value_of(Engine(session.corpus(), {}).run(file.recipe, {}));
  ASSERT_TRUE(wait_until([&] { return cell(2, "similar") == count_text(run->report.counts.similar); }));
  EXPECT_EQ(cell(2, "candidates"), count_text(run->report.counts.candidates));
}

TEST_F(RunsPanelTest, says_that_a_count_took_the_recipe_of_its_run) {
  const Recipe kept = session.recipe();
  run_with_bands(10, 10);
  emit table.cellActivated(1, column("candidates"));
  EXPECT_EQ(session.recipe(), kept);
  const QString message =
      QString::fromUtf8("The recipe is now that of the run 20 \u00D7 5. Ctrl+Z restores the previous recipe.");
  EXPECT_TRUE(wait_until([&] { return window.findChild<InfoBar*>()->text().contains(message); }))
      << window.findChild<InfoBar*>()->text().toStdString();
}

TEST_F(RunsPanelTest, says_nothing_of_a_run_whose_recipe_was_edited_since) {
  run_with_bands(10, 10);
  session.set_live(false);
  emit table.cellActivated(1, column("candidates"));
  Recipe edited = session.recipe();
  edited.shingles.k = 4;
  session.edit(edited, "edit");
  action("run_again")->trigger();
  ASSERT_TRUE(wait_until([&] { return session.result()->recipe == edited; }));
  QApplication::processEvents();
  EXPECT_FALSE(window.findChild<InfoBar*>()->text().contains("The recipe is now"));
}

TEST_F(RunsPanelTest, hides_the_runs_of_another_corpus_until_it_returns) {
  QTemporaryDir folder;
  QFile file(folder.filePath("texts.jsonl"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  for (int i = 0; i < 20; ++i) file.write("{\"text\": \"a b c d e f g\"}\n");
  file.close();
  const int height = table.height();
  for (const std::uint32_t bands : {10U, 25U}) {
    run_with_bands(bands, 4);
    action("add_run")->trigger();
  }
  QApplication::processEvents();
  EXPECT_EQ(table.height(), height) << "one more run moves no page";
  table.setCurrentCell(1, 0);
  session.open({file.fileName().toStdString()});
  ASSERT_TRUE(wait_until([this] { return !session.busy() && session.corpus()->size() == 20; }));
  EXPECT_TRUE(table.isRowHidden(1));
  action("runs.remove")->trigger();
  EXPECT_EQ(session.runs().all().size(), 3U) << "no hidden run is removed";
  EXPECT_TRUE(session.runs().all()[0].record.figures) << "they are kept for their own corpus";
  session.open({std::string(kBuiltinCorpus)});
  EXPECT_TRUE(wait_until([this] { return !session.busy() && !table.isRowHidden(1); }));
}

TEST_F(RunsPanelTest, restores_a_removed_run_at_its_position) {
  for (const std::uint32_t bands : {10U, 25U}) {
    run_with_bands(bands, 4);
    action("add_run")->trigger();
  }
  session.runs().rename(session.runs().all()[1].id, QStringLiteral("middle"));
  wait_until_measured();
  const auto before = session.runs().records();
  ASSERT_EQ(before.size(), 3U);
  table.setCurrentCell(2, 0);
  action("runs.remove")->trigger();
  EXPECT_EQ(session.runs().records().size(), 2U);
  EXPECT_TRUE(action("undo")->text().contains(QStringLiteral("middle"))) << action("undo")->text().toStdString();
  action("undo")->trigger();
  EXPECT_EQ(session.runs().records(), before);
  EXPECT_EQ(cell(2, "run"), "middle");
  action("redo")->trigger();
  EXPECT_EQ(session.runs().records().size(), 2U);
  action("undo")->trigger();
  action("undo")->trigger();
  EXPECT_EQ(session.recipe().lsh.bands, 10U) << "the edit before it is undone";
}

}  // namespace
}  // namespace lookalike
