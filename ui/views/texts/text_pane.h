#pragma once

#include <memory>
#include <optional>

#include "ui/views/texts/mark_painter.h"
#include "ui/widgets/controls/text_view.h"

namespace lookalike {

/// One of two texts: read-only plain text with marked differences, in lines of at most kMostColumns characters. Line
/// numbers count wrapped lines.
class TextPane : public TextView {
  Q_OBJECT

 public:
  static constexpr int kMostColumns = 90;        // of average width: longer lines are hard to follow
  static constexpr int kLaidOutAtOnce = 50'000;  // characters, which take some milliseconds

  TextPane(Side side, QWidget* parent);

  void show_text(const QString& text, const std::vector<TextFold>& folds = {}, const std::vector<TextGap>& gaps = {});
  /// The quoted lines of the text shown next: each appears with one line per level in the margin, not with its marks.
  void set_quoted(std::vector<QuotedLine> lines) { quoted_ = std::move(lines); }
  void set_marks(PaneMarks marks);
  void set_hits(const std::vector<TextRange>& hits) override;
  void uncover(const TextRange& range) override;
  /// Words to mark like hits in every shown text, until replaced.
  void mark_words(const QStringList& words);
  /// A null pointer removes the highlight.
  void highlight(const TextMark* mark);
  /// The passage under the pointer, in this or the other text.
  void light(const std::optional<TextRange>& passage);
  Side side() const { return side_; }
  const std::vector<TextMark>& marks() const { return painter_->marks(); }
  const std::vector<SharedMark>& shared() const { return painter_->shared(); }

  void put_cursor(int position) { setTextCursor(cursor_of(position, 0)); }
  int lines() const;
  int lines_on_screen() const;
  int line_of(int position) const;
  int position_of(int line) const;
  /// Whether all lines can be counted at once.
  bool is_short() const { return pieces().text().size() <= kLaidOutAtOnce; }
  /// The number of lines above the line that begins at `position`, without those of gaps; at the end of the text, the
  /// number of all. The text must be short and laid out.
  int lines_above(int position) const;
  /// Lays out the whole text if it is short; otherwise returns false.
  bool lay_out_all() const;
  /// From the top of each mark's first line to the bottom of its last, in pixels of the viewport, with the whole text
  /// scaled down to fit it. Uses characters instead of lines if the text is too long to be laid out at once.
  /// O(text + marks).
  struct Reach {
    int top, bottom;
  };
  std::vector<Reach> overview(const std::vector<TextMark>& marks) const;
  int first_line() const;
  void set_first_line(int line);
  /// The position of the first word on screen, which stays valid if the text is wrapped differently.
  int top() const { return position_of(first_line()); }
  void set_top(int position) { set_first_line(line_of(position)); }
  /// The paragraphs on screen.
  TextRange visible() const;
  /// Whether the lines are those of the file, so that wrapped ones get hooks.
  void hook_every_line(bool every) { hooks_every_line_ = every; }
  /// Tops of the wrapped lines on screen that need a hook: all, or only those of separate lines such as quoted mail.
  std::vector<int> continued_lines() const;
  /// The paragraphs of quoted mail on screen, from top to bottom in pixels of the viewport.
  struct Quotation {
    int top, bottom, depth;
  };
  std::vector<Quotation> quotations() const;
  /// From the top of the first line of `range`, which must overlap visible(), to the bottom of its last, in pixels.
  QRect extent(const TextRange& range) const;
  /// The lines of a mark in pixels of the viewport, or the gap at the place of an empty one; beyond the viewport if it
  /// is off screen.
  Reach reach(const TextMark& mark) const;

 signals:
  /// A click without a selection.
  void clicked(int position);
  void fold_clicked(int fold);
  /// The pointer is on this character; -1: on none.
  void pointed_at(int position);
  /// Ctrl and the wheel: enlarge by this number of steps.
  void zoomed(int steps);
  /// The width or height of the lines has changed.
  void wrapped();

 protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void fit_margins();
  void prepare_visible_blocks();
  void show_selections();
  void announce_pointer(int position);
  void show_hits();
  std::optional<int> position_at(const QPoint& point) const;
  QString meaning_at(const QPoint& point) const;
  QRectF line_box(int shown, const QTextBlock& block) const;
  int laid_out_line(int position) const;
  void lay_out_around(const QTextBlock& middle) const;

  Side side_;
  TextMark highlighted_;
  std::optional<TextRange> lit_;
  std::vector<TextRange> hits_, word_hits_;  // of the find bar; of `words_`
  QStringList words_;
  std::vector<QuotedLine> quoted_;
  int pointed_at_ = -1;
  bool hooks_every_line_ = false;
  std::unique_ptr<MarkPainter> painter_;
  MarkGutter* gutter_ = nullptr;
};

}  // namespace lookalike
