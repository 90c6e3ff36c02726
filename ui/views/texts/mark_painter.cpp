#include "ui/views/texts/mark_painter.h"

#include <QScopedValueRollback>
#include <QTextBlock>
#include <algorithm>
#include <functional>
#include <utility>

#include "ui/views/texts/mark_style.h"
#include "ui/views/texts/text_pane.h"

namespace lookalike {
namespace {

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
