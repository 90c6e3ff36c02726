#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <array>
#include <map>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/session/session.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

enum Order { borderline, strata, in_view };

class PairJudgingTest : public testing::Test {
 protected:
  void SetUp() override {
    QSettings().remove(QStringLiteral("verdicts"));
    Recipe recipe;
    recipe.sample.size = 1'000;
    recipe.verify.threshold = 0.5;
    session.start_with(recipe);
    page = std::make_unique<PairsPage>(session);
    page->resize(1000, 700);
    page->show();
    page->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(page.get()));
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && rows() && rows()->complete(); }));
    table().setFocus();
  }
  void TearDown() override { QSettings().remove(QStringLiteral("verdicts")); }

  template <typename Widget>
  Widget& find(const char* name) const {
    return *page->findChild<Widget*>(QLatin1String(name));
  }
  QTableView& table() const { return *page->table(); }
  const PairRows* rows() const { return static_cast<PairsModel*>(table().model())->rows().get(); }
  int row() const { return table().currentIndex().row(); }
  int last_row() const { return table().model()->rowCount() - 1; }  // rows side by side may be copies of one text
  void next_by(Order order) const {
    auto& orders = find<QComboBox>("verdicts.order");
    orders.setCurrentIndex(order);
    emit orders.activated(order);
  }
  const Verdicts& verdicts() const { return *session.judging().verdicts(); }
  const JudgedPair* judged(int at) const {
    const SimilarPair& pair = rows()->at_row(static_cast<std::size_t>(at));
    return session.judging().of(rows()->run->corpus, pair.a, pair.b);
  }
  void press(Qt::Key key) const { QTest::keyClick(&table(), key); }
  /// Lists the pairs that pass, and waits for them.
  void list(const QString& filter) const {
    find<QLineEdit>("pairs.filter").setText(filter);
    ASSERT_TRUE(wait_until([&] { return rows()->listing.filter.text() == filter.toStdString(); }));
  }

  Session session;
  std::unique_ptr<PairsPage> page;
};

TEST_F(PairJudgingTest, in_view_continues_after_the_selected_row_skips_judged_ones_and_wraps) {
  next_by(in_view);
  table().selectRow(3);
  press(Qt::Key_1);
  EXPECT_EQ(row(), 4);
  table().selectRow(2);
  press(Qt::Key_1);
  EXPECT_EQ(row(), 4) << "row 3 is judged";
  table().selectRow(table().model()->rowCount() - 1);
  press(Qt::Key_1);
  EXPECT_EQ(row(), 0);
}

TEST_F(PairJudgingTest, at_random_takes_turns_between_the_strata) {
  next_by(strata);
  const auto stratum = [this](std::size_t at) { return static_cast<int>(rows()->at_row(at).jaccard * 20 + 1e-9); };
  std::map<int, int> all, said;
  for (std::size_t i = 0; i < rows()->order.size(); ++i) ++all[stratum(i)];
  ASSERT_GT(all.size(), 4U);
  std::set<int> different;
  for (int i = 0; i < 30; ++i) {
    ++said[stratum(static_cast<std::size_t>(row()))];
    EXPECT_TRUE(different.insert(row()).second) << "a pair occurred twice";
    const int before = row();
    press(Qt::Key_2);
    ASSERT_TRUE(wait_until([&] { return row() != before; }));
  }
  for (const auto& [one, count] : said)
    for (const auto& [other, size] : all) EXPECT_GE(said[other], std::min(size, count - 2)) << one << ' ' << other;
}

TEST_F(PairJudgingTest, returns_to_a_pair_whose_verdict_was_undone) {
  list(QStringLiteral("group:1"));
  const auto pairs = rows()->order.size();
  ASSERT_GT(pairs, 2U);
  for (std::size_t i = 0; i < pairs; ++i) {
    const int before = row();
    press(Qt::Key_1);  // "different" would cut the group
    ASSERT_TRUE(wait_until([&] { return row() != before || i + 1 == pairs; }));
  }
  ASSERT_EQ(verdicts().size(), pairs);
  const auto says_all = [this] {
    return find<ElidedLabel>("verdicts.progress").text().contains(QStringLiteral("list: all "));
  };
  EXPECT_TRUE(wait_until(says_all));
  for (const auto& [key, verdict, says] : {std::tuple(Qt::Key_2, Verdict::near, "same changed to near"),
                                           {Qt::Key_1, Verdict::same, "near changed to same"}}) {
    press(key);
    EXPECT_EQ(judged(row())->verdict, verdict);
    EXPECT_TRUE(wait_until([&] { return find<ElidedLabel>("verdicts.progress").text().contains(says); })) << says;
  }
  press(Qt::Key_U);
  press(Qt::Key_U);
  EXPECT_EQ(judged(row())->verdict, Verdict::same);
  press(Qt::Key_U);
  const int undone = row();
  EXPECT_EQ(judged(undone), nullptr);
  table().selectRow(undone == 0 ? 1 : 0);
  press(Qt::Key_J);
  EXPECT_TRUE(wait_until([&] { return row() == undone; }));
  EXPECT_TRUE(wait_until([&] { return !says_all(); }));
}

