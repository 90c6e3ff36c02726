#pragma once

#include <QPlainTextEdit>

#include "ui/models/reading/shown_places.h"
#include "ui/models/reading/text_pieces.h"

namespace lookalike {

/// Plain text to read. Long words and paragraphs are shown in pieces; what is copied and searched is the text as it
/// is. Positions are those of that text.
class TextView : public QPlainTextEdit {
  Q_OBJECT

 public:
  /// `longest`: characters of a paragraph that is shown in one piece.
  explicit TextView(int longest = kLongestParagraph, QWidget* parent = nullptr);

  void set_text(const QString& text, const std::vector<TextFold>& folds = {});
  const TextPieces& pieces() const { return pieces_; }
  /// All places that read like the words (search_pattern), ascending; they do not overlap. O(characters).
  std::vector<TextRange> occurrences(const QString& words) const;
  /// Marks occurrences of what is searched for, where the view can.
  virtual void set_hits(const std::vector<TextRange>& hits) { Q_UNUSED(hits) }
  /// Shows words that are folded, where the view can; it may be searched anew meanwhile.
  virtual void uncover(const TextRange& range) { Q_UNUSED(range) }
  /// With position and anchor there.
  QTextCursor cursor_of(int position, int length) const;

 protected:
  QMimeData* createMimeDataFromSelection() const override;

 private:
  int longest_;
  TextPieces pieces_;
};

}  // namespace lookalike
