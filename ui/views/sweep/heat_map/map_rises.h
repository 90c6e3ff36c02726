#pragma once

#include <qcustomplot.h>

#include <cstdint>
#include <vector>

namespace lookalike {

/// Lines over the heat map through settings whose curves rise at the same similarity, which stands at their ends.
class MapRises {
 public:
  /// The layer is that of the lines.
  MapRises(QCustomPlot* plot, const QString& layer) : plot_(plot), layer_(layer) {}

  /// Up to so many bands or rows; in the plot's font and colours as they are now.
  void draw(std::uint32_t hashes);

 private:
  void clear();
  void add_line(const QVector<double>& bands, const QVector<double>& rows);
  void add_label(const QPointF& at, const QString& text);

  QCustomPlot* plot_;
  QString layer_;
  std::vector<QCPAbstractPlottable*> lines_;  // the plot's, as are the labels
  std::vector<QCPAbstractItem*> labels_;
};

}  // namespace lookalike
