#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace lookalike {

class Pages;

/// Shows a page's main view in full screen: a scene of the lesson as a slide, on other pages the plot or the texts. F11
/// does so on every page that has such a view; F5, which runs the recipe elsewhere, does so on the lesson's page.
class Presenting final : public QObject {
  Q_OBJECT

 public:
  /// `run` is the action with the key F5 on other pages.
  Presenting(Pages& pages, QAction& run, QObject* parent);

  void add_to(QMenu* menu);

 private:
  void follow_page();
  void present();

  Pages& pages_;
  QAction& run_;
  QAction* action_ = nullptr;
  QPointer<QWidget> shown_;
};

/// Hides the recipe panel on the Lesson page, which does not use the recipe, on the Sweep and S-curve pages if plots
/// would have little room beside it, and wherever two texts would. The handle, visible without the panel, and the menu
/// still show it.
class PanelRoom final : public QObject {
  Q_OBJECT

 public:
  PanelRoom(Pages& pages, QMainWindow& window, QDockWidget& panel, QWidget& handle);

  /// Shows the panel again if it was hidden for a page.
  void give_back();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool is_wanted() const;
  void follow();

  Pages& pages_;
  QMainWindow& window_;
  QDockWidget& panel_;
  QWidget& handle_;
  bool wanted_ = false;  // by the page
  bool hidden_ = false;  // for it
};

}  // namespace lookalike
