#include "ui/views/corpus/corpus_page.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest/QTest>
#include <fstream>

#include "tests/ui/support/stalls.h"
#include "ui/models/reading/document_reading.h"
#include "ui/models/tables/documents_model.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/corpus/length_plot.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

/// A page in its own window, over files that a test writes.
class CorpusPageTest : public testing::Test {
 protected:
  void SetUp() override {
    page->resize(1000, 700);
    page->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(page.get()));
    WatchedApplication::instance().forget_stalls();
  }

  void TearDown() override { expect_no_work_in_the_event_loop(); }

  /// Opens a file of JSON Lines.
  void open_lines(const std::string& lines) {
    const std::string path = folder.filePath(QStringLiteral("documents.jsonl")).toStdString();
    std::ofstream(path) << lines;
    open(path);
  }
  void open(const std::string& path) {
    session->open({path});
    ASSERT_TRUE(wait_until([this] { return !session->busy() && session->result(); }));
    settle();
  }

  /// Waits until the worker has done all requested work, including the work requested in turn.
  void settle() const {
    for (int round = 0; round < 2; ++round) {
      bool idle = false;
      session->worker().post({}, [&] { session->worker().deliver([&] { idle = true; }); });
      ASSERT_TRUE(wait_until([&] { return idle; }));
    }
  }
  void search(const QString& words) {
    auto* line = find<QLineEdit>("corpus.search");
    line->setFocus();
    line->clear();
    QTest::keyClicks(line, words);
    ASSERT_TRUE(wait_until([&] { return model().rows()->query.search == words; }));
    settle();
  }

  template <typename Widget>
  Widget* find(const char* name) const {
    auto* widget = page->findChild<Widget*>(QString::fromLatin1(name));
    EXPECT_NE(widget, nullptr) << name;
    return widget;
  }
  const DocumentsModel& model() const {
    return static_cast<const DocumentsModel&>(*find<QTableView>("corpus.table")->model());
  }
  std::string cell(const char* table, int row, int column) const {
    return find<QTableView>(table)->model()->index(row, column).data().toString().toStdString();
  }
  int rows(const char* table) const { return find<QTableView>(table)->model()->rowCount(); }
  std::string label(const char* name) const { return find<QLabel>(name)->text().toStdString(); }
  std::string text(const char* name) const { return find<QPlainTextEdit>(name)->toPlainText().toStdString(); }
  void select(int row) const {
    find<QTableView>("corpus.table")->selectRow(row);
    settle();
  }

  QTemporaryDir folder;
  std::unique_ptr<Session> session = std::make_unique<Session>();
  std::unique_ptr<CorpusPage> page = std::make_unique<CorpusPage>(*session);
};

const std::string kThree = R"({"id": "x1", "title": "Cocoa", "text": "One two one two, one."}
{"id": "x2", "title": "Bread", "text": "flour and water"}
{"id": "x3", "title": "", "text": "Flour and cocoa and <b>sugar</b>"}
)";

TEST_F(CorpusPageTest, reports_the_detected_dialect_of_a_table) {
  const std::string path = folder.filePath(QStringLiteral("a.csv")).toStdString();
  std::ofstream(path) << "id;text\n1;one two three\n2;four five six\n";
  open(path);
  const auto* remarks = find<QLabel>("corpus.remarks");
  EXPECT_TRUE(remarks->isVisible());
  EXPECT_TRUE(remarks->text().contains("semicolons")) << remarks->text().toStdString();
  open_lines(R"({"id": "x1", "text": "one two three"})");
  EXPECT_FALSE(remarks->isVisible());
}

TEST_F(CorpusPageTest, says_what_to_do_if_no_corpus_is_open) {
  EXPECT_TRUE(find<QLabel>("corpus.hint")->isVisible());
  EXPECT_FALSE(find<QTableView>("corpus.table")->isVisible());
}

