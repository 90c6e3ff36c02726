#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QtTest>
#include <algorithm>

#include "core/experiment/scale/scale_forecast.h"
#include "core/query/groups/unverified.h"
#include "tests/support/stages.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/settle.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/suggest/suggest_dialog.h"
#include "ui/views/suggest/suggest_tabs.h"

namespace lookalike {
namespace {

class SuggestTabsTest : public testing::Test {
 protected:
  void SetUp() override {
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return session.result() && session.surveyor().survey(); }));
  }

  void open(SuggestDialog& dialog) {
    dialog.open_at_right_of(QRect(0, 0, 1280, 800));
    ASSERT_TRUE(wait_until([&] { return dialog.findChild<QPushButton*>("suggest.adopt")->isEnabled(); }));
  }

  static void show_scale(SuggestDialog& dialog) { dialog.findChild<QTabWidget*>("suggest.tabs")->setCurrentIndex(2); }

  Session session;
};

TEST_F(SuggestTabsTest, adds_a_run_of_the_selected_setting_without_changing_the_recipe) {
  SuggestDialog dialog(session);
  open(dialog);
  const Recipe before = session.recipe();
  dialog.findChild<QPushButton*>("suggest.add_run")->click();
  EXPECT_EQ(session.recipe(), before);
  ASSERT_TRUE(wait_until([this] { return session.runs().compared() != nullptr; }));
  const LshOptions added = session.runs().compared()->recipe.lsh;
  EXPECT_NE(added, before.lsh);
  dialog.findChild<QPushButton*>("suggest.adopt")->click();
  EXPECT_EQ(session.recipe().lsh, added);
}

TEST_F(SuggestTabsTest, cost_of_not_verifying_is_that_of_the_adopted_setting) {
  SuggestDialog dialog(session);
  open(dialog);
  const QString told = dialog.findChild<QLabel*>("suggest.unverified")->text();
  dialog.findChild<QPushButton*>("suggest.adopt")->click();
  const LshOptions adopted = session.recipe().lsh;
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result()->recipe.lsh == adopted; }));
  const auto price = price_of_not_verifying(*session.result(), {});
  ASSERT_TRUE(price);
  ASSERT_GT(price->by_candidates.documents, 0U);
  EXPECT_TRUE(told.contains(QString("would remove %1 documents").arg(price->by_candidates.documents)))
      << told.toStdString();
}

TEST_F(SuggestTabsTest, scale_is_predicted_for_the_requested_number_of_documents) {
  SuggestDialog dialog(session);
  open(dialog);
  show_scale(dialog);
  const auto* scale = dialog.findChild<QLabel*>("suggest.scale");
  ASSERT_TRUE(wait_until([&] { return scale->text().contains("On one core"); }));
  const QString thousand_million = scale->text();
  auto* documents = dialog.findChild<QDoubleSpinBox*>("suggest.documents");
  EXPECT_EQ(documents->text().replace(QChar(0x202F), ' '), "1 000 000 000");
  documents->setValue(1e6);
  EXPECT_TRUE(wait_until([&] { return scale->text() != thousand_million && scale->text().contains("On one core"); }));
  for (const char* told : {"Similar pairs: ", "95 % limits", "Spark sends", "band keys", "by Spark"})
    EXPECT_TRUE(scale->text().contains(told)) << told;
  documents->setValue(1e12);
  EXPECT_TRUE(wait_until([&] { return scale->text().contains("File > Export > Recipe for"); }));
}

