#include "ui/views/pairs/text_pane.h"

#include <QEvent>
#include <QScrollBar>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <QTextLayout>
#include <algorithm>
#include <cmath>

#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

constexpr int kLaidOutAtOnce = 50'000;  // characters, some milliseconds

Hue hue_of(Side side) {
  return side == Side::left ? Hue::vermilion : Hue::green;
}

/// Colour tells the side, the line tells the kind: dashed under changed words, struck out what only the left has,
/// a plain line under what only the right has.
QTextCharFormat mark_format(Side side, StretchKind kind, const QPalette& palette) {
  QTextCharFormat format;
  format.setBackground(fill_color(hue_of(side), palette));
  format.setUnderlineColor(line_color(hue_of(side), palette));
  if (kind == StretchKind::changed) {
    format.setUnderlineStyle(QTextCharFormat::DashUnderline);
  } else if (kind == StretchKind::only_left) {
    format.setFontStrikeOut(true);
  } else {
    format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
  }
  return format;
}

}  // namespace

/// Gives each block of text the marks that fall into it.
class MarkPainter final : public QSyntaxHighlighter {
 public:
  MarkPainter(const TextPane& pane, Side side) : QSyntaxHighlighter(pane.document()), pane_(pane), side_(side) {}

  void set_marks(const std::vector<TextMark>& marks) {
    marks_ = marks;
    rehighlight();
  }

 protected:
  void highlightBlock(const QString& text) override {
    const int begin = pane_.pieces().original(currentBlock().position()), end = begin + static_cast<int>(text.size());
    auto mark = std::partition_point(marks_.begin(), marks_.end(),
                                     [begin](const TextMark& m) { return m.position + m.length <= begin; });
    for (; mark != marks_.end() && mark->position < end; ++mark) {
      const int from = std::max(mark->position, begin), to = std::min(mark->position + mark->length, end);
      if (from < to) setFormat(from - begin, to - from, mark_format(side_, mark->kind, pane_.palette()));
    }
  }

 private:
  const TextPane& pane_;
  Side side_;
  std::vector<TextMark> marks_;
};

TextPane::TextPane(Side side, QWidget* parent) : TextView(kLongestParagraph, parent), side_(side) {
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // A margin of the document would scroll with it and push the first line off the grid of the other pane's lines.
  const int margin = static_cast<int>(document()->documentMargin());
  document()->setDocumentMargin(0);
  setViewportMargins(margin, margin, margin, 0);
  painter_ = std::make_unique<MarkPainter>(*this, side);
}

TextPane::~TextPane() = default;

void TextPane::show_text(const QString& text) {
  highlight(nullptr);
  painter_->set_marks({});
  set_text(text);
}

void TextPane::set_marks(const std::vector<TextMark>& marks) {
  painter_->set_marks(marks);
}

void TextPane::highlight(const TextMark* mark) {
  highlighted_ = mark ? *mark : TextMark{};
  paint_highlight();
}

void TextPane::paint_highlight() {
  if (highlighted_.length == 0) return setExtraSelections({});
  QTextEdit::ExtraSelection selection;
  selection.cursor = cursor_of(highlighted_.position, highlighted_.length);
  const QColor color = line_color(hue_of(side_), palette());
  selection.format.setBackground(color);
  selection.format.setForeground(palette().color(QPalette::Base));
  setExtraSelections({selection});
}

int TextPane::lines() const {
  return document()->lineCount();
}

int TextPane::lines_on_screen() const {
  return std::max(1, verticalScrollBar()->pageStep());
}

/// Blocks are laid out when they are first seen; until then they count as one line. So that a line number still means
/// the same once its surroundings are on screen, they are laid out before it is told.
void TextPane::lay_out_around(const QTextBlock& middle) const {
  const int enough = 2 * lines_on_screen();
  int above = 0, below = 0;
  document()->documentLayout()->blockBoundingRect(middle);
  for (QTextBlock block = middle.previous(); block.isValid() && above <= enough; block = block.previous()) {
    document()->documentLayout()->blockBoundingRect(block);
    above += block.lineCount();
  }
  for (QTextBlock block = middle.next(); block.isValid() && below <= enough; block = block.next()) {
    document()->documentLayout()->blockBoundingRect(block);
    below += block.lineCount();
  }
}

int TextPane::line_of(int position) const {
  const int shown = std::clamp(pieces().shown(position), 0, document()->characterCount() - 1);
  const QTextBlock block = document()->findBlock(shown);
  lay_out_around(block);
  const QTextLine line = block.layout()->lineForTextPosition(shown - block.position());
  return block.firstLineNumber() + (line.isValid() ? line.lineNumber() : 0);
}

int TextPane::position_of(int line) const {
  const QTextBlock block = document()->findBlockByLineNumber(std::clamp(line, 0, lines() - 1));
  document()->documentLayout()->blockBoundingRect(block);
  const QTextLine text_line = block.layout()->lineAt(std::max(0, line - block.firstLineNumber()));
  return pieces().original(block.position() + (text_line.isValid() ? text_line.textStart() : 0));
}

/// False for a text that takes too long.
bool TextPane::lay_out_all() const {
  if (document()->characterCount() > kLaidOutAtOnce) return false;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    document()->documentLayout()->blockBoundingRect(block);
  return true;
}

std::vector<int> TextPane::overview(const std::vector<TextMark>& marks) const {
  const bool by_lines = lay_out_all();
  const double height = viewport()->height();
  const QTextBlock first = document()->begin();
  const double line = document()->documentLayout()->blockBoundingRect(first).height() / std::max(1, first.lineCount());
  const double fitting = by_lines ? height / line : 1;
  const double whole = std::max<double>(fitting, by_lines ? lines() : document()->characterCount());
  std::vector<int> places;
  for (const TextMark& mark : marks) {
    const int place = by_lines ? line_of(mark.position) : pieces().shown(mark.position);
    places.push_back(static_cast<int>(std::lround(place / whole * height)));
  }
  return places;
}

int TextPane::first_line() const {
  return verticalScrollBar()->value();
}

void TextPane::set_first_line(int line) {
  verticalScrollBar()->setValue(line);
}

void TextPane::changeEvent(QEvent* event) {
  TextView::changeEvent(event);
  if (event->type() != QEvent::PaletteChange || !painter_) return;
  painter_->rehighlight();
  paint_highlight();
}

}  // namespace lookalike
