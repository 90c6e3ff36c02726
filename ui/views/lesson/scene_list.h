#pragma once

#include <QWidget>
#include <vector>

class QButtonGroup;
class QToolButton;

namespace lookalike {

class LessonPlayer;

/// A line with a button for each scene. If the names do not fit, only the current scene keeps its name; in the short
/// form no scene has a name.
class SceneList final : public QWidget {
  Q_OBJECT

 public:
  explicit SceneList(LessonPlayer& player, QWidget* parent = nullptr);

  void set_short(bool on);
  QSize minimumSizeHint() const override;

 signals:
  void chosen(int scene);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void show_scene();
  void set_texts();
  QFont type_of(int scene) const;
  int width_of_names() const;

  LessonPlayer& player_;
  QButtonGroup* group_;
  std::vector<QToolButton*> buttons_;
  bool short_ = false;
  int shown_ = -1;  // scene whose button is checked and named
};

}  // namespace lookalike
