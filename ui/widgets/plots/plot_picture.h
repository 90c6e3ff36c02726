#pragma once

#include <QByteArray>
#include <QImage>
#include <QPen>
#include <QSize>
#include <QString>
#include <functional>
#include <vector>

class QCPPainter;
class QCustomPlot;
class QWidget;

namespace lookalike {

/// A drawing to be drawn once more elsewhere. One of a widget must not outlive it.
struct PlotPicture {
  QSize size;  // in pixels of the screen
  std::function<void(QCPPainter&)> paint;
};

/// The picture in pixels, so many times as large.
QImage rastered(const PlotPicture& picture, double scale);

/// The plot as it would be at this size.
PlotPicture picture_of(QCustomPlot& plot, QSize size);

/// The charts that are seen in a widget, or the widget itself if it is one, as they lie there at this size.
PlotPicture picture_of_charts(QWidget& area, QSize size);

/// The picture with a line of text below it, in the widget's font and colours.
PlotPicture with_caption(const PlotPicture& picture, const QString& caption, const QWidget& widget);

/// A line of a plot and its name.
struct LegendLine {
  QString name;
  QPen pen;
};
/// The picture with a key to its lines below it, as many side by side as there is room for.
PlotPicture with_legend(const PlotPicture& picture, const std::vector<LegendLine>& lines, const QWidget& widget);

/// The picture as a file of these formats; type is as large in each as on screen.
QByteArray as_png(const PlotPicture& picture, double scale);
QByteArray as_svg(const PlotPicture& picture);
QByteArray as_pdf(const PlotPicture& picture);

}  // namespace lookalike
