#include "ui/widgets/controls/wheel_guard.h"

#include <QEvent>
#include <QWidget>

#include "ui/widgets/style/follow_type.h"

namespace lookalike {
void guard_wheel(QWidget* control) {
  control->setFocusPolicy(Qt::StrongFocus);
  watch_events(control, [control](QEvent* event) {
    const bool unwanted = event->type() == QEvent::Wheel && !control->hasFocus();
    if (unwanted) event->ignore();
    return unwanted;
  });
}

}  // namespace lookalike
