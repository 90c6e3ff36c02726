#pragma once

#include <QByteArray>
#include <QToolButton>
#include <Qt>
#include <QtGlobal>
#include <functional>
#include <vector>

#include "ui/widgets/plots/plot_picture.h"

class QCustomPlot;

namespace lookalike {

/// The text below a plot in exported pictures: a key to its lines, corpus and recipe.
struct PlotWords {
  std::vector<LegendLine> legend;
  QString caption;
};

/// A button with a menu: copy the image, save it as PNG (1, 2 or 4 times the size), SVG or PDF, save the numbers as
/// CSV. Pictures may be light in a dark window, and have the shape of a 16:9 slide. Makes pictures and tables on
/// demand.
class PlotExportButton : public QToolButton {
  Q_OBJECT

 public:
  using Table = std::function<QByteArray()>;

  PlotExportButton(QCustomPlot& plot, Table csv, QWidget* parent = nullptr);
  /// `drawn` is the widget in the picture, drawn at the requested size; its colours may change while it is drawn.
  using MakePicture = std::function<PlotPicture(QSize)>;
  PlotExportButton(QWidget& drawn, MakePicture picture, Table csv, QWidget* parent = nullptr);

  /// Texts for the pictures; called while the plot has the colours of the picture.
  void set_words(std::function<PlotWords()> words) { words_ = std::move(words); }

  /// Adds a file to save, as `text` in the menu; `tip` describes its content, `name` is the proposed file name.
  QAction* add_file(const QString& text, const QString& tip, const QString& name, Table content);

  void copy_image();

 private:
  void add_pictures();
  void add_looks();
  template <typename Make>
  auto with_picture(Make make) const;
  PlotPicture make_picture() const;
  /// `begin` returns what another thread does for the content.
  QAction* add_lasting(const QString& text, const QString& tip, const QString& name, std::function<Table()> begin);

  QWidget& drawn_;
  const MakePicture picture_;
  std::function<PlotWords()> words_;
  QAction *light_ = nullptr, *slide_ = nullptr;
};

/// Gives the plot itself a context menu (right click, Menu key or Shift+F10) with the choices of its export button,
/// preceded by "Show all" if the plot has a slot `reset_view`. Button and menu live as long as the plot.
void give_menu(QWidget* plot, const PlotExportButton& exports);

/// Keys for zooming and panning: plus and minus zoom, Ctrl with an arrow moves the axes, Home calls the plot's slot
/// `reset_view`. Adds the plot to the tab order, and draws its axes in the accent colour while it has the focus.
/// `zoomed`: the axes to zoom.
void let_keys_zoom(QCustomPlot* plot, Qt::Orientations zoomed = Qt::Horizontal);

}  // namespace lookalike
