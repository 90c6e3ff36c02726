#pragma once

#include <QAction>
#include <QBoxLayout>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFrame>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QString>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <initializer_list>
#include <map>
#include <utility>

#include "ui/models/text/explanations.h"

class QWidget;

namespace lookalike {

/// Gives an object the name by which settings, tests and "What is this?" find it.
template <typename Object>
Object* named(const QString& name, Object* object) {
  object->setObjectName(name);
  return object;
}

/// The same, with the name for screen readers and a sentence that explains the object.
template <typename Widget>
Widget* named(const QString& name, Widget* widget, const QString& spoken, const QString& tip) {
  widget->setAccessibleName(spoken);
  widget->setToolTip(tip);
  return named(name, widget);
}

/// Gives a control or an action its name and the tooltip of that name.
template <typename Object>
Object* explained(const QString& name, Object* object) {
  object->setToolTip(tooltip_of(name));
  return named(name, object);
}

/// The same, with the name for screen readers.
template <typename Widget>
Widget* explained(const QString& name, Widget* widget, const QString& spoken) {
  widget->setAccessibleName(spoken);
  return explained(name, widget);
}

/// Adds a page under a tab with the tooltip of this name.
inline void add_tab(QTabWidget* tabs, const QString& name, QWidget* page, const QString& title) {
  tabs->setTabToolTip(tabs->addTab(page, title), tooltip_of(name));
}

/// Lets a layout fill its widget to the edges.
template <typename Layout>
Layout* without_margins(Layout* layout) {
  layout->setContentsMargins({});
  return layout;
}

/// A widget of a row, column or splitter; those with a stretch share the free room.
struct Part {
  Part(QWidget* part, int share = 0) : widget(part), stretch(share) {}

  QWidget* widget;
  int stretch;
};
using Parts = std::initializer_list<Part>;

inline void add_parts(QBoxLayout* layout, Parts parts) {
  for (const Part& part : parts) layout->addWidget(part.widget, part.stretch);
}

/// Widgets side by side.
inline QWidget* row_of(Parts parts, QWidget* row = new QWidget) {
  add_parts(without_margins(new QHBoxLayout(row)), parts);
  return row;
}

/// Widgets below each other.
inline QWidget* column_of(Parts parts, QWidget* column = new QWidget) {
  add_parts(without_margins(new QVBoxLayout(column)), parts);
  return column;
}

/// Divides its room in the proportion of the parts' stretch, equally without one; no part can be collapsed.
inline QSplitter* splitter_of(const QString& name, Qt::Orientation orientation, Parts parts) {
  auto* splitter = named(name, new QSplitter(orientation));
  splitter->setChildrenCollapsible(false);
  QList<int> sizes;
  for (const auto& [widget, stretch] : parts) {
    splitter->addWidget(widget);
    if (stretch > 0) splitter->setStretchFactor(splitter->count() - 1, stretch);
    sizes << (std::max(1, stretch) << 15);
  }
  splitter->setSizes(sizes);  // whatever size the parts prefer
  return splitter;
}

/// A button that calls a slot of the receiver.
template <typename Receiver, typename Slot>
QPushButton* push_button(const QString& name, const QString& text, Receiver* receiver, Slot slot) {
  auto* button = explained(name, new QPushButton(text));
  QObject::connect(button, &QPushButton::clicked, receiver, slot);
  return button;
}

/// A small button that the keyboard can reach.
template <typename Receiver, typename Slot>
QToolButton* tool_button(const QString& name, const QString& text, Receiver* receiver, Slot slot) {
  auto* button = explained(name, new QToolButton);
  button->setText(text);
  button->setFocusPolicy(Qt::StrongFocus);
  QObject::connect(button, &QToolButton::clicked, receiver, slot);
  return button;
}

/// A spin box that turns a typed number beyond its range into its maximum. Qt would refuse the last digit: 100 would
/// become 10.
template <typename SpinBox>
class NumberBox final : public SpinBox {
 public:
  using SpinBox::SpinBox;
  QValidator::State validate(QString& text, int& cursor) const override {
    bool is_number = false;
    QString digits = text.mid(this->prefix().size());
    if (digits.endsWith(this->suffix())) digits.chop(this->suffix().size());
    const bool at_end = cursor >= text.size() - this->suffix().size();  // not while digits before it are replaced
    if (at_end && this->locale().toDouble(digits.trimmed(), &is_number) > this->maximum() && is_number) {
      text = this->prefix() + this->textFromValue(this->maximum()) + this->suffix();
      cursor = static_cast<int>(text.size() - this->suffix().size());
    }
    return SpinBox::validate(text, cursor);
  }
};

/// A similarity from 0 to 1 with three decimals.
inline QDoubleSpinBox* similarity_box(const QString& name, const QString& spoken, double step) {
  auto* box = explained(name, new NumberBox<QDoubleSpinBox>, spoken);
  box->setRange(0, 1);
  box->setDecimals(3);
  box->setSingleStep(step);
  return box;
}

/// Makes the timer call a slot once, this many milliseconds after its latest start.
template <typename Receiver, typename Slot>
void call_after(QTimer& timer, int milliseconds, Receiver* receiver, Slot slot) {
  timer.setSingleShot(true);
  timer.setInterval(milliseconds);
  QObject::connect(&timer, &QTimer::timeout, receiver, slot);
}

/// The name and texts of an action: an object name, a text with its mnemonic, and one sentence of explanation, by
/// default the tooltip of the object name.
struct ActionText {
  ActionText(const char* object_name, QString shown, const QKeySequence& key = {})
      : ActionText(object_name, std::move(shown), tooltip_of(object_name), key) {}
  ActionText(const char* object_name, QString shown, QString sentence, const QKeySequence& key = {})
      : name(object_name), text(std::move(shown)), tip(std::move(sentence)), shortcut(key) {}

