#pragma once

#include <QBrush>
#include <QPalette>
#include <QtCharts/QChartView>
#include <cstddef>
#include <vector>

#include "ui/models/text/run_facts.h"

class QPieSeries;

namespace lookalike {

/// The style of a stage (numbered as in stage_times) on every chart: a colour and, as a second cue, a pattern.
QBrush stage_brush(std::size_t stage, const QPalette& palette);

/// Each stage's share of a time.
class StagePie final : public QChartView {
 public:
  /// `accessible_name` says what the shares refer to, and where to read the same numbers as text.
  StagePie(const QString& object_name, const QString& accessible_name, QWidget* parent = nullptr);

  /// `title` may be empty.
  void show_times(std::vector<StageTime> times, const QString& title = {});
  /// The numbers drawn: `stage,seconds,share`.
  QByteArray csv() const;
  QSize sizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fill();
  void fit();
  void choose_labels(double radius);

  std::vector<StageTime> times_;
  QPieSeries* series_;
};

}  // namespace lookalike
