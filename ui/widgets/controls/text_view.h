#pragma once

#include <QPlainTextEdit>

#include "ui/models/text/text_pieces.h"

namespace lookalike {

/// Plain text to read. Long words and paragraphs are shown in pieces; what is copied and searched is the text as it
/// is. Positions are those of that text.
class TextView : public QPlainTextEdit {
  Q_OBJECT

 public:
  /// `longest`: characters of a paragraph that is shown in one piece.
  explicit TextView(int longest = kLongestParagraph, QWidget* parent = nullptr);

  void set_text(const QString& text);
  const TextPieces& pieces() const { return pieces_; }
  /// Selects the next occurrence without regard to case, from the cursor on; false if there is none.
  bool find_text(const QString& words, bool backward);
  /// With position and anchor there.
  QTextCursor cursor_of(int position, int length) const;

 protected:
  QMimeData* createMimeDataFromSelection() const override;

 private:
  int longest_;
  TextPieces pieces_;
};

}  // namespace lookalike
