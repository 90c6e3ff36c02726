#pragma once

#include <QObject>

class QDockWidget;

namespace lookalike {

class Pages;

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
