#pragma once

#include <QWidget>

#include "ui/widgets/style/palette.h"

class QAction;
class QToolButton;
class QVBoxLayout;

namespace lookalike {

/// Messages that float at the foot of a page, the latest lowest, and move nothing. A note goes after some seconds, the
/// longer its text the later, but not while the pointer or the focus is on it; errors and messages with a button then
/// fold into a small button in the page's upper right corner, until they are closed or cleared. Esc closes all that are
/// shown.
class InfoBar final : public QWidget {
  Q_OBJECT

 public:
  /// Floats over `page`, which it follows in size.
  explicit InfoBar(QWidget* page);

  void show_error(const QString& text) { show_text(text, Hue::vermilion); }
  /// An error with a button for what can be done about it.
  void show_remedy(const QString& text, QAction* remedy) { show_text(text, Hue::vermilion, remedy); }
  /// A note, which is no error.
  void show_note(const QString& text) { show_text(text, Hue::blue); }
  /// A note with a button for what can be done.
  void show_alternative(const QString& text, QAction* action) { show_text(text, Hue::blue, action); }
  void clear();
  /// Clears notes, which the next result makes untrue; errors stay.
  void clear_notes();
  /// The texts of all messages, a line each; empty: there is none.
  QString text() const;

  bool eventFilter(QObject* watched, QEvent* event) override;

 protected:
  bool event(QEvent* event) override;

 private:
  class Message;
  void show_text(const QString& text, Hue hue, QAction* action = nullptr);
  /// The latest last.
  QList<Message*> messages() const;
  void drop(Message* message);
  void fold();
  void unfold();
  void place();

  QVBoxLayout* column_;
  QToolButton* folded_;
};

}  // namespace lookalike
