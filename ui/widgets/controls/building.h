#pragma once

#include <QLayout>
#include <QPushButton>
#include <QString>

namespace lookalike {

/// Gives an object the name by which settings, tests and "What is this?" find it.
template <typename Object>
Object* named(const char* name, Object* object) {
  object->setObjectName(QString::fromLatin1(name));
  return object;
}

/// The same, with the name for screen readers and a sentence that explains the object.
template <typename Widget>
Widget* named(const char* name, Widget* widget, const QString& spoken, const QString& tip) {
  widget->setAccessibleName(spoken);
  widget->setToolTip(tip);
  return named(name, widget);
}

/// A button that calls `press`.
template <typename Press>
QPushButton* push_button(const char* name, const QString& text, const QString& tip, Press press) {
  auto* button = named(name, new QPushButton(text));
  button->setToolTip(tip);
  QObject::connect(button, &QPushButton::clicked, button, press);
  return button;
}

/// Lets a layout fill its widget to the edges.
template <typename Layout>
Layout* without_margins(Layout* layout) {
  layout->setContentsMargins({});
  return layout;
}

}  // namespace lookalike
