#include "ui/widgets/controls/wheel_guard.h"

#include <QEvent>
#include <QWidget>

namespace lookalike {
namespace {

class WheelGuard final : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject* object, QEvent* event) override {
    const bool unwanted = event->type() == QEvent::Wheel && !static_cast<QWidget*>(object)->hasFocus();
    if (unwanted) event->ignore();
    return unwanted;
  }
};

}  // namespace

void guard_wheel(QWidget* control) {
  control->setFocusPolicy(Qt::StrongFocus);
  control->installEventFilter(new WheelGuard(control));
}

}  // namespace lookalike
