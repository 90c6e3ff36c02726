#include "ui/views/texts/connectors.h"

#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QSplitterHandle>
#include <utility>

#include "ui/views/texts/mark_style.h"
#include "ui/views/texts/text_pane.h"

namespace lookalike {
namespace {

class Handle final : public QSplitterHandle {
 public:
  explicit Handle(Connectors* connectors) : QSplitterHandle(Qt::Horizontal, connectors), connectors_(*connectors) {}

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    connectors_.paint(painter);
  }

 private:
  Connectors& connectors_;
};

}  // namespace

Connectors::Connectors(std::function<const MarkedPair&()> pair, QWidget* parent)
    : QSplitter(parent), pair_(std::move(pair)) {
  setChildrenCollapsible(false);
}

QSplitterHandle* Connectors::createHandle() {
  return new Handle(this);
}

void Connectors::connect_texts(const TextPane* left, const TextPane* right) {
  left_ = left;
  right_ = right;
  for (const TextPane* pane : {left, right})
    connect(pane, &QPlainTextEdit::updateRequest, handle(1), [this] { handle(1)->update(); });
}

void Connectors::set_current(int difference) {
  current_ = difference;
  lit_ = -1;
  handle(1)->update();
}

void Connectors::light(int difference) {
  if (std::exchange(lit_, difference) != difference) handle(1)->update();
}

/// Lines of moved passages cross all others.
bool Connectors::is_drawn(int difference) const {
  const TextMark& mark = pair_().marks(Side::left)[static_cast<std::size_t>(difference)];
  return mark.kind != StretchKind::moved || difference == lit_ || difference == current_;
}

QPainterPath Connectors::outline(int difference) const {
  const auto index = static_cast<std::size_t>(difference);
  const TextPane::Reach left = left_->reach(pair_().marks(Side::left)[index]);
  const TextPane::Reach right = right_->reach(pair_().marks(Side::right)[index]);
  const int height = left_->viewport()->height();
  QPainterPath path;
  if ((left.bottom < 0 && right.bottom < 0) || (left.top > height && right.top > height)) return path;
  const double top = left_->viewport()->mapTo(this, QPoint()).y(), width = handle(1)->width(), middle = width / 2;
  path.moveTo(0, top + left.top);
  path.cubicTo(middle, top + left.top, middle, top + right.top, width, top + right.top);
  path.lineTo(width, top + right.bottom);
  path.cubicTo(middle, top + right.bottom, middle, top + left.bottom, 0, top + left.bottom);
  path.closeSubpath();
  return path;
}

QBrush Connectors::fill(int difference) const {
  const TextMark& mark = pair_().marks(Side::left)[static_cast<std::size_t>(difference)];
  const bool current = difference == current_;
  QLinearGradient colours(0, 0, handle(1)->width(), 0);
  const auto colour = [&](Side side) { return connector_colour(side, mark, current, palette()); };
  colours.setColorAt(0, colour(mark.kind == StretchKind::only_right ? Side::right : Side::left));
  colours.setColorAt(1, colour(mark.kind == StretchKind::only_left ? Side::left : Side::right));
  return colours;
}

void Connectors::paint(QPainter& painter) const {
  if (!left_) return;
  const int top = left_->viewport()->mapTo(this, QPoint()).y();
  painter.setClipRect(0, top, handle(1)->width(), left_->viewport()->height());
  painter.setRenderHint(QPainter::Antialiasing);
  const TextRange seen_left = left_->visible(), seen_right = right_->visible();
  const auto is_seen = [](const TextMark& mark, const TextRange& seen) {
    return mark.position <= seen.end() && seen.position <= mark.end();
  };
  const auto draw = [&](int difference) {
    const QPainterPath path = outline(difference);
    const QBrush brush = fill(difference);
    if (!path.isEmpty()) painter.setPen(QPen(brush, 1)), painter.fillPath(path, brush), painter.drawPath(path);
  };
  const std::vector<TextMark>&left = pair_().marks(Side::left), &right = pair_().marks(Side::right);
  for (const bool ignored : {true, false})  // below the others
    for (std::size_t i = 0; i < left.size(); ++i)
      if (left[i].ignored == ignored && (is_seen(left[i], seen_left) || is_seen(right[i], seen_right)) &&
          is_drawn(static_cast<int>(i)))
        draw(static_cast<int>(i));
}

}  // namespace lookalike
