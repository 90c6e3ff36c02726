#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace lookalike {

class LessonPlayer;

/// Buttons for back, play and next, speed, seed and Start over.
class TransportBar final : public QWidget {
  Q_OBJECT

 public:
  explicit TransportBar(LessonPlayer& player, QWidget* parent = nullptr);

 private:
  QPushButton* add_button(const char* name, const QString& text, const QString& tip);
  void add_labelled(const QString& text, QWidget* control);
  void add_speed();
  void add_seed();
  void show_place();

  LessonPlayer& player_;
  QPushButton *back_, *play_, *next_;
  QLabel* place_;
  QSpinBox* seed_ = nullptr;
};

}  // namespace lookalike
