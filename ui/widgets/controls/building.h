#pragma once

#include <QLayout>
#include <QString>

namespace lookalike {

/// Gives an object the name by which settings, tests and "What is this?" find it.
template <typename Object>
Object* named(const char* name, Object* object) {
  object->setObjectName(QString::fromLatin1(name));
  return object;
}

/// Lets a layout fill its widget to the edges.
template <typename Layout>
Layout* without_margins(Layout* layout) {
  layout->setContentsMargins({});
  return layout;
}

}  // namespace lookalike
