#pragma once

#include <QStringList>
#include <QtCharts/QChartView>
#include <optional>
#include <vector>

#include "ui/models/sweep/sweep_measures.h"

namespace lookalike {

/// Seconds of each stage after reading as stacked bars, over the values of the first parameter: means over the hash
/// seeds, for the first combination of the other parameters. The source's total times are a dashed line on its own
/// scale. Left and Right step through the bars and announce their seconds.
class StageBars final : public QChartView {
  Q_OBJECT

 public:
  explicit StageBars(QWidget* parent = nullptr);

  void show_table(const SweepTable& table);
  /// The drawn numbers: a line per value of the first parameter, a column per stage, and the source's total time.
  QByteArray csv() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fill();
  void add_stages();
  void add_source();
  QAbstractAxis* add_seconds(double most, Qt::Alignment side);
  void restyle(QAbstractAxis& axis) const;
  void name_categories();
  QString text_of(qsizetype category) const;

  QString title_;
  QStringList categories_;
  std::vector<std::vector<StageTime>> times_;  // of each category
  std::vector<std::optional<double>> source_;
  qsizetype reached_ = -1;  // bar that the arrow keys have reached
  QAbstractAxis* below_ = nullptr;
};

}  // namespace lookalike
