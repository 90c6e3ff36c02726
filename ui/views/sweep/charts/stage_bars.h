#pragma once

#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/charts/category_chart.h"

namespace lookalike {

/// Seconds of each stage after reading, one on the other, over the values of the first parameter: means over the hash
/// seeds, of the first combination of the others. The source's whole times as a dashed line.
class StageBars final : public CategoryChart {
  Q_OBJECT

 public:
  explicit StageBars(QWidget* parent = nullptr);

  void show_table(const SweepTable& table);
  /// The drawn numbers: a line a value of the first parameter, a column a stage, and the source's whole time.
  QByteArray csv() const;

 private:
  void fill() override;
  void add_stages();
  QString title() const;
  QString text_of(int category, int set) const override;
  QString meaning() const override;

  std::vector<SweepLines> stages_;
  QStringList categories_;
  Numbers source_;
  QString others_;  // what else is varied
};

}  // namespace lookalike
