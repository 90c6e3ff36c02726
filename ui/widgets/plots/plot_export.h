#pragma once

#include <QByteArray>
#include <QToolButton>
#include <functional>

#include "ui/widgets/plots/plot_picture.h"

namespace lookalike {

/// A button with a menu: copy the image, save it as PNG (1, 2 or 4 times the size), SVG or PDF, save what is shown as
/// CSV. Pictures and tables are made when they are needed.
class PlotExportButton : public QToolButton {
  Q_OBJECT

 public:
  using Table = std::function<QByteArray()>;

  PlotExportButton(QCustomPlot& plot, Table csv, QWidget* parent = nullptr);
  PlotExportButton(std::function<PlotPicture()> picture, Table csv, QWidget* parent = nullptr);

  /// One more table that can be saved, under `text` in the menu; `tip` says what it holds, `name` is offered for its
  /// file.
  QAction* add_table(const QString& text, const QString& tip, const QString& name, Table csv);

  void copy_image();

 private:
  QAction* add_file_format(const QString& text, const QString& tip, const QString& name,
                           std::function<QByteArray()> content);
  void ask(const QString& name, const std::function<QByteArray()>& content);
  void save(const QString& path, const QByteArray& content);

  std::function<PlotPicture()> picture_;
};

}  // namespace lookalike
