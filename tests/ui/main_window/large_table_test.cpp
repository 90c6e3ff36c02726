#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QTimer>
#include <QToolTip>
#include <QtTest/QTest>
#include <numeric>

#include "core/corpus/formats/corpus_builder.h"
#include "tests/ui/support/settle.h"
#include "tests/ui/support/stalls.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/widgets/controls/tables.h"

namespace lookalike {
namespace {

constexpr std::size_t kPairs = 100'000;

/// 100,000 pairs among 1,000 documents.
std::shared_ptr<const PairRows> many_pairs() {
  CorpusBuilder builder;
  builder.begin_file("test");
  for (std::size_t i = 0; i < 1000; ++i) {
    const std::string title = "document " + std::to_string(i * 7919 % 1000);
    builder.add({{}, title, {}, "a b c", 0, i + 1});
  }
  auto run = std::make_shared<RunResult>();
  run->corpus = std::make_shared<Corpus>(builder.finish("test", CorpusFormat::json_lines));
  run->tokens = *tokenise(*run->corpus, {}, ShingleUnit::word, {});
  run->shingles = *make_shingles(*run->tokens, {}, {});
  auto rows = std::make_shared<PairRows>();
  rows->run = run;
  rows->total = kPairs;
  for (std::size_t i = 0; i < kPairs; ++i) {
    const float similarity = 1 - static_cast<float>(i) / kPairs;
    const std::size_t first = i % 999, second = (first + 1 + i / 999) % 1000;  // no pair occurs twice
    rows->pairs.push_back({DocumentIndex(first), DocumentIndex(second), similarity, 1, 1, 1});
  }
  rows->order.resize(kPairs);
  std::iota(rows->order.begin(), rows->order.end(), 0U);
  return rows;
}

TEST(LargeTable, shows_scrolls_and_sorts_100000_pairs_without_a_stall) {
  PairsModel model;
  QTableView table;
  style_table(&table);
  table.setModel(&model);
  table.resize(1000, 600);
  table.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
  const auto rows = many_pairs();
  const auto by_title = sort_pairs(*rows, PairColumn::title_a, Qt::AscendingOrder);
  WatchedApplication::instance().forget_stalls();
  QTimer::singleShot(0, &table, [&] { model.set_rows(rows); });
  settle();
  table.setCurrentIndex(model.index(500, 0));
  QTimer::singleShot(0, &table, [&] { model.set_order(by_title); });
  settle();
  for (int step = 1; step <= 20; ++step) {
    table.verticalScrollBar()->setValue(table.verticalScrollBar()->maximum() * step / 20);
    settle();
  }
  EXPECT_EQ(model.rowCount(), static_cast<int>(kPairs));
  EXPECT_EQ(table.currentIndex().data().toString(), "0.995");  // 1 - 500 / 100,000, wherever it is after sorting
  expect_no_work_in_the_event_loop();
}

TEST(LargeTable, copies_its_first_rows_and_says_so_without_a_stall) {
  PairsModel model;
  QTableView table;
  style_table(&table);
  table.setModel(&model);
  table.setSortingEnabled(true);
  table.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
  model.set_rows(many_pairs());
  table.selectAll();
  WatchedApplication::instance().forget_stalls();
  QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
  const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
  EXPECT_EQ(lines.size(), static_cast<qsizetype>(kMostCopied) + 1);
  EXPECT_TRUE(lines.first().startsWith(QStringLiteral("1.000\t"))) << lines.first().toStdString();
  EXPECT_TRUE(lines.last().isEmpty());
  EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("copied")));
  expect_no_work_in_the_event_loop();
}

TEST(LargeTable, sorts_while_all_its_rows_are_selected) {
  PairsModel model;
  QTableView table;
  style_table(&table);
  table.setModel(&model);
  table.setSortingEnabled(true);
  table.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&table));
  const auto rows = many_pairs();
  const auto by_title = sort_pairs(*rows, PairColumn::title_a, Qt::AscendingOrder);
  model.set_rows(rows);
  table.setCurrentIndex(model.index(500, 0));
  table.selectAll();
  QObject::connect(&model, &PairsModel::sort_requested, &table, [&] { model.set_order(by_title); });
  WatchedApplication::instance().forget_stalls();
  QTimer::singleShot(0, &table, [&] { table.sortByColumn(static_cast<int>(PairColumn::title_a), Qt::AscendingOrder); });
  settle();
  EXPECT_EQ(table.selectionModel()->selectedRows().size(), 1);
  EXPECT_EQ(table.currentIndex().siblingAtColumn(0).data().toString(), "0.995");
  expect_no_work_in_the_event_loop();
}

}  // namespace
}  // namespace lookalike
