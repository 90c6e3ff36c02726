#include <gtest/gtest.h>

#include <QApplication>
#include <QDockWidget>
#include <QPlainTextEdit>
#include <QSettings>
#include <QToolButton>

#include "core/corpus/load_options.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/views/pairs/pairs_page.h"

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

TEST_F(PanelRoomTest, two_texts_take_the_room_of_the_panel_in_a_small_window) {
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

TEST_F(PanelRoomTest, the_handle_shows_the_panel_until_another_page) {
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

TEST_F(PanelRoomTest, the_lesson_has_the_handle_as_well) {
  go_to(window->pages().lesson());
  EXPECT_FALSE(panel->isVisible());
  EXPECT_TRUE(handle->isVisible());
}

/// Type of 150 % on a screen of 1280 x 800; the frame of the window takes some of it.
TEST_F(PanelRoomTest, large_type_leaves_a_dozen_lines_of_each_text) {
  QFont large = window->font();
  large.setPointSizeF(1.5 * large.pointSizeF());
  QApplication::setFont(large);
  window->resize(1280, 770);
  session.open({std::string(kBuiltinCorpus)});
  go_to(window->pages().pairs());
  const auto* text = window->pages().pairs()->findChild<QPlainTextEdit*>("left_text");
  EXPECT_TRUE(wait_until([&] { return text->isVisible() && !text->toPlainText().isEmpty(); }));
  EXPECT_TRUE(wait_until([&] { return text->viewport()->height() >= 12 * QFontMetrics(text->font()).height(); }))
      << text->viewport()->height() << " of " << QFontMetrics(text->font()).height();
  const QWidget* step = window->pages().pairs()->findChild<QWidget*>("difference_position");
  EXPECT_FALSE(step->visibleRegion().isEmpty()) << "nothing below is cut";
  large.setPointSizeF(large.pointSizeF() / 1.5);
  QApplication::setFont(large);
}

}  // namespace
}  // namespace lookalike
