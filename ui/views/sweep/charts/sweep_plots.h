#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/exchange/sweep_table.h"
#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/charts/trade_off_plot.h"

class QComboBox;
class QDoubleSpinBox;
class QStackedWidget;
class QTabBar;

namespace lookalike {

class CountDots;
class ElidedLabel;
class StageBars;
class StagePie;
class SweepHeatMap;

/// The plots of a sweep, one kind at a time: what every setting costs and finds, a heat map where it varies nothing but
/// bands and rows, counts over the first parameter, and where the time went. Which kind was looked at last is
/// remembered.
class SweepPlots final : public QWidget {
  Q_OBJECT

 public:
  enum class Kind { trade_off, map, counts, times };

  explicit SweepPlots(QWidget* parent = nullptr);

  /// The settings are those of the table, by this goal.
  void show_table(const SweepTable& table, const std::vector<SweepSetting>& settings, double goal);
  void set_expect(TradeOffPlot::Expect expect) { trade_off_->set_expect(std::move(expect)); }
  /// The row of the table that a person looks at, in every plot; its times are in the pie.
  void look_at(std::optional<std::size_t> row);
  void set_current(const Recipe& recipe);
  Kind kind() const;

  /// The files that the corpus was read from, for pictures that are saved.
  void set_corpus(const std::vector<std::string>& paths) { corpus_ = paths; }
  /// The plot without the line of controls above it.
  QWidget* drawing() const;

 signals:
  /// Index of a row of the table: looked at, or to be adopted.
  void selected(std::size_t row);
  void chosen(std::size_t row);
  void goal_changed(double goal);
  /// The plot is about to be copied or saved: there is still time to show what is new.
  void about_to_export();

 private:
  QWidget* make_bar();
  QWidget* make_choices();
  QWidget* make_exports();
  QString caption() const;
  QWidget* make_times();
  void choose(int tab);
  void offer_kinds();
  void fill();
  void fill_pie();
  QString remark(const SweepTable& drawn) const;

  std::vector<std::string> corpus_;
  SweepTable table_;
  std::vector<SweepSetting> settings_;
  std::optional<std::size_t> row_;
  double goal_ = 0.95;
  QTabBar* kinds_ = nullptr;
  QWidget *colour_ = nullptr, *of_trade_off_ = nullptr;
  QComboBox *measure_ = nullptr, *found_ = nullptr;
  QDoubleSpinBox* goal_box_ = nullptr;
  ElidedLabel* remark_ = nullptr;
  QStackedWidget *stack_ = nullptr, *exports_ = nullptr;
  TradeOffPlot* trade_off_ = nullptr;
  SweepHeatMap* map_ = nullptr;
  CountDots* dots_ = nullptr;
  StageBars* stages_ = nullptr;
  StagePie* pie_ = nullptr;
};

}  // namespace lookalike
