#include "ui/widgets/controls/undo_key.h"

#include <QKeyEvent>
#include <QWidget>
#include <utility>

namespace lookalike {
namespace {

class UndoKey final : public QObject {
 public:
  UndoKey(QWidget* part, std::function<bool()> can_undo, std::function<void()> undo)
      : QObject(part), can_undo_(std::move(can_undo)), undo_(std::move(undo)) {}

  bool eventFilter(QObject*, QEvent* event) override {
    const bool is_key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!is_key || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo) || !can_undo_()) return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) undo_();
    return true;
  }

 private:
  std::function<bool()> can_undo_;
  std::function<void()> undo_;
};

}  // namespace

void take_undo_key(QWidget* part, std::function<bool()> can_undo, std::function<void()> undo) {
  part->installEventFilter(new UndoKey(part, std::move(can_undo), std::move(undo)));
}

}  // namespace lookalike
