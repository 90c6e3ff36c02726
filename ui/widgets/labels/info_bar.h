#pragma once

#include <QFrame>
#include <QPointer>

#include "ui/widgets/style/palette.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lookalike {

/// A sentence above the pages, until it is dismissed or replaced. Never stands in the way.
class InfoBar final : public QFrame {
  Q_OBJECT

 public:
  explicit InfoBar(QWidget* parent = nullptr);

  /// An error, which stays until dismissed or `clear`ed.
  void show_error(const QString& text);
  /// An error with a button for what can be done about it.
  void show_remedy(const QString& text, QAction* remedy);
  /// A note, which is no error.
  void show_note(const QString& text);
  /// A note with a button for what can be done.
  void show_alternative(const QString& text, QAction* action);
  void clear();
  /// Clears a note, which the next result makes untrue; an error stays.
  void clear_note();
  QString text() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void colour();
  void add_button(QAction* action);
  void drop_remedy();
  void show_text(const QString& text, const QString& sign, Hue hue);

  Hue hue_ = Hue::blue;
  QLabel* sign_;
  QLabel* text_;
  QHBoxLayout* row_;
  QPointer<QPushButton> remedy_;
};

}  // namespace lookalike
