#include "ui/widgets/plot_export.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace lookalike {
namespace {

void draw(QCustomPlot& plot, QPaintDevice& device) {
  QCPPainter painter;
  painter.begin(&device);
  painter.setMode(QCPPainter::pmVectorized);
  painter.setMode(QCPPainter::pmNoCaching);
  painter.setWindow(QRect(QPoint(), plot.size()));
  plot.toPainter(&painter, plot.width(), plot.height());
  painter.end();
}

}  // namespace

QByteArray plot_as_png(QCustomPlot& plot, double scale) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  plot.toPixmap(plot.width(), plot.height(), scale).save(&buffer, "PNG");
  return buffer.data();
}

QByteArray plot_as_svg(QCustomPlot& plot) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(plot.size());
  generator.setViewBox(QRect(QPoint(), plot.size()));
  draw(plot, generator);
  return buffer.data();
}

QByteArray plot_as_pdf(QCustomPlot& plot) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setPageSize(QPageSize(QSizeF(plot.size()), QPageSize::Point));
  writer.setPageMargins({});
  draw(plot, writer);
  return buffer.data();
}

PlotExportButton::PlotExportButton(QCustomPlot& plot, std::function<QByteArray()> csv, QWidget* parent)
    : QToolButton(parent), plot_(plot) {
  setObjectName("export_plot");
  setText(tr("Exp&ort"));
  setAccessibleName(tr("Export the plot"));
  setToolTip(tr("Copies or saves the plot as it is shown, or its numbers as a table."));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setPopupMode(QToolButton::InstantPopup);
  setMenu(new QMenu(this));
  QAction* copy = menu()->addAction(tr("&Copy image"), this, &PlotExportButton::copy_image);
  copy->setObjectName("copy_image");
  copy->setToolTip(tr("Puts the plot on the clipboard."));
  setFocusPolicy(Qt::StrongFocus);
  menu()->setToolTipsVisible(true);
  menu()->addSeparator();
  for (int scale : {1, 2, 4}) {
    const QByteArray name = "save_png_" + QByteArray::number(scale);
    add_file_format(name.constData(), tr("Save PNG, &%1x").arg(scale), tr("As pixels, so many times as large as here."),
                    "png", [this, scale] { return plot_as_png(plot_, scale); });
  }
  add_file_format("save_svg", tr("Save &SVG"), tr("As lines and text, for the web or a drawing program."), "svg",
                  [this] { return plot_as_svg(plot_); });
  add_file_format("save_pdf", tr("Save &PDF"), tr("As lines and text, on a page of its size."), "pdf",
                  [this] { return plot_as_pdf(plot_); });
  add_file_format("save_csv", tr("Save numbers as CS&V"), tr("What is shown, as a table."), "csv", std::move(csv));
}

void PlotExportButton::copy_image() {
  QGuiApplication::clipboard()->setPixmap(plot_.toPixmap());
}

void PlotExportButton::add_file_format(const char* name, const QString& text, const QString& tip,
                                       const QString& extension, std::function<QByteArray()> content) {
  QAction* action = menu()->addAction(text + QStringLiteral("\u2026"), this,
                                      [this, extension, content = std::move(content)] { save(extension, content()); });
  action->setObjectName(QString::fromLatin1(name));
  action->setToolTip(tip);
}

void PlotExportButton::save(const QString& extension, const QByteArray& content) {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save plot"), "plot." + extension, "*." + extension);
  if (path.isEmpty()) return;
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit()) return;
  QMessageBox::warning(this, tr("Save plot"), tr("%1 could not be written: %2.").arg(path, file.errorString()));
}

}  // namespace lookalike
