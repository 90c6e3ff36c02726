#include "ui/widgets/plots/plot_picture.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QFontInfo>
#include <QGraphicsView>
#include <QGuiApplication>
#include <QLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QScreen>
#include <QSvgGenerator>
#include <utility>

#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

void draw(const PlotPicture& picture, QPaintDevice& device) {
  QCPPainter painter;
  painter.begin(&device);
  painter.setMode(QCPPainter::pmVectorized);
  painter.setMode(QCPPainter::pmNoCaching);
  painter.setWindow(QRect(QPoint(), picture.size));
  picture.paint(painter);
  painter.end();
}

/// Names the measured typeface and a similar one, because "Sans Serif" is a name that only Qt knows.
QByteArray with_known_type(QByteArray svg) {
  const QFont font = QGuiApplication::font();
  const QByteArray asked = "font-family=\"" + font.family().toUtf8() + '"';
  const QByteArray measured = "font-family=\"" + QFontInfo(font).family().toUtf8() + ", Verdana, sans-serif\"";
  return svg.replace(asked, measured);
}

void lay_out(QWidget& widget, const QRect& place) {
  widget.setGeometry(place);
  if (widget.layout()) widget.layout()->activate();
}

/// Pixels per inch, which convert points of type into screen pixels.
int screen_resolution() {
  return qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch());
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

/// Margin beside, above and below the text of a caption.
int gap_of(const QWidget& widget) {
  return widget.fontMetrics().height() / 2;
}

QRect caption_rect(QSize size, const QString& caption, const QWidget& widget) {
  const int gap = gap_of(widget);
  const QRect room(gap, 0, size.width() - 2 * gap, 1000 * gap);
  return widget.fontMetrics().boundingRect(room, Qt::AlignHCenter | Qt::TextWordWrap, caption);
}

void paint_caption(QPainter& painter, const QRect& band, const QString& caption, const QWidget& widget) {
  painter.setFont(widget.font());
  painter.setPen(faint_text(widget.palette()));
  painter.drawText(band, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, caption);
}

/// The picture above a strip of this height in the plots' background colour.
PlotPicture above(const PlotPicture& picture, int height, const QWidget& widget,
                  const std::function<void(QPainter&, const QRect&)>& paint_band) {
  const QRect band(0, picture.size.height(), picture.size.width(), height);
  const auto paint = [=, &widget, paint = picture.paint](QCPPainter& painter) {
    painter.fillRect(band, widget.palette().color(QPalette::Base));
    paint_band(painter, band);
    paint(painter);
  };
  return {{picture.size.width(), picture.size.height() + height}, paint};
}

/// The places of texts with these widths, wrapped into lines, and the total height.
std::pair<std::vector<QPoint>, int> flowed(const std::vector<int>& widths, int room, int line) {
  std::vector<QPoint> places;
  int x = 0, y = 0;
  for (const int width : widths) {
    if (x > 0 && x + width > room) x = 0, y += line;
    places.emplace_back(x, y);
    x += width;
  }
  return {places, widths.empty() ? 0 : y + line};
}

}  // namespace

QImage rastered(const PlotPicture& picture, double scale) {
  QImage image((QSizeF(picture.size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QCPPainter painter;
  painter.begin(&image);
  painter.setMode(QCPPainter::pmNonCosmetic);
  painter.scale(scale, scale);
  picture.paint(painter);
  painter.end();
  return image;
}

PlotPicture picture_of(QCustomPlot& plot, QSize size) {
  return {size, [&plot, size](QCPPainter& painter) { plot.toPainter(&painter, size.width(), size.height()); }};
}

PlotPicture picture_of_charts(QWidget& area, QSize size) {
  return {size, [&area, size](QCPPainter& painter) {
            const QRect before = area.geometry();
            lay_out(area, {before.topLeft(), size});
            paint_charts(area, painter);
            lay_out(area, before);  // invisible, since nothing was painted in between
          }};
}

PlotPicture with_caption(const PlotPicture& picture, const QString& caption, const QWidget& widget) {
  if (caption.isEmpty()) return picture;
  const int height = caption_rect(picture.size, caption, widget).height() + gap_of(widget);
  return above(picture, height, widget, [caption, &widget](QPainter& painter, const QRect& band) {
    paint_caption(painter, band, caption, widget);
  });
}

PlotPicture with_legend(const PlotPicture& picture, const std::vector<LegendLine>& lines, const QWidget& widget) {
  const QFontMetrics type = widget.fontMetrics();
  const int swatch = 2 * type.height(), gap = gap_of(widget), line = type.height() * 3 / 2;
  std::vector<int> widths;
  widths.reserve(lines.size());
  for (const LegendLine& entry : lines) widths.push_back(swatch + 4 * gap + type.horizontalAdvance(entry.name));
  const auto [places, height] = flowed(widths, picture.size.width() - 2 * gap, line);
  return above(picture, height, widget, [=, &widget, places = places](QPainter& painter, const QRect& band) {
    painter.setFont(widget.font());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const QRect row(band.topLeft() + places[i] + QPoint(2 * gap, 0), QSize(widths[i], line));
      painter.setPen(lines[i].pen);
      painter.drawLine(row.left(), row.center().y(), row.left() + swatch, row.center().y());
      painter.setPen(widget.palette().color(QPalette::Text));
      painter.drawText(row.adjusted(swatch + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, lines[i].name);
    }
  });
}

QByteArray as_png(const QImage& pixels) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  pixels.save(&buffer, "PNG");
  return buffer.data();
}

QByteArray as_svg(const PlotPicture& picture) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setResolution(screen_resolution());
  generator.setSize(picture.size);
  generator.setViewBox(QRect(QPoint(), picture.size));
  generator.setTitle(picture.title);
  draw(picture, generator);
  return with_known_type(buffer.data());
}

QByteArray as_pdf(const std::vector<PlotPicture>& pages, const QString& title, const std::stop_token& stop) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  constexpr double kPointsAnInch = 72;
  const QSize size = pages.front().size;
  writer.setTitle(title);
  writer.setResolution(screen_resolution());
  writer.setPageSize(QPageSize(QSizeF(size) * kPointsAnInch / screen_resolution(), QPageSize::Point));
  writer.setPageMargins({});
  const auto paint = [&](QCPPainter& painter) {
    for (std::size_t i = 0; i < pages.size() && !stop.stop_requested(); ++i) {
      if (i > 0) writer.newPage();
      pages[i].paint(painter);
    }
  };
  draw({size, paint}, writer);
  return stop.stop_requested() ? QByteArray() : buffer.data();
}

}  // namespace lookalike