TEST_F(PairJudgingTest, counts_the_pairs_of_copies_and_undo_returns_to_the_documents_that_were_judged) {
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("copies.jsonl")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(R"({"id": "a", "text": "one two three four five six seven eight"}
{"id": "b", "text": "one two three four five six seven eight"}
{"id": "c", "text": "one two three four five six seven nine"}
)");
  file.close();
  session.open({file.fileName().toStdString()});
  ASSERT_TRUE(wait_until([this] { return !session.busy() && rows() && rows()->order.size() == 2; }));
  table().selectRow(1);
  press(Qt::Key_1);
  const auto& progress = find<ElidedLabel>("verdicts.progress");
  EXPECT_TRUE(wait_until([&] { return progress.text().startsWith(u"all 2 judged (1 with equal texts) \u00B7 "); }))
      << progress.text().toStdString();
  table().selectRow(0);
  press(Qt::Key_U);
  EXPECT_EQ(row(), 1);
  EXPECT_TRUE(verdicts().empty());
}

TEST_F(PairJudgingTest, undo_names_the_verdict_and_leaves_those_on_another_corpus_alone) {
  next_by(in_view);
  for (const int at : {0, last_row()}) {
    table().selectRow(at);
    press(Qt::Key_1);
  }
  ASSERT_EQ(verdicts().size(), 2U);
  const QTemporaryDir folder;
  QFile file(folder.filePath(QStringLiteral("other.jsonl")));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(R"({"id": "p", "text": "one two three four five six seven eight"}
{"id": "q", "text": "one two three four five six seven nine"}
)");
  file.close();
  session.open({file.fileName().toStdString()});
  ASSERT_TRUE(wait_until([this] { return !session.busy() && rows() && rows()->order.size() == 1; }));
  ASSERT_TRUE(wait_until([this] { return !session.judging().busy(); }));
  table().selectRow(0);
  EXPECT_FALSE(find<QPushButton>("verdict.undo").isEnabled());
  press(Qt::Key_2);
  const auto& progress = find<ElidedLabel>("verdicts.progress");
  for (int i = 0; i < 3; ++i) press(Qt::Key_U);
  EXPECT_EQ(verdicts().size(), 2U);
  EXPECT_TRUE(wait_until([&] { return progress.text().startsWith(u"0 / 1: near undone"); }))
      << progress.text().toStdString();
}

TEST_F(PairJudgingTest, a_verdict_after_a_note_replaces_none) {
  find<QCheckBox>("verdicts.goes_on").setChecked(false);
  table().selectRow(last_row());
  const SimilarPair& pair = rows()->at_row(static_cast<std::size_t>(last_row()));
  ASSERT_TRUE(session.judging().note(*rows()->run->corpus, pair.a, pair.b, "an update"));
  press(Qt::Key_3);
  EXPECT_EQ(judged(last_row())->verdict, Verdict::different);
  const auto& progress = find<ElidedLabel>("verdicts.progress");
  EXPECT_TRUE(wait_until([&] { return progress.text().contains(u"precision"); })) << progress.text().toStdString();
  EXPECT_FALSE(progress.text().contains(u"changed to")) << progress.text().toStdString();
  press(Qt::Key_1);
  EXPECT_TRUE(wait_until([&] { return progress.text().contains(u"different changed to same"); }));
}

