#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>
#include <QtTest>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/corpus/corpus_page.h"
#include "ui/views/neighbours/neighbours_page.h"
#include "ui/views/pairs/pairs_page.h"

namespace lookalike {
namespace {

class DocumentActionsTest : public testing::Test {
 protected:
  void SetUp() override {
    window.resize(1280, 800);
    window.show();
    trigger("page_4");
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] {
      return !session.busy() && table("neighbours.exact")->model()->rowCount() > 1 &&
             table("pairs.table")->currentIndex().isValid();
    }));
  }
  void trigger(const char* action) { window.findChild<QAction*>(QLatin1String(action))->trigger(); }
  QTableView* table(const char* name) { return window.findChild<QTableView*>(QLatin1String(name)); }
  QAbstractItemView* list(const char* name) { return window.findChild<QAbstractItemView*>(QLatin1String(name)); }
  QStringList menu_of(const char* name) {
    QStringList names;
    for (const QAction* action : list(name)->actions()) names << action->objectName();
    return names;
  }

  Session session;
  MainWindow window{session};
};

TEST_F(DocumentActionsTest, are_in_the_menu_of_every_table_of_documents_or_pairs) {
  for (const char* name :
       {"pairs.table", "corpus.table", "groups.table", "neighbours.exact", "neighbours.signatures", "neighbours.lsh"}) {
    EXPECT_EQ(list(name)->contextMenuPolicy(), Qt::ActionsContextMenu) << name;
    EXPECT_TRUE(menu_of(name).contains(QStringLiteral("copy_rows"))) << name;
  }
  for (const char* name : {"pairs.table", "groups.table", "neighbours.lsh"})
    EXPECT_TRUE(menu_of(name).contains(QStringLiteral("find_in_corpus"))) << name;
  for (const char* name : {"pairs.table", "corpus.table", "neighbours.lsh"})
    EXPECT_TRUE(menu_of(name).contains(QStringLiteral("group_of_document"))) << name;
}

TEST_F(DocumentActionsTest, find_a_document_in_the_corpus_despite_an_earlier_search) {
  auto* corpus = window.findChild<CorpusPage*>();
  auto* neighbours = window.findChild<NeighboursPage*>();
  window.findChild<QLineEdit*>(QStringLiteral("corpus.search"))->setText(QStringLiteral("no such words"));
  ASSERT_TRUE(wait_until([this] { return table("corpus.table")->model()->rowCount() == 0; }));
  table("neighbours.exact")->selectRow(1);
  const auto near = neighbours->current_document();
  ASSERT_TRUE(near);
  trigger("find_in_corpus");
  EXPECT_TRUE(wait_until(
      [&] { return corpus->current_document() == near && table("corpus.table")->currentIndex().isValid(); }));
}

TEST_F(DocumentActionsTest, find_the_second_document_of_a_pair_in_the_corpus) {
  trigger("page_3");
  table("pairs.table")->selectRow(2);
  const auto pair = window.findChild<PairsPage*>()->current_pair();
  ASSERT_TRUE(pair);
  EXPECT_TRUE(menu_of("pairs.table").contains(QStringLiteral("find_second_in_corpus")));
  trigger("find_second_in_corpus");
  auto* corpus = window.findChild<CorpusPage*>();
  EXPECT_TRUE(wait_until([&] { return corpus->isVisible() && corpus->current_document() == pair->b; }));
}

TEST_F(DocumentActionsTest, copy_pairs_with_whole_titles) {
  trigger("page_3");
  auto* pairs = table("pairs.table");
  const QChar ditto(0x2033);
  QString shown;
  for (int row = 0; row < pairs->model()->rowCount(); ++row)
    shown += pairs->model()->index(row, static_cast<int>(PairColumn::title_b)).data().toString();
  ASSERT_TRUE(shown.contains(ditto)) << "the titles must be abbreviated for this test";
  pairs->selectAll();
  QTest::keyClick(pairs, Qt::Key_C, Qt::ControlModifier);
  EXPECT_FALSE(QGuiApplication::clipboard()->text().contains(ditto));
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(u'\n'), pairs->model()->rowCount());
  const QString text = window.findChild<QAction*>(QStringLiteral("copy_rows"))->text();
  EXPECT_TRUE(text.endsWith(QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText)));
}

TEST_F(DocumentActionsTest, give_the_keyboard_to_the_texts) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  for (const char* page : {"page_3", "page_4", "page_5", "page_6"}) {
    trigger(page);
    ASSERT_TRUE(wait_until([this] { return !session.busy(); }));
    auto* groups = list("groups.table");
    ASSERT_TRUE(wait_until([&] { return !groups->isVisibleTo(&window) || groups->model()->rowCount() > 0; }));
    ASSERT_TRUE(wait_until([&] { return QString::fromLatin1(page) != "page_5" || groups->currentIndex().isValid(); }));
    trigger("open_texts");
    const auto* text = qobject_cast<QPlainTextEdit*>(window.focusWidget());
    ASSERT_NE(text, nullptr) << page;
    EXPECT_TRUE(text->isReadOnly()) << page;
  }
}

TEST_F(DocumentActionsTest, copy_the_rows_of_the_table_with_the_keyboard) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  table("neighbours.exact")->setFocus();
  table("neighbours.exact")->selectRow(0);
  trigger("copy_rows");
  const QString copied = QGuiApplication::clipboard()->text();
  EXPECT_EQ(copied.count(u'\n'), 1);
  EXPECT_GT(copied.count(u'\t'), 1);
}

TEST_F(DocumentActionsTest, copy_groups_and_their_documents_in_order) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  trigger("page_5");
  auto* groups = list("groups.table");
  ASSERT_TRUE(wait_until([&] { return groups->currentIndex().isValid(); }));
  const QModelIndex first = groups->model()->index(0, 0), second = groups->model()->index(1, 0);
  const QModelIndex member = groups->model()->index(1, 0, first);
  groups->setFocus();
  groups->selectionModel()->clear();
  for (const QModelIndex& row : {second, member, first})
    groups->selectionModel()->select(row, QItemSelectionModel::Select | QItemSelectionModel::Rows);
  QTest::keyClick(groups, Qt::Key_C, Qt::ControlModifier);
  const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
  ASSERT_EQ(lines.size(), 4) << "the last one is empty";
  EXPECT_EQ(lines[0].split(u'\t')[1], "1");
  EXPECT_EQ(lines[1].split(u'\t')[0], member.data(Qt::EditRole).toString());
  EXPECT_EQ(lines[2].split(u'\t')[1], "2");
}

TEST(ExportName, consists_of_corpus_and_kind) {
  EXPECT_EQ(export_name({"/data/reuters21578.tar.gz"}, "similar pairs", ".csv"), "reuters21578-similar-pairs.csv");
  EXPECT_EQ(export_name({"builtin"}, "groups", ".csv"), "builtin-groups.csv");
  EXPECT_EQ(export_name({"/data/a.csv", "/data/b.csv"}, "clean", ".csv"), "a-clean.csv");
  EXPECT_EQ(export_name({"/data/.hidden.csv"}, "clean", ".csv"), ".hidden-clean.csv");
  EXPECT_EQ(export_name({}, "drop", ".csv"), "drop.csv");
}

}  // namespace
}  // namespace lookalike
