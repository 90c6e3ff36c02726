#pragma once

#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "core/experiment/forecast/forecast.h"
#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/charts/sweep_plot.h"

namespace lookalike {

/// The cost and the missed pairs of a sweep's settings: a point per setting, unbeaten settings joined and, from the
/// goal upwards, named, a draggable line at the goal, a ring around the recipe's own setting.
class TradeOffPlot final : public SweepPlot {
  Q_OBJECT

 public:
  enum class Found { missed, recall };
  /// The expected counts of a recipe; nullopt if unknown.
  using Expect = std::function<std::optional<Forecast>(const Recipe&)>;

  explicit TradeOffPlot(QWidget* parent = nullptr);

  void set_expect(Expect expect) { expect_ = std::move(expect); }
  /// `settings` are those of the table; `goal` is a recall. Settings with different similar pairs have only a recall.
  void show_table(const SweepTable& table, std::vector<SweepSetting> settings, double goal, Found found);
  QByteArray csv() const override;
  void reset_view() override;

 signals:
  void goal_dragged(double goal);

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  std::vector<Mark> marks() const override;
  QString words(std::optional<std::size_t> row) const override;
  void show_chosen() override;
  void restyle() override;

 private:
  QCPGraph* add_points();
  void redraw();
  void draw_points();
  void place_names();
  QString hint() const;
  bool is_measured() const { return settings_.empty() || settings_.front().missed; }
  const Spread* found_of(const SweepSetting& setting) const;
  double place_of(double found) const;
  double to_find() const { return static_cast<double>(table_.rows.front().against_truth->different()); }
  std::optional<double> place_of_goal() const;
  QPointF dot_of(const SweepSetting& setting) const;
  QPointF pixel_of(const SweepSetting& setting) const;
  double radius_of(const SweepSetting& setting) const {
    return fontMetrics().height() * (setting.is_best ? 0.21 : 0.14);
  }
  /// The horizontal and the vertical whisker of a setting: its range over the hash seeds, in pixels.
  std::array<QRectF, 2> whiskers_of(const SweepSetting& setting) const;
  bool is_on_goal(const QPointF& position) const;

  double goal_ = 0.95;
  Found found_ = Found::missed;
  Expect expect_;
  bool drags_goal_ = false;
  QCPGraph *below_, *above_, *front_, *ring_, *selection_;
  QCPItemStraightLine* goal_line_;
  QCPItemText* goal_name_;
  std::vector<std::pair<QCPGraph*, QCPErrorBars*>> whiskers_;
  std::vector<QCPItemText*> names_;
  std::vector<QCPItemLine*> leaders_;  // of the same names
};

}  // namespace lookalike
