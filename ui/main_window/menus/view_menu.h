#pragma once

#include <QObject>
#include <functional>

class QAction;
class QMenu;

namespace lookalike {

class LookMenu;
class Pages;
struct ActionText;
class SideBySide;

/// Pages, steps from pair to pair, and the display of texts. Context menus of tables also have actions on a document.
class ViewMenu final : public QObject {
  Q_OBJECT

 public:
  ViewMenu(Pages& pages, QObject* parent) : QObject(parent), pages_(pages) {}

  /// `panel` shows or hides the recipe.
  void add_to(QMenu* menu, QAction* panel, QAction* runs, LookMenu& look);

 private:
  void add_pages_to(QMenu* menu);
  void add_steps_to(QMenu* menu);
  void add_step_in_texts(QMenu* menu, const ActionText& text, void (SideBySide::*step)());
  void enable_if(QAction* action, const std::function<bool()>& can);
  void add_why_to(QMenu* menu);
  void add_find_to(QMenu* menu);
  void add_texts_to(QMenu* menu);
  void follow_size_of_type(const LookMenu& look);

  Pages& pages_;
};

}  // namespace lookalike
