#include "ui/widgets/controls/undo_key.h"

#include <QKeyEvent>
#include <QWidget>
#include <utility>

#include "ui/widgets/style/follow_type.h"

namespace lookalike {
void take_undo_key(QWidget* part, std::function<bool()> can_undo, std::function<void()> undo) {
  watch_events(part, [can_undo = std::move(can_undo), undo = std::move(undo)](QEvent* event) {
    const bool is_key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!is_key || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo) || !can_undo()) return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) undo();
    return true;
  });
}

}  // namespace lookalike
