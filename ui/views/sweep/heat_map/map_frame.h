#pragma once

#include <qcustomplot.h>

#include "core/lsh/lsh_options.h"

namespace lookalike {

/// A frame around a cell of the heat map: two rectangles, one in the other, so that it is seen on every colour.
class MapFrame {
 public:
  MapFrame() = default;
  MapFrame(QCustomPlot* plot, const QString& layer);

  void restyle(const QPalette& palette, Qt::PenStyle style);
  void place(const LshOptions& around, bool visible);

 private:
  QCPItemRect *ground_ = nullptr, *line_ = nullptr;  // the plot's
};

}  // namespace lookalike
