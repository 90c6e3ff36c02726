#pragma once

#include <optional>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/charts/sweep_plot.h"
#include "ui/views/sweep/heat_map/map_overlay.h"
#include "ui/views/sweep/map_cells.h"

namespace lookalike {

/// One measure over bands and rows: a cell per setting (the mean over its hash seeds), lines through settings whose
/// curves rise at the same similarity, rings around the best settings from the goal upwards, a frame around the
/// recipe's own. Without ground truth it shows candidates and says how to measure recall.
class SweepHeatMap final : public SweepPlot {
  Q_OBJECT

 public:
  explicit SweepHeatMap(QWidget* parent = nullptr);

  /// True if a plan varies only bands and rows, and therefore has a map.
  static bool suits(const SweepPlan& plan);

  void show_table(const SweepTable& table, const std::vector<SweepSetting>& settings, const SweepMeasure& measure);
  void look_at(std::optional<std::size_t> row) override;
  void set_current(const Recipe& recipe);
  QByteArray csv() const;

  void reset_view() override;

 protected:
  void showEvent(QShowEvent* event) override;
  std::optional<std::size_t> row_at(const QPointF& place) const override;
  std::optional<std::size_t> row_after(const Step& step) const override;
  void hover(std::optional<std::size_t> row, const QPointF& place) override;
  void restyle() override;

 private:
  void arrange();
  void set_up_axes();
  void show_scale();
  void add_marks();
  void redraw();
  void draw_cells();
  void draw_edge();
  void say(const MapCell* cell);
  void place_frames();
  void show_frames();
  QString sentence(const MapCell& cell) const;
  const MapCell* cell_of(const LshOptions& lsh) const;
  void bring_into_sight(const MapCell& cell);

  const SweepMeasure* measure_ = nullptr;
  MapCells cells_;
  std::uint32_t hashes_ = 1;
  Recipe current_;
  LshOptions reached_;  // the selected row
  QCPTextElement *title_, *legend_;
  QCPColorScale* bar_;
  std::optional<MapRises> rises_;
  QCPGraph* rings_;
  QCPGraph* edge_;  // edge of b * r <= n
  MapFrame current_frame_, reached_frame_;
  std::vector<QCPAbstractItem*> items_;
};

}  // namespace lookalike
