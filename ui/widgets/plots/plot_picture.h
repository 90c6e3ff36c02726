#pragma once

#include <QByteArray>
#include <QPixmap>
#include <QSize>
#include <functional>

class QCPPainter;
class QCustomPlot;
class QWidget;

namespace lookalike {

/// A drawing on screen, to be drawn once more elsewhere. It must not outlive the widget.
struct PlotPicture {
  QSize size;  // as on screen
  std::function<void(QCPPainter&)> paint;
  std::function<QPixmap(double)> pixmap;  // so many times as large
};

PlotPicture picture_of(QCustomPlot& plot);

/// The charts that are seen in a widget, or the widget itself if it is one, as they lie there.
PlotPicture picture_of_charts(QWidget& area);

/// The picture with a line of text below it, in the widget's font and colours.
PlotPicture with_caption(PlotPicture picture, const QString& caption, const QWidget& widget);

/// The picture as a file of these formats.
QByteArray as_png(const PlotPicture& picture, double scale);
QByteArray as_svg(const PlotPicture& picture);
QByteArray as_pdf(const PlotPicture& picture);

}  // namespace lookalike
