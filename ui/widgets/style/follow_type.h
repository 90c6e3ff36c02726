#pragma once

#include <QFontMetrics>
#include <functional>

class QWidget;

namespace lookalike {

/// Sets what depends on the size of a widget's type: calls `set` now and after every change of its font, as long as the
/// widget lives.
void follow_type(QWidget* widget, std::function<void(const QFontMetrics&)> set);

}  // namespace lookalike
