#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/exchange/sweep_table.h"

class QComboBox;
class QStackedWidget;
class QTabBar;

namespace lookalike {

class ChartGrid;
class ElidedLabel;
class StageBars;
class StagePie;
class SweepBars;
class SweepHeatMap;

/// The plots of a sweep, one kind at a time: a heat map where it varies nothing but bands and rows, charts of what was
/// found, and where the time went. Which kind was looked at last is remembered.
class SweepPlots final : public QWidget {
  Q_OBJECT

 public:
  enum class Kind { map, charts, times };

  explicit SweepPlots(QWidget* parent = nullptr);

  void show_table(const SweepTable& table);
  /// The row of the table that a person looks at: its times are in the pie, its row count in the charts of a grid.
  void look_at(std::optional<std::size_t> row);
  void set_current(const LshOptions& lsh);
  Kind kind() const;

  /// The files that the corpus was read from, for pictures that are saved.
  void set_corpus(const std::vector<std::string>& paths) { corpus_ = paths; }
  /// Map, charts or times, without the line of controls above them.
  QWidget* drawing() const;

 signals:
  /// Index of a row of the table, to be adopted.
  void chosen(std::size_t row);
  void kind_changed();
  /// The plot is about to be copied or saved: there is still time to show what is new.
  void about_to_export();

 private:
  QWidget* make_bar();
  QWidget* make_exports();
  QByteArray charts_csv() const;
  QString caption() const;
  QWidget* make_charts();
  QWidget* make_times();
  void choose(int tab);
  void alternative_kinds();
  void fill();
  void fill_charts(const SweepTable& table);
  void fill_pie(const SweepTable& drawn);
  QString part_text(const SweepTable& drawn) const;
  bool is_sliced() const;
  bool is_cut() const;
  const SweepTable& drawn();
  std::uint32_t rows_looked_at() const;
  QString remark(const SweepTable& drawn) const;
  QString left_out_text(const SweepTable& drawn) const;

  std::vector<std::string> corpus_;
  SweepTable table_, slice_;
  std::optional<std::size_t> row_;
  LshOptions current_;
  QTabBar* kinds_ = nullptr;
  QWidget* colour_ = nullptr;
  QComboBox* measure_ = nullptr;
  ElidedLabel* remark_ = nullptr;
  QStackedWidget *stack_ = nullptr, *exports_ = nullptr;
  SweepHeatMap* map_ = nullptr;
  ChartGrid* charts_ = nullptr;
  std::vector<SweepBars*> bars_;
  StageBars* stages_ = nullptr;
  StagePie* pie_ = nullptr;
};

}  // namespace lookalike