// The setting as computed by a separate engine.
TEST_F(SuggestTabsTest, scale_describes_the_selected_row) {
  SuggestDialog dialog(session);
  open(dialog);
  show_scale(dialog);
  const auto* scale = dialog.findChild<QLabel*>("suggest.scale");
  auto* table = dialog.findChild<QTableView*>("suggest.alternatives");
  const auto labels = dialog.findChildren<QLabel*>();
  const auto label = std::ranges::find_if(
      labels, [&](const QLabel* found) { return found->buddy() == dialog.findChild<QWidget*>("suggest.documents"); });
  for (int row = 0; row < table->model()->rowCount(); ++row) {
    table->selectRow(row);
    const QString setting = table->model()->index(row, 0).data().toString().section('\n', 0, 0);
    EXPECT_TRUE((*label)->text().contains(setting));
    ASSERT_TRUE(wait_until([&] { return scale->text().contains("On one core"); })) << scale->text().toStdString();
    Recipe recipe = session.recipe();
    recipe.lsh.bands = setting.section(' ', 0, 0).toUInt();
    recipe.lsh.rows = setting.section(' ', 2, 2).toUInt();
    const auto run = Engine(session.corpus()).run(recipe, {});
    ASSERT_TRUE(run);
    const auto forecast = forecast_scale(**run, {1e9, 1, 0}, {});
    const QString candidates = sentence_text(large_number(forecast->candidates.families.value));
    EXPECT_TRUE(scale->text().contains("Candidates: " + candidates + " (")) << scale->text().toStdString();
  }
}

TEST_F(SuggestTabsTest, keeps_its_size_and_layout_while_it_computes) {
  SuggestDialog dialog(session);
  dialog.open_at_right_of(QRect(0, 0, 1280, 800));
  settle();
  const QRect before = dialog.geometry();
  const QRect table = dialog.findChild<QTableView*>("suggest.alternatives")->geometry();
  const auto stays = [&](const char* when) {
    settle();
    EXPECT_EQ(dialog.geometry(), before) << when;
    EXPECT_EQ(dialog.findChild<QTableView*>("suggest.alternatives")->geometry(), table) << when;
  };
  const auto* adopt = dialog.findChild<QPushButton*>("suggest.adopt");
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  stays("an answer");
  dialog.findChild<QDoubleSpinBox*>("suggest.at_threshold")->setValue(99.9);
  stays("looking");
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  stays("a long answer");
  dialog.findChild<QComboBox*>("suggest.by")->setCurrentIndex(2);
  settle();
  EXPECT_EQ(dialog.geometry(), before) << "the tabs make room for the weight";
}

// Each row equals the answer for that goal alone.
TEST_F(SuggestTabsTest, several_goals_are_shown_side_by_side) {
  SuggestDialog dialog(session);
  open(dialog);
  settle();
  const QRect before = dialog.geometry();
  const auto* adopt = dialog.findChild<QPushButton*>("suggest.adopt");
  auto* table = dialog.findChild<QTableView*>("suggest.alternatives");
  auto* recall = dialog.findChild<QWidget*>("suggest.recall")->findChild<QLineEdit*>();
  const auto cells = [&](int row) {
    QStringList texts;
    for (int column = 1; column < 4; ++column) texts << table->model()->index(row, column).data().toString();
    return texts;
  };
  const auto setting = [&](int row) { return table->model()->index(row, 0).data().toString(); };
  EXPECT_EQ(recall->text(), "95 %");
  recall->setText("99,80; 90 95 99.9 %");
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  settle();
  EXPECT_EQ(dialog.geometry(), before);
  ASSERT_EQ(table->model()->rowCount(), 5);
  EXPECT_EQ(table->currentIndex().row(), 2) << "the requested goal";
  QStringList settings;
  std::vector<QStringList> told;
  for (int row = 0; row < 5; ++row) {
    settings << setting(row);
    told.push_back(cells(row));
  }
  table->selectRow(3);
  EXPECT_TRUE(dialog.findChild<QLabel*>("suggest.sentence")->text().contains("at least 99 %"));
  EXPECT_EQ(session.recall_goal(), 0.99) << "that of the selected row";
  EXPECT_EQ(recall->text(), "99,80; 90 95 99.9 %");
  const double goals[] = {80, 90, 95, 99, 99.9};
  for (int row = 0; row < 5; ++row) {
    recall->setText(QString::number(goals[row]));
    ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
    const int suggested = table->currentIndex().row();
    EXPECT_EQ(setting(suggested).section('\n', 0, 0), settings[row].section('\n', 0, 0));
    EXPECT_EQ(settings[row].section('\n', 1), QString("%1 %").arg(goals[row]));
    EXPECT_EQ(cells(suggested), told[static_cast<std::size_t>(row)]) << goals[row];
  }
  recall->setText("97");
  recall->setText("80, 90, 95, 97, 99, 99.9");
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_EQ(table->model()->rowCount(), 6);
  EXPECT_TRUE(setting(table->currentIndex().row()).endsWith("\n97 %"));
  const QString chosen = setting(4);
  table->selectRow(4);
  dialog.findChild<QPushButton*>("suggest.adopt")->click();
  EXPECT_EQ(QString("%1 \u00D7 %2\n99 %").arg(session.recipe().lsh.bands).arg(session.recipe().lsh.rows), chosen);
}

