#pragma once

class QWidget;

namespace lookalike {

/// Lets the wheel scroll the panel around a control instead of changing a value that nobody meant to change; the wheel
/// works on the control once it has the focus.
void guard_wheel(QWidget* control);

}  // namespace lookalike
