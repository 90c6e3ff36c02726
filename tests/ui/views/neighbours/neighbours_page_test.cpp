#include "ui/views/neighbours/neighbours_page.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/texts/side_by_side.h"

namespace lookalike {
namespace {

class NeighboursPageTest : public testing::Test {
 protected:
  void SetUp() override {
    window.resize(1280, 800);
    window.show();
    trigger("page_4");
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && rows("exact") > 0; }));
  }
  template <typename Widget>
  Widget* find(const char* name) const {
    return window.findChild<Widget*>(QLatin1String(name));
  }
  void trigger(const char* action) { find<QAction>(action)->trigger(); }
  QTableView* table(const char* method) const {
    return window.findChild<QTableView*>(QStringLiteral("neighbours.%1").arg(QLatin1String(method)));
  }
  int rows(const char* method) const { return table(method)->model()->rowCount(); }
  /// The documents that a column lists.
  QStringList listed(const char* method) const {
    QStringList numbers;
    for (int row = 0; row < rows(method); ++row)
      numbers << table(method)->model()->index(row, static_cast<int>(NeighbourColumn::number)).data().toString();
    return numbers;
  }
  QStringList expected(NeighbourMethod method, std::size_t document, std::size_t count) const {
    QStringList names;
    const auto nearest = nearest_neighbours(*session.result(), DocumentIndex(document), count, method, {}).value();
    for (const Neighbour& near : nearest) names << count_text(near.document.value);
    return names;
  }
  bool lists(const char* method, const QStringList& numbers) const { return listed(method) == numbers; }

  Session session;
  MainWindow window{session};
};

TEST_F(NeighboursPageTest, lists_the_results_of_each_method) {
  find<QLineEdit>("neighbours.sought")->setText(QStringLiteral("3"));
  find<QSpinBox>("neighbours.count")->setValue(4);
  EXPECT_TRUE(wait_until([this] { return lists("exact", expected(NeighbourMethod::exact, 3, 4)); }));
  EXPECT_TRUE(lists("signatures", expected(NeighbourMethod::signatures, 3, 4)));
  EXPECT_TRUE(lists("lsh", expected(NeighbourMethod::lsh, 3, 4)));
  EXPECT_TRUE(find<QLabel>("neighbours.heading.exact")->text().startsWith("Exact shingles: ground truth"));
}

TEST_F(NeighboursPageTest, follows_the_recipe) {
  find<QLineEdit>("neighbours.sought")->setText(QStringLiteral("3"));
  Recipe other = session.recipe();
  other.shingles.k = 1;
  session.edit(other, {});
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result()->recipe == other; }));
  EXPECT_TRUE(wait_until([this] { return lists("exact", expected(NeighbourMethod::exact, 3, 10)); }));
}

TEST_F(NeighboursPageTest, begins_with_a_document_that_has_a_near_neighbour_and_keeps_it) {
  const SimilarPair pair = choose_pairs(session.pair_sources(), {}, 1, {}, IdenticalPairs::without)->pairs.front();
  const auto begins = [&] { return lists("exact", expected(NeighbourMethod::exact, pair.a.value, 10)); };
  EXPECT_TRUE(begins());
  EXPECT_EQ(find<QLineEdit>("neighbours.sought")->text(), QString::number(pair.a.value));
  Recipe other = session.recipe();
  other.shingles.k = 1;
  session.edit(other, {});
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result()->recipe == other; }));
  EXPECT_TRUE(wait_until(begins)) << "another recipe lists other pairs first";
}

TEST_F(NeighboursPageTest, shows_its_numbers_uncut) {
  for (const char* method : {"exact", "signatures", "lsh"})
    for (int column = 0; column < static_cast<int>(NeighbourColumn::document); ++column) {
      const QAbstractItemView* view = table(method);
      if (table(method)->isColumnHidden(column)) continue;
      EXPECT_GE(table(method)->columnWidth(column), view->sizeHintForColumn(column)) << method << ' ' << column;
    }
}

TEST_F(NeighboursPageTest, gives_the_room_of_other_columns_to_titles_and_numbers_at_large_type) {
  const auto title_width = [this](const char* method) {
    return table(method)->columnWidth(static_cast<int>(NeighbourColumn::document));
  };
  const auto is_seen = [this](const char* method, NeighbourColumn column) {
    return !table(method)->isColumnHidden(static_cast<int>(column));
  };
  const QFont usual = QApplication::font();
  QFont large = usual;
  large.setPointSizeF(1.5 * usual.pointSizeF());
  QApplication::setFont(large);
  const int third = table("exact")->viewport()->width() / 3;
  const bool roomy = wait_until(
      [&] { return title_width("exact") > third && title_width("signatures") > third && title_width("lsh") > third; });
  EXPECT_TRUE(roomy) << title_width("exact") << ' ' << title_width("signatures") << ' ' << title_width("lsh");
  EXPECT_TRUE(is_seen("exact", NeighbourColumn::jaccard));
  EXPECT_TRUE(is_seen("signatures", NeighbourColumn::mark));
  for (const char* method : {"exact", "signatures", "lsh"})
    EXPECT_TRUE(is_seen(method, NeighbourColumn::number)) << method << ": it identifies the document";
  QApplication::setFont(usual);
  window.resize(2400, 800);
  EXPECT_TRUE(wait_until([&] {
    return is_seen("exact", NeighbourColumn::mark) && is_seen("signatures", NeighbourColumn::jaccard) &&
           is_seen("lsh", NeighbourColumn::bands);
  }));
  EXPECT_FALSE(is_seen("exact", NeighbourColumn::bands)) << "only LSH has bands";
}

