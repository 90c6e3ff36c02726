#pragma once

class QMenu;
class QWidget;

namespace lookalike {

class Pages;
class RecipePanel;
class Session;

/// Fills the Study menu with sources of a recipe: a suggestion, whose dialog is a child of the window, other runs, and
/// the studies.
void add_study_menu(QMenu* menu, Session& session, Pages& pages, const RecipePanel& panel, QWidget* window);

}  // namespace lookalike
