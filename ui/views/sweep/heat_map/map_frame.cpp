#include "ui/views/sweep/heat_map/map_frame.h"

namespace lookalike {
namespace {

QCPItemRect* make_rect(QCustomPlot* plot, const QString& layer) {
  auto* rect = new QCPItemRect(plot);
  rect->setSelectable(false);
  rect->setLayer(layer);
  return rect;
}

}  // namespace

MapFrame::MapFrame(QCustomPlot* plot, const QString& layer)
    : ground_(make_rect(plot, layer)), line_(make_rect(plot, layer)) {}

void MapFrame::restyle(const QPalette& palette, Qt::PenStyle style) {
  ground_->setPen(QPen(palette.color(QPalette::Base), 5));
  line_->setPen(QPen(palette.color(QPalette::Text), 2.5, style));
}

void MapFrame::place(const LshOptions& around, bool visible) {
  for (QCPItemRect* rect : {ground_, line_}) {
    rect->setVisible(visible);
    rect->topLeft->setCoords(around.bands - 0.5, around.rows + 0.5);
    rect->bottomRight->setCoords(around.bands + 0.5, around.rows - 0.5);
  }
}

}  // namespace lookalike
