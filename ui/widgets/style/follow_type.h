#pragma once

#include <QFontMetrics>
#include <functional>

class QEvent;
class QObject;
class QVBoxLayout;
class QWidget;

namespace lookalike {

/// Calls `filter` with every event of an object, before the object gets it; true means that it does not.
void watch_events(QObject* object, std::function<bool(QEvent*)> filter);

/// Calls `set`, which sets sizes that depend on a widget's font, now and after every change of the font, as long as the
/// widget lives.
void follow_type(QWidget* widget, std::function<void(const QFontMetrics&)> set);

/// Gives a widget's layout or splitter the margins of a page.
template <typename Layout>
void set_page_margins(QWidget* widget, Layout* layout) {
  follow_type(widget, [layout](const QFontMetrics& type) {
    const int gap = type.height() / 2;
    layout->setContentsMargins(2 * gap, gap, 2 * gap, gap);
  });
}

/// A vertical layout with the margins of a page and half a line between its rows.
QVBoxLayout* page_column(QWidget* page);

}  // namespace lookalike
