#pragma once

#include <qcustomplot.h>

#include <functional>

namespace lookalike {

/// The position of a count on a logarithmic axis that has a place for 0.
double count_place(double count);
/// The count at such a position.
double count_at(double place);

/// Shows those of the ascending ticks whose labels do not run into each other on the axis, however short it is.
class FittingTicker final : public QCPAxisTicker {
 public:
  using Ticks = std::function<QVector<double>(const QCPRange& range, double step)>;
  using Label = std::function<QString(double tick)>;

  FittingTicker(const QCPAxis& axis, Ticks ticks, Label label)
      : axis_(axis), ticks_(std::move(ticks)), label_(std::move(label)) {}

 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override;
  int getSubTickCount(double) override { return 0; }
  QString getTickLabel(double tick, const QLocale&, QChar, int) override { return label_(tick); }

 private:
  const QCPAxis& axis_;
  Ticks ticks_;
  Label label_;
};

/// Round counts at their positions: powers of ten, with steps between them if there are few.
void tick_counts(QCPAxis& axis);
/// Per cents up to 100.
void tick_shares(QCPAxis& axis);
/// Names at 0, 1, 2 ...
void tick_names(QCPAxis& axis, const QStringList& names);

/// Sets the range to these positions with some room around them, at least `shortest` wide, so that a single position
/// also works. Does nothing without positions.
void show_places(QCPAxis& axis, const QVector<double>& places, double shortest);

/// Sets the font, the colours and the pens of a plot's axis, without sub ticks; `line` is the width of its lines.
void style_axis(QCPAxis& axis, const QWidget& plot, double line = 1);

}  // namespace lookalike
