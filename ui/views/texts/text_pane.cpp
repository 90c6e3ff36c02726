#include "ui/views/texts/text_pane.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/diff/reflow.h"
#include "ui/views/texts/mark_painter.h"
#include "ui/views/texts/mark_style.h"

namespace lookalike {

TextPane::TextPane(Side side, QWidget* parent) : TextView(kLongestParagraph, parent), side_(side) {
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  // A document margin would scroll along and shift the first line against the other pane's lines.
  document()->setDocumentMargin(0);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);  // also beside the text
  painter_ = std::make_unique<MarkPainter>(*this, side);
  gutter_ = new MarkGutter(*this);
  viewport()->setMouseTracking(true);
  fit_margins();
}

void TextPane::show_text(const QString& text, const std::vector<TextFold>& folds, const std::vector<TextGap>& gaps) {
  highlighted_ = {};
  lit_.reset();
  announce_pointer(-1);
  show_selections();
  painter_->set_marks({});
  hits_.clear();
  gutter_->update();  // in the same frame as the text
  set_text(text, folds, gaps, {quoted_.begin(), quoted_.end()});
  mark_words(words_);
}

void TextPane::set_marks(PaneMarks marks) {
  painter_->set_marks(std::move(marks));
  viewport()->update();
  gutter_->update();
}

void TextPane::set_hits(const std::vector<TextRange>& hits) {
  hits_ = hits;
  show_hits();
}

void TextPane::uncover(const TextRange& range) {
  for (const int position : {range.position, range.end() - 1}) {
    const int fold = pieces().fold_at(pieces().shown(position));
    if (fold >= 0) emit fold_clicked(fold);
  }
}

void TextPane::mark_words(const QStringList& words) {
  words_ = words;
  word_hits_.clear();
  for (const QString& word : words_) {
    const std::vector<TextRange> found = occurrences(word);
    word_hits_.insert(word_hits_.end(), found.begin(), found.end());
  }
  show_hits();
}

void TextPane::show_hits() {
  std::vector<TextRange> all = hits_;
  all.insert(all.end(), word_hits_.begin(), word_hits_.end());
  std::ranges::sort(all, {}, &TextRange::position);
  painter_->set_hits(std::move(all));
  viewport()->update();
}

void TextPane::highlight(const TextMark* mark) {
  highlighted_ = mark ? *mark : TextMark{};
  show_selections();
}

void TextPane::light(const std::optional<TextRange>& passage) {
  if (lit_ == passage) return;
  lit_ = passage;
  show_selections();
}

void TextPane::show_selections() {
  QList<QTextEdit::ExtraSelection> selections;
  if (highlighted_.length > 0)
    selections << QTextEdit::ExtraSelection{cursor_of(highlighted_.position, highlighted_.length),
                                            current_format(side_, highlighted_, palette())};
  for (const TextRange& letters : painter_->all().letters) {
    if (letters.position >= highlighted_.end()) break;
    if (letters.position >= highlighted_.position)
      selections << QTextEdit::ExtraSelection{cursor_of(letters.position, letters.length),
                                              current_letters_format(palette())};
  }
  if (lit_) selections << QTextEdit::ExtraSelection{cursor_of(lit_->position, lit_->length), lit_format(palette())};
  setExtraSelections(selections);
}

/// The bar of a block is beside its lines, wherever they are in a wide pane.
void TextPane::fit_margins() {
  const int gap = std::max(3, fontMetrics().height() / 4);
  const int gutter = MarkGutter::width_for(fontMetrics());
  const int inside = width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width() - gutter - gap;
  const int spare = std::max(0, inside - kMostColumns * fontMetrics().averageCharWidth());
  const QMargins margins(gutter + spare / 2, gap, gap + spare - spare / 2, 0);
  if (margins != viewportMargins()) setViewportMargins(margins);
  gutter_->setGeometry(viewport()->x() - gutter, viewport()->y(), gutter, viewport()->height());
}

