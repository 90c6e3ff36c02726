#include "ui/views/texts/difference_strip.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/views/texts/mark_style.h"
#include "ui/views/texts/text_pane.h"

namespace lookalike {
namespace {

constexpr Side kSides[] = {Side::left, Side::right};

}  // namespace

DifferenceStrip::DifferenceStrip(const TextPane* left, const TextPane* right, QWidget* parent)
    : QWidget(parent), left_(left), right_(right) {
  setObjectName("difference_strip");
  setAccessibleName(tr("Overview of differences"));
  setToolTip(
      tr("Shows where the texts differ, from beginning to end: left half for words on the left, right half for words "
         "on the right. Click to go there."));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  setCursor(Qt::PointingHandCursor);
  for (const Side side : kSides) pane(side)->viewport()->installEventFilter(this);
}

void DifferenceStrip::set_pair(const MarkedPair& pair) {
  pair_ = &pair;
  current_ = -1;
  update();
}

void DifferenceStrip::set_current(int difference) {
  current_ = difference;
  update();
}

QSize DifferenceStrip::sizeHint() const {
  return {fontMetrics().height(), fontMetrics().height() * 4};
}

QRect DifferenceStrip::frame(Side side) const {
  const QWidget* viewport = pane(side)->viewport();
  const int top = mapFromGlobal(viewport->mapToGlobal(QPoint())).y(), half = width() / 2;
  return side == Side::left ? QRect(1, top, half - 1, viewport->height())
                            : QRect(half, top, width() - half - 1, viewport->height());
}

std::vector<QRect> DifferenceStrip::marks(Side side) const {
  std::vector<QRect> rects;
  if (!pair_) return rects;
  const int tick = std::max(3, fontMetrics().height() / 4);
  const QRect all = frame(side);
  const std::vector<TextPane::Reach> reaches = pane(side)->overview(pair_->marks(side));
  for (std::size_t i = 0; i < reaches.size(); ++i) {
    const int top = std::min(reaches[i].top, all.height() - tick);
    const int gap = 1;  // between the marks of two lines
    const int height = std::clamp(reaches[i].bottom - gap - top, tick, all.height() - top);
    const bool here = pair_->marks(side)[i].length > 0;
    rects.push_back(here ? QRect(all.left(), all.top() + top, all.width(), height) : QRect());
  }
  return rects;
}

QColor DifferenceStrip::color_of(Side side, const TextMark& mark) const {
  return mark.ignored ? faint_text(palette()) : line_colour(hue_of(side, mark.kind), palette());
}

/// Every change that moves a line moves its mark.
bool DifferenceStrip::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) update();
  return QWidget::eventFilter(object, event);
}

void DifferenceStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QRect current;
  for (const Side side : kSides) {
    painter.fillRect(frame(side), grid_colour(palette()));
    const std::vector<QRect> rects = marks(side);
    for (const bool ignored : {true, false})  // below the others, because marks may share a line
      for (std::size_t i = 0; i < rects.size(); ++i)
        if (const TextMark& mark = pair_->marks(side)[i]; mark.ignored == ignored)
          painter.fillRect(rects[i], color_of(side, mark));
    if (current_ >= 0) current |= rects[static_cast<std::size_t>(current_)];
  }
  if (current.isEmpty()) return;
  painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
  painter.drawRect(QRect(0, current.top() - 1, width() - 1, current.height() + 2));
}

void DifferenceStrip::mousePressEvent(QMouseEvent* event) {
  const int y = event->position().toPoint().y();
  int nearest = -1, least = 0;
  for (const Side side : kSides) {
    const std::vector<QRect> rects = marks(side);
    for (std::size_t i = 0; i < rects.size(); ++i) {
      const int distance = std::max({rects[i].top() - y, y - rects[i].bottom(), 0});
      if (rects[i].isNull() || (nearest >= 0 && distance >= least)) continue;
      nearest = static_cast<int>(i);
      least = distance;
    }
  }
  if (nearest >= 0) emit picked(nearest);
}

}  // namespace lookalike
