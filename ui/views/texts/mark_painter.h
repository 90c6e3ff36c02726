#pragma once

#include <QFontMetrics>
#include <QSyntaxHighlighter>
#include <QWidget>
#include <vector>

#include "ui/models/reading/marked_text.h"
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

/// The margin of a text: bars beside long differences, arrows from moved passages to their counterparts, hooks before
/// the continuation of a file's line, and a line for each depth of quoted mail. A click acts on the text beside it.
class MarkGutter final : public QWidget {
  Q_OBJECT

 public:
  explicit MarkGutter(TextPane& pane);

  static int width_for(const QFontMetrics& type) { return type.height() + 2; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  std::vector<TextMark> seen_marks() const;
  void draw(QPainter& painter, const TextMark& mark, const QRect& extent) const;

  TextPane& pane_;
};

}  // namespace lookalike
