#pragma once

#include <QLayout>
#include <QString>
#include <QTabWidget>

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

}  // namespace lookalike
