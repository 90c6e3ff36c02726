#include "ui/widgets/controls/own_steps.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPointer>
#include <memory>
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
  QAction* own = describe(
      menu->addAction(QString()),
      {undo ? "undo_own" : "redo_own", undo ? OwnSteps::tr("U&ndo on this page") : OwnSteps::tr("Re&do on this page")});
  const auto focus = std::make_shared<QPointer<QWidget>>();  // before a key moved it to the menu bar
  QObject::connect(qApp, &QApplication::focusChanged, menu, [focus](const QWidget*, QWidget* now) {
    if (now && !qobject_cast<QMenuBar*>(now)) *focus = now;
  });
  const auto steps = [focus, step]() -> const OwnSteps* {
    const OwnSteps* around = OwnSteps::around(*focus);
    return around && !around->name(step).isEmpty() ? around : nullptr;
  };
  own->setVisible(false);
  QObject::connect(own, &QAction::triggered, menu, [steps, step] {
    if (const OwnSteps* around = steps()) around->take(step);
  });
  QObject::connect(menu, &QMenu::aboutToShow, own, [own, action, undo, steps, step] {
    const OwnSteps* around = steps();
    const QString text = undo ? OwnSteps::tr("U&ndo %1") : OwnSteps::tr("Re&do %1");
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    if (around) own->setText(text.arg(around->name(step)) + u'\t' + key);
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
