#include "ui/widgets/controls/own_steps.h"

#include <QKeyEvent>
#include <QMenu>
#include <QWidget>
#include <optional>
#include <utility>

#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr QKeyCombination kCtrlY(Qt::ControlModifier, Qt::Key_Y);  // redo on Windows

std::optional<HistoryStep> step_of(const QKeyEvent& key) {
  if (key.matches(QKeySequence::Undo)) return HistoryStep::undo;
  if (key.keyCombination() == kCtrlY || key.matches(QKeySequence::Redo)) return HistoryStep::redo;
  return {};
}

}  // namespace

OwnSteps::OwnSteps(QWidget* part, std::function<QString(HistoryStep)> name, std::function<void(HistoryStep)> take)
    : QObject(part), name_(std::move(name)), take_(std::move(take)) {
  watch_events(part, [this](QEvent* event) { return take_key(event); });
}

const OwnSteps* OwnSteps::around(const QWidget* widget) {
  for (; widget; widget = widget->parentWidget())
    if (const auto* steps = widget->findChild<OwnSteps*>(QString(), Qt::FindDirectChildrenOnly)) return steps;
  return nullptr;
}

void add_step(QMenu* menu, HistoryStep step, QAction* action) {
  const bool undo = step == HistoryStep::undo;
  describe(action, {undo ? "undo" : "redo", action->text()});
  auto keys = QKeySequence::keyBindings(undo ? QKeySequence::Undo : QKeySequence::Redo);
  if (const QKeySequence key = kCtrlY; !undo && !keys.contains(key)) keys << key;
  action->setShortcuts(keys);
  menu->addAction(action);
  QAction* own = explained(undo ? "undo_own" : "redo_own", menu->addAction(QString()));
  const auto steps = [menu, step]() -> const OwnSteps* {
    const OwnSteps* around = OwnSteps::around(menu->window()->parentWidget()->focusWidget());
    return around && !around->name(step).isEmpty() ? around : nullptr;
  };
  own->setVisible(false);
  QObject::connect(own, &QAction::triggered, menu, [steps, step] {
    if (const OwnSteps* around = steps()) around->take(step);
  });
  QObject::connect(menu, &QMenu::aboutToShow, own, [own, action, undo, steps, step] {
    const OwnSteps* around = steps();
    if (around) own->setText((undo ? OwnSteps::tr("&Undo %1") : OwnSteps::tr("&Redo %1")).arg(around->name(step)));
    own->setVisible(around);
    action->setVisible(!around);
  });
  // Hidden, it would lose its keys.
  QObject::connect(menu, &QMenu::aboutToHide, action, [action] { action->setVisible(true); });
}

bool OwnSteps::take_key(QEvent* event) const {
  if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress) return false;
  const auto step = step_of(*static_cast<QKeyEvent*>(event));
  if (!step || name_(*step).isEmpty()) return false;
  event->accept();
  if (event->type() == QEvent::KeyPress) take_(*step);
  return true;
}

}  // namespace lookalike
