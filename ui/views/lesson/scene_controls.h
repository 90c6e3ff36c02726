#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "ui/models/lesson/scene.h"

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

/// The controls of a scene as rows of large widgets.
class SceneControls final : public QWidget {
  Q_OBJECT

 public:
  explicit SceneControls(QWidget* parent = nullptr);

  /// Shows these controls with their values, without emitting a signal. Keeps a widget if only values or ends of ranges
  /// differ, because the widget being pressed may have caused the call.
  void show_controls(const std::vector<SceneControl>& controls);

 signals:
  void edited(const QString& id, const QVariant& value);
  /// Enter ended the editing of a text.
  void entered();

 private:
  struct Made {
    SceneControl control;
    QWidget* widget;
    std::function<void(const SceneControl&)> setter;
  };

  void change(const std::vector<SceneControl>& controls);
  Made make(const SceneControl& control);
  Made make_slider(const SceneControl& control);
  Made make_choice(const SceneControl& control);
  Made make_text(const SceneControl& control);
  Made make_toggle(const SceneControl& control);

  std::vector<Made> made_;
};

}  // namespace lookalike
