#pragma once

#include <qcustomplot.h>

namespace lookalike {

/// The position of a count on a logarithmic axis that has a place for 0.
double count_place(double count);
/// The count at such a position.
double count_at(double place);

/// Round counts on such an axis: powers of ten, with steps between them if there are few.
class CountTicker final : public QCPAxisTicker {
 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override;
  int getSubTickCount(double) override { return 0; }
  QString getTickLabel(double tick, const QLocale&, QChar, int) override;
};

/// Sets the range to these positions with some room around them, at least `shortest` wide, so that a single position
/// also works. Does nothing without positions.
void show_places(QCPAxis& axis, const QVector<double>& places, double shortest);

/// Shows the plot's tooltip only outside its axes, because it would cover the data.
void keep_tips_off(QCustomPlot* plot);

/// Sets the font, the colours and the pens of a plot's axis.
void style_axis(QCPAxis& axis, const QWidget& plot);

}  // namespace lookalike