/// Runs before the viewport is resized, because a hidden pane would lose a change made within its own event.
bool TextPane::event(QEvent* event) {
  if (event->type() == QEvent::Resize && gutter_) fit_margins();
  return TextView::event(event);
}

void TextPane::resizeEvent(QResizeEvent* event) {
  TextView::resizeEvent(event);
  fit_margins();
  emit wrapped();
}

void TextPane::prepare_visible_blocks() {
  double bottom = contentOffset().y();
  for (QTextBlock block = firstVisibleBlock(); block.isValid() && bottom < viewport()->height(); block = block.next()) {
    painter_->prepare(block);
    bottom += blockBoundingRect(block).height();
  }
}

bool TextPane::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Paint) {
    prepare_visible_blocks();
    gutter_->update();
  }
  if (event->type() == QEvent::Leave) announce_pointer(-1);
  if (event->type() != QEvent::ToolTip) return TextView::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), meaning_at(help->pos()), viewport());
  return true;
}

/// Describes the marks at a position; empty over unmarked text, which a tooltip would cover.
QString TextPane::meaning_at(const QPoint& point) const {
  const auto shown = position_at(point);
  if (!shown) return {};
  if (pieces().fold_at(*shown) >= 0) return tr("click to show these words");
  const int position = pieces().original(*shown);
  const auto mark = std::ranges::partition_point(marks(), [=](const TextMark& m) { return m.end() <= position; });
  if (mark != marks().end() && mark->position <= position) {
    const QString name = mark_name(mark->kind);
    if (mark->kind == StretchKind::moved) return tr("%1; click to show its counterpart").arg(name);
    return mark->ignored ? tr("%1, ignored by the recipe").arg(name) : name;
  }
  return shared_at(shared(), position) ? tr("shared shingles; Ctrl+J goes to their counterpart") : QString();
}

/// Nullopt beyond the end of a line.
std::optional<int> TextPane::position_at(const QPoint& point) const {
  const QTextCursor cursor = cursorForPosition(point);
  const QRectF line = line_box(cursor.position(), cursor.block());
  if (!line.adjusted(0, 0, fontMetrics().averageCharWidth(), 0).contains(point)) return {};
  return cursor.position();
}

void TextPane::announce_pointer(int position) {
  if (std::exchange(pointed_at_, position) != position) emit pointed_at(position);
}

void TextPane::mouseMoveEvent(QMouseEvent* event) {
  TextView::mouseMoveEvent(event);
  const auto shown = position_at(event->position().toPoint());
  announce_pointer(shown && pieces().fold_at(*shown) < 0 ? pieces().original(*shown) : -1);
}

void TextPane::mouseReleaseEvent(QMouseEvent* event) {
  TextView::mouseReleaseEvent(event);
  if (event->button() != Qt::LeftButton || textCursor().hasSelection()) return;
  const auto shown = position_at(event->position().toPoint());
  if (!shown) return;
  const int fold = pieces().fold_at(*shown);
  if (fold >= 0) return emit fold_clicked(fold);
  emit clicked(pieces().original(*shown));
}

void TextPane::wheelEvent(QWheelEvent* event) {
  if (!(event->modifiers() & Qt::ControlModifier)) return TextView::wheelEvent(event);
  if (event->angleDelta().y() != 0) emit zoomed(event->angleDelta().y() > 0 ? 1 : -1);
  event->accept();
}

/// Adds a pilcrow to the ends of joined paragraphs.
void TextPane::paintEvent(QPaintEvent* event) {
  TextView::paintEvent(event);
  const TextRange seen = visible();
  const std::vector<int>& joined = painter_->all().joined;
  QPainter painter(viewport());
  painter.setPen(line_colour(hue_of(side_, StretchKind::changed), palette()));
  for (auto end = std::ranges::lower_bound(joined, seen.position); end != joined.end() && *end <= seen.end(); ++end) {
    const int shown = pieces().shown_end(*end);
    const QRectF line = line_box(shown, document()->findBlock(shown));
    const QString pilcrow = QStringLiteral("\u00B6");
    const double x = std::min(line.right() + 2, viewport()->width() - fontMetrics().horizontalAdvance(pilcrow) - 1.0);
    painter.drawText(QPointF(x, line.top() + fontMetrics().ascent()), pilcrow);
  }
}

