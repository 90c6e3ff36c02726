#include "ui/views/texts/mark_painter.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <algorithm>
#include <functional>
#include <utility>

#include "ui/views/texts/mark_style.h"
#include "ui/views/texts/text_pane.h"

namespace lookalike {
namespace {

constexpr int kDepth = 4, kMostDepths = 4;  // pixels from one line of a quotation to the next, and lines

bool has_place(const TextMark& mark) {
  return is_block(mark) || mark.kind == StretchKind::moved;
}

/// Calls `draw(item, from, to)` for each part of ascending ranges in [begin, end), with positions relative to `begin`.
template <typename Item, typename Draw, typename Place = std::identity>
void each_in(const std::vector<Item>& all, int begin, int end, const Draw& draw, Place place = {}) {
  auto next = std::ranges::partition_point(
      all, [begin](const TextRange& r) { return r.end() <= begin; }, place);
  for (; next != all.end() && std::invoke(place, *next).position < end; ++next) {
    const TextRange& range = std::invoke(place, *next);
    const int from = std::max(range.position, begin), to = std::min(range.end(), end);
    if (from < to) draw(*next, from - begin, to - begin);
  }
}

/// Strips the blanks at the ends of [from, to), because an indentation is not text of one side alone.
std::pair<int, int> without_blanks(QStringView line, int from, int to) {
  while (from < to && line[from].isSpace()) ++from;
  while (from < to && line[to - 1].isSpace()) --to;
  return {from, to};
}

}  // namespace

MarkGutter::MarkGutter(TextPane& pane) : QWidget(&pane), pane_(pane) {
  setAttribute(Qt::WA_TransparentForMouseEvents, false);
  setCursor(Qt::ArrowCursor);
}

std::vector<TextMark> MarkGutter::seen_marks() const {
  const TextRange seen = pane_.visible();
  std::vector<TextMark> marks;
  auto next = std::ranges::partition_point(pane_.marks(), [&](const TextMark& m) { return m.end() <= seen.position; });
  for (; next != pane_.marks().end() && next->position < seen.end(); ++next)
    if (has_place(*next)) marks.push_back(*next);
  return marks;
}

void MarkGutter::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  for (const TextPane::Quotation& quoted : pane_.quotations())
    for (int i = 0; i < std::min(quoted.depth, kMostDepths); ++i)
      painter.fillRect(kDepth * i + 2, quoted.top, 2, quoted.bottom - quoted.top, faint_text(palette()));
  for (const TextMark& mark : seen_marks()) draw(painter, mark, pane_.extent(mark));
  painter.setPen(faint_text(palette()));
  const int height = fontMetrics().height();
  for (const int top : pane_.continued_lines())
    painter.drawText(QRect(0, top, width() - 4, height), Qt::AlignCenter, QStringLiteral("\u21AA"));
}

void MarkGutter::draw(QPainter& painter, const TextMark& mark, const QRect& extent) const {
  const QColor color = line_colour(hue_of(pane_.side(), mark.kind), palette());
  const int x = width() - 4, bar = 3;
  QPen pen(color, bar, line_style(mark.kind), Qt::FlatCap);
  painter.setPen(pen);
  painter.drawLine(x, extent.top() + 1, x, extent.bottom() - 1);
  if (mark.kind != StretchKind::moved) return;
  painter.setPen(color);
  const QRect arrow(0, std::max(0, extent.top()), x - bar, fontMetrics().height());
  painter.drawText(arrow, Qt::AlignCenter, mark.elsewhere < 0 ? QStringLiteral("\u2191") : QStringLiteral("\u2193"));
}

void MarkGutter::mousePressEvent(QMouseEvent* event) {
  const int y = event->position().toPoint().y();
  for (const TextMark& mark : seen_marks()) {
    const QRect extent = pane_.extent(mark);
    if (extent.top() <= y && y <= extent.bottom()) return emit pane_.clicked(mark.position);
  }
}

MarkPainter::MarkPainter(const TextPane& pane, Side side)
    : QSyntaxHighlighter(pane.document()), pane_(pane), side_(side) {}

void MarkPainter::set_marks(PaneMarks marks) {
  of_pane_ = std::move(marks);
  std::erase_if(of_pane_.marks, [](const TextMark& mark) { return mark.length == 0; });
  std::ranges::sort(of_pane_.marks, {}, &TextMark::position);
  forget();
}

void MarkPainter::set_hits(std::vector<TextRange> hits) {
  hits_ = std::move(hits);
  forget();
}

/// Sets the state from outside, because a block that changes it during highlighting also rehighlights the next one.
void MarkPainter::prepare(QTextBlock block) {
  if (block.userState() == generation_) return;
  const QScopedValueRollback preparing(preparing_, true);
  rehighlightBlock(block);
  block.setUserState(generation_);
}

/// Adds it to the characters' existing format.
void MarkPainter::set_over(int from, int to, const QTextCharFormat& over) {
  for (int i = from; i < to;) {
    const QTextCharFormat before = format(i);
    int end = i + 1;
    while (end < to && format(end) == before) ++end;
    QTextCharFormat both = before;
    both.merge(over);
    setFormat(i, end - i, both);
    i = end;
  }
}

void MarkPainter::highlightBlock(const QString& text) {
  if (!preparing_) return;
  const QPalette palette = pane_.palette();
  if (pane_.pieces().fold_at(currentBlock().position()) >= 0) {
    QTextCharFormat faint;
    faint.setForeground(faint_text(palette));
    return setFormat(0, static_cast<int>(text.size()), faint);
  }
  const int begin = pane_.pieces().original(currentBlock().position()), end = begin + static_cast<int>(text.size());
  each_in(of_pane_.marks, begin, end, [&](const TextMark& mark, int from, int to) {
    QTextCharFormat format = mark_format(side_, mark, palette);
    if (of_pane_.by_recipe) format.clearBackground();
    const auto [first, last] = without_blanks(text, from, to);
    setFormat(first, last - first, format);
  });
  each_in(of_pane_.letters, begin, end, [&](const TextRange&, int from, int to) {
    if (!of_pane_.by_recipe) set_over(from, to, letters_format(side_, palette));
  });
  const auto shade = [&](const SharedMark& mark, int from, int to) {
    set_over(from, to, shared_format(mark.odd, palette));
  };
  each_in(of_pane_.shared, begin, end, shade, &SharedMark::here);
  QTextCharFormat pale;
  pale.setForeground(faint_text(palette));
  each_in(of_pane_.ignored, begin, end, [&](const TextRange&, int from, int to) { set_over(from, to, pale); });
  each_in(hits_, begin, end, [&](const TextRange&, int from, int to) { set_over(from, to, hit_format(palette)); });
}

}  // namespace lookalike
