#pragma once

#include <QByteArray>
#include <QToolButton>
#include <functional>
#include <vector>

#include "ui/widgets/plots/plot_picture.h"

class QWidget;

namespace lookalike {

/// The lines below a plot in pictures of it: a key to its lines, and corpus and recipe.
struct PlotWords {
  std::vector<LegendLine> legend;
  QString caption;
};

/// A button with a menu: copy the image, save it as PNG (1, 2 or 4 times the size), SVG or PDF, save what is shown as
/// CSV. Pictures may be light whatever the window is, and laid out as a slide of 16:9. Pictures and tables are made
/// when they are needed.
class PlotExportButton : public QToolButton {
  Q_OBJECT

 public:
  using Table = std::function<QByteArray()>;

  PlotExportButton(QCustomPlot& plot, Table csv, QWidget* parent = nullptr);
  /// `drawn` is the widget that the picture shows, at a size that is asked for; its colours may be changed meanwhile.
  using MakePicture = std::function<PlotPicture(QSize)>;
  PlotExportButton(QWidget& drawn, MakePicture picture, Table csv, QWidget* parent = nullptr);

  /// Words for the pictures; asked while the plot has the colours of the picture.
  void set_words(std::function<PlotWords()> words) { words_ = std::move(words); }

  /// One more file that can be saved, under `text` in the menu; `tip` says what it holds, `name` is offered for it.
  QAction* add_file(const QString& text, const QString& tip, const QString& name, std::function<QByteArray()> content);

  void copy_image();

 private:
  void add_pictures();
  void add_looks();
  template <typename Make>
  auto with_picture(Make make) const;
  PlotPicture make_picture() const;
  void ask(const QString& name, const std::function<QByteArray()>& content);

  QWidget& drawn_;
  const MakePicture picture_;
  std::function<PlotWords()> words_;
  QAction *light_ = nullptr, *slide_ = nullptr;
};

/// Offers the choices of a plot's export button on the plot itself too, at a right click, the Menu key or
/// Shift+F10; before that, what Home and a double click do, where the plot has a slot `reset_view`. Both live as long
/// as the plot.
void give_menu(QWidget* plot, const PlotExportButton& exports);

}  // namespace lookalike