  const char* name;
  QString text;
  QString tip;
  QKeySequence shortcut;
};

/// Sets an action's texts; the tooltip and the status line show the same sentence.
inline QAction* describe(QAction* action, const ActionText& text) {
  action->setObjectName(QString::fromLatin1(text.name));
  action->setText(text.text);
  action->setToolTip(text.tip);
  action->setStatusTip(text.tip);
  action->setShortcut(text.shortcut);
  return action;
}

template <typename Receiver, typename Slot>
QAction* add_action(QMenu* menu, const ActionText& text, Receiver* receiver, Slot slot) {
  QAction* action = describe(new QAction(menu), text);
  QObject::connect(action, &QAction::triggered, receiver, slot);
  menu->addAction(action);
  return action;
}

/// A checkable action.
inline QAction* add_switch(QMenu* menu, const ActionText& text, bool on = false) {
  QAction* action = describe(menu->addAction(QString()), text);
  action->setCheckable(true);
  action->setChecked(on);
  return action;
}

/// Labels never interpret HTML, because their texts may come from documents, file names or messages.
QLabel* plain_label(const QString& text);
/// Word-wrapped plain text; can be selected with the mouse.
QLabel* wrapped_label(const QString& text);
/// A label less prominent than its surroundings.
QLabel* faint_label(const QString& text);

/// A faint text in the middle of an empty view.
QLabel* empty_label(const QString& text = {});
/// Title of a group of things.
QLabel* heading_label(const QString& text);

/// Names a control, which its mnemonic focuses.
QLabel* label_for(QWidget* control, const QString& text);

/// Sets only the weight, so that the size follows the application's font.
void make_bold(QWidget* widget);

/// Wraps the text at the available width, so that it does not widen its surroundings.
void take_any_width(QLabel* label);

/// A wrapped sentence that changes often. Keeps the height of the longest one so far, so that the widgets above it do
/// not move.
class GrowOnlyLabel final : public QLabel {
 public:
  explicit GrowOnlyLabel(QWidget* parent = nullptr) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
  }

  int heightForWidth(int width) const override {
    int& highest = highest_[width];
    highest = std::max(highest, QLabel::heightForWidth(width));
    return highest;
  }

 protected:
  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) highest_.clear();
    QLabel::changeEvent(event);
  }

 private:
  mutable std::map<int, int> highest_;  // height needed so far, by width
};

/// One line of plain text, elided with "..." if it does not fit; the tooltip shows the whole text.
class ElidedLabel : public QFrame {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent = nullptr);

  void set_text(const QString& text);
  const QString& text() const { return text_; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString text_;
};

/// Makes the wheel scroll the panel around a control, so that it does not change a value by accident. The wheel acts
/// on the control only while it has the focus.
void guard_wheel(QWidget* control);
inline void guard_wheel(std::initializer_list<QWidget*> controls) {
  for (QWidget* control : controls) guard_wheel(control);
}

}  // namespace lookalike
