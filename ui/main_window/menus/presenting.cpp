#include "ui/main_window/menus/presenting.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <algorithm>
#include <utility>

#include "ui/views/groups/groups_page.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/sweep/sweep_page.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

constexpr int kRoomOfTexts = 1100;  // pixels
constexpr int kRoomOfPlots = 60;    // line heights of a window

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

PanelRoom::PanelRoom(Pages& pages, QMainWindow& window, QDockWidget& panel, QWidget& handle)
    : QObject(&window), pages_(pages), window_(window), panel_(panel), handle_(handle) {
  connect(&pages_, &QTabWidget::currentChanged, this, &PanelRoom::follow);
  connect(panel_.toggleViewAction(), &QAction::toggled, &handle, &QWidget::setHidden);
  window_.installEventFilter(this);
  for (SideBySide* texts : pages_.findChildren<SideBySide*>()) texts->installEventFilter(this);
}

bool PanelRoom::eventFilter(QObject* watched, QEvent* event) {
  const bool texts_come_or_go = event->type() == QEvent::Show || event->type() == QEvent::Hide;
  if (watched != &window_ && texts_come_or_go)
    QMetaObject::invokeMethod(this, &PanelRoom::follow, Qt::QueuedConnection);  // the page may still change
  if (watched == &window_ && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)) follow();
  return QObject::eventFilter(watched, event);
}

bool PanelRoom::is_wanted() const {
  if (pages_.currentWidget() == pages_.lesson()) return true;
  const QWidget* page = pages_.currentWidget();
  const SideBySide* texts = pages_.current_texts();
  const bool draws = page == pages_.groups() && !texts->isVisible();
  if (draws || page == pages_.sweep() || page == pages_.s_curve())
    return window_.width() < kRoomOfPlots * window_.fontMetrics().height();
  const int panel = panel_.isFloating() ? 0 : std::max(panel_.width(), panel_.widget()->sizeHint().width());
  return texts && window_.width() - panel < kRoomOfTexts;
}

void PanelRoom::follow() {
  handle_.setVisible(panel_.isHidden());
  if (std::exchange(wanted_, is_wanted()) == wanted_) return;
  if (!wanted_) return give_back();
  hidden_ = !panel_.isHidden();
  panel_.hide();
}

void PanelRoom::give_back() {
  if (std::exchange(hidden_, false)) panel_.show();
}

}  // namespace lookalike
