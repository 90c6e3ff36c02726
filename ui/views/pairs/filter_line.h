#pragma once

#include <QLineEdit>
#include <optional>

class QCompleter;

namespace lookalike {

/// A line for a filter of pairs: completes fields and operators while a person types, and underlines where a filter
/// cannot be read.
class FilterLine final : public QLineEdit {
  Q_OBJECT

 public:
  explicit FilterLine(QWidget* parent = nullptr);

  /// Underlines from the character at this position on, the last one where there is none; nothing takes it back.
  void mark(std::optional<qsizetype> position);

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// The start of the word that the cursor stands behind.
  int word_begin() const;
  void offer();
  void complete(const QString& word);
  /// The completion that the list points at, else its first.
  void take_completion();

  QCompleter* completer_;
  bool marked_ = false;
};

}  // namespace lookalike
