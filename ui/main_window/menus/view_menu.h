#pragma once

class QAction;
class QMenu;
class QObject;

namespace lookalike {

class LookMenu;
class Pages;

/// Fills the View menu: pages, steps from pair to pair, and the display of texts. `panel` shows or hides the recipe,
/// `runs` the runs; `parent` owns the TextsMenu.
void add_view_menu(QMenu* menu, Pages& pages, QAction* panel, QAction* runs, LookMenu& look, QObject* parent);

}  // namespace lookalike
