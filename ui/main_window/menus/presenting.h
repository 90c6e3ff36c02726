#pragma once

#include <QObject>
#include <QPointer>

class QAction;
class QDockWidget;
class QMenu;

namespace lookalike {

class Pages;

/// Shows what a page is about on the whole screen: a scene of the lesson as a slide, of other pages the plot or the
/// texts. F11 does so on every page that has something to show; F5, which runs the recipe elsewhere, on the lesson's.
class Presenting final : public QObject {
  Q_OBJECT

 public:
  /// `run` is the action that has F5 elsewhere.
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

/// The lesson has the room of the recipe, of which it needs nothing: the panel is hidden while that page is in front,
/// and can be shown all the same.
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
