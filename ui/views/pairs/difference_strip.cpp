#include "ui/views/pairs/difference_strip.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/widgets/palette.h"

namespace lookalike {

DifferenceStrip::DifferenceStrip(QWidget* parent) : QWidget(parent) {
  setObjectName("difference_strip");
  setAccessibleName(tr("Overview of differences"));
  setToolTip(
      tr("Where the texts differ, from beginning to end: left half for words on the left, right half for words "
         "on the right. Click to go there."));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  setCursor(Qt::PointingHandCursor);
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

void DifferenceStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), grid_color(palette()));
  if (!pair_) return;
  const int tick = std::max(3, fontMetrics().height() / 4), half = width() / 2;
  for (std::size_t i = 0; i < pair_->differences(); ++i) {
    const int y = static_cast<int>(pair_->place(i) * (height() - tick));
    const bool current = static_cast<int>(i) == current_;
    if (pair_->marks(Side::left)[i].length > 0) {
      painter.fillRect(1, y, half - 1, tick, line_color(Hue::vermilion, palette()));
    }
    if (pair_->marks(Side::right)[i].length > 0) {
      painter.fillRect(half, y, width() - half - 1, tick, line_color(Hue::green, palette()));
    }
    if (!current) continue;
    painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
    painter.drawRect(QRect(0, y - 1, width() - 1, tick + 2));
  }
}

void DifferenceStrip::mousePressEvent(QMouseEvent* event) {
  if (!pair_ || pair_->differences() == 0) return;
  emit picked(static_cast<int>(pair_->nearest(event->position().y() / height())));
}

}  // namespace lookalike