QRectF TextPane::line_box(int shown, const QTextBlock& block) const {
  const QPointF corner = blockBoundingGeometry(block).translated(contentOffset()).topLeft();
  const QTextLine line = block.layout()->lineForTextPosition(shown - block.position());
  return line.isValid() ? line.naturalTextRect().translated(corner) : QRectF(corner, QSizeF());
}

TextRange TextPane::visible() const {
  const QTextBlock first = firstVisibleBlock();
  if (!first.isValid()) return {};
  QTextBlock last = first;
  double bottom = contentOffset().y() + blockBoundingRect(first).height();
  while (bottom < viewport()->height() && last.next().isValid()) {
    last = last.next();
    bottom += blockBoundingRect(last).height();
  }
  const int begin = pieces().original(first.position());
  return {begin, pieces().original(last.position() + last.length()) - begin};
}

std::vector<int> TextPane::continued_lines() const {
  std::vector<int> tops;
  double top = contentOffset().y();
  for (QTextBlock block = firstVisibleBlock(); block.isValid() && top < viewport()->height(); block = block.next()) {
    const QTextLayout* lines = block.layout();
    if (lines->lineCount() > 1 && (hooks_every_line_ || stands_alone(block.text().toStdString())))
      for (int i = 1; i < lines->lineCount(); ++i) tops.push_back(static_cast<int>(top + lines->lineAt(i).y()));
    top += blockBoundingRect(block).height();
  }
  return tops;
}

std::vector<TextPane::Quotation> TextPane::quotations() const {
  std::vector<Quotation> all;
  double top = contentOffset().y();
  for (QTextBlock block = firstVisibleBlock(); block.isValid() && top < viewport()->height(); block = block.next()) {
    const double bottom = top + blockBoundingRect(block).height();
    const int position = pieces().original(block.position());
    const auto next = std::ranges::upper_bound(quoted_, position, {}, &QuotedLine::position);
    const bool in_gap = pieces().shown(position) != block.position();
    const bool quoted =
        next != quoted_.begin() && !in_gap && pieces().fold_at(block.position()) < 0 &&
        !QStringView(pieces().text()).mid((next - 1)->end(), position - (next - 1)->end()).contains(u'\n');
    if (quoted) all.push_back({static_cast<int>(top), static_cast<int>(bottom), (next - 1)->depth});
    top = bottom;
  }
  return all;
}

QRect TextPane::extent(const TextRange& range) const {
  const TextRange seen = visible();
  const auto line_at = [this](int shown) { return line_box(shown, document()->findBlock(shown)); };
  const int begin = pieces().shown(range.position), end = std::max(begin, pieces().shown_end(range.end()) - 1);
  const double top = range.position < seen.position ? 0 : line_at(begin).top();
  const double bottom = range.end() > seen.end() ? viewport()->height() : line_at(end).bottom();
  return {0, static_cast<int>(top), viewport()->width(), static_cast<int>(bottom - top)};
}

int TextPane::lines() const {
  return document()->lineCount();
}

int TextPane::lines_on_screen() const {
  return std::max(1, verticalScrollBar()->pageStep());
}

/// Blocks are laid out when they first become visible, and count as one line until then. Lays out the surroundings
/// before returning a line number, so that the number stays valid once they are on screen.
void TextPane::lay_out_around(const QTextBlock& middle) const {
  for (const auto step : {&QTextBlock::previous, &QTextBlock::next}) {
    int left = 2 * lines_on_screen();
    for (QTextBlock block = middle; block.isValid() && left >= 0; block = (block.*step)()) {
      document()->documentLayout()->blockBoundingRect(block);
      if (block != middle) left -= block.lineCount();
    }
  }
}