TEST_F(CorpusPageTest, lists_documents_and_reads_the_first) {
  open_lines(kThree);
  EXPECT_EQ(label("corpus.count"), "3 documents");
  EXPECT_EQ(cell("corpus.table", 0, static_cast<int>(DocumentColumn::tokens)), "5");
  EXPECT_EQ(cell("corpus.table", 0, static_cast<int>(DocumentColumn::shingles)), "2");
  EXPECT_EQ(text("corpus.text"), "One two one two, one.");
  EXPECT_EQ(label("corpus.text_note"), "21 characters.");
  EXPECT_EQ(text("corpus.tokens"), "one two one two one");
  EXPECT_EQ(label("corpus.token_note"), "5 words.");
  ASSERT_EQ(rows("corpus.shingles"), 3);
  EXPECT_EQ(cell("corpus.shingles", 2, 1), "one two one");
  EXPECT_EQ(cell("corpus.shingles", 2, 3), "again (2)");
  EXPECT_EQ(cell("corpus.shingles", 0, 2), cell("corpus.shingles", 2, 2));
  EXPECT_EQ(label("corpus.shingle_note"), "3 shingles of 3 words, 2 of them distinct.");
}

TEST_F(CorpusPageTest, reads_the_selected_document_as_plain_text) {
  open_lines(kThree);
  select(2);
  EXPECT_EQ(text("corpus.text"), "Flour and cocoa and <b>sugar</b>");
}

/// TearDown limits the stalls of the event loop; laid out in one piece, this text would take an hour.
TEST_F(CorpusPageTest, words_of_megabytes_are_shown_in_pieces) {
  const std::string word(2'000'000, 'w');
  open_lines(R"({"text": ")" + word + ' ' + word + R"( end"})");
  auto* tabs = find<QTabWidget>("corpus.reading");
  for (int tab = 0; tab < tabs->count(); ++tab) {
    tabs->setCurrentIndex(tab);
    page->grab();
  }
  for (const char* name : {"corpus.text", "corpus.tokens"}) {
    const QString shown = find<QPlainTextEdit>(name)->toPlainText();
    for (const QString& run : shown.split(QRegularExpression(QStringLiteral("\\s"))))
      ASSERT_LE(run.size(), 1500) << name;
  }
  EXPECT_LE(cell("corpus.shingles", 0, 1).size(), 1003U);
}

TEST_F(CorpusPageTest, tokens_flow_in_one_paragraph) {
  std::string text;
  for (int i = 0; i < 1800; ++i) text += "word" + std::to_string(i) + (i % 12 == 11 ? ".\\n" : " ");
  open_lines(R"({"text": ")" + text + R"("})");
  const auto* tokens = find<QPlainTextEdit>("corpus.tokens");
  EXPECT_TRUE(tokens->toPlainText().endsWith(QStringLiteral("word1799")));
  EXPECT_EQ(tokens->blockCount(), 1);
}

TEST_F(CorpusPageTest, text_follows_the_recipe) {
  open_lines(kThree);
  select(1);
  Recipe recipe = session->recipe();
  recipe.shingles.k = 2;
  recipe.text.stop_words = "nltk";
  session->edit(recipe, QStringLiteral("test"));
  ASSERT_TRUE(wait_until([this] { return !session->busy(); }));
  settle();
  EXPECT_EQ(label("corpus.token_note"), "2 words, and 1 left out, struck through.");
  EXPECT_EQ(text("corpus.tokens"), "flour and water");
  EXPECT_EQ(cell("corpus.shingles", 0, 1), "flour water");
  EXPECT_EQ(cell("corpus.table", 1, static_cast<int>(DocumentColumn::tokens)), "2");
  EXPECT_EQ(find<QTableView>("corpus.table")->currentIndex().row(), 1);
}

TEST_F(CorpusPageTest, another_corpus_is_listed_completely) {
  open_lines(kThree);
  search(QStringLiteral("cocoa"));
  ASSERT_EQ(label("corpus.count"), "2 of 3 documents");
  open_lines(R"({"text": "one"})");
  settle();
  EXPECT_EQ(find<QLineEdit>("corpus.search")->text(), QString());
  EXPECT_EQ(label("corpus.count"), "1 document");
}

