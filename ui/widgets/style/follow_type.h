#pragma once

#include <QFontMetrics>
#include <functional>

class QVBoxLayout;
class QWidget;

namespace lookalike {

/// Sets what depends on the size of a widget's type: calls `set` now and after every change of its font, as long as the
/// widget lives.
void follow_type(QWidget* widget, std::function<void(const QFontMetrics&)> set);

/// Gives a layout or splitter of a widget the margins of a page.
template <typename Layout>
void set_page_margins(QWidget* widget, Layout* layout) {
  follow_type(widget, [layout](const QFontMetrics& type) {
    const int gap = type.height() / 2;
    layout->setContentsMargins(2 * gap, gap, 2 * gap, gap);
  });
}

/// A column with the margins of a page and half a line between its rows.
QVBoxLayout* page_column(QWidget* page);

}  // namespace lookalike
