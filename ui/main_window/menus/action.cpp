#include "ui/main_window/menus/action.h"

namespace lookalike {

QAction* describe(QAction* action, const ActionText& text) {
  action->setObjectName(QString::fromLatin1(text.name));
  action->setText(text.text);
  action->setToolTip(text.tip);
  action->setStatusTip(text.tip);
  action->setShortcut(text.shortcut);
  return action;
}

}  // namespace lookalike
