#pragma once

class QWidget;

namespace lookalike {

/// Makes the wheel scroll the panel around a control, so that it does not change a value by accident. The wheel acts
/// on the control only while it has the focus.
void guard_wheel(QWidget* control);

}  // namespace lookalike
