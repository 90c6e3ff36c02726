#include "ui/widgets/labels/elided_label.h"

#include <QPainter>

#include "ui/models/text/fitting_text.h"

namespace lookalike {

ElidedLabel::ElidedLabel(QWidget* parent) : QFrame(parent) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::set_text(const QString& text) {
  constexpr qsizetype kMost =
      2'000;  // characters to shape: a whole title can take long, and a longer line is elided anyway
  text_ = text.left(kMost).simplified();
  setToolTip(tooltip_text(text_));
  setAccessibleName(text_);
  updateGeometry();
  update();
}

QSize ElidedLabel::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text_), fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 8, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                   fontMetrics().elidedText(text_, Qt::ElideRight, contentsRect().width()));
}

}  // namespace lookalike
