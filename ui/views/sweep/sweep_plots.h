#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/exchange/sweeps/sweep_table.h"
#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/charts/trade_off_plot.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QStackedWidget;
class QTabBar;

namespace lookalike {

class CountDots;
class StageBars;
class StagePie;
class SweepHeatMap;

/// The plots of a sweep, one kind at a time: cost against missed pairs, a heat map if only bands and rows vary, counts
/// over the first parameter, and the time per stage. The settings store the last kind.
class SweepPlots final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepPlots(QWidget* parent = nullptr);

  /// `settings` are those of the table, ranked by this goal.
  /// `points`: how many the plan has; 0 if unknown. The table has those finished so far.
  void show_table(const SweepTable& table, const std::vector<SweepSetting>& settings, double goal, std::size_t points);
  void set_expect(TradeOffPlot::Expect expect) { trade_off_->set_expect(std::move(expect)); }
  /// Selects the row of the table in every plot; the pie shows its times.
  void look_at(std::optional<std::size_t> row);
  void set_current(const Recipe& recipe);

  /// The files of the corpus, for the captions of saved pictures.
  void set_corpus(const std::vector<std::string>& paths) { corpus_ = paths; }
  /// The plot without the controls above it.
  QWidget* drawing() const;

 signals:
  /// Index of a row of the table: selected, or to adopt.
  void selected(std::size_t row);
  void chosen(std::size_t row);
  void goal_changed(double goal);
  /// The plot is about to be copied or saved: update it now.
  void about_to_export();

 private:
  QWidget* make_bar();
  QWidget* plot_shown() const;
  QWidget* make_measure();
  QWidget* make_goal();
  QWidget* make_export();
  QWidget* make_times();
  QString caption() const;
  void choose(int tab);
  void offer_kinds();
  void fill();
  void fill_pie();
  QString remark(const SweepTable& drawn) const;

  enum Kind { kTradeOff, kMap, kCounts, kTimes };  // the order of the tabs

  std::vector<std::string> corpus_;
  SweepTable table_;
  std::vector<SweepSetting> settings_;
  std::optional<std::size_t> row_;
  double goal_ = 0.95;
  bool has_counts_ = true;
  QTabBar* kinds_ = nullptr;
  QWidget* of_trade_off_ = nullptr;
  QComboBox *measure_ = nullptr, *found_ = nullptr;
  QDoubleSpinBox* goal_box_ = nullptr;
  QLabel* remark_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  TradeOffPlot* trade_off_ = nullptr;
  SweepHeatMap* map_ = nullptr;
  CountDots* dots_ = nullptr;
  StageBars* stages_ = nullptr;
  StagePie* pie_ = nullptr;
};

}  // namespace lookalike
