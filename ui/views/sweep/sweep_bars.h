#pragma once

#include <QtCharts/QChartView>

#include "ui/models/sweep_measures.h"

namespace lookalike {

/// One measure of a sweep as bars over the values of the first parameter, one colour a combination of the others; the
/// numbers of the source, where there are any, as a dashed line.
class SweepBars final : public QChartView {
  Q_OBJECT

 public:
  explicit SweepBars(const SweepMeasure& measure, QWidget* parent = nullptr);

  void show_table(const SweepTable& table);
  bool empty() const { return lines_.categories.isEmpty(); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();
  void add_bars();
  void add_source();
  void add_axes();

  const SweepMeasure& measure_;
  SweepLines lines_;
  std::vector<std::optional<double>> source_;
};

}  // namespace lookalike