TEST_F(PairJudgingTest, names_the_judge_and_whose_precision_it_is) {
  const auto& progress = find<ElidedLabel>("verdicts.progress");
  const auto says = [&](const char* text) {
    return wait_until([&] { return progress.text().contains(QString::fromUtf8(text)); });
  };
  EXPECT_EQ(progress.text(), "Keys 1 to 4 judge the selected pair.") << "the login name is not told";
  session.judging().set_judge_name("maria");
  EXPECT_TRUE(says("Keys 1 to 4 judge the selected pair as maria.")) << progress.text().toStdString();
  next_by(in_view);
  table().selectRow(last_row());
  press(Qt::Key_1);
  EXPECT_TRUE(says(" \u00B7 as maria \u00B7 precision 100 %")) << progress.text().toStdString();
  EXPECT_FALSE(progress.text().contains(u" by "));
  session.judging().set_judge_name("ben");
  EXPECT_TRUE(says(" \u00B7 as ben \u00B7 ") && progress.text().endsWith(u" by maria"))
      << progress.text().toStdString();
  table().selectRow(0);
  press(Qt::Key_3);
  EXPECT_TRUE(wait_until([&] { return progress.text().endsWith(u" by ben and maria"); }))
      << progress.text().toStdString();
  session.judging().set_judge_name(system_user());
  EXPECT_TRUE(says(("as " + system_user()).c_str())) << "the other judges' verdicts exist";
}

TEST_F(PairJudgingTest, names_the_replaced_verdict_of_the_same_judge_only) {
  session.judging().set_judge_name("anna");
  next_by(in_view);
  const auto judge = [&](Qt::Key key) {
    table().selectRow(last_row());
    press(key);
  };
  const auto& progress = find<ElidedLabel>("verdicts.progress");
  const auto says = [&](const char* text) {
    return wait_until([&] { return progress.text().contains(QString::fromUtf8(text)); });
  };
  judge(Qt::Key_2);
  session.judging().set_judge_name("ben");
  judge(Qt::Key_3);
  ASSERT_TRUE(wait_until([&] { return verdicts_text(*judged(last_row())) == "near (anna), different (ben)"; }));
  EXPECT_TRUE(says("precision 100 %")) << "the first judge's verdict counts: " << progress.text().toStdString();
  EXPECT_FALSE(progress.text().contains(u"changed to"));
  judge(Qt::Key_1);
  EXPECT_TRUE(says("different changed to same"));
  session.judging().set_judge_name("anna");
  judge(Qt::Key_4);
  EXPECT_TRUE(says("near changed to unsure")) << "and not ben's";
}

TEST_F(PairJudgingTest, shows_precision_with_its_interval_however_narrow_the_page_is) {
  press(Qt::Key_1);
  const auto& progress = find<ElidedLabel>("verdicts.progress");
  ASSERT_TRUE(wait_until([&] { return progress.text().contains(QStringLiteral("precision 100 %")); }));
  const auto shows = [&] {
    return progress.width() >= progress.fontMetrics().horizontalAdvance(
                                   QStringLiteral("17 of 50 \u00B7 random \u00B7 precision 88 % (57 to 98)"));
  };
  QFont large = page->font();
  large.setPointSizeF(1.5 * large.pointSizeF());
  page->setFont(large);
  for (const int width : {1000, 760}) {
    page->resize(width, 700);
    EXPECT_TRUE(wait_until(shows)) << width;
    EXPECT_LE(progress.mapTo(page.get(), progress.rect().bottomRight()).x(), width) << "no wider than the page";
    EXPECT_EQ(page->width(), width);
  }
}

TEST_F(PairJudgingTest, stays_on_the_pair_without_auto_advance_and_the_last_verdict_counts) {
  find<QCheckBox>("verdicts.goes_on").setChecked(false);
  table().selectRow(1);
  press(Qt::Key_1);
  press(Qt::Key_3);
  EXPECT_EQ(row(), 1);
  ASSERT_EQ(verdicts().size(), 1U);
  EXPECT_EQ(verdicts().pairs()[0].verdict, Verdict::different);
  EXPECT_TRUE(find<QPushButton>("verdict.different").isChecked());
  EXPECT_FALSE(find<QPushButton>("verdict.same").isChecked());
  table().selectRow(last_row());
  EXPECT_FALSE(find<QPushButton>("verdict.different").isChecked());
}

TEST_F(PairJudgingTest, one_key_judges_all_selected_rows_and_one_undo_reverts_them) {
  find<QCheckBox>("verdicts.goes_on").setChecked(false);
  table().selectRow(3);
  press(Qt::Key_1);
  const auto before = std::ranges::count_if(std::array{2, 3, 4, 5}, [this](int at) { return judged(at) != nullptr; });
  table().selectRow(2);
  for (int i = 0; i < 3; ++i) QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
  press(Qt::Key_2);
  find<QMessageBox>("judging_all_question").findChild<QPushButton*>(QStringLiteral("judging.all"))->click();
  const auto& progress = find<ElidedLabel>("verdicts.progress");
  const QString changed = before == 1 ? QStringLiteral("1 verdict") : QStringLiteral("%1 verdicts").arg(before);
  EXPECT_TRUE(wait_until([&] {
    return progress.text().startsWith(QStringLiteral("4 pairs judged near, %1 changed; U undoes that").arg(changed));
  })) << progress.text().toStdString();
  for (const int at : {2, 3, 4, 5}) ASSERT_TRUE(judged(at)) << at;
  EXPECT_EQ(judged(last_row()), nullptr);
  EXPECT_EQ(judged(5)->verdict, Verdict::near);
  QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(verdicts().size(), 1U);
  EXPECT_EQ(judged(3)->verdict, Verdict::same);
}

