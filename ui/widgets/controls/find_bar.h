#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace lookalike {

class TextView;

/// A line to search a text with; hidden until it is asked for.
class FindBar : public QWidget {
  Q_OBJECT

 public:
  /// `name`: object name, and the beginning of those of its parts: NAME_line, NAME_outcome.
  explicit FindBar(const QString& name = QStringLiteral("find"), QWidget* parent = nullptr);

  /// Opens the line and searches `pane` from now on.
  void search_in(TextView* pane);
  /// Searches another text from now on, whether it is open or not.
  void follow(TextView* pane) { pane_ = pane; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void find(bool backward);
  void say(const QString& outcome);

  QLineEdit* line_;
  QLabel* outcome_;
  TextView* pane_ = nullptr;
};

}  // namespace lookalike
