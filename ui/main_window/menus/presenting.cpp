#include "ui/main_window/menus/presenting.h"

#include <QDockWidget>
#include <utility>

#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/widgets/controls/action.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

const QKeySequence kRun(Qt::Key_F5), kPresent(Qt::Key_F11);

}  // namespace

Presenting::Presenting(Pages& pages, QAction& run, QObject* parent) : QObject(parent), pages_(pages), run_(run) {
  connect(pages_.lesson(), &LessonPage::presentation_wanted, this, &Presenting::present);
}

void Presenting::add_to(QMenu* menu) {
  action_ = add_action(menu, {"present", tr("S&how full screen"), kPresent}, this, &Presenting::present);
  connect(&pages_, &QTabWidget::currentChanged, this, &Presenting::follow_page);
  follow_page();
}

void Presenting::follow_page() {
  const bool is_lesson = pages_.currentWidget() == pages_.lesson();
  run_.setShortcuts(is_lesson ? QList<QKeySequence>() : QList<QKeySequence>{kRun});
  action_->setShortcuts(is_lesson ? QList<QKeySequence>{kPresent, kRun} : QList<QKeySequence>{kPresent});
  action_->setEnabled(pages_.currentWidget()->property(kPresentable).isValid());
}

void Presenting::present() {
  if (shown_) return;
  shown_ = new WholeScreen(*pages_.currentWidget()->property(kPresentable).value<QWidget*>());
  shown_->showFullScreen();
}

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
