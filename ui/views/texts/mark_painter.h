#pragma once

#include <QSyntaxHighlighter>
#include <vector>

#include "ui/models/reading/pair_reading.h"

namespace lookalike {

class TextPane;

/// All marks of one text.
struct PaneMarks {
  std::vector<TextMark> marks;     // differences, in any order
  std::vector<TextRange> letters;  // that differ within similar words, ascending
  std::vector<int> joined;         // ends of paragraphs that continue in the other text's line, ascending
  std::vector<TextRange> ignored;  // ascending
  std::vector<SharedMark> shared;  // ascending
  bool by_recipe = false;          // shades mean shared shingles; differences have only underlines and bars
};

/// Applies marks to blocks of text just before they become visible, because marking a megabyte would take too long.
class MarkPainter final : public QSyntaxHighlighter {
  Q_OBJECT

 public:
  MarkPainter(const TextPane& pane, Side side);

  void set_marks(PaneMarks marks);
  /// Search hits, ascending.
  void set_hits(std::vector<TextRange> hits);
  void forget() { ++generation_; }
  /// Updates the marks of a block.
  void prepare(QTextBlock block);

  const PaneMarks& all() const { return of_pane_; }
  /// Differences, ascending.
  const std::vector<TextMark>& marks() const { return of_pane_.marks; }
  const std::vector<SharedMark>& shared() const { return of_pane_.shared; }

 protected:
  void highlightBlock(const QString& text) override;

 private:
  void set_over(int from, int to, const QTextCharFormat& format);

  const TextPane& pane_;
  Side side_;
  PaneMarks of_pane_;
  std::vector<TextRange> hits_;
  int generation_ = 0;
  bool preparing_ = false;
};

}  // namespace lookalike
