#pragma once

#include <QObject>
#include <QString>

class QMainWindow;
class QMenu;
class QWidget;

namespace lookalike {

/// The answer to "What is this?" for a widget: its own longer text or that of the control it labels, else its tooltip,
/// else its parent's answer. Rich text; empty if none exists.
QString whats_this(const QWidget* widget);

/// Answers "What is this?" for every control: for the one clicked after Shift+F1, or, with Ctrl+F1, for the one with
/// the focus. Also wraps the tooltips of widgets, which are sentences, at a readable line length.
class WhatsThis final : public QObject {
  Q_OBJECT

 public:
  explicit WhatsThis(QWidget* window);

  void add_to(QMenu* menu);
  bool eventFilter(QObject* receiver, QEvent* event) override;

 private:
  static bool answer(QWidget* widget, QEvent* event);
  static bool wrap(QWidget* widget, const QEvent* event);
  static void explain_focused();
};

/// Shows the manual, which can be saved as a PDF there.
void show_manual(QWidget* window);

/// Lists every action in the window that has a key, by menu and page.
void show_shortcuts(QMainWindow* window);

void show_about(QWidget* window);

}  // namespace lookalike
