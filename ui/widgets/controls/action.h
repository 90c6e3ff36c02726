#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>

namespace lookalike {

/// The name and texts of an action: an object name, a text with its mnemonic, and one sentence of explanation.
struct ActionText {
  const char* name;
  QString text;
  QString tip;
  QKeySequence shortcut = {};
};

/// Sets an action's texts; the tooltip and the status line show the same sentence.
inline QAction* describe(QAction* action, const ActionText& text) {
  action->setObjectName(QString::fromLatin1(text.name));
  action->setText(text.text);
  action->setToolTip(text.tip);
  action->setStatusTip(text.tip);
  action->setShortcut(text.shortcut);
  return action;
}

template <typename Receiver, typename Slot>
QAction* add_action(QMenu* menu, const ActionText& text, Receiver* receiver, Slot slot) {
  QAction* action = describe(new QAction(menu), text);
  QObject::connect(action, &QAction::triggered, receiver, slot);
  menu->addAction(action);
  return action;
}

/// A checkable action.
inline QAction* add_switch(QMenu* menu, const ActionText& text, bool on = false) {
  QAction* action = describe(menu->addAction(QString()), text);
  action->setCheckable(true);
  action->setChecked(on);
  return action;
}

}  // namespace lookalike
