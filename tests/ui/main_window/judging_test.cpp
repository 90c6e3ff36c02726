#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/exports/file_export.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/menus/verdict_exchange.h"
#include "ui/main_window/run_files/recovery_copy.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/session/session.h"
#include "ui/widgets/labels/elided_label.h"

namespace lookalike {
namespace {

struct Program {
  Session session;
  MainWindow window{session};

  void open() {
    window.show();
    window.resize(1280, 800);
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    window.opener().open({QStringLiteral("builtin")});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
    trigger("page_3");
    ASSERT_TRUE(wait_until([this] { return table().model()->rowCount() > 100; }));
    table().setFocus();
  }
  void trigger(const char* action) { find<QAction>(action).trigger(); }
  template <typename Widget>
  Widget& find(const char* name) {
    return *window.findChild<Widget*>(QString::fromLatin1(name));
  }
  QTableView& table() { return find<QTableView>("pairs.table"); }
  int row() { return table().currentIndex().row(); }
  QString cell(PairColumn column) {
    return table().currentIndex().siblingAtColumn(static_cast<int>(column)).data().toString();
  }
  QString pair() { return cell(PairColumn::a) + u' ' + cell(PairColumn::b); }
  const Verdicts& verdicts() { return *session.judging().verdicts(); }
  void wait_for_counts(std::uint64_t judged) {
    ASSERT_TRUE(wait_until([&] {
      const auto& summary = session.judging().summary();
      return !session.judging().busy() && summary && summary->counts.all() == judged;
    }));
  }
};

class Judges : public testing::Test {
 protected:
  void SetUp() override {
    QSettings().remove(QStringLiteral("verdicts"));
    clear_copies();
  }
  void TearDown() override { clear_copies(); }

  static void clear_copies() {
    QDir folder(RecoveryCopy::folder());
    for (const QString& name : folder.entryList({QStringLiteral("recovery*")}, QDir::Files)) folder.remove(name);
  }

