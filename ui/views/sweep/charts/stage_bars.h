#pragma once

#include <QStringList>
#include <QtCharts/QChartView>
#include <optional>
#include <vector>

#include "ui/models/sweep/sweep_measures.h"

namespace lookalike {

/// Seconds of each stage after reading as stacked bars, over the values of the first parameter: means over the hash
/// seeds, for the first combination of the other parameters. The stage that differs most between the bars is lowest.
/// The source's total times are a dashed line on its own scale. A click selects a row, Left and Right go to the next
/// bar and announce its seconds; the other bars are pale while a row is selected.
class StageBars final : public QChartView {
  Q_OBJECT

 public:
  explicit StageBars(QWidget* parent = nullptr);

  /// Marks the bar with the values of `row`, if any.
  void show_table(const SweepTable& table, std::optional<std::size_t> row = {});
  /// The drawn numbers: a line per value of the first parameter, a column per stage, and the source's total time.
  QByteArray csv() const;

 signals:
  /// Index of a row of the table.
  void selected(std::size_t row);

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
  void select(qsizetype category);
  QString text_of(qsizetype category) const;

  QString title_;
  QStringList categories_;
  std::vector<std::vector<StageTime>> times_;  // of each category
  std::vector<std::optional<double>> source_;
  std::vector<std::optional<std::size_t>> rows_;  // the first one of each category
  qsizetype marked_ = -1;
  QAbstractAxis* below_ = nullptr;
};

}  // namespace lookalike
