#include "ui/main_window/menus/whats_this.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>
#include <QWhatsThis>

#include "ui/models/text/explanations.h"
#include "ui/models/text/fitting_text.h"
#include "ui/widgets/controls/action.h"

namespace lookalike {
namespace {

/// The widget's own text, not that of its parents.
QString own_text(const QWidget* widget) {
  if (!widget->whatsThis().isEmpty()) return widget->whatsThis();
  const auto* label = qobject_cast<const QLabel*>(widget);
  const QString text = explanation(label && label->buddy() ? label->buddy()->objectName() : widget->objectName());
  return text.isEmpty() ? widget->toolTip() : tooltip_text(text);
}

bool asks(QEvent::Type type) {
  return type == QEvent::WhatsThis || type == QEvent::QueryWhatsThis;
}

}  // namespace

QString whats_this(const QWidget* widget) {
  for (; widget; widget = widget->isWindow() ? nullptr : widget->parentWidget())
    if (QString text = own_text(widget); !text.isEmpty()) return text;
  return {};
}

WhatsThis::WhatsThis(QWidget* window) : QObject(window) {
  qApp->installEventFilter(this);
}

void WhatsThis::add_to(QMenu* menu) {
  add_action(menu, {"whats_this", tr("What is &this?"), QKeySequence(QKeySequence::WhatsThis)}, this,
             &QWhatsThis::enterWhatsThisMode);
  add_action(menu, {"explain_focused", tr("&Explain the focused control"), QKeySequence(tr("Ctrl+F1"))}, this,
             &WhatsThis::explain_focused);
}

bool WhatsThis::eventFilter(QObject* receiver, QEvent* event) {
  if (!receiver->isWidgetType()) return false;
  auto* widget = static_cast<QWidget*>(receiver);
  return asks(event->type()) ? answer(widget, event) : event->type() == QEvent::ToolTip && wrap(widget, event);
}

/// Answers for the target widget. Without an answer the event goes to its parents. Models answer for the columns of
/// their tables.
bool WhatsThis::answer(QWidget* widget, QEvent* event) {
  const QString text = own_text(widget);
  if (text.isEmpty()) return false;
  if (event->type() == QEvent::WhatsThis)
    QWhatsThis::showText(static_cast<QHelpEvent*>(event)->globalPos(), text, widget);
  event->accept();
  return true;
}

void WhatsThis::explain_focused() {
  QWidget* widget = QApplication::focusWidget();
  const QString text = whats_this(widget);
  if (!text.isEmpty()) QWhatsThis::showText(widget->mapToGlobal(widget->rect().center()), text, widget);
}

/// Rich text wraps by itself; table models answer for their cells.
bool WhatsThis::wrap(QWidget* widget, const QEvent* event) {
  const QString text = widget->toolTip();
  if (text.isEmpty() || Qt::mightBeRichText(text)) return false;
  QToolTip::showText(static_cast<const QHelpEvent*>(event)->globalPos(), tooltip_text(text), widget, {},
                     widget->toolTipDuration());
  return true;
}

}  // namespace lookalike
