#pragma once

#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/charts/category_chart.h"

namespace lookalike {

/// One measure of a sweep as bars over the values of the first parameter, one colour a combination of the others; the
/// numbers of the source, where there are any, as a dashed line.
class SweepBars final : public CategoryChart {
  Q_OBJECT

 public:
  explicit SweepBars(const SweepMeasure& measure, QWidget* parent = nullptr);

  void show_table(const SweepTable& table);
  /// Whether no row has a number.
  bool empty() const;
  /// The drawn numbers, a line each: measure, value of the first parameter, values of the others, number, number of the
  /// source.
  QByteArray csv_lines() const;

 private:
  void fill() override;
  QString text_of(int category, int set) const override;
  QString meaning() const override;
  static QString name_of(const SweepSeries& series);
  double draw_bars();

  const SweepMeasure& measure_;
  SweepLines lines_;
  Numbers source_;
};

}  // namespace lookalike