  QTemporaryDir folder;
};

TEST_F(Judges, pairs_by_one_key_each_and_goes_on_to_the_next) {
  Program program;
  program.open();
  std::set<QString> seen;
  for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
    const QString pair = program.pair();
    EXPECT_TRUE(seen.insert(pair).second) << pair.toStdString();
    QTest::keyClick(&program.table(), key);
    ASSERT_TRUE(wait_until([&] { return program.pair() != pair; }));
  }
  ASSERT_EQ(program.verdicts().size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(program.verdicts().pairs()[i].verdict, kVerdicts[i]);
  program.wait_for_counts(4);
  const QString progress = program.find<ElidedLabel>("verdicts.progress").text();
  EXPECT_TRUE(progress.startsWith(u"4 judged: precision ")) << progress.toStdString();
  EXPECT_TRUE(progress.contains(u"1 same, 1 near, 1 different, 1 unsure.")) << progress.toStdString();
}

TEST_F(Judges, borderline_pairs_first) {
  Program program;
  program.open();
  const double threshold = program.session.recipe().verify.threshold;
  QTest::keyClick(&program.table(), Qt::Key_J);
  ASSERT_TRUE(wait_until([&] { return program.row() > 0; }));
  double nearest = 1;
  for (const SimilarPair& pair : program.session.result()->similar->first(1'000'000))
    nearest = std::min(nearest, std::abs(pair.jaccard - threshold));
  EXPECT_NEAR(program.cell(PairColumn::jaccard).toDouble(), threshold + nearest, 0.0006);
}

TEST_F(Judges, takes_the_last_verdict_back_and_shows_its_pair_while_undo_is_of_the_recipe) {
  Program program;
  program.open();
  const QString pair = program.pair();
  QTest::keyClick(&program.table(), Qt::Key_2);
  ASSERT_TRUE(wait_until([&] { return program.pair() != pair; }));
  program.wait_for_counts(1);
  QTest::keyClick(&program.window, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(program.verdicts().size(), 1U);
  QTest::keyClick(&program.table(), Qt::Key_U);
  EXPECT_EQ(program.verdicts().size(), 0U);
  EXPECT_EQ(program.pair(), pair);
  EXPECT_EQ(program.cell(PairColumn::verdict), QString());
}

TEST_F(Judges, writes_notes_and_leaves_typing_alone) {
  Program program;
  program.open();
  auto& note = program.find<QLineEdit>("verdict.note");
  QTest::keyClick(&program.table(), Qt::Key_N);
  EXPECT_TRUE(note.hasFocus());
  QTest::keyClicks(&note, "an update of 1987, unlike 2");
  QTest::keyClick(&note, Qt::Key_Return);
  EXPECT_TRUE(program.table().hasFocus());
  ASSERT_EQ(program.verdicts().size(), 1U);
  EXPECT_EQ(program.verdicts().pairs()[0].verdict, Verdict::unsure);
  EXPECT_EQ(program.verdicts().pairs()[0].note, "an update of 1987, unlike 2");
  QTest::keyClick(&program.table(), Qt::Key_N);
  QTest::keyClicks(&note, "x");
  QTest::keyClick(&note, Qt::Key_Escape);
  EXPECT_EQ(program.verdicts().pairs()[0].note, "an update of 1987, unlike 2");
  QTest::keyClick(&program.table(), Qt::Key_1);
  EXPECT_EQ(program.verdicts().pairs()[0].verdict, Verdict::same);
  EXPECT_EQ(program.verdicts().pairs()[0].note, "an update of 1987, unlike 2");
  auto& filter = program.find<QLineEdit>("pairs.filter");
  filter.setFocus();
  QTest::keyClicks(&filter, "1234nuj");
  EXPECT_EQ(filter.text(), "1234nuj");
  EXPECT_EQ(program.verdicts().size(), 1U);
}

TEST_F(Judges, fifty_pairs_of_which_none_is_lost_when_the_program_is_killed) {
  std::vector<JudgedPair> judged;
  {
    Program program;
    program.open();
    program.find<QComboBox>("verdicts.order").setCurrentIndex(1);
    for (int i = 0; i < 50; ++i) {
      const QString pair = program.pair();
      QTest::keyClick(&program.table(), static_cast<Qt::Key>(Qt::Key_1 + i % 4));
      ASSERT_TRUE(wait_until([&] { return program.pair() != pair; }));
    }
    judged = program.verdicts().pairs();
    ASSERT_EQ(judged.size(), 50U);
    // No timer is waited for: the copy is written because of the verdicts.
    ASSERT_TRUE(wait_until([&] { return !program.window.run_files().keeping_copy(); }));
  }  // without closing its window: as if it were killed
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  ASSERT_TRUE(wait_until([&] { return !next.session.busy() && next.session.result(); }));
  EXPECT_EQ(next.verdicts().pairs(), judged);
  EXPECT_TRUE(next.window.run_files().has_unsaved()) << "they are in no file yet";
  next.wait_for_counts(50);
}

TEST_F(Judges, and_is_asked_before_verdicts_in_no_file_are_left) {
  Program program;
  program.open();
  EXPECT_FALSE(program.window.run_files().has_unsaved());
  QTest::keyClick(&program.table(), Qt::Key_1);
  EXPECT_TRUE(program.window.run_files().has_unsaved());
  EXPECT_FALSE(program.window.close());
  auto* question = program.window.findChild<QMessageBox*>("unsaved_changes");
  ASSERT_TRUE(question);
  EXPECT_TRUE(question->text().contains("verdicts"));
  question->button(QMessageBox::Cancel)->click();
  EXPECT_TRUE(program.window.isVisible());
  const QString path = folder.filePath("v.lookalike");
  ASSERT_TRUE(program.window.run_files().save_as(path));
  EXPECT_FALSE(program.window.run_files().has_unsaved());
  const auto saved = read_run_file(path.toStdString());
  ASSERT_TRUE(saved);
  EXPECT_EQ(saved->verdicts, program.verdicts());
  EXPECT_TRUE(program.window.close());
}

TEST_F(Judges, keeps_verdicts_under_another_recipe_and_sample) {
  Program program;
  program.open();
  QTest::keyClick(&program.table(), Qt::Key_2);
  program.wait_for_counts(1);
  Recipe recipe = program.session.recipe();
  recipe.shingles.k = 2;
  recipe.text.letter_case = Case::keep;
  program.session.edit(recipe, "edit");
  ASSERT_TRUE(wait_until([&] { return !program.session.busy() && program.session.result()->recipe == recipe; }));
  program.wait_for_counts(1);
  recipe.sample.size = 10;
  program.session.edit(recipe, "edit");
  ASSERT_TRUE(wait_until([&] { return !program.session.busy() && program.session.result()->recipe == recipe; }));
  ASSERT_TRUE(wait_until([&] {
    const auto& summary = program.session.judging().summary();
    return !program.session.judging().busy() && summary && summary->counts.all() + summary->absent == 1;
  }));
  EXPECT_EQ(program.verdicts().size(), 1U);
}

TEST_F(Judges, filters_by_verdict) {
  Program program;
  program.open();
  const int all = program.table().model()->rowCount();
  QTest::keyClick(&program.table(), Qt::Key_2);
  program.wait_for_counts(1);
  auto& filter = program.find<QLineEdit>("pairs.filter");
  filter.setText("verdict:near");
  ASSERT_TRUE(wait_until([&] { return program.table().model()->rowCount() < all; }));
  program.table().selectRow(0);
  EXPECT_EQ(program.cell(PairColumn::verdict), QString::fromUtf8("\xE2\x89\x88 near"));
}

TEST_F(Judges, takes_verdicts_to_a_table_and_back) {
  Program program;
  program.open();
  QTest::keyClick(&program.table(), Qt::Key_2);
  program.wait_for_counts(1);
  const QString path = folder.filePath("verdicts.csv");
  auto* job = make_verdicts_export(program.session, CsvCells::safe_in_spreadsheets, &program.window);
  job->write(path);
  ASSERT_TRUE(wait_until([job = QPointer(job)] { return !job; }));
  const auto before = program.verdicts().pairs();
  QTest::keyClick(&program.table(), Qt::Key_U);
  ASSERT_TRUE(program.verdicts().empty());
  auto& exchange = *program.window.findChild<VerdictExchange*>();
  exchange.import(path);
  ASSERT_TRUE(wait_until([&] { return !exchange.importing(); }));
  EXPECT_EQ(program.verdicts().pairs(), before);
  QTest::keyClick(&program.table(), Qt::Key_U);
  EXPECT_TRUE(program.verdicts().empty());
}

TEST_F(Judges, and_writes_notes_as_the_menu_says_under_the_name_of_the_corpus) {
  Program program;
  program.open();
  auto& note = program.find<QLineEdit>("verdict.note");
  QTest::keyClick(&program.table(), Qt::Key_N);
  QTest::keyClicks(&note, "=1+1");
  QTest::keyClick(&note, Qt::Key_Return);
  auto& safe = program.find<QAction>("export_safe");
  for (const bool is_safe : {true, false}) {
    safe.setChecked(is_safe);
    program.trigger("export_verdicts");
    const QPointer dialog = &program.find<QFileDialog>("save_dialog");
    EXPECT_TRUE(dialog->selectedFiles().front().endsWith("builtin-verdicts.csv"));
    const QString path = folder.filePath(is_safe ? "safe.csv" : "plain.csv");
    emit dialog->fileSelected(path);
    ASSERT_TRUE(wait_until([&] { return QFile::exists(path); }));
    delete dialog;
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray cell = is_safe ? ",unsure,'=1+1," : ",unsure,=1+1,";
    EXPECT_TRUE(file.readAll().contains(cell));
  }
  QSettings().remove(QStringLiteral("export"));
}

}  // namespace
}  // namespace lookalike
