#pragma once

#include <QWidget>

namespace lookalike {

class LessonPlayer;
class PictureView;
class SceneControls;

/// The lesson in full screen, one slide at a time. Right, Page Down and Enter step forward, Left and Page Up step back,
/// Space plays, N draws a new seed, D switches between light and dark, C shows the controls, digits go to a scene, Home
/// goes to the scene's first step, Esc or F5 leaves.
class LessonPresentation final : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPresentation(LessonPlayer& player, QWidget* parent);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  bool take(int key);
  void show_frame();
  QWidget* make_tools();

  LessonPlayer& player_;
  PictureView* picture_;
  SceneControls* controls_;
  QWidget* tools_;  // the controls, and a bar for stepping by mouse
};

}  // namespace lookalike
