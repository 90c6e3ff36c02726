#include "tests/ui/support/controls.h"

#include <qcustomplot.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QtCharts/QChartView>

namespace lookalike {
namespace {

template <typename... Types>
bool is_any(const QObject* object) {
  return (qobject_cast<const Types*>(object) || ...);
}

/// Created by Qt inside a control or a dock.
bool is_part(const QWidget* widget) {
  const QWidget* parent = widget->parentWidget();
  if (is_any<QAbstractSpinBox, QLineEdit, QTabBar>(parent)) return true;
  for (; parent; parent = parent->parentWidget())
    if (is_any<QComboBox, QMenu>(parent)) return true;
  return is_any<QHeaderView>(widget) || widget->inherits("QTableCornerButton") ||
         (widget->objectName().startsWith(u"qt_") && !is_any<QTabBar>(widget));
}

bool takes_input(const QWidget* widget) {
  return is_any<QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QSlider, QAbstractItemView, QTabBar, QTextEdit,
                QPlainTextEdit>(widget) ||
         is_plot(widget) || is_chart(widget);
}

QString text_of(const QWidget* widget) {
  const auto* button = qobject_cast<const QAbstractButton*>(widget);
  return button ? button->text() : QString();
}

}  // namespace

bool is_plot(const QWidget* widget) {
  return is_any<QCustomPlot>(widget);
}

bool is_chart(const QWidget* widget) {
  return is_any<QChartView>(widget);
}

std::vector<QWidget*> controls(const QWidget* root) {
  std::vector<QWidget*> found;
  for (QWidget* widget : root->findChildren<QWidget*>()) {
    const bool same_window = widget->window() == root->window();
    if (same_window && takes_input(widget) && !is_part(widget)) found.push_back(widget);
  }
  return found;
}

std::string name_of(const QWidget* widget) {
  const QString text = text_of(widget);
  QString name = QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
  if (!text.isEmpty()) name += QStringLiteral(" (%1)").arg(text);
  return name.toStdString();
}

QString spoken_name(QWidget* widget) {
  const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
  return spoken ? spoken->text(QAccessible::Name) : QString();
}

QString shown_tip(const QWidget* widget) {
  if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) return tabs->tabToolTip(tabs->currentIndex());
  const int most = 3;
  for (int up = 0; widget && up < most; ++up, widget = widget->parentWidget())
    if (!widget->toolTip().isEmpty()) return QTextDocumentFragment::fromHtml(widget->toolTip()).toPlainText();
  return {};
}

bool has_keyboard_path(const QWidget* widget) {
  return widget->focusPolicy() & Qt::TabFocus || !letter_of(widget).isNull();
}

QChar letter_of(const QWidget* widget) {
  if (const QChar letter = mnemonic_of(text_of(widget)); !letter.isNull()) return letter;
  for (const QLabel* label : widget->window()->findChildren<QLabel*>())
    if (label->buddy() == widget) return mnemonic_of(label->text());
  return {};
}

std::vector<QAction*> actions(const QWidget* window) {
  std::vector<QAction*> found;
  for (QAction* action : window->findChildren<QAction*>()) {
    const QObject* owner = action->parent();
    const bool of_qt = action->objectName().startsWith(u"qt_") || is_any<QLineEdit>(owner) ||
                       action->objectName().startsWith(u"_q_") || is_any<QAbstractSpinBox>(owner);
    if (!of_qt && !action->isSeparator() && !action->menu()) found.push_back(action);
  }
  return found;
}

QChar mnemonic_of(const QString& text) {
  for (qsizetype i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != u'&') continue;
    if (text[i + 1] != u'&') return text[i + 1].toLower();
    ++i;
  }
  return {};
}

QMap<QChar, QStringList> mnemonics(const QWidget* window) {
  QMap<QChar, QStringList> found;
  const auto add = [&](const QString& text) {
    if (const QChar letter = mnemonic_of(text); !letter.isNull()) found[letter] << text;
  };
  for (const QMenuBar* bar : window->findChildren<QMenuBar*>())
    for (const QAction* action : bar->actions()) add(action->text());
  for (const QWidget* widget : window->findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->window() != window) continue;
    if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy()) add(label->text());
    if (is_any<QAbstractButton>(widget)) add(text_of(widget));
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
      for (int tab = 0; tab < tabs->count(); ++tab)
        if (tabs->isTabVisible(tab)) add(tabs->tabText(tab));
  }
  return found;
}

}  // namespace lookalike