TEST_F(PairJudgingTest, asks_once_before_one_key_judges_twenty_rows) {
  find<QCheckBox>("verdicts.goes_on").setChecked(false);
  const auto select = [this](int rows) {
    table().selectRow(0);
    for (int i = 1; i < rows; ++i) QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_4);
  };
  const auto question = [this] { return page->findChild<QMessageBox*>(QStringLiteral("judging_all_question")); };
  select(19);
  EXPECT_FALSE(question());
  const std::size_t before = verdicts().size();
  select(20);
  ASSERT_TRUE(question());
  EXPECT_EQ(question()->text(), QStringLiteral("Judge 20 pairs as \"unsure\"?"));
  EXPECT_EQ(verdicts().size(), before);
  question()->findChild<QPushButton*>(QStringLiteral("judging.all"))->click();
  ASSERT_TRUE(judged(19));
  EXPECT_EQ(judged(19)->verdict, Verdict::unsure);
  press(Qt::Key_U);
  EXPECT_EQ(verdicts().size(), before) << "undo is one step";
}

TEST_F(PairJudgingTest, asks_before_one_key_changes_verdicts_and_offers_to_keep_them) {
  find<QCheckBox>("verdicts.goes_on").setChecked(false);
  const auto question = [this] { return page->findChild<QMessageBox*>(QStringLiteral("judging_all_question")); };
  const auto judge_first = [&](int rows, Qt::Key key) {
    table().selectRow(0);
    for (int i = 1; i < rows; ++i) QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
    press(key);
  };
  const auto answer = [&](const char* button) {
    ASSERT_TRUE(question());
    question()->findChild<QPushButton*>(QLatin1String(button))->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  };
  judge_first(2, Qt::Key_1);
  ASSERT_FALSE(question()) << "nothing changes";
  int changed = 0;  // equal texts share verdicts
  for (int at = 0; at < 4; ++at) changed += judged(at) ? 1 : 0;
  judge_first(4, Qt::Key_3);
  ASSERT_TRUE(question());
  const QString sentence = question()->informativeText();
  EXPECT_TRUE(sentence.contains(QStringLiteral("would change: %1.").arg(changed))) << sentence.toStdString();
  EXPECT_EQ(question()->defaultButton()->objectName(), QStringLiteral("judging.others"));
  const auto count_on = [&](const char* button) {
    return question()->findChild<QPushButton*>(QLatin1String(button))->text().section(u'(', 1).section(u')', 0, 0);
  };
  EXPECT_EQ(count_on("judging.all"), QStringLiteral("4"));
  EXPECT_EQ(count_on("judging.others"), QString::number(4 - changed));
  answer("judging.others");
  for (int at = 0; at < 4; ++at) {
    ASSERT_TRUE(judged(at)) << at;
    EXPECT_EQ(judged(at)->verdict, at < changed ? Verdict::same : Verdict::different) << at;
  }
  judge_first(4, Qt::Key_3);
  answer("judging.all");
  EXPECT_EQ(judged(0)->verdict, Verdict::different);
  press(Qt::Key_U);
  EXPECT_EQ(judged(1)->verdict, Verdict::same) << "undo is one step";
}

TEST_F(PairJudgingTest, redoes_a_verdict_by_either_key_until_another_is_given) {
  next_by(in_view);
  table().selectRow(0);
  press(Qt::Key_1);
  const auto undo = [this] { QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier); };
  const auto redo = [this] { QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); };
  ASSERT_TRUE(wait_until([this] { return !session.judging().busy(); }));
  undo();
  ASSERT_EQ(judged(0), nullptr);
  table().selectRow(last_row());
  redo();
  ASSERT_TRUE(judged(0));
  EXPECT_EQ(judged(0)->verdict, Verdict::same);
  EXPECT_EQ(row(), 0) << "redo shows its pair";
  const auto& progress = find<ElidedLabel>("verdicts.progress");
  EXPECT_TRUE(wait_until([&] { return progress.text().contains(u"same redone"); })) << progress.text().toStdString();
  undo();
  QTest::keyClick(&table(), Qt::Key_Y, Qt::ControlModifier);
  EXPECT_TRUE(judged(0));
  undo();
  ASSERT_EQ(row(), 0);
  press(Qt::Key_3);
  redo();
  ASSERT_TRUE(judged(0));
  EXPECT_EQ(judged(0)->verdict, Verdict::different);
}

