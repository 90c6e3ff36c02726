#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace lookalike {

class Pages;
class RecipePanel;
class Session;
class SuggestDialog;

/// Sources of a recipe: a suggestion, other runs, and the studies.
class StudyMenu final : public QObject {
  Q_OBJECT

 public:
  StudyMenu(Session& session, Pages& pages, QWidget* window);

  void add_to(QMenu* menu, const RecipePanel& panel);
  void close_suggestion();

 private:
  void show_suggestion();
  void add_runs_to(QMenu* menu);
  void add_studies_to(QMenu* menu);

  Session& session_;
  Pages& pages_;
  QWidget* window_;
  SuggestDialog* suggest_ = nullptr;
};

}  // namespace lookalike
