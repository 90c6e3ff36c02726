#pragma once

#include <qcustomplot.h>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/heat_map/map_colours.h"

namespace lookalike {

/// The colours of the heat map beside it, with the numbers that they stand for.
class ColourBar {
 public:
  /// At the right of what the layout has in its first row, as tall as the axes.
  ColourBar(QCustomPlot* plot, QCPLayoutGrid* layout);

  void show_scale(const MapScale& scale, const SweepMeasure& measure);
  void restyle(const QFont& font, const QPalette& palette);
  /// Pixels that it takes of the plot, about.
  int width() const;

 private:
  QCPColorScale* bar_;  // the plot's
  QSharedPointer<QCPAxisTickerText> ticker_;
};

}  // namespace lookalike