TEST_F(SuggestTabsTest, refuses_what_is_no_list_of_goals) {
  SuggestDialog dialog(session);
  open(dialog);
  auto* recall = dialog.findChild<QWidget*>("suggest.recall")->findChild<QLineEdit*>();
  const auto* sentence = dialog.findChild<QLabel*>("suggest.sentence");
  for (const char* wrong : {"", "90, x", "0", "95, 100", "90 -95"}) {
    recall->setText(wrong);
    EXPECT_TRUE(sentence->text().startsWith(QString("\"%1\" is not a recall to reach").arg(wrong)))
        << sentence->text().toStdString();
    EXPECT_FALSE(dialog.findChild<QPushButton*>("suggest.adopt")->isEnabled());
  }
  EXPECT_EQ(session.recall_goal(), 0.95);
  recall->setText("90 95");
  QTest::keyClick(recall->parentWidget(), Qt::Key_Up);
  EXPECT_EQ(recall->text(), "91, 96 %");
  EXPECT_TRUE(wait_until([&] { return dialog.findChild<QPushButton*>("suggest.adopt")->isEnabled(); }));
}

TEST_F(SuggestTabsTest, goals_have_the_decimal_comma_of_the_spin_boxes) {
  SuggestDialog dialog(session);
  open(dialog);
  auto* goals = dialog.findChild<GoalsBox*>("suggest.recall");
  auto* text = goals->findChild<QLineEdit*>();
  goals->setLocale(QLocale(QLocale::German));
  text->setText("99,9");
  EXPECT_EQ(test::value_of(goals->goals()), std::vector{0.999});
  for (const char* two : {"90; 99,5", "99,5 90 %", "90, 99,5"}) {
    text->setText(two);
    EXPECT_EQ(test::value_of(goals->goals()), (std::vector{0.9, 0.995})) << two;
  }
  goals->stepBy(-1);
  EXPECT_EQ(text->text(), "89; 98,5 %");
  EXPECT_EQ(test::value_of(goals->goals()), (std::vector{0.89, 0.985}));
}

TEST_F(SuggestTabsTest, rules_without_a_goal_share_none) {
  SuggestDialog dialog(session);
  open(dialog);
  auto* recall = dialog.findChild<QWidget*>("suggest.recall")->findChild<QLineEdit*>();
  recall->setText("90 95");
  ASSERT_TRUE(wait_until([&] { return dialog.findChild<QPushButton*>("suggest.adopt")->isEnabled(); }));
  session.set_recall_goal(0.95);
  for (const int rule : {1, 2}) {
    dialog.findChild<QComboBox*>("suggest.by")->setCurrentIndex(rule);
    ASSERT_TRUE(wait_until([&] { return dialog.findChild<QPushButton*>("suggest.adopt")->isEnabled(); }));
    EXPECT_EQ(session.recall_goal(), 0.95);
    recall->setText("9x");
    ASSERT_TRUE(wait_until([&] { return dialog.findChild<QPushButton*>("suggest.adopt")->isEnabled(); }));
    session.set_recall_goal(0.99);
    EXPECT_EQ(recall->text(), "9x");
    session.set_recall_goal(0.95);
  }
}

TEST_F(SuggestTabsTest, opens_at_the_right_edge_no_wider_than_its_numbers) {
  SuggestDialog dialog(session);
  QSettings().clear();  // the position of an earlier dialog
  dialog.open_at_right_of(QRect(0, 0, 700, 600));
  EXPECT_LE(dialog.geometry().right(), 700);
  const int words = dialog.layout()->totalMinimumSize().width();  // what its longest row needs
  EXPECT_LE(dialog.width(), std::max(words, 50 * dialog.fontMetrics().averageCharWidth()));
}

