#pragma once

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace lookalike {

/// A line to search a text with; hidden until it is asked for.
class FindBar : public QWidget {
  Q_OBJECT

 public:
  explicit FindBar(QWidget* parent = nullptr);

  /// Opens the line and searches `pane` from now on.
  void search_in(QPlainTextEdit* pane);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void find(bool backward);

  QLineEdit* line_;
  QPlainTextEdit* pane_ = nullptr;
};

}  // namespace lookalike
