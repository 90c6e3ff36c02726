#include "ui/widgets/plots/plot_export.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QSaveFile>

#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {

PlotExportButton::PlotExportButton(QCustomPlot& plot, Table csv, QWidget* parent)
    : PlotExportButton([&plot] { return picture_of(plot); }, std::move(csv), parent) {}

PlotExportButton::PlotExportButton(std::function<PlotPicture()> picture, Table csv, QWidget* parent)
    : QToolButton(parent), picture_(std::move(picture)) {
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
    QAction* save = add_file_format(tr("Save PNG, &%1x").arg(scale), tr("As pixels, so many times as large as here."),
                                    "plot.png", [this, scale] { return as_png(picture_(), scale); });
    save->setObjectName(QStringLiteral("save_png_%1").arg(scale));
  }
  add_file_format(tr("Save &SVG"), tr("As lines and text, for the web or a drawing program."), "plot.svg",
                  [this] { return as_svg(picture_()); });
  add_file_format(tr("Save &PDF"), tr("As lines and text, on a page of its size."), "plot.pdf",
                  [this] { return as_pdf(picture_()); });
  add_table(tr("Save numbers as CS&V"), tr("As a table of what is shown."), "plot.csv", std::move(csv));
}

QAction* PlotExportButton::add_table(const QString& text, const QString& tip, const QString& name, Table csv) {
  return add_file_format(text, tip, name, std::move(csv));
}

void PlotExportButton::copy_image() {
  QGuiApplication::clipboard()->setPixmap(picture_().pixmap(1));
}

QAction* PlotExportButton::add_file_format(const QString& text, const QString& tip, const QString& name,
                                           std::function<QByteArray()> content) {
  QAction* action = menu()->addAction(QString(text + u'\u2026'));
  action->setObjectName("save_" + name);
  action->setToolTip(tip);
  connect(action, &QAction::triggered, this, [this, name, content = std::move(content)] { ask(name, content); });
  return action;
}

/// Saves the content as it was when asked, though it may change before a name is chosen.
void PlotExportButton::ask(const QString& name, const std::function<QByteArray()>& content) {
  ask_where_to_save(window(), tr("Save plot"), name, "*." + QFileInfo(name).suffix(),
                    [this, made = content()](const QString& path) { save(path, made); });
}

void PlotExportButton::save(const QString& path, const QByteArray& content) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit()) return;
  QMessageBox::warning(this, tr("Save plot"), tr("%1 could not be written: %2.").arg(path, file.errorString()));
}

}  // namespace lookalike
