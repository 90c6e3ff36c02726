#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <set>

#include "tests/ui/support/stalls.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/menus/verdict_exchange.h"
#include "ui/main_window/run_files/recovery_copy.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/texts/text_pane.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/info_bar.h"

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

TEST_F(Judges, pairs_with_one_key_each_and_moves_on_to_the_next) {
  Program program;
  program.open();
  program.find<QComboBox>("verdicts.order").setCurrentIndex(0);
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
  const int listed = program.table().model()->rowCount();
  EXPECT_TRUE(progress.startsWith(
      QStringLiteral("4 of %1 \u00B7 next: borderline first \u00B7 precision ").arg(count_text(listed))))
      << progress.toStdString();
  EXPECT_TRUE(progress.endsWith(u"; not drawn at random)")) << progress.toStdString();
  EXPECT_TRUE(
      program.find<ElidedLabel>("verdicts.progress").toolTip().contains(u"1 same, 1 near, 1 different, 1 unsure."));
}

TEST_F(Judges, borderline_pairs_first) {
  Program program;
  program.open();
  program.find<QComboBox>("verdicts.order").setCurrentIndex(0);
  const double threshold = program.session.recipe().verify.threshold;
  QTest::keyClick(&program.table(), Qt::Key_J);
  ASSERT_TRUE(wait_until([&] { return program.row() > 0; }));
  double nearest = 1;
  for (const SimilarPair& pair : program.session.result()->similar->first(1'000'000))
    nearest = std::min(nearest, std::abs(pair.jaccard - threshold));
  EXPECT_NEAR(program.cell(PairColumn::jaccard).toDouble(), threshold + nearest, 0.0006);
}

TEST_F(Judges, undoes_the_last_verdict_and_shows_its_pair_while_undo_belongs_to_the_recipe) {
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

TEST_F(Judges, writes_notes_without_triggering_the_keys) {
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
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  EXPECT_TRUE(wait_until([&] { return progress.text().contains(u": note saved, judged unsure"); }));
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

TEST_F(Judges, fifty_pairs_and_loses_none_when_the_program_is_killed) {
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
    // No timer is involved: the verdicts themselves cause the copy to be written.
    ASSERT_TRUE(wait_until([&] { return !program.window.run_files().keeping_copy(); }));
  }  // without closing its window, as if killed
  Program next;
  ASSERT_TRUE(next.window.run_files().recover());
  ASSERT_TRUE(wait_until([&] { return !next.session.busy() && next.session.result(); }));
  EXPECT_EQ(next.verdicts().pairs(), judged);
  EXPECT_TRUE(next.window.run_files().has_unsaved()) << "not yet saved in a file";
  next.wait_for_counts(50);
}

/// Judges this many pairs at random, like a user, and returns the next one.
QString judge_at_random(Program& program, int count) {
  QString next = program.pair();
  for (int i = 0; i < count; ++i) {
    const QString pair = next;
    QTest::keyClick(&program.table(), static_cast<Qt::Key>(Qt::Key_1 + i % 3));
    EXPECT_TRUE(wait_until([&] { return program.pair() != pair; }));
    next = program.pair();
  }
  return next;
}

void judge_by(Program& program, int order) {
  auto& orders = program.find<QComboBox>("verdicts.order");
  orders.setCurrentIndex(order);
  emit orders.activated(order);
  QTest::keyClick(&program.table(), Qt::Key_J);
}

TEST_F(Judges, continue_at_the_next_unjudged_pair_in_the_same_order_after_a_crash) {
  for (const int order : {0, 1, 2}) {
    SCOPED_TRACE(order);
    clear_copies();
    QStringList expected, continued;
    {
      Program program;
      program.open();
      judge_by(program, order);
      for (int i = 0; i < 12; ++i) expected << judge_at_random(program, 1);
    }
    {
      Program program;
      program.open();
      judge_by(program, order);
      EXPECT_EQ(judge_at_random(program, 5), expected[4]);
      ASSERT_TRUE(wait_until([&] { return !program.window.run_files().keeping_copy(); }));
    }  // without closing its window, as if killed
    Program next;
    next.window.show();
    next.window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&next.window));
    ASSERT_TRUE(next.window.run_files().recover());
    ASSERT_TRUE(wait_until([&] { return next.table().model()->rowCount() > 100 && next.pair() == expected[4]; }))
        << next.pair().toStdString();
    EXPECT_TRUE(wait_until([&] { return next.window.focusWidget() == &next.table(); })) << "the keys work at once";
    next.wait_for_counts(5);
    QTest::keyClick(&next.table(), Qt::Key_U);
    EXPECT_EQ(next.verdicts().size(), 4U);
    EXPECT_EQ(next.pair(), expected[3]) << "the last verdict before the crash is undone";
    EXPECT_EQ(judge_at_random(next, 1), expected[4]);
    for (int i = 5; i < 12; ++i) EXPECT_EQ(judge_at_random(next, 1), expected[i]) << i;
    next.wait_for_counts(12);
    QTest::keyClick(&next.table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(next.verdicts().size(), 11U);
    EXPECT_EQ(next.pair(), expected[10]);
    next.window.run_files().leave_nothing();
  }
}

