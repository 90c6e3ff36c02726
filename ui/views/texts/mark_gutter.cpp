#include "ui/views/texts/mark_gutter.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/views/texts/mark_style.h"
#include "ui/views/texts/text_pane.h"

namespace lookalike {
namespace {

constexpr int kDepth = 4, kMostDepths = 4;  // pixels from one line of a quotation to the next, and lines

bool has_place(const TextMark& mark) {
  return is_block(mark) || mark.kind == StretchKind::moved;
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

}  // namespace lookalike
