#include "ui/main_window/wrapped_tooltips.h"

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>

#include "ui/models/text/tooltip_text.h"

namespace lookalike {

WrappedTooltips::WrappedTooltips(QWidget* window) : QObject(window) {
  qApp->installEventFilter(this);
}

/// Rich text is wrapped by the tooltip itself; models of tables answer for their cells.
bool WrappedTooltips::eventFilter(QObject* receiver, QEvent* event) {
  if (event->type() != QEvent::ToolTip || !receiver->isWidgetType()) return false;
  auto* widget = static_cast<QWidget*>(receiver);
  const QString text = widget->toolTip();
  if (text.isEmpty() || Qt::mightBeRichText(text)) return false;
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tooltip_text(text), widget, {},
                     widget->toolTipDuration());
  return true;
}

}  // namespace lookalike
