#pragma once

#include <QBoxLayout>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSplitter>
#include <QString>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <initializer_list>

#include "ui/models/text/explanations.h"

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

/// A similarity from 0 to 1 with three decimals.
inline QDoubleSpinBox* similarity_box(const QString& name, const QString& spoken, double step) {
  auto* box = explained(name, new QDoubleSpinBox, spoken);
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

}  // namespace lookalike
