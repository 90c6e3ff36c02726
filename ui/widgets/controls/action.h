#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <utility>

#include "ui/models/text/explanations.h"

namespace lookalike {

/// The name and texts of an action: an object name, a text with its mnemonic, and one sentence of explanation, by
/// default the tooltip of the object name.
struct ActionText {
  ActionText(const char* object_name, QString shown, const QKeySequence& key = {})
      : ActionText(object_name, std::move(shown), tooltip_of(object_name), key) {}
  ActionText(const char* object_name, QString shown, QString sentence, const QKeySequence& key = {})
      : name(object_name), text(std::move(shown)), tip(std::move(sentence)), shortcut(key) {}

  const char* name;
  QString text;
  QString tip;
  QKeySequence shortcut;
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
