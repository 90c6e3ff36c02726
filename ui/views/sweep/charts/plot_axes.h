#pragma once

#include <qcustomplot.h>

namespace lookalike {

/// Where a count lies on an axis that is logarithmic and has a place for 0.
double count_place(double count);
/// The count at such a place.
double count_at(double place);

/// Round counts on such an axis: powers of ten, more of them where that is few.
class CountTicker final : public QCPAxisTicker {
 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override;
  int getSubTickCount(double) override { return 0; }
  QString getTickLabel(double tick, const QLocale&, QChar, int) override;
};

/// Shows places with some room around them, and so much at least that one place is no range; does nothing without any.
void show_places(QCPAxis& axis, const QVector<double>& places, double shortest);

/// Shows the plot's tooltip beside its axes only: it would cover what they show.
void keep_tips_off(QCustomPlot* plot);

/// The font, the colours and the pens of a plot's axis.
void style_axis(QCPAxis& axis, const QWidget& plot);

}  // namespace lookalike
