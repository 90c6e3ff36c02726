#pragma once

#include <QAction>
#include <QMenu>

#include "ui/main_window/menus/action.h"

namespace lookalike {

/// Something that was opened before, as a menu lists it.
struct RecentEntry {
  QString name;
  QString missing;      // the file that is not there any more; empty when nothing is missing
  QString explanation;  // in lines
};

/// The action of the entry, with `number` from 1 as its mnemonic; disabled where something is missing.
QAction* make_recent_action(QMenu* menu, int number, const RecentEntry& entry);

/// "Clear list", the last entry of such a menu, with a line above it; before it, where nothing else is in the menu,
/// that there is nothing.
template <typename Forget>
void end_recent_menu(QMenu* menu, const ActionText& clear, Forget forget) {
  const bool empty = menu->isEmpty();
  if (empty) menu->addAction(QObject::tr("Nothing was opened yet"))->setEnabled(false);
  menu->addSeparator();
  add_action(menu, clear, menu, forget)->setEnabled(!empty);
}

}  // namespace lookalike
