#include "ui/widgets/controls/two_line_label.h"

#include <QPainter>
#include <algorithm>

namespace lookalike {
namespace {

constexpr int kLongestWord = 16;  // characters, which may be missing at the end of the first line

QRect place_of(const QString& text, const QFontMetrics& type, int width, int wrap) {
  return type.boundingRect(QRect(0, 0, width, 1 << 16), wrap, text);
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
  const bool words_fit = place_of(text(), type, width(), Qt::TextWordWrap).width() <= width();
  const int wrap = words_fit ? Qt::TextWordWrap : Qt::TextWrapAnywhere;
  const bool fits = place_of(text(), type, width(), wrap).height() <= 2 * type.lineSpacing();
  const int room = 2 * width() - kLongestWord * type.averageCharWidth();
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignTop | wrap,
                   fits ? text() : type.elidedText(text(), Qt::ElideRight, room));
}

}  // namespace lookalike