TEST_F(Judges, continue_where_an_opened_run_file_ended) {
  const QString path = folder.filePath("v.lookalike");
  QString unjudged;
  {
    Program program;
    program.open();
    judge_by(program, 1);
    unjudged = judge_at_random(program, 4);
    program.table().selectRow(program.row());
    ASSERT_TRUE(program.window.run_files().save_as(path));
  }
  auto run = read_run_file(path.toStdString());
  ASSERT_TRUE(run);
  EXPECT_TRUE(QByteArray::fromStdString(run->window).contains("\"page.pairs\""));
  for (const bool has_window : {true, false}) {
    if (!has_window) run->window.clear();
    ASSERT_TRUE(write_run_file(*run, path.toStdString()));
    Program other;
    other.window.show();
    other.window.run_files().open(path);
    EXPECT_TRUE(wait_until([&] { return other.table().model()->rowCount() > 100 && other.pair() == unjudged; }))
        << has_window << other.pair().toStdString();
    other.window.run_files().leave_nothing();
  }
}

TEST_F(Judges, keep_the_pair_that_the_user_selected) {
  QString selected;
  {
    Program program;
    program.open();
    judge_at_random(program, 3);
    program.table().selectRow(7);
    selected = program.pair();
    program.window.run_files().keep_copy();
    ASSERT_TRUE(wait_until([&] { return !program.window.run_files().keeping_copy(); }));
  }  // as if killed
  Program next;
  next.window.show();
  ASSERT_TRUE(next.window.run_files().recover());
  EXPECT_TRUE(wait_until([&] { return next.table().model()->rowCount() > 100 && next.pair() == selected; }));
  next.window.run_files().leave_nothing();
}

TEST_F(Judges, count_as_many_pairs_in_the_bar_as_the_filter_finds) {
  Program program;
  program.open();
  program.find<QCheckBox>("pairs.hide_identical").setChecked(false);
  const auto all = program.session.result()->similar->count();
  const auto listed = [&] { return static_cast<std::uint64_t>(program.table().model()->rowCount()); };
  ASSERT_TRUE(wait_until([&] { return listed() == all; }));
  const Corpus& corpus = *program.session.corpus();
  const auto pairs = program.session.result()->similar->first(all);
  std::map<std::pair<std::string, std::string>, int> of_texts;
  for (const SimilarPair& pair : pairs)
    ++of_texts[std::minmax({std::string(corpus[pair.a].text), std::string(corpus[pair.b].text)})];
  const auto most = std::ranges::max_element(of_texts, {}, [](const auto& one) { return one.second; });
  ASSERT_GT(most->second, 2) << "otherwise this proves nothing";
  const auto found = std::ranges::find_if(pairs, [&](const SimilarPair& pair) {
    return std::minmax({std::string(corpus[pair.a].text), std::string(corpus[pair.b].text)}) == most->first;
  });
  ASSERT_TRUE(program.session.judging().judge(corpus, found->a, found->b, Verdict::same));
  program.wait_for_counts(1);
  judge_at_random(program, 3);
  program.wait_for_counts(4);
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  std::uint64_t counted = 0;
  for (const auto& [texts, count] : of_texts) {
    const JudgedPair* judged = program.verdicts().find(text_digest(texts.first), text_digest(texts.second));
    if (judged) counted += static_cast<std::uint64_t>(count);
  }
  EXPECT_TRUE(wait_until([&] {
    return progress.text().startsWith(QStringLiteral("%1 of %2 ").arg(count_text(counted), count_text(all)));
  })) << progress.text().toStdString();
  EXPECT_TRUE(progress.toolTip().contains(QStringLiteral("%1 similar pairs judged").arg(count_text(counted))));
  program.find<QLineEdit>("pairs.filter").setText("verdict:any");
  EXPECT_TRUE(wait_until([&] { return listed() == counted; })) << listed() << " for " << counted;
  EXPECT_TRUE(wait_until([&] {
    return progress.text().startsWith(QStringLiteral("list: all %1 judged").arg(count_text(counted)));
  })) << progress.text().toStdString();
}

