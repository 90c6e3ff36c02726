#include "tests/ui/support/cuts.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QStyleOptionSpinBox>
#include <QTabBar>

#include "tests/ui/support/controls.h"

namespace lookalike {
namespace {

template <typename... Types>
bool is_any(const QObject* object) {
  return (qobject_cast<const Types*>(object) || ...);
}

bool has_text(const QWidget* widget) {
  return is_any<QLabel, QAbstractButton, QComboBox, QAbstractSpinBox, QTabBar>(widget);
}

bool is_of_qt(const QWidget* widget) {
  return is_any<QComboBox, QAbstractSpinBox, QLineEdit, QTabBar>(widget->parentWidget()) ||
         widget->objectName().startsWith(u"qt_spinbox") || widget->inherits("QTableCornerButton") ||
         widget->inherits("QDockWidgetTitleButton");
}

QString size_text(const QSize& size) {
  return QStringLiteral("%1 x %2").arg(size.width()).arg(size.height());
}

QSize needed_size(const QWidget* widget) {
  const auto* label = qobject_cast<const QLabel*>(widget);
  if (label && label->wordWrap()) return {0, label->heightForWidth(label->width())};
  if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) return tabs->sizeHint();
  if (is_any<QAbstractSpinBox>(widget)) return {0, widget->minimumSizeHint().height()};
  return label ? label->sizeHint() : widget->minimumSizeHint();
}

/// Room for the text inside a control with a frame and arrows, and the room that the text needs.
std::pair<int, int> room_and_text(const QWidget* widget) {
  if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
    QStyleOptionComboBox option;
    option.initFrom(box);
    option.subControls = QStyle::SC_All;
    const QRect room = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
    return {room.width(), box->fontMetrics().horizontalAdvance(box->currentText())};
  }
  if (const auto* box = qobject_cast<const QAbstractSpinBox*>(widget)) {
    const auto* line = box->findChild<QLineEdit*>();
    return {line->width(), box->fontMetrics().horizontalAdvance(box->text())};
  }
  return {1, 0};
}

QString what_is_cut(const QWidget* widget) {
  const QSize needed = needed_size(widget);
  const QSize given = widget->size();
  if (needed.width() > given.width() || needed.height() > given.height())
    return QStringLiteral("has %1 and needs %2").arg(size_text(given), size_text(needed));
  const auto [room, text] = room_and_text(widget);
  return text > room ? QStringLiteral("has room for %1 and a text of %2").arg(room).arg(text) : QString();
}

/// Whether a widget's content scrolls, so that it may be partly outside, though only in the scrolling direction.
bool is_scrolled(const QWidget* parent) {
  return parent->objectName() == u"qt_scrollarea_viewport";
}

QString what_lies_outside(const QWidget* widget) {
  const QWidget* parent = widget->parentWidget();
  const auto* area = parent ? qobject_cast<const QScrollArea*>(parent->parentWidget()) : nullptr;
  if (area && area->widget() == widget)
    return widget->width() > parent->width() ? QStringLiteral("is wider (%1) than its scroll area shows (%2)")
                                                   .arg(widget->width())
                                                   .arg(parent->width())
                                             : QString();
  if (!parent || is_scrolled(parent) || parent->rect().contains(widget->geometry())) return {};
  return QStringLiteral("lies outside of %1").arg(QString::fromStdString(name_of(parent)));
}

bool is_content(const QWidget* widget) {
  return widget->isVisible() && !widget->isWindow() && !widget->inherits("QSplitterHandle") &&
         !is_any<QScrollBar>(widget) && !widget->inherits("QRubberBand") && !widget->inherits("QFocusFrame");
}

QStringList overlaps(const QWidget* parent) {
  QStringList found;
  QList<const QWidget*> seen;
  for (const QWidget* child : parent->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
    if (!has_text(child) || !is_content(child)) continue;
    for (const QWidget* other : seen)
      if (child->geometry().intersects(other->geometry()))
        found << QString::fromStdString(name_of(child) + " lies over " + name_of(other));
    seen << child;
  }
  return found;
}

/// Headers scroll with their table, so only the room of each section counts.
QStringList cut_sections(const QHeaderView* header) {
  QStringList found;
  const int margin = header->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, header);
  for (int section = 0; section < header->count() && header->orientation() == Qt::Horizontal; ++section) {
    if (header->isSectionHidden(section)) continue;
    const auto value = [&](int role) { return header->model()->headerData(section, Qt::Horizontal, role); };
    const QString text = value(Qt::DisplayRole).toString();
    const QVariant font = value(Qt::FontRole);
    const QFontMetrics type(font.isValid() ? font.value<QFont>() : header->font());
    const int needed = type.horizontalAdvance(text) + 2 * margin, given = header->sectionSize(section);
    if (!text.isEmpty() && needed > given)
      found << QStringLiteral("%1, column \"%2\": has room for %3 and a text of %4")
                   .arg(QString::fromStdString(name_of(header->parentWidget())), text)
                   .arg(given)
                   .arg(needed);
  }
  return found;
}

QString described(const QWidget* widget) {
  const auto* label = qobject_cast<const QLabel*>(widget);
  const QString text = label ? label->text().left(40) : QString();
  return QString::fromStdString(name_of(widget)) + QStringLiteral(" %1: ").arg(text);
}

}  // namespace

QStringList cuts(const QWidget* root) {
  QStringList found = overlaps(root);
  for (const QWidget* widget : root->findChildren<QWidget*>()) {
    if (!is_content(widget) || widget->window() != root->window() || is_of_qt(widget)) continue;
    found << overlaps(widget);
    if (const QString outside = what_lies_outside(widget); !outside.isEmpty()) found << described(widget) + outside;
    if (const auto* header = qobject_cast<const QHeaderView*>(widget)) found << cut_sections(header);
    if (!has_text(widget)) continue;
    if (const QString cut = what_is_cut(widget); !cut.isEmpty()) found << described(widget) + cut;
  }
  return found;
}

}  // namespace lookalike
