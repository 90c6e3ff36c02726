#include "ui/main_window/dock_width.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <utility>

#include "ui/views/recipe/recipe_panel.h"

namespace lookalike {
namespace {

/// A widget's preferred size is known only when all its children are laid out. Layout requests are posted level by
/// level, in an order that varies: the application notifies widgets of a new font in no fixed order.
void lay_out(const QWidget& root) {
  const auto children = root.findChildren<QWidget*>();  // parents first
  for (auto child = children.rbegin(); child != children.rend(); ++child)
    if (QLayout* layout = (*child)->layout()) layout->activate();
}

}  // namespace

DockWidth::DockWidth(QMainWindow* window, QDockWidget* dock, RecipePanel* panel)
    : QObject(window), window_(window), dock_(dock), panel_(panel) {
  window->installEventFilter(this);
  connect(dock, &QDockWidget::visibilityChanged, this, &DockWidth::refit_later);
  connect(dock, &QDockWidget::topLevelChanged, this, &DockWidth::refit_later);
}

void DockWidth::refit_later() {
  if (!std::exchange(due_, true)) QMetaObject::invokeMethod(this, &DockWidth::fit, Qt::QueuedConnection);
}

void DockWidth::restore_spare(std::optional<int> spare) {
  spare_ = spare;
  refit_later();
}

void DockWidth::fit() {
  due_ = false;
  if (!dock_->isVisible() || dock_->isFloating()) return;
  lay_out(*panel_);
  const int wanted = panel_->wanted_width();
  if (!spare_) spare_ = dock_->width() - wanted;
  window_->resizeDocks({dock_}, {wanted + *spare_}, Qt::Horizontal);
}

/// The window itself receives presses on the borders between its docks, and moves them after this filter has seen the
/// event. A release may come alone, from a child widget.
bool DockWidth::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonPress) pressed_width_ = dock_->width();
  if (event->type() == QEvent::MouseButtonRelease)
    if (const auto width = std::exchange(pressed_width_, std::nullopt))
      QMetaObject::invokeMethod(
          this, [this, width] { learn_spare(*width); }, Qt::QueuedConnection);
  return QObject::eventFilter(watched, event);
}

void DockWidth::learn_spare(int pressed_width) {
  if (dock_->isFloating() || dock_->width() == pressed_width) return;
  spare_ = dock_->width() - panel_->wanted_width();
}

}  // namespace lookalike
