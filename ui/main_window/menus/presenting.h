#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
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

/// The lesson does not use the recipe and takes its room: hides the panel while that page is in front. The user can
/// still show it.
class LessonRoom final : public QObject {
  Q_OBJECT

 public:
  LessonRoom(Pages& pages, QDockWidget& panel, QObject* parent);

  /// Shows the panel again if it was hidden for the lesson.
  void give_back();

 private:
  void follow_page();

  Pages& pages_;
  QDockWidget& panel_;
  bool hidden_ = false;
};

}  // namespace lookalike
