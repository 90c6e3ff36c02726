#pragma once

#include <qcustomplot.h>
#include <cstdint>
#include <vector>

#include "core/lsh/lsh_options.h"

namespace lookalike {

/// A frame around a cell of the heat map: two nested rectangles, visible on every colour.
class MapFrame {
 public:
  MapFrame() = default;
  MapFrame(QCustomPlot* plot, const QString& layer);

  void restyle(const QPalette& palette, Qt::PenStyle style);
  void place(const LshOptions& around, bool visible);

 private:
  QCPItemRect *ground_ = nullptr, *line_ = nullptr;  // owned by the plot
};

/// Lines over the heat map through settings whose curves rise at the same similarity, which labels their ends.
class MapRises {
 public:
  /// `layer`: the layer of the lines.
  MapRises(QCustomPlot* plot, const QString& layer) : plot_(plot), layer_(layer) {}

  /// Draws up to this number of bands or rows, in the plot's current font and colours.
  void draw(std::uint32_t hashes);

 private:
  void clear();
  void add_line(const QVector<double>& bands, const QVector<double>& rows);
  void add_label(const QPointF& at, const QString& text);

  QCustomPlot* plot_;
  QString layer_;
  std::vector<QCPAbstractPlottable*> lines_;  // owned by the plot, like the labels
  std::vector<QCPAbstractItem*> labels_;
};

}  // namespace lookalike
