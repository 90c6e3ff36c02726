#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/widgets/style/theme.h"

class QAction;
class QToolButton;
class QVBoxLayout;

namespace lookalike {

/// Messages that float at the foot of a page, the latest at the bottom, without moving the page's contents. A note
/// disappears after a time that grows with its length, but not while it has the pointer or the focus. Errors and
/// messages with a button then fold into a small button, by default in the page's upper right corner, until they are
/// closed or cleared. Esc closes all visible messages.
class InfoBar final : public QWidget {
  Q_OBJECT

 public:
  /// Floats over `page` and follows its size.
  explicit InfoBar(QWidget* page);

  void show_error(const QString& text) { show_text(text, Hue::vermilion); }
  /// An error with a button for the remedy.
  void show_remedy(const QString& text, QAction* remedy) { show_text(text, Hue::vermilion, remedy); }
  /// A note, not an error.
  void show_note(const QString& text) { show_text(text, Hue::blue); }
  /// A note with a button for an action; disappears with it.
  void show_alternative(const QString& text, QAction* action) { show_text(text, Hue::blue, action); }
  /// Messages float above these parts of the page while they are visible.
  void keep_clear(const QList<QWidget*>& parts);
  /// The small button, for a place where it covers nothing.
  QWidget* folded() const;
  void clear();
  /// Clears notes, which the next result makes obsolete; errors stay.
  void clear_notes();
  /// The texts of all messages, one per line; empty if there are none.
  QString text() const;

  bool eventFilter(QObject* watched, QEvent* event) override;

 protected:
  bool event(QEvent* event) override;

 private:
  class Message;
  void show_text(const QString& text, Hue hue, QAction* action = nullptr);
  /// Oldest first.
  QList<Message*> messages() const;
  void drop(Message* message);
  void fold();
  void unfold();
  void place();

  QVBoxLayout* column_;
  QList<QPointer<QWidget>> clear_parts_;
  QToolButton* folded_;
};

}  // namespace lookalike
