#include "ui/widgets/controls/two_line_label.h"

#include <QPainter>
#include <algorithm>

namespace lookalike {
namespace {

constexpr int kWrap = Qt::TextWordWrap | Qt::TextWrapAnywhere;  // breaks within a word that has no room on a line
constexpr int kLongestWord = 16;  // characters, which may be missing at the end of the first line

int height_of(const QString& text, const QFontMetrics& type, int width) {
  return type.boundingRect(QRect(0, 0, width, 1 << 16), kWrap, text).height();
}

}  // namespace

int TwoLineLabel::lines_needed() const {
  return fontMetrics().horizontalAdvance(text()) > width() ? 2 : 1;
}

void TwoLineLabel::set_lines(int least, int most) {
  if (least == least_ && most == most_) return;
  least_ = least;
  most_ = most;
  updateGeometry();
  update();
}

int TwoLineLabel::lines() const {
  return std::clamp(lines_needed(), least_, std::max(least_, most_));
}

QSize TwoLineLabel::sizeHint() const {
  return {ElidedLabel::sizeHint().width(), lines() * fontMetrics().height()};
}

QSize TwoLineLabel::minimumSizeHint() const {
  return {ElidedLabel::minimumSizeHint().width(), lines() * fontMetrics().height()};
}

void TwoLineLabel::resizeEvent(QResizeEvent* event) {
  ElidedLabel::resizeEvent(event);
  updateGeometry();
  emit resized();
}

void TwoLineLabel::paintEvent(QPaintEvent* event) {
  if (lines() == 1 || lines_needed() == 1) return ElidedLabel::paintEvent(event);
  const QFontMetrics type = fontMetrics();
  const bool fits = height_of(text(), type, width()) <= 2 * type.lineSpacing();
  const int room = 2 * width() - kLongestWord * type.averageCharWidth();
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignTop | kWrap,
                   fits ? text() : type.elidedText(text(), Qt::ElideRight, room));
}

}  // namespace lookalike
