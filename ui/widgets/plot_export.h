#pragma once

#include <QByteArray>
#include <QToolButton>
#include <functional>

class QCustomPlot;

namespace lookalike {

/// The plot as a file of these formats, as large as it is on screen.
QByteArray plot_as_png(QCustomPlot& plot, double scale);
QByteArray plot_as_svg(QCustomPlot& plot);
QByteArray plot_as_pdf(QCustomPlot& plot);

/// A button with a menu: copy the image, save it as PNG (1, 2 or 4 times the size), SVG or PDF, save what is shown as
/// CSV. `csv` is called when it is needed.
class PlotExportButton : public QToolButton {
  Q_OBJECT

 public:
  PlotExportButton(QCustomPlot& plot, std::function<QByteArray()> csv, QWidget* parent = nullptr);

  void copy_image();

 private:
  void add_file_format(const char* name, const QString& text, const QString& tip, const QString& extension,
                       std::function<QByteArray()> content);
  void save(const QString& extension, const QByteArray& content);

  QCustomPlot& plot_;
};

}  // namespace lookalike