TEST_F(CorpusPageTest, copies_the_selected_rows_as_tab_separated_lines) {
  open_lines(kThree + R"({"id": "x\t4", "title": "two\nlines", "text": ")" + std::string(1234, 'x') + R"("})");
  auto* table = find<QTableView>("corpus.table");
  select(1);
  table->setFocus();
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), "1\tx2\tBread\t15\t3\t1\t0\n");
  QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
  QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
  table->horizontalHeader()->moveSection(0, 2);
  table->setColumnHidden(static_cast<int>(DocumentColumn::equal), true);
  QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(
      QGuiApplication::clipboard()->text(),
      "x2\tBread\t1\t15\t3\t1\nx3\tFlour and cocoa and <b>sugar</b>\t2\t32\t5\t3\nx 4\ttwo lines\t3\t1234\t1\t1\n");
  table->selectRow(0);
  table->selectAll();
  table->sortByColumn(static_cast<int>(DocumentColumn::characters), Qt::DescendingOrder);
  settle();
  EXPECT_EQ(table->selectionModel()->selectedRows().size(), 1) << "after sorting, one row is selected";
}

TEST_F(CorpusPageTest, search_lists_its_hits_and_escape_lists_everything_again) {
  open_lines(kThree);
  select(2);
  search(QStringLiteral("cocoa"));
  EXPECT_EQ(label("corpus.count"), "2 of 3 documents");
  EXPECT_EQ(cell("corpus.table", 1, 0), "2");
  EXPECT_EQ(find<QTableView>("corpus.table")->currentIndex().row(), 1);  // still the document shown before
  QTest::keyClick(find<QLineEdit>("corpus.search"), Qt::Key_Escape);
  ASSERT_TRUE(wait_until([this] { return model().rowCount() == 3; }));
  EXPECT_EQ(label("corpus.count"), "3 documents");
  EXPECT_EQ(find<QTableView>("corpus.table")->currentIndex().row(), 2);
}

TEST_F(CorpusPageTest, search_without_a_hit_says_so) {
  open_lines(kThree);
  search(QStringLiteral("nowhere"));
  EXPECT_EQ(label("corpus.count"), "0 of 3 documents");
  EXPECT_TRUE(find<QLabel>("corpus.reading_hint")->isVisible());
  EXPECT_FALSE(label("corpus.reading_hint").empty());
}

TEST_F(CorpusPageTest, sorting_keeps_the_selected_document) {
  open_lines(kThree);
  find<QTableView>("corpus.table")->sortByColumn(static_cast<int>(DocumentColumn::title), Qt::AscendingOrder);
  settle();
  EXPECT_EQ(cell("corpus.table", 0, static_cast<int>(DocumentColumn::title)), "Bread");
  EXPECT_EQ(find<QTableView>("corpus.table")->currentIndex().row(), 1);
  EXPECT_EQ(text("corpus.text"), "One two one two, one.");
}

TEST_F(CorpusPageTest, sorting_scrolls_to_the_first_row) {
  open("builtin");
  auto* table = find<QTableView>("corpus.table");
  select(2500);
  table->sortByColumn(static_cast<int>(DocumentColumn::tokens), Qt::DescendingOrder);
  settle();
  EXPECT_EQ(table->rowAt(0), 0);
  EXPECT_EQ(table->currentIndex().siblingAtColumn(0).data().toString().remove(QChar(0x202F)), "2500");
}

TEST_F(CorpusPageTest, damaged_records_are_listed_with_their_reasons) {
  open_lines(kThree + "{\"id\": \"x4\", \"text\": \n");
  const LoadReport& report = session->corpus()->report();
  ASSERT_EQ(report.damage_total, 1U);
  ASSERT_EQ(rows("corpus.damage"), 1);
  EXPECT_EQ(cell("corpus.damage", 0, 0).find("documents.jsonl"), 0U);
  EXPECT_EQ(label("corpus.damage_whole"), to_string(report.damage[0].place) + '\n' + report.damage[0].reason);
  EXPECT_EQ(cell("corpus.damage", 0, 2), report.damage[0].reason);
  EXPECT_EQ(label("corpus.damage_sentence"), "1 record skipped.");
  EXPECT_TRUE(find<QTabWidget>("corpus.facts")->tabText(1).contains(QStringLiteral("(1)")));
}