TEST_F(Judges, see_a_bar_of_two_lines_without_cut_text) {
  Program program;
  program.open();
  program.find<QComboBox>("verdicts.order").setCurrentIndex(0);
  judge_at_random(program, 3);
  program.wait_for_counts(3);
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  ASSERT_TRUE(wait_until([&] { return progress.text().contains(u"not drawn at random"); }));
  const QWidget& bar = program.find<QWidget>("verdict_bar");
  ASSERT_TRUE(wait_until([&] { return bar.height() == bar.heightForWidth(bar.width()); }));
  const int button = program.find<QWidget>("verdict.same").height();
  std::set<int> lines;
  for (const char* part : {"verdict.same", "verdict.note", "verdict.undo", "verdict.next", "verdicts.order",
                           "verdicts.goes_on", "verdicts.progress"}) {
    const QWidget& widget = program.find<QWidget>(part);
    ASSERT_TRUE(widget.isVisible()) << part;
    lines.insert(widget.mapTo(&bar, widget.rect().center()).y() / button);
    EXPECT_LE(widget.mapTo(&bar, widget.rect().bottomRight()).x(), bar.width()) << part;
    EXPECT_GE(widget.width(), widget.minimumSizeHint().width()) << part;
  }
  EXPECT_LE(lines.size(), 2U);
  EXPECT_GE(progress.width(), progress.sizeHint().width()) << progress.text().toStdString();
}

TEST_F(Judges, see_three_rows_and_twelve_lines_of_each_text_at_one_and_a_half_times_the_type) {
  Program program;
  program.open();
  for (int step = 0; step < 4; ++step) program.trigger("font_larger");
  program.window.resize(1280, 750);  // a screen of 1280 x 800 without the window's frame
  for (const TextPane* text : program.find<QWidget>("pairs.documents").findChildren<TextPane*>())
    EXPECT_TRUE(wait_until([&] { return text->lines_on_screen() >= 12; })) << text->lines_on_screen();
  const QTableView& table = program.table();
  EXPECT_GE(table.viewport()->height(), 3 * table.rowHeight(0));
  program.trigger("font_normal");
}

/// The texts-only screen; null if none exists.
QWidget* alone(const Program& program) {
  return program.window.findChild<QWidget*>(QStringLiteral("whole_screen"));
}

void start_judging(Program& program, const char* answer) {
  program.trigger("judging_mode");
  auto* question = program.window.findChild<QMessageBox*>("judging_question");
  ASSERT_TRUE(question);
  question->findChild<QPushButton*>(QString::fromLatin1(answer))->click();
  ASSERT_TRUE(wait_until([&] { return alone(program) && alone(program)->isVisible(); }));
  alone(program)->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(alone(program)));
}

