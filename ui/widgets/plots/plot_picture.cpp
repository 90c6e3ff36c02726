#include "ui/widgets/plots/plot_picture.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QGraphicsView>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

/// As `paint` draws it, in pixels.
QPixmap rastered(QSize size, const std::function<void(QCPPainter&)>& paint, double scale) {
  QPixmap pixmap((QSizeF(size) * scale).toSize());
  QCPPainter painter(&pixmap);
  painter.scale(scale, scale);
  paint(painter);
  return pixmap;
}

void draw(const PlotPicture& picture, QPaintDevice& device) {
  QCPPainter painter;
  painter.begin(&device);
  painter.setMode(QCPPainter::pmVectorized);
  painter.setMode(QCPPainter::pmNoCaching);
  painter.setWindow(QRect(QPoint(), picture.size));
  picture.paint(painter);
  painter.end();
}

QList<QGraphicsView*> charts_in(QWidget& area) {
  if (auto* alone = qobject_cast<QGraphicsView*>(&area)) return {alone};
  auto charts = area.findChildren<QGraphicsView*>();
  charts.removeIf([&area](const QGraphicsView* chart) { return !chart->isVisibleTo(&area); });
  return charts;
}

void paint_charts(QWidget& area, QPainter& painter) {
  painter.fillRect(area.rect(), area.palette().color(QPalette::Base));
  for (QGraphicsView* chart : charts_in(area)) {
    const QPoint corner = chart == &area ? QPoint() : chart->mapTo(&area, QPoint());
    const QRect seen = chart->viewport()->rect();
    painter.save();
    painter.setRenderHints(chart->renderHints());
    chart->render(&painter, QRectF(seen.translated(corner)), seen);
    painter.restore();
  }
}

/// Beside, above and below the text of a caption.
int gap_of(const QWidget& widget) {
  return widget.fontMetrics().height() / 2;
}

QRect caption_rect(QSize size, const QString& caption, const QWidget& widget) {
  const int gap = gap_of(widget);
  const QRect room(gap, size.height(), size.width() - 2 * gap, 1000 * gap);
  return widget.fontMetrics().boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, caption);
}

void paint_caption(QPainter& painter, QSize size, const QString& caption, const QWidget& widget) {
  const QRect text = caption_rect(size, caption, widget);
  const QRect band(0, size.height(), size.width(), text.height() + gap_of(widget));
  painter.fillRect(band, widget.palette().color(QPalette::Base));
  painter.setFont(widget.font());
  painter.setPen(faint_text(widget.palette()));
  painter.drawText(band, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, caption);
}

}  // namespace

PlotPicture picture_of(QCustomPlot& plot) {
  const QSize size = plot.size();
  return {size, [&plot, size](QCPPainter& painter) { plot.toPainter(&painter, size.width(), size.height()); },
          [&plot, size](double scale) { return plot.toPixmap(size.width(), size.height(), scale); }};
}

PlotPicture picture_of_charts(QWidget& area) {
  const auto paint = [&area](QCPPainter& painter) { paint_charts(area, painter); };
  return {area.size(), paint, [size = area.size(), paint](double scale) { return rastered(size, paint, scale); }};
}

PlotPicture with_caption(PlotPicture picture, const QString& caption, const QWidget& widget) {
  if (caption.isEmpty()) return picture;
  const QSize size = picture.size;
  const QSize whole(size.width(), size.height() + caption_rect(size, caption, widget).height() + gap_of(widget));
  const auto paint = [paint = picture.paint, size, caption, &widget](QCPPainter& painter) {
    paint(painter);
    paint_caption(painter, size, caption, widget);
  };
  const auto below = [size, caption, &widget](QCPPainter& painter) { paint_caption(painter, size, caption, widget); };
  const auto pixmap = [plot = picture.pixmap, whole, below](double scale) {
    QPixmap both = rastered(whole, below, scale);
    QPainter(&both).drawPixmap(0, 0, plot(scale));
    return both;
  };
  return {whole, paint, pixmap};
}

QByteArray as_png(const PlotPicture& picture, double scale) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  picture.pixmap(scale).save(&buffer, "PNG");
  return buffer.data();
}

QByteArray as_svg(const PlotPicture& picture) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(picture.size);
  generator.setViewBox(QRect(QPoint(), picture.size));
  draw(picture, generator);
  return buffer.data();
}

QByteArray as_pdf(const PlotPicture& picture) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(QSizeF(picture.size), QPageSize::Point));
  writer.setPageMargins({});
  draw(picture, writer);
  return buffer.data();
}

}  // namespace lookalike
