#pragma once

#include <QLineEdit>
#include <optional>

class QCompleter;

namespace lookalike {

/// A line for a filter of pairs: completes fields and operators during typing, and underlines errors.
class FilterLine final : public QLineEdit {
  Q_OBJECT

 public:
  explicit FilterLine(QWidget* parent = nullptr);

  /// Underlines from the character at this position, or the last one, to the end; nullopt removes the underline.
  void mark(std::optional<qsizetype> position);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// The start of the word before the cursor.
  int word_begin() const;
  void offer();
  void complete(const QString& word);
  /// The selected completion, otherwise the first.
  void take_completion();

  QCompleter* completer_;
  bool marked_ = false;
};

}  // namespace lookalike
