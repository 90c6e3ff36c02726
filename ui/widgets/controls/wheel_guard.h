#pragma once

#include <initializer_list>

class QWidget;

namespace lookalike {

/// Makes the wheel scroll the panel around a control, so that it does not change a value by accident. The wheel acts
/// on the control only while it has the focus.
void guard_wheel(QWidget* control);
inline void guard_wheel(std::initializer_list<QWidget*> controls) {
  for (QWidget* control : controls) guard_wheel(control);
}

}  // namespace lookalike
