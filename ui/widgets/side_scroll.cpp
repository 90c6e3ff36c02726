#include "ui/widgets/side_scroll.h"

#include <QEvent>
#include <QScrollBar>

namespace lookalike {

SideScroll::SideScroll(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setWidget(content);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

QSize SideScroll::sizeHint() const {
  const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
  return {width, widget()->sizeHint().height()};
}

QSize SideScroll::minimumSizeHint() const {
  return {sizeHint().width(), fontMetrics().height() * 4};
}

bool SideScroll::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace lookalike
