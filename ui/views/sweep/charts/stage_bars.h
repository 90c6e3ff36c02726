#pragma once

#include <QStringList>
#include <QtCharts/QChartView>
#include <optional>
#include <vector>

#include "ui/models/sweep/sweep_measures.h"

namespace lookalike {

/// Seconds of each stage after reading, one on the other, over the values of the first parameter: means over the hash
/// seeds, of the first combination of the others. The source's whole times as a dashed line, on a scale of its own.
/// Left and Right walk the bars and say their seconds.
class StageBars final : public QChartView {
  Q_OBJECT

 public:
  explicit StageBars(QWidget* parent = nullptr);

  void show_table(const SweepTable& table);
  /// The drawn numbers: a line a value of the first parameter, a column a stage, and the source's whole time.
  QByteArray csv() const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  double seconds(std::size_t stage, qsizetype category) const;
  void fill();
  void add_stages();
  void add_source();
  QAbstractAxis* add_seconds(double most, Qt::Alignment side);
  void restyle(QAbstractAxis& axis) const;
  void name_categories();
  QString title() const;
  QString text_of(qsizetype category) const;

  std::vector<SweepLines> stages_;
  QStringList categories_;
  std::vector<std::optional<double>> source_;
  qsizetype reached_ = -1;  // by the keyboard
  QAbstractAxis* below_ = nullptr;
};

}  // namespace lookalike
