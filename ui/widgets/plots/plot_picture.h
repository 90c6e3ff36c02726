#pragma once

#include <QByteArray>
#include <QImage>
#include <QPen>
#include <QSize>
#include <QString>
#include <functional>
#include <stop_token>
#include <vector>

class QCPPainter;
class QCustomPlot;
class QWidget;

namespace lookalike {

/// A drawing that can be painted elsewhere. A widget's drawing must not outlive the widget.
struct PlotPicture {
  QSize size;  // in screen pixels
  std::function<void(QCPPainter&)> paint;
  QString title = {};  // of an SVG file
};

/// The picture in pixels, enlarged by this factor.
QImage rastered(const PlotPicture& picture, double scale);

/// The plot drawn at this size.
PlotPicture picture_of(QCustomPlot& plot, QSize size);

/// The visible charts in a widget, or the widget itself if it is a chart, laid out at this size.
PlotPicture picture_of_charts(QWidget& area, QSize size);

/// The picture with a line of text below it, in the widget's font and colours.
PlotPicture with_caption(const PlotPicture& picture, const QString& caption, const QWidget& widget);

/// A line of a plot and its name.
struct LegendLine {
  QString name;
  QPen pen;
};
/// The picture with a key to its lines below it, with as many entries side by side as fit.
PlotPicture with_legend(const PlotPicture& picture, const std::vector<LegendLine>& lines, const QWidget& widget);

/// Encodes a picture in these formats; text has the same size as on screen. Any thread may encode pixels.
QByteArray as_png(const QImage& pixels);
QByteArray as_svg(const PlotPicture& picture);
/// A page for each picture, all of the first one's size; pictures are painted one after the other. Empty if stopped.
QByteArray as_pdf(const std::vector<PlotPicture>& pages, const QString& title = {}, const std::stop_token& stop = {});

}  // namespace lookalike
