#pragma once

#include <QPlainTextEdit>

#include "ui/models/reading/text_pieces.h"

namespace lookalike {

/// Read-only plain text. Shows long words and paragraphs in pieces, but copies and searches the original text.
/// Positions refer to the original text.
class TextView : public QPlainTextEdit {
  Q_OBJECT

 public:
  /// `longest`: maximum number of characters of a paragraph shown in one piece.
  explicit TextView(int longest = kLongestParagraph, QWidget* parent = nullptr);

  void set_text(const QString& text, const std::vector<TextFold>& folds = {}, const std::vector<TextGap>& gaps = {},
                const std::vector<TextRange>& hidden = {});
  const TextPieces& pieces() const { return pieces_; }
  /// All hits of the words (search_pattern), ascending and without overlaps. O(characters).
  std::vector<TextRange> occurrences(const QString& words) const;
  /// Marks the hits of a search, if the view supports it.
  virtual void set_hits(const std::vector<TextRange>& hits) { Q_UNUSED(hits) }
  /// Unfolds these words, if the view supports it; this may restart the search.
  virtual void uncover(const TextRange& range) { Q_UNUSED(range) }
  /// A cursor with this position and anchor.
  QTextCursor cursor_of(int position, int length) const;

 protected:
  QMimeData* createMimeDataFromSelection() const override;

 private:
  int longest_;
  TextPieces pieces_;
};

}  // namespace lookalike