TEST_F(SuggestTabsTest, exact_comparison_has_a_bar_and_can_be_stopped) {
  session.surveyor().set_most_shingles(1'000);
  session.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([this] { return session.surveyor().leaves_alone(); }));
  SuggestDialog dialog(session);
  dialog.open_at_right_of(QRect(0, 0, 1280, 800));
  auto* button = dialog.findChild<QPushButton*>("suggest.survey");
  const auto* bar = dialog.findChild<QProgressBar*>("suggest.progress");
  EXPECT_TRUE(button->isVisible());
  EXPECT_FALSE(bar->isVisible());
  button->click();
  EXPECT_TRUE(bar->isVisible());
  EXPECT_EQ(button->text(), "Stop co&mparing");
  button->click();
  EXPECT_FALSE(bar->isVisible());
  EXPECT_TRUE(session.surveyor().leaves_alone());
  button->click();
  EXPECT_TRUE(wait_until([&] { return dialog.findChild<QPushButton*>("suggest.adopt")->isEnabled(); }));
  EXPECT_FALSE(bar->isVisible());
}

TEST_F(SuggestTabsTest, opened_again_it_keeps_the_answer_to_the_same_question_only) {
  SuggestDialog dialog(session);
  open(dialog);
  const auto* adopt = dialog.findChild<QPushButton*>("suggest.adopt");
  const QString answer = dialog.findChild<QLabel*>("suggest.sentence")->text();
  dialog.hide();
  dialog.show();
  EXPECT_TRUE(adopt->isEnabled());
  EXPECT_EQ(dialog.findChild<QLabel*>("suggest.sentence")->text(), answer);
  dialog.hide();
  Recipe shorter = session.recipe();
  shorter.sketch.hashes = 40;
  shorter.lsh = {8, 5};
  session.edit(shorter, "shorter signatures");
  ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result()->recipe.sketch.hashes == 40; }));
  dialog.show();
  EXPECT_FALSE(adopt->isEnabled());
  ASSERT_TRUE(wait_until([&] { return adopt->isEnabled(); }));
  EXPECT_NE(dialog.findChild<QLabel*>("suggest.sentence")->text(), answer);
}

TEST_F(SuggestTabsTest, frees_a_corpus_that_was_closed_while_hidden) {
  SuggestDialog dialog(session);
  open(dialog);
  dialog.hide();
  const std::weak_ptr<const RunResult> before = session.result();
  session.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([&] { return session.result() && session.result() != before.lock(); }));
  EXPECT_TRUE(wait_until([&] { return before.expired(); }));
}

TEST_F(SuggestTabsTest, tabs_do_not_move_when_another_one_is_chosen) {
  SuggestDialog dialog(session);
  open(dialog);
  auto* tabs = dialog.findChild<QTabWidget*>("suggest.tabs");
  settle();
  const QRect before = tabs->geometry();
  for (int page = 0; page < tabs->count(); ++page) {
    tabs->setCurrentIndex(page);
    settle();
    EXPECT_EQ(tabs->geometry(), before) << "page " << page;
  }
}

TEST_F(SuggestTabsTest, fits_a_small_screen_with_large_type) {
  const QFont before = QApplication::font();
  QFont large = before;
  large.setPointSizeF(1.5 * large.pointSizeF());
  QApplication::setFont(large);
  {
    SuggestDialog dialog(session);
    open(dialog);
    show_scale(dialog);
    const auto* scale = dialog.findChild<QLabel*>("suggest.scale");
    ASSERT_TRUE(wait_until([&] { return scale->text().contains("On one core"); }));
    auto* tabs = dialog.findChild<QTabWidget*>("suggest.tabs");
    for (int page = 0; page < tabs->count(); ++page) {
      tabs->setCurrentIndex(page);
      settle();
      EXPECT_LE(dialog.height(), 800) << "page " << page;
    }
  }
  QApplication::setFont(before);
}

}  // namespace
}  // namespace lookalike
