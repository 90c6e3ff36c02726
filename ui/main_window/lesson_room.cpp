#include "ui/main_window/lesson_room.h"

#include <QDockWidget>
#include <utility>

#include "ui/main_window/pages.h"
#include "ui/views/lesson/lesson_page.h"

namespace lookalike {

LessonRoom::LessonRoom(Pages& pages, QDockWidget& panel, QObject* parent)
    : QObject(parent), pages_(pages), panel_(panel) {
  connect(&pages_, &QTabWidget::currentChanged, this, &LessonRoom::follow_page);
}

void LessonRoom::follow_page() {
  if (pages_.currentWidget() != pages_.lesson()) return give_back();
  hidden_ = !panel_.isHidden();
  panel_.hide();
}

void LessonRoom::give_back() {
  if (std::exchange(hidden_, false)) panel_.show();
}

}  // namespace lookalike
