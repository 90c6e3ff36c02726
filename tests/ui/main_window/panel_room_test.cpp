#include <gtest/gtest.h>

#include <QDockWidget>
#include <QSettings>
#include <QToolButton>

#include "core/corpus/load.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/neighbours/neighbours_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/sweep/sweep_page.h"

namespace lookalike {
namespace {

class PanelRoomTest : public testing::Test {
 protected:
  PanelRoomTest() {
    QSettings().clear();
    window = std::make_unique<MainWindow>(session);
    window->resize(1280, 800);
    window->show();
    panel = window->findChild<QDockWidget*>("recipe_panel");
    handle = window->findChild<QToolButton*>("recipe_handle");
  }

  void go_to(QWidget* page) {
    window->pages().setCurrentWidget(page);
    QCoreApplication::processEvents();
  }

  Session session;
  std::unique_ptr<MainWindow> window;
  QDockWidget* panel = nullptr;
  QToolButton* handle = nullptr;
};

TEST_F(PanelRoomTest, two_texts_take_the_place_of_the_panel_in_a_small_window) {
  EXPECT_TRUE(panel->isVisible());
  EXPECT_FALSE(handle->isVisible());
  go_to(window->pages().pairs());
  EXPECT_FALSE(panel->isVisible());
  EXPECT_TRUE(handle->isVisible());
  window->resize(1900, 800);
  EXPECT_TRUE(wait_until([&] { return panel->isVisible() && !handle->isVisible(); }));
  window->resize(1280, 800);
  EXPECT_TRUE(wait_until([&] { return !panel->isVisible(); }));
  go_to(window->pages().widget(0));
  EXPECT_TRUE(panel->isVisible());
}

TEST_F(PanelRoomTest, texts_of_neighbours_and_groups_take_it_too_while_they_are_shown) {
  session.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([this] { return session.result() && !session.busy(); }));
  go_to(window->pages().neighbours());
  EXPECT_TRUE(wait_until([this] { return !panel->isVisible(); }));
  go_to(window->pages().groups());
  EXPECT_TRUE(wait_until([this] { return panel->isVisible() && window->pages().groups()->rows(); }))
      << "the drawing has room";
  window->pages().groups()->show_texts();
  EXPECT_TRUE(wait_until([this] { return !panel->isVisible() && handle->isVisible(); }));
  window->resize(1900, 800);
  EXPECT_TRUE(wait_until([this] { return panel->isVisible(); }));
}

TEST_F(PanelRoomTest, a_drawing_in_large_type_takes_the_place_of_the_panel) {
  const QFont usual = window->font();
  QFont large = usual;
  large.setPointSizeF(1.61 * large.pointSizeF());
  const Pages& pages = window->pages();
  for (QWidget* page : std::initializer_list<QWidget*>{pages.sweep(), pages.s_curve(), pages.groups()}) {
    go_to(page);
    EXPECT_TRUE(wait_until([&] { return panel->isVisible(); }));
    window->setFont(large);
    EXPECT_TRUE(wait_until([&] { return !panel->isVisible() && handle->isVisible(); }));
    window->setFont(usual);
  }
}

TEST_F(PanelRoomTest, the_handle_shows_the_panel_until_the_page_changes) {
  go_to(window->pages().pairs());
  handle->click();
  EXPECT_TRUE(panel->isVisible());
  EXPECT_TRUE(wait_until([&] { return !handle->isVisible(); }));
  window->resize(1270, 800);
  QCoreApplication::processEvents();
  EXPECT_TRUE(panel->isVisible());
  go_to(window->pages().widget(0));
  go_to(window->pages().pairs());
  EXPECT_FALSE(panel->isVisible());
}

TEST_F(PanelRoomTest, a_panel_closed_by_the_user_stays_closed) {
  panel->hide();
  EXPECT_TRUE(wait_until([&] { return handle->isVisible(); }));
  go_to(window->pages().pairs());
  go_to(window->pages().widget(0));
  EXPECT_FALSE(panel->isVisible());
  EXPECT_TRUE(handle->isVisible());
}

TEST_F(PanelRoomTest, the_lesson_has_the_handle_too) {
  go_to(window->pages().lesson());
  EXPECT_FALSE(panel->isVisible());
  EXPECT_TRUE(handle->isVisible());
}

}  // namespace
}  // namespace lookalike