TEST_F(Judges, on_a_texts_only_screen_a_random_sample_whose_interval_holds) {
  Program program;
  program.open();
  program.trigger("judging_mode");
  auto* question = program.window.findChild<QMessageBox*>("judging_question");
  ASSERT_TRUE(question && question->defaultButton());
  EXPECT_EQ(question->defaultButton()->objectName(), "judging.random") << "nobody has chosen another order";
  delete question;
  start_judging(program, "judging.random");
  EXPECT_TRUE(alone(program)->isFullScreen());
  const auto shown = [&](const char* name) {
    const auto* part = alone(program)->findChild<QWidget*>(QString::fromLatin1(name));
    return part && part->isVisible();
  };
  for (const char* part : {"verdict.same", "verdict.near", "verdict.different", "verdict.unsure", "verdict.note",
                           "verdict.undo", "judging.leave", "verdicts.progress", "left_text", "right_text"})
    EXPECT_TRUE(shown(part)) << part;
  for (const char* part :
       {"verdict.next", "verdicts.order", "verdicts.goes_on", "pairs.table", "pairs.filter", "why_panel"})
    EXPECT_FALSE(shown(part)) << part;
  auto& text = *alone(program)->findChild<QWidget*>(QStringLiteral("left_text"));
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  ASSERT_TRUE(wait_until([&] { return progress.text() == QStringLiteral("0 of 50 \u00B7 random"); }));
  for (int i = 0; i < 7; ++i) {
    const QString pair = program.pair();
    QTest::keyClick(&text, i % 3 == 2 ? Qt::Key_3 : Qt::Key_1);
    ASSERT_TRUE(wait_until([&] { return program.pair() != pair; }));
  }
  program.wait_for_counts(7);
  const auto says = [&](const QString& pattern) {
    return wait_until([&] { return QRegularExpression(pattern).match(progress.text()).hasMatch(); });
  };
  // At least the seven: verdicts also count for pairs of copies.
  EXPECT_TRUE(
      says(QStringLiteral("^([7-9]|[1-4]\\d) of 50( \\(\\d+ with equal texts\\))? \u00B7 random \u00B7 precision \\d+ "
                          "% \\(\\d+ to \\d+\\)$")))
      << progress.text().toStdString();
  QTest::keyClick(&text, Qt::Key_N);
  auto& note = program.find<QLineEdit>("verdict.note");
  ASSERT_TRUE(wait_until([&] { return note.hasFocus(); }));
  QTest::keyClicks(&note, "1 update");
  QTest::keyClick(&note, Qt::Key_Return);
  EXPECT_EQ(program.verdicts().size(), 8U) << "a pair with a note alone is unsure";
  EXPECT_TRUE(wait_until([&] { return text.hasFocus(); }));
  QTest::keyClick(&text, Qt::Key_U);
  EXPECT_EQ(program.verdicts().size(), 7U);
  QTest::keyClick(&text, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(program.verdicts().size(), 6U);
  QTest::keyClick(&text, Qt::Key_F6);
  EXPECT_TRUE(wait_until([&] { return !alone(program); }));
  EXPECT_TRUE(program.find<QWidget>("verdicts.order").isVisible());
  EXPECT_TRUE(program.find<QWidget>("pairs.table").isVisible());
  EXPECT_EQ(program.find<QWidget>("verdict_bar").window(), &program.window);
  EXPECT_TRUE(program.window.isVisible());
}

TEST_F(Judges, on_a_texts_only_screen_the_hardest_pairs_and_says_that_the_interval_does_not_hold) {
  Program program;
  program.open();
  start_judging(program, "judging.borderline");
  auto& text = *alone(program)->findChild<QWidget*>(QStringLiteral("left_text"));
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  for (int i = 0; i < 50; ++i) {
    const QString pair = program.pair();
    QTest::keyClick(&text, i % 2 == 0 ? Qt::Key_1 : Qt::Key_3);
    ASSERT_TRUE(wait_until([&] { return program.pair() != pair || progress.text().startsWith(u"all 50 judged"); }))
        << i;
    if (progress.text().startsWith(u"all 50 judged")) break;  // a verdict counts for the copies of its texts
  }
  EXPECT_TRUE(wait_until([&] {
    return progress.text().startsWith(
               QStringLiteral("all 50 judged: Esc ends, F6 then adds 50 \u00B7 borderline first \u00B7 precision ")) &&
           progress.text().endsWith(QStringLiteral("; not drawn at random)"));
  })) << progress.text().toStdString();
  const auto before = program.verdicts().pairs();
  QTest::keyClick(&text, Qt::Key_2);
  EXPECT_EQ(program.verdicts().size(), before.size());
  EXPECT_TRUE(program.verdicts().pairs() != before) << "an extra key changes the verdict of the pair shown";
  QTest::keyClick(&text, Qt::Key_Escape);
  EXPECT_TRUE(wait_until([&] { return !alone(program); }));
  start_judging(program, "judging.borderline");
  EXPECT_TRUE(wait_until([&] { return progress.text().contains(u" of 100 "); })) << progress.text().toStdString();
  alone(program)->close();
  ASSERT_TRUE(wait_until([&] { return !alone(program); }));
  program.trigger("judging_mode");
  const QString question = program.find<QMessageBox>("judging_question").informativeText();
  EXPECT_TRUE(question.contains("Random strata, 50 pairs: ")) << qPrintable(question);
  EXPECT_TRUE(question.contains("Borderline first, 100 pairs: ")) << qPrintable(question);
}

// A hard pair may happen to be the next one in random order, and then counts as drawn at random.
TEST_F(Judges, see_that_precision_beside_hard_pairs_is_from_the_random_ones) {
  Program program;
  program.open();
  judge_by(program, 1);
  judge_at_random(program, 3);
  program.wait_for_counts(3);
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  ASSERT_TRUE(program.session.judging().summary()->is_random);
  EXPECT_FALSE(progress.text().contains("drawn at random")) << progress.text().toStdString();
  start_judging(program, "judging.borderline");
  EXPECT_TRUE(wait_until([&] { return progress.text().contains("), from the pairs drawn at random"); }))
      << progress.text().toStdString();
}

TEST_F(Judges, learn_that_a_random_sample_of_a_filtered_list_does_not_measure_the_run) {
  Program program;
  program.open();
  const int all = program.table().model()->rowCount();
  program.find<QLineEdit>("pairs.filter").setText("j>=0.9");
  ASSERT_TRUE(wait_until([&] { return program.table().model()->rowCount() < all; }));
  program.trigger("judging_mode");
  auto* question = program.window.findChild<QMessageBox*>("judging_question");
  ASSERT_TRUE(question);
  EXPECT_TRUE(question->informativeText().contains("pairs: this list does not measure the run's precision"))
      << qPrintable(question->informativeText());
  question->findChild<QPushButton*>("judging.random")->click();
  ASSERT_TRUE(wait_until([&] { return alone(program) && alone(program)->isVisible(); }));
  QTest::keyClick(alone(program)->findChild<QWidget*>(QStringLiteral("left_text")), Qt::Key_1);
  program.wait_for_counts(1);
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  EXPECT_TRUE(wait_until([&] {
    return progress.text().endsWith(u" \u00B7 random \u00B7 this list does not measure the run's precision");
  })) << progress.text().toStdString();
}

TEST_F(Judges, learn_that_false_candidates_do_not_measure_the_run_in_any_order) {
  Program program;
  program.open();
  const int similar = program.table().model()->rowCount();
  program.session.look_at({PairKind::false_candidates});
  ASSERT_TRUE(wait_until([&] { return program.table().model()->rowCount() != similar && program.row() == 0; }));
  start_judging(program, "judging.borderline");
  QTest::keyClick(alone(program)->findChild<QWidget*>(QStringLiteral("left_text")), Qt::Key_1);
  program.wait_for_counts(1);
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  EXPECT_TRUE(wait_until([&] {
    return progress.text().endsWith(u"borderline first \u00B7 this list does not measure the run's precision");
  })) << progress.text().toStdString();
}

TEST_F(Judges, continue_their_sample_after_a_crash_and_begin_one_anew_in_another_corpus) {
  {
    Program program;
    program.open();
    start_judging(program, "judging.random");
    for (int i = 0; i < 3; ++i) {
      const QString pair = program.pair();
      QTest::keyClick(alone(program)->findChild<QWidget*>(QStringLiteral("left_text")), Qt::Key_2);
      ASSERT_TRUE(wait_until([&] { return program.pair() != pair; }));
    }
    program.wait_for_counts(3);
    ASSERT_TRUE(wait_until([&] { return !program.window.run_files().keeping_copy(); }));
  }  // without closing its window, as if killed
  Program next;
  next.window.show();
  QSignalSpy said(&next.window.run_files(), &RunFiles::said);
  ASSERT_TRUE(next.window.run_files().recover());
  const auto& progress = next.find<ElidedLabel>("verdicts.progress");
  EXPECT_TRUE(wait_until([&] { return progress.text().contains(u" of 50"); })) << progress.text().toStdString();
  ASSERT_TRUE(wait_until([&] { return !said.isEmpty(); }));
  EXPECT_TRUE(said[0][0].toString().endsWith(u"F6 continues judging (3 verdicts so far, in all samples together)."))
      << qPrintable(said[0][0].toString());
  next.trigger("judging_mode");
  auto* question = next.window.findChild<QMessageBox*>("judging_question");
  ASSERT_TRUE(question && question->defaultButton());
  EXPECT_EQ(question->defaultButton()->objectName(), "judging.go_on");
  EXPECT_EQ(question->defaultButton()->text(),
            QStringLiteral("&Go on: %1 of 50, random").arg(progress.text().section(u' ', 0, 0)));
  EXPECT_FALSE(question->findChild<QPushButton*>("judging.random")) << "that is the same sample";
  question->defaultButton()->click();
  ASSERT_TRUE(wait_until([&] { return alone(next) != nullptr; }));
  EXPECT_TRUE(progress.text().contains(u" of 50")) << progress.text().toStdString();
  alone(next)->close();
  next.window.opener().open({QStringLiteral("builtin")});
  EXPECT_TRUE(wait_until([&] { return !next.session.busy() && !progress.text().contains(u" of 50"); }))
      << progress.text().toStdString();
  next.window.run_files().leave_nothing();
}

TEST_F(Judges, on_a_texts_only_screen_with_a_bar_that_is_laid_out_from_the_start_in_large_type) {
  Program program;
  program.open();
  auto& text = program.find<QWidget>("left_text");
  const auto points = [&] { return text.font().pointSizeF(); };
  start_judging(program, "judging.random");
  const double usual = points();
  alone(program)->close();
  ASSERT_TRUE(wait_until([&] { return !alone(program); }));
  for (int step = 0; step < 4; ++step) program.trigger("font_larger");
  program.window.resize(1024, 700);
  start_judging(program, "judging.random");
  EXPECT_TRUE(wait_until([&] { return points() > 1.1 * usual; })) << points() << ' ' << usual;
  const auto& bar = program.find<QWidget>("verdict_bar");
  EXPECT_TRUE(wait_until([&] {
    return std::ranges::all_of(bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly), [&](QWidget* part) {
      return part->isHidden() || bar.rect().contains(part->geometry());
    });
  }));
  EXPECT_GT(program.find<QWidget>("pairs.documents").y(), bar.y());
  program.trigger("font_normal");
}

