#pragma once

#include <QtCharts/QChartView>
#include <vector>

#include "ui/models/run_facts.h"

class QPieSeries;

namespace lookalike {

/// Share of each stage in the time of a run.
class StagePie final : public QChartView {
 public:
  explicit StagePie(QWidget* parent = nullptr);

  void show_times(std::vector<StageTime> times);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void fill();

  std::vector<StageTime> times_;
  QPieSeries* series_;
};

}  // namespace lookalike
