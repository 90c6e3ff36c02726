#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "ui/models/lesson/scene.h"

namespace lookalike {

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
