#pragma once

#include <QWidget>
#include <vector>

#include "ui/models/reading/text_pieces.h"

class QLabel;
class QLineEdit;

namespace lookalike {

class TextView;

/// A line that searches one or several texts at once; hidden until opened.
class FindBar : public QWidget {
  Q_OBJECT

 public:
  /// `name`: object name, and the prefix of its parts' names: NAME_line, NAME_outcome.
  explicit FindBar(const QString& name = QStringLiteral("find"), QWidget* parent = nullptr);

  /// Opens the line and from now on searches these texts, starting with `first`.
  void search_in(std::vector<TextView*> texts, TextView* first);
  void search_in(TextView* text) { search_in({text}, text); }
  /// From now on searches another text, whether the line is open or not.
  void follow(TextView* text);
  /// The texts have changed.
  void refresh();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// A hit and its text.
  struct Hit {
    std::size_t text;
    TextRange range;
  };
  bool is_before(const Hit& hit, std::size_t text, int position) const;
  void find(bool backward);
  void show_hit(std::size_t hit);
  void close();
  void say(const QString& outcome);
  QString counts() const;

  QLineEdit* line_;
  QLabel* outcome_;
  std::vector<TextView*> texts_;
  std::size_t at_ = 0;  // the text with the current hit, or the first text to search
  std::vector<Hit> hits_;
};

}  // namespace lookalike
