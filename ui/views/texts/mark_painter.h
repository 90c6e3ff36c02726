#pragma once

#include <QSyntaxHighlighter>
#include <vector>

#include "ui/models/reading/pair_reading.h"

namespace lookalike {

class TextPane;

/// All that is marked in one text.
struct PaneMarks {
  std::vector<TextMark> marks;     // differences, in any order
  std::vector<TextRange> ignored;  // ascending
  std::vector<SharedMark> shared;  // ascending
  bool by_recipe = false;          // a shade means shared shingles; differences have their lines and bars alone
};

/// Gives blocks of text the marks that fall into them, when they are about to be seen: in a megabyte nobody waits for
/// all of them.
class MarkPainter final : public QSyntaxHighlighter {
  Q_OBJECT

 public:
  MarkPainter(const TextPane& pane, Side side);

  void set_marks(PaneMarks marks);
  /// Words that were searched for, ascending.
  void set_hits(std::vector<TextRange> hits);
  void forget() { ++generation_; }
  /// Brings a block up to date.
  void prepare(QTextBlock block);

  /// Differences in ascending order.
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