TEST_F(Judges, as_the_second_one_the_same_sample_without_seeing_the_first_ones_verdicts) {
  Program program;
  program.open();
  Judging& judging = program.session.judging();
  judging.set_judge_name("anna");
  start_judging(program, "judging.random");
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  ASSERT_TRUE(wait_until([&] { return progress.text() == QStringLiteral("0 of 50 \u00B7 random \u00B7 as anna"); }));
  const auto text = [&] { return alone(program)->findChild<QWidget*>(QStringLiteral("left_text")); };
  QStringList first;
  for (int i = 0; i < 3; ++i) {
    first << program.pair();
    QTest::keyClick(text(), Qt::Key_1);
    ASSERT_TRUE(wait_until([&] { return program.pair() != first.back(); }));
  }
  program.wait_for_counts(3);
  const std::size_t judged = program.verdicts().size();
  QTest::keyClick(text(), Qt::Key_Escape);
  ASSERT_TRUE(wait_until([&] { return !alone(program); }));
  judging.set_judge_name("ben");
  start_judging(program, "judging.random");
  ASSERT_TRUE(wait_until([&] { return progress.text() == QStringLiteral("0 of 50 \u00B7 random \u00B7 as ben"); }))
      << progress.text().toStdString();
  for (const QString& pair : first) {
    ASSERT_TRUE(wait_until([&] { return program.pair() == pair; })) << program.pair().toStdString();
    for (const char* verdict : {"verdict.same", "verdict.near", "verdict.different", "verdict.unsure"})
      EXPECT_FALSE(program.find<QPushButton>(verdict).isChecked()) << verdict;
    QTest::keyClick(text(), Qt::Key_3);
  }
  EXPECT_TRUE(wait_until([&] { return !first.contains(program.pair()); }));
  EXPECT_EQ(program.verdicts().size(), judged);
  for (const JudgedPair& pair : program.verdicts().pairs())
    EXPECT_EQ(verdicts_text(pair), "same (anna), different (ben)");
  EXPECT_FALSE(progress.text().contains("precision")) << "of her verdicts";
}

