#include <gtest/gtest.h>

#include <QApplication>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <algorithm>

#include "core/query/unverified.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/settle.h"
#include "ui/session/session.h"
#include "ui/views/suggest/suggest_dialog.h"

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

  Session session;
};

TEST_F(SuggestTabsTest, price_of_not_verifying_is_that_of_the_adopted_setting) {
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

TEST_F(SuggestTabsTest, scale_is_told_for_as_many_documents_as_asked) {
  SuggestDialog dialog(session);
  open(dialog);
  const auto* scale = dialog.findChild<QLabel*>("suggest.scale");
  ASSERT_TRUE(wait_until([&] { return scale->text().contains("On one core"); }));
  const QString thousand_million = scale->text();
  dialog.findChild<QDoubleSpinBox*>("suggest.millions")->setValue(1);
  EXPECT_TRUE(wait_until([&] { return scale->text() != thousand_million; }));
  for (const char* told : {"Similar pairs: ", "95 % limits", "Spark sends", "band keys", "by Spark"})
    EXPECT_TRUE(scale->text().contains(told)) << told;
  dialog.findChild<QDoubleSpinBox*>("suggest.millions")->setValue(1e6);
  EXPECT_TRUE(wait_until([&] { return scale->text().contains("File > Export > Recipe for"); }));
}

TEST_F(SuggestTabsTest, scale_names_the_setting_it_is_told_for) {
  SuggestDialog dialog(session);
  open(dialog);
  const LshOptions& lsh = session.recipe().lsh;
  const QString setting = QString("%1 \u00D7 %2").arg(lsh.bands).arg(lsh.rows);
  const auto labels = dialog.findChildren<QLabel*>();
  EXPECT_TRUE(std::ranges::any_of(labels, [&](const QLabel* label) {
    return label->buddy() == dialog.findChild<QDoubleSpinBox*>("suggest.millions") && label->text().contains(setting);
  }));
}

TEST_F(SuggestTabsTest, tabs_stay_in_their_place_when_another_one_is_chosen) {
  SuggestDialog dialog(session);
  open(dialog);
  ASSERT_TRUE(wait_until([&] { return !dialog.findChild<QLabel*>("suggest.scale")->text().isEmpty(); }));
  auto* tabs = dialog.findChild<QTabWidget*>("suggest.tabs");
  settle();
  const QRect before = tabs->geometry();
  for (int page = 0; page < tabs->count(); ++page) {
    tabs->setCurrentIndex(page);
    settle();
    EXPECT_EQ(tabs->geometry(), before) << "page " << page;
  }
}

TEST_F(SuggestTabsTest, fits_a_small_screen_at_large_type) {
  const QFont before = QApplication::font();
  QFont large = before;
  large.setPointSizeF(1.5 * large.pointSizeF());
  QApplication::setFont(large);
  {
    SuggestDialog dialog(session);
    open(dialog);
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
