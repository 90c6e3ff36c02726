#include "ui/widgets/controls/info_bar.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QFrame>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/settle.h"

namespace lookalike {
namespace {

class InfoBarTest : public testing::Test {
 protected:
  InfoBarTest() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->addWidget(line = new QLabel("page"));
    column->addWidget(button = new QPushButton("button"));
    window.setCentralWidget(page);
    bar = new InfoBar(page);
    window.resize(900, 500);
    window.show();
    settle();
  }

  std::vector<QRect> messages() const {
    std::vector<QRect> places;
    for (const QLabel* text : bar->findChildren<QLabel*>("info_bar.text"))
      places.push_back(QRect(text->parentWidget()->mapTo(bar->parentWidget(), QPoint()), text->parentWidget()->size()));
    return places;
  }

  QMainWindow window;
  QLabel* line;
  QPushButton* button;
  InfoBar* bar;
};

TEST_F(InfoBarTest, messages_stack_at_the_bottom_and_move_nothing) {
  const QRect before = line->geometry(), below = button->geometry();
  bar->show_note("first");
  bar->show_error(QString("a long one ").repeated(40));
  settle();
  EXPECT_EQ(line->geometry(), before);
  EXPECT_EQ(button->geometry(), below);
  const auto places = messages();
  ASSERT_EQ(places.size(), 2U);
  EXPECT_LT(places[0].bottom(), places[1].top());
  EXPECT_GT(places[1].height(), places[0].height()) << "spread over several lines";
  const QRect page(QPoint(), bar->parentWidget()->size());
  for (const QRect& place : places) EXPECT_TRUE(page.contains(place));
  EXPECT_LT(page.bottom() - places[1].bottom(), 30);
  window.resize(700, 400);
  settle();
  EXPECT_TRUE(QRect(QPoint(), bar->parentWidget()->size()).contains(bar->geometry())) << "it follows the page size";
}

TEST_F(InfoBarTest, notes_disappear_by_themselves_and_longer_ones_later) {
  bar->show_note("short");
  bar->show_note(QString("longer ").repeated(20));
  const auto timers = bar->findChildren<QTimer*>();
  ASSERT_EQ(timers.size(), 2);
  EXPECT_LT(timers[0]->interval(), timers[1]->interval());
  for (QTimer* timer : timers) timer->start(0);
  EXPECT_TRUE(wait_until([&] { return bar->text().isEmpty(); }));
  EXPECT_FALSE(bar->isVisible());
}

TEST_F(InfoBarTest, notes_stay_while_the_focus_is_on_them) {
  bar->show_note("note");
  bar->findChild<QToolButton*>("info_bar.close")->setFocus();
  auto* timer = bar->findChild<QTimer*>();
  QSignalSpy late(timer, &QTimer::timeout);
  timer->start(0);
  ASSERT_TRUE(wait_until([&] { return late.count() > 0; }));
  settle();
  EXPECT_EQ(bar->text(), "note");
  button->setFocus();
  timer->start(0);
  EXPECT_TRUE(wait_until([&] { return bar->text().isEmpty(); }));
}

TEST_F(InfoBarTest, errors_and_buttons_stay_until_they_are_closed) {
  QAction action("Do");
  bar->show_error("error");
  bar->show_alternative("offer", &action);
  EXPECT_EQ(bar->text(), "error\noffer");
  bar->findChild<QToolButton*>("info_bar.close")->click();
  EXPECT_EQ(bar->text(), "offer");
  QTest::keyClick(button, Qt::Key_Escape);
  EXPECT_EQ(bar->text(), "");
  EXPECT_FALSE(bar->isVisible());
}

TEST_F(InfoBarTest, permanent_messages_fold_away_after_they_were_read) {
  QAction action("Do");
  auto* folded = window.findChild<QToolButton*>("info_bar.folded");
  bar->show_alternative("offer", &action);
  EXPECT_TRUE(bar->isVisible());
  EXPECT_FALSE(folded->isVisible());
  bar->findChild<QTimer*>()->start(0);
  ASSERT_TRUE(wait_until([&] { return folded->isVisible(); }));
  EXPECT_FALSE(bar->isVisible());
  EXPECT_EQ(bar->text(), "offer");
  EXPECT_LT(folded->geometry().bottom(), bar->parentWidget()->height() / 2) << "not at the bottom";
  QTest::keyClick(folded, Qt::Key_Space);
  EXPECT_TRUE(bar->isVisible());
  EXPECT_FALSE(folded->isVisible());
  auto* timer = bar->findChild<QTimer*>();
  QSignalSpy late(timer, &QTimer::timeout);
  timer->start(0);
  ASSERT_TRUE(wait_until([&] { return late.count() > 0; }));
  EXPECT_TRUE(bar->isVisible()) << "the focus is on it";
  button->setFocus();
  timer->start(0);
  ASSERT_TRUE(wait_until([&] { return folded->isVisible(); }));
  bar->show_error("another");
  EXPECT_TRUE(bar->isVisible()) << "shown again with the new message";
  EXPECT_FALSE(folded->isVisible());
  bar->clear();
  EXPECT_FALSE(bar->isVisible());
  EXPECT_FALSE(folded->isVisible());
}

TEST_F(InfoBarTest, a_repeated_message_is_shown_once) {
  bar->show_error("one");
  bar->show_error("two");
  bar->show_error("one");
  EXPECT_EQ(bar->text(), "two\none");
}

}  // namespace
}  // namespace lookalike
