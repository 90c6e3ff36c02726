#pragma once

#include <gtest/gtest.h>
#include <qcustomplot.h>

#include <cmath>

namespace lookalike::test {

/// Compares the distances between the centres of an axis's labels, in pixels, with their extents on each side.
inline void expect_labels_apart(const QCPAxis& axis) {
  const bool across = axis.orientation() == Qt::Horizontal;
  const QFontMetrics type(axis.tickLabelFont());
  double before = 0, reach_before = 0;
  for (qsizetype i = 0; i < axis.tickVector().size(); ++i) {
    if (!axis.range().contains(axis.tickVector()[i])) continue;
    const double at = std::abs(axis.coordToPixel(axis.tickVector()[i]) - axis.coordToPixel(axis.range().lower));
    const double reach = (across ? type.horizontalAdvance(axis.tickVectorLabels()[i]) : type.height()) / 2.0;
    if (reach_before > 0) {
      EXPECT_GT(at - reach, before + reach_before) << axis.tickVectorLabels()[i].toStdString();
    }
    before = at;
    reach_before = reach;
  }
  EXPECT_GT(reach_before, 0) << "there is at least one label";
}

}  // namespace lookalike::test