TEST_F(PairJudgingTest, a_note_stays_with_the_pair_that_it_was_written_on) {
  table().selectRow(1);
  auto& note = find<QLineEdit>("verdict.note");
  press(Qt::Key_N);
  QTest::keyClicks(&note, "an update");
  table().selectRow(last_row());
  EXPECT_EQ(note.text(), QString());
  ASSERT_TRUE(judged(1));
  EXPECT_EQ(judged(1)->note, "an update");
  EXPECT_EQ(judged(last_row()), nullptr);
  table().selectRow(1);
  EXPECT_EQ(note.text(), "an update");
}

// Tables and run files may contain longer notes than a user types.
TEST_F(PairJudgingTest, a_long_note_is_not_cut_by_viewing_it) {
  const std::string note(JudgedPair::kLongestNote, 'n');
  const SimilarPair& pair = rows()->at_row(1);
  ASSERT_TRUE(session.judging().note(*rows()->run->corpus, pair.a, pair.b, note));
  table().selectRow(1);
  table().selectRow(last_row());
  EXPECT_EQ(judged(1)->note, note);
  ASSERT_TRUE(session.judging().can(HistoryStep::undo));
  (void)session.judging().take(HistoryStep::undo);
  EXPECT_TRUE(verdicts().empty()) << "viewing adds no undo step";
}

TEST_F(PairJudgingTest, esc_leaves_a_note_unsaved_until_its_key_brings_it_back) {
  table().selectRow(1);
  auto& note = find<QLineEdit>("verdict.note");
  const auto drop = [&] {
    press(Qt::Key_N);
    QTest::keyClicks(&note, "an update");
    QTest::keyClick(&note, Qt::Key_Escape);
  };
  drop();
  EXPECT_EQ(note.text(), QString());
  EXPECT_TRUE(verdicts().empty());
  EXPECT_TRUE(find<ElidedLabel>("verdicts.progress").text().startsWith(u"note not saved; N brings it back"));
  press(Qt::Key_N);
  EXPECT_EQ(note.text(), "an update");
  QTest::keyClick(&note, Qt::Key_Return);
  ASSERT_TRUE(judged(1));
  EXPECT_EQ(judged(1)->note, "an update");
  table().selectRow(last_row());
  drop();
  table().selectRow(1);
  EXPECT_FALSE(find<ElidedLabel>("verdicts.progress").text().contains(u"not saved"));
  table().selectRow(last_row());
  press(Qt::Key_N);
  EXPECT_EQ(note.text(), QString()) << "another pair was shown";
}

TEST_F(PairJudgingTest, keys_do_nothing_if_no_pair_is_listed) {
  list(QStringLiteral("words>100000"));
  ASSERT_EQ(table().model()->rowCount(), 0);
  for (const Qt::Key key : {Qt::Key_1, Qt::Key_4, Qt::Key_J, Qt::Key_U, Qt::Key_N}) QTest::keyClick(page.get(), key);
  EXPECT_TRUE(verdicts().empty());
  EXPECT_FALSE(find<QPushButton>("verdict.same").isEnabled());
}

TEST_F(PairJudgingTest, a_verdict_appears_in_the_table_at_once_and_can_be_sorted_by) {
  find<QCheckBox>("verdicts.goes_on").setChecked(false);
  table().selectRow(5);
  press(Qt::Key_4);
  const auto cell = [this](int at) {
    return table().model()->index(at, static_cast<int>(PairColumn::verdict)).data().toString();
  };
  EXPECT_EQ(cell(5), QStringLiteral("? unsure"));
  ASSERT_TRUE(wait_until([this] { return !session.judging().busy(); }));
  table().sortByColumn(static_cast<int>(PairColumn::verdict), Qt::DescendingOrder);
  ASSERT_TRUE(wait_until([this] { return rows()->column == PairColumn::verdict; }));
  EXPECT_EQ(cell(0), QStringLiteral("? unsure"));
  EXPECT_EQ(cell(1), QString());
}

}  // namespace
}  // namespace lookalike
