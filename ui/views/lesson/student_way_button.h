#pragma once

#include <QToolButton>

namespace lookalike {

class LessonPlayer;

/// A button with a menu of nine things to try; each leads into a scene with its values set.
class StudentWayButton final : public QToolButton {
  Q_OBJECT

 public:
  explicit StudentWayButton(LessonPlayer& player, QWidget* parent = nullptr);

 signals:
  /// The question to answer in the scene.
  void chosen(const QString& task);

 private:
  LessonPlayer& player_;
};

}  // namespace lookalike
