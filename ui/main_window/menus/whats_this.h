#pragma once

#include <QObject>
#include <QString>

class QMenu;
class QWidget;

namespace lookalike {

/// The answer to "What is this?" for a widget: its own longer text or that of the control it labels, else its tooltip,
/// else the answer for the widget around it. Rich text; empty when nothing is known.
QString whats_this(const QWidget* widget);

/// Answers "What is this?" for everything in the program: by a click in the mode that Shift+F1 begins, or, by Ctrl+F1,
/// for what has the focus.
class WhatsThis final : public QObject {
  Q_OBJECT

 public:
  explicit WhatsThis(QWidget* window);

  void add_to(QMenu* menu);
  bool eventFilter(QObject* receiver, QEvent* event) override;

 private:
  static void explain_focused();
};

/// Tooltips of widgets are sentences: they are shown in lines of readable length instead of one across the screen.
class WrappedTooltips final : public QObject {
  Q_OBJECT

 public:
  explicit WrappedTooltips(QWidget* window);

  bool eventFilter(QObject* receiver, QEvent* event) override;
};

}  // namespace lookalike
