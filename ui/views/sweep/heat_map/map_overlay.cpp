#include "ui/views/sweep/heat_map/map_overlay.h"

#include <cmath>

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

void MapRises::draw(std::uint32_t hashes) {
  clear();
  for (const double similarity : {0.3, 0.5, 0.7, 0.8, 0.9}) {
    // (1/b)^(1/r) = s, so r = ln b / -ln s.
    QVector<double> bands, rows;
    for (double b = 1.05; b * std::log(b) / -std::log(similarity) <= hashes * 1.05; b *= 1.05) {
      bands << b;
      rows << std::log(b) / -std::log(similarity);
    }
    add_line(bands, rows);
    if (!bands.isEmpty()) add_label({bands.back(), rows.back()}, QString::number(similarity));
  }
}

void MapRises::clear() {
  for (QCPAbstractPlottable* line : lines_) plot_->removePlottable(line);
  for (QCPAbstractItem* label : labels_) plot_->removeItem(label);
  lines_.clear();
  labels_.clear();
}

/// White under black, visible on every colour of the map.
void MapRises::add_line(const QVector<double>& bands, const QVector<double>& rows) {
  for (const QPen& pen : {QPen(Qt::white, 2.4), QPen(Qt::black, 1.2, Qt::DashLine)}) {
    auto* line = new QCPCurve(plot_->xAxis, plot_->yAxis);
    line->setLayer(layer_);
    line->setSelectable(QCP::stNone);
    line->setPen(pen);
    line->setData(bands, rows);
    lines_.push_back(line);
  }
}

void MapRises::add_label(const QPointF& at, const QString& text) {
  auto* label = new QCPItemText(plot_);
  label->setSelectable(false);
  label->setLayer(QStringLiteral("overlay"));
  label->position->setCoords(at);
  label->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
  label->setText(text);
  label->setFont(plot_->font());
  label->setColor(plot_->palette().color(QPalette::Text));
  labels_.push_back(label);
}

}  // namespace lookalike