int TextPane::line_of(int position) const {
  lay_out_around(document()->findBlock(pieces().shown(position)));
  return laid_out_line(position);
}

int TextPane::laid_out_line(int position) const {
  const int shown = std::clamp(pieces().shown(position), 0, document()->characterCount() - 1);
  const QTextBlock block = document()->findBlock(shown);
  const QTextLine line = block.layout()->lineForTextPosition(shown - block.position());
  return block.firstLineNumber() + (line.isValid() ? line.lineNumber() : 0);
}

int TextPane::position_of(int line) const {
  const QTextBlock block = document()->findBlockByLineNumber(std::clamp(line, 0, lines() - 1));
  document()->documentLayout()->blockBoundingRect(block);
  const QTextLine text_line = block.layout()->lineAt(std::max(0, line - block.firstLineNumber()));
  return pieces().original(block.position() + (text_line.isValid() ? text_line.textStart() : 0));
}

bool TextPane::lay_out_all() const {
  if (!is_short()) return false;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
    document()->documentLayout()->blockBoundingRect(block);
  return true;
}

int TextPane::lines_above(int position) const {
  const bool at_end = position == pieces().text().size();
  const int line = at_end ? lines() : document()->findBlock(pieces().shown(position)).firstLineNumber();
  return line - pieces().gap_lines(position);
}

TextPane::Reach TextPane::reach(const TextMark& mark) const {
  constexpr int kBeyond = 1 << 12;
  const TextRange seen = visible();
  if (mark.end() < seen.position) return {-kBeyond, -kBeyond};
  if (mark.position > seen.end()) return {kBeyond, kBeyond};
  const QRect lines = extent(mark);
  if (mark.length > 0) return {lines.top(), lines.bottom() + 1};
  int next = mark.position;
  while (next < pieces().text().size() && pieces().text()[next].isSpace()) ++next;
  const int shown = pieces().shown(next), end = pieces().shown_end(mark.position);
  const double top = line_box(end, document()->findBlock(end)).bottom();
  return {static_cast<int>(mark.position == 0 ? 0 : top),
          static_cast<int>(std::max(top, line_box(shown, document()->findBlock(shown)).top()))};
}

std::vector<TextPane::Reach> TextPane::overview(const std::vector<TextMark>& marks) const {
  const bool by_lines = lay_out_all();
  const double height = viewport()->height();
  const QTextBlock first = document()->begin();
  const double line = document()->documentLayout()->blockBoundingRect(first).height() / std::max(1, first.lineCount());
  const double fitting = by_lines ? height / line : 1;
  const double whole = std::max<double>(fitting, by_lines ? lines() : document()->characterCount());
  const auto pixel = [&](int place) { return static_cast<int>(std::lround(place / whole * height)); };
  std::vector<Reach> all;
  for (const TextMark& mark : marks) {
    const int last = std::max(mark.position, mark.end() - 1);
    all.push_back(by_lines ? Reach{pixel(laid_out_line(mark.position)), pixel(laid_out_line(last) + 1)}
                           : Reach{pixel(pieces().shown(mark.position)), pixel(pieces().shown(last))});
  }
  return all;
}

int TextPane::first_line() const {
  return verticalScrollBar()->value();
}

void TextPane::set_first_line(int line) {
  verticalScrollBar()->setValue(line);
}

void TextPane::changeEvent(QEvent* event) {
  TextView::changeEvent(event);
  if (!gutter_) return;
  if (event->type() == QEvent::FontChange) fit_margins(), emit wrapped();
  if (event->type() != QEvent::PaletteChange) return;
  painter_->forget();
  show_selections();
}

}  // namespace lookalike