TEST_F(Judges, on_a_texts_only_screen_the_current_list_and_leaves_with_the_window) {
  Program program;
  program.open();
  program.find<QLineEdit>("pairs.filter").setText("j>=0.9");
  const int all = program.table().model()->rowCount();
  ASSERT_TRUE(wait_until([&] { return program.table().model()->rowCount() < all; }));
  start_judging(program, "judging.list");
  const auto& progress = program.find<ElidedLabel>("verdicts.progress");
  const QString first = program.pair();
  QTest::keyClick(alone(program)->findChild<QWidget*>(QStringLiteral("left_text")), Qt::Key_1);
  EXPECT_TRUE(wait_until([&] { return program.row() == 1; })) << first.toStdString();
  const QString listed = count_text(static_cast<std::uint64_t>(program.table().model()->rowCount()));
  EXPECT_TRUE(wait_until([&] { return progress.text().contains(QStringLiteral(" of %1 \u00B7 in view").arg(listed)); }))
      << progress.text().toStdString();
}  // the program ends while that screen is shown

TEST_F(Judges, and_is_asked_before_unsaved_verdicts_are_left) {
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

TEST_F(Judges, exports_and_imports_a_table_of_verdicts) {
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
  const auto& info = *program.window.findChild<InfoBar*>();
  EXPECT_TRUE(info.text().contains(u"1 verdict imported from verdicts.csv.")) << info.text().toStdString();
  QTest::keyClick(&program.table(), Qt::Key_U);
  EXPECT_TRUE(program.verdicts().empty());
  EXPECT_TRUE(info.text().contains(u"Import of 1 verdict undone.")) << info.text().toStdString();
  EXPECT_FALSE(info.text().contains(u"imported")) << info.text().toStdString();
}

TEST_F(Judges, imports_a_hundred_thousand_verdicts_and_undoes_them_at_once) {
  Program program;
  program.open();
  const QString path = folder.filePath("many.csv");
  QFile table(path);
  ASSERT_TRUE(table.open(QIODevice::WriteOnly));
  table.write("a,b,verdict,judge\n");
  for (int a = 0; a < 1'000; ++a)
    for (int b = 1'000; b < 1'100; ++b)
      table.write(QByteArray::number(a) + ',' + QByteArray::number(b) + ",near,ben\n");
  table.close();
  auto& exchange = *program.window.findChild<VerdictExchange*>();
  const auto settled = [&] { return !exchange.importing() && !program.session.judging().busy(); };
  WatchedApplication::instance().forget_stalls();
  exchange.import(path);
  ASSERT_TRUE(wait_until(settled));
  const std::size_t imported = program.verdicts().size();
  EXPECT_GT(imported, 50'000U) << "the others are on copies of a text";
  expect_no_work_in_the_event_loop();
  WatchedApplication::instance().forget_stalls();
  QTest::keyClick(&program.table(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(program.verdicts().empty());
  QTest::keyClick(&program.table(), Qt::Key_Y, Qt::ControlModifier);
  EXPECT_EQ(program.verdicts().size(), imported);
  ASSERT_TRUE(wait_until(settled));
  expect_no_work_in_the_event_loop();
}

TEST_F(Judges, compares_an_imported_table_of_another_judge_and_lists_the_disputes) {
  Program program;
  program.open();
  program.trigger("judge_name");
  auto* dialog = program.window.findChild<QInputDialog*>("judge");
  ASSERT_TRUE(dialog);
  dialog->setTextValue(" anna ");
  dialog->accept();
  program.window.activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&program.window));
  program.table().setFocus();
  judge_at_random(program, 3);
  const Corpus& corpus = *program.session.corpus();
  const auto digests = digest_texts(corpus, {}).value();
  // Two texts, one of them with a copy, so that the verdict on them concerns two pairs.
  std::map<TextDigest, int> copies;
  for (const TextDigest digest : *digests) ++copies[digest];
  const auto similar = program.session.result()->similar->first(program.session.result()->similar->count());
  const auto twice = std::ranges::find_if(similar, [&](const SimilarPair& pair) {
    return copies[(*digests)[pair.a]] * copies[(*digests)[pair.b]] == 2 &&
           !program.verdicts().find((*digests)[pair.a], (*digests)[pair.b]);
  });
  ASSERT_NE(twice, similar.end());
  ASSERT_TRUE(program.session.judging().judge(corpus, twice->a, twice->b, Verdict::near));
  auto pairs = program.verdicts().pairs();
  ASSERT_EQ(pairs.size(), 4U);
  std::ranges::rotate(pairs, pairs.end() - 1);
  Verdicts theirs;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    EXPECT_EQ(pairs[i].judge, "anna");
    pairs[i].judge = "ben";
    if (i == 0) pairs[i].verdict = Verdict::unsure;
    theirs.put(pairs[i]);
  }
  const QString path = folder.filePath("ben.csv");
  ASSERT_TRUE(write_verdicts_csv(theirs, corpus, *digests, path.toStdString()));
  auto& exchange = *program.window.findChild<VerdictExchange*>();
  QSignalSpy said(&exchange, &VerdictExchange::said);
  exchange.import(path);
  ASSERT_TRUE(wait_until([&] { return said.count() == 1; }));
  const QString message = said[0][0].toString();
  EXPECT_TRUE(message.contains("anna and ben: 4 pairs judged by both, 3 alike")) << message.toStdString();
  EXPECT_TRUE(message.contains("2 pairs in dispute")) << message.toStdString();
  const QString written = folder.filePath("both.csv");
  auto* job = make_verdicts_export(program.session, CsvCells::as_they_are, &program.window);
  QSignalSpy done(job, &FileExport::done);
  job->write(written);
  ASSERT_TRUE(wait_until([&] { return !done.isEmpty(); }));
  EXPECT_EQ(done[0][0].toString(), QStringLiteral("8 verdicts by 2 judges written to %1.").arg(written));
  program.find<QCheckBox>("pairs.hide_identical").setChecked(false);
  program.find<QLineEdit>("pairs.filter").setText("verdict:disputed");
  EXPECT_TRUE(wait_until([&] { return program.table().model()->rowCount() == 2; }));
  program.table().selectRow(0);
  EXPECT_TRUE(program.cell(PairColumn::verdict).endsWith(u'?')) << program.cell(PairColumn::verdict).toStdString();
  EXPECT_GT(program.table().columnWidth(static_cast<int>(PairColumn::verdict)),
            program.table().fontMetrics().horizontalAdvance(QStringLiteral("\u2260 different \u00B7 \u2248")));
  QSettings().remove(QStringLiteral("verdicts/judge"));
}

TEST_F(Judges, and_exports_notes_as_set_in_the_menu_under_the_name_of_the_corpus) {
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