TEST_F(CorpusPageTest, documents_are_listed_before_the_first_result) {
  Recipe impossible = session->recipe();
  impossible.lsh.bands = 4000;
  session->edit(impossible, QStringLiteral("test"));
  const std::string path = folder.filePath(QStringLiteral("documents.jsonl")).toStdString();
  std::ofstream(path) << kThree;
  session->open({path});
  ASSERT_TRUE(wait_until([this] { return !session->busy() && session->corpus(); }));
  settle();
  EXPECT_EQ(session->result(), nullptr);
  EXPECT_EQ(rows("corpus.table"), 3);
  EXPECT_EQ(cell("corpus.table", 0, static_cast<int>(DocumentColumn::tokens)), "\u2013");
  EXPECT_EQ(text("corpus.tokens"), "one two one two one");
}

TEST_F(CorpusPageTest, sample_is_listed_as_such) {
  Recipe recipe = session->recipe();
  recipe.sample.size = 100;
  session->edit(recipe, QStringLiteral("test"));
  open("builtin");
  EXPECT_EQ(rows("corpus.table"), 100);
  EXPECT_EQ(QString::fromStdString(label("corpus.count")).remove(QChar(0x202F)), "100 documents, a sample of 5000");
}

TEST_F(CorpusPageTest, histogram_counts_every_document) {
  open("builtin");
  std::uint64_t sum = 0;
  const QList<QByteArray> lines = find<LengthPlot>("corpus.lengths")->csv().split('\n');
  for (const QByteArray& line : lines.mid(1)) sum += line.split(',').last().toULongLong();
  EXPECT_EQ(sum, session->corpus()->size());
}

TEST_F(CorpusPageTest, another_corpus_replaces_everything) {
  open_lines(kThree);
  search(QStringLiteral("bread"));
  open("builtin");
  find<QLineEdit>("corpus.search")->clear();
  ASSERT_TRUE(wait_until([this] { return model().rowCount() == 5000; }));
  settle();
  EXPECT_EQ(text("corpus.text"), std::string((*session->corpus())[DocumentIndex()].text));
}

/// Texts of one line are the hardest for a text widget.
TEST_F(CorpusPageTest, document_of_16_megabytes_is_cut_and_does_not_stall) {
  std::string words;
  while (words.size() < 16'000'000) words += "word" + std::to_string(words.size()) + ' ';
  open_lines("{\"id\": \"long\", \"text\": \"" + words + "\"}\n{\"id\": \"short\", \"text\": \"a b c\"}\n");
  select(1);
  select(0);
  find<QTabWidget>("corpus.reading")->setCurrentIndex(1);
  QTest::qWait(20);
  find<QTabWidget>("corpus.reading")->setCurrentIndex(2);
  QTest::qWait(20);
  EXPECT_EQ(text("corpus.text").size(), kShownCharacters);
  EXPECT_TRUE(label("corpus.text_note").ends_with(" The beginning is shown."));
  EXPECT_EQ(rows("corpus.shingles"), static_cast<int>(kShownUnits));
  EXPECT_TRUE(find<QLabel>("corpus.token_note")->text().contains(count_text(kShownUnits)));
}

TEST_F(CorpusPageTest, three_hundred_thousand_documents_are_searched_and_sorted_without_a_stall) {
  std::string lines;
  for (int i = 0; i < 300'000; ++i)
    lines +=
        "{\"id\": \"" + std::to_string(i) + "\", \"text\": \"w" + std::to_string(i * 7919LL % 300'000) + " b c\"}\n";
  open_lines(lines);
  auto* table = find<QTableView>("corpus.table");
  for (int column = 0; column < kDocumentColumns; ++column) {
    table->sortByColumn(column, Qt::DescendingOrder);
    settle();
  }
  search(QStringLiteral("w29999"));
  EXPECT_EQ(model().rowCount(), 11);  // 29999 and 299990 to 299999
  find<QLineEdit>("corpus.search")->clear();
  ASSERT_TRUE(wait_until([this] { return model().rowCount() == 300'000; }));
}

TEST_F(CorpusPageTest, closing_during_a_search_ends_it) {
  open("builtin");
  find<QLineEdit>("corpus.search")->setText(QStringLiteral("e"));
  const std::weak_ptr<const Corpus> corpus = session->corpus();
  page.reset();
  session.reset();
  EXPECT_TRUE(corpus.expired());
}

}  // namespace
}  // namespace lookalike