TEST_F(NeighboursPageTest, lists_the_documents_that_match_the_typed_text) {
  window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
  auto* line = find<QLineEdit>("neighbours.sought");
  line->setFocus();
  line->selectAll();
  const QString title = to_qstring((*session.corpus())[DocumentIndex(3)].title);
  QTest::keyClicks(line, title.section(u' ', 0, 0));
  QAbstractItemView* offers = nullptr;
  ASSERT_TRUE(wait_until([&] {
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (widget->objectName() == "neighbours.offers" && widget->isVisible())
        offers = qobject_cast<QAbstractItemView*>(widget);
    return offers != nullptr;
  }));
  ASSERT_GT(offers->model()->rowCount(), 1);
  const QString second = offers->model()->index(1, 0).data().toString();
  for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return}) QTest::keyClick(offers, key);
  EXPECT_TRUE(second.startsWith(count_text(line->text().toULongLong()) + u' ')) << second.toStdString();
  EXPECT_TRUE(wait_until([&] { return !offers->isVisible(); }));
}

TEST_F(NeighboursPageTest, can_be_cleared) {
  find<QLineEdit>("neighbours.sought")->clear();
  EXPECT_TRUE(wait_until([this] { return find<QLabel>("neighbours.hint")->isVisible(); }));
  EXPECT_TRUE(find<QLineEdit>("neighbours.sought")->text().isEmpty());
}

TEST_F(NeighboursPageTest, accepts_a_pasted_text) {
  const std::string text((*session.corpus())[DocumentIndex(7)].text);
  find<QToolButton>("neighbours.as_text")->click();
  EXPECT_TRUE(find<QLabel>("neighbours.hint")->isVisible());
  find<QPlainTextEdit>("neighbours.text")->setPlainText(QString::fromStdString(text));
  EXPECT_TRUE(wait_until([this] { return rows("exact") > 0 && listed("exact")[0] == "7"; }));
  EXPECT_EQ(listed("lsh")[0], "7");
}

TEST_F(NeighboursPageTest, says_so_if_no_document_matches) {
  find<QLineEdit>("neighbours.sought")->setText(QStringLiteral("no such words anywhere"));
  EXPECT_TRUE(wait_until([this] { return find<QLabel>("neighbours.hint")->isVisible(); }));
  EXPECT_TRUE(find<QLabel>("neighbours.hint")->text().startsWith("No document matches"));
}

TEST_F(NeighboursPageTest, shows_the_selected_document_next_to_the_query) {
  auto* documents = window.findChild<NeighboursPage*>()->documents();
  EXPECT_TRUE(wait_until([&] { return documents->isVisible(); }));
  table("signatures")->selectRow(1);
  EXPECT_FALSE(table("exact")->selectionModel()->hasSelection()) << "one selection in all columns";
  const DocumentIndex near = static_cast<NeighboursModel*>(table("signatures")->model())->at_row(1).document;
  EXPECT_EQ(window.findChild<NeighboursPage*>()->current_document(), near);
  const std::string text((*session.corpus())[near].text);
  const auto* right = documents->findChild<QPlainTextEdit*>(QStringLiteral("right_text"));
  EXPECT_TRUE(right->toPlainText().contains(QString::fromStdString(text.substr(0, text.find('\n'))).left(20)));
}

TEST_F(NeighboursPageTest, can_be_opened_from_the_selected_pair_or_document) {
  trigger("page_3");
  ASSERT_TRUE(wait_until([this] { return find<QTableView>("pairs.table")->currentIndex().isValid(); }));
  const SimilarPair pair = choose_pairs(session.pair_sources(), {}, 1, {}, IdenticalPairs::without)->pairs.front();
  trigger("neighbours");
  EXPECT_TRUE(wait_until([&] { return lists("exact", expected(NeighbourMethod::exact, pair.a, 10)); }));
  trigger("page_6");
  ASSERT_TRUE(wait_until([this] { return find<QTableView>("corpus.table")->model()->rowCount() > 5; }));
  find<QTableView>("corpus.table")->selectRow(5);
  trigger("neighbours");
  EXPECT_EQ(find<QLineEdit>("neighbours.sought")->text(), "5");
  EXPECT_TRUE(wait_until([&] { return lists("exact", expected(NeighbourMethod::exact, 5, 10)); }));
}

TEST_F(NeighboursPageTest, shows_the_number_in_all_lists) {
  for (const char* method : {"exact", "signatures", "lsh"})
    EXPECT_FALSE(table(method)->isColumnHidden(static_cast<int>(NeighbourColumn::number))) << method;
}

TEST_F(NeighboursPageTest, counts_the_true_neighbours_found_and_names_a_tie) {
  NeighbourLists all{session.result(), {}};
  const auto near = [](std::size_t document, double jaccard) {
    return Neighbour{DocumentIndex(document), jaccard, 0, 0};
  };
  all.lists[0] = {{near(1, 0.9), near(2, 0.5)}, 2};
  all.lists[1] = {{near(1, 0.9), near(7, 0.4)}, 2};
  EXPECT_EQ(found_text(all, NeighbourMethod::signatures), "1 of 2 found");
  all.lists[0].as_near = 3;
  all.lists[1].found = {near(1, 0.9), near(3, 0.5)};
  EXPECT_EQ(found_text(all, NeighbourMethod::signatures), "2 of 3 found (tie at place 2)");
}

}  // namespace
}  // namespace lookalike
