#pragma once

#include <qcustomplot.h>

#include <optional>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/heat_map/map_cells.h"
#include "ui/views/sweep/heat_map/map_overlay.h"

namespace lookalike {

/// One measure over bands and rows: a cell a setting (the mean over its hash seeds), lines where curves rise at the
/// same similarity, rings around the best settings from the goal on, a frame around the recipe's own. A click or an
/// arrow key selects a cell, a double click or Enter uses it; dragging moves the map, a double click beside the cells
/// shows all. Without a truth it shows candidates and says how to get recall.
class SweepHeatMap final : public QCustomPlot {
  Q_OBJECT

 public:
  explicit SweepHeatMap(QWidget* parent = nullptr);

  /// Whether a plan varies bands and rows, and nothing else, so that it has a map.
  static bool suits(const SweepPlan& plan);

  void show_table(const SweepTable& table, const std::vector<SweepSetting>& settings, const SweepMeasure& measure);
  void look_at(std::optional<std::size_t> row);
  void set_current(const LshOptions& lsh);
  QByteArray csv() const;

 public slots:
  /// The whole grid.
  void reset_view();

 signals:
  /// Index of a row of the table: looked at, or to be adopted.
  void selected(std::size_t row);
  void chosen(std::size_t row);

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void arrange();
  void set_up_axes();
  void show_scale();
  void add_marks();
  void redraw();
  void add_rect(const QPointF& top_left, const QPointF& bottom_right, const QBrush& brush);
  void draw_cells();
  void draw_edge();
  void draw_rings();
  void say(const MapCell* cell);
  void place_frames();
  void show_frames();
  void restyle();
  const MapCell* cell_at(const QPointF& position) const;
  QString sentence(const MapCell& cell) const;
  const MapCell* cell_of(const LshOptions& lsh) const;
  void bring_into_sight(const MapCell& cell);

  SweepTable table_;
  const SweepMeasure* measure_ = nullptr;
  MapCells cells_;
  std::uint32_t hashes_ = 1;
  LshOptions current_;
  LshOptions reached_;  // the row that is looked at
  QPoint pressed_;
  bool is_double_ = false;
  QCPTextElement *title_, *legend_;
  QCPColorScale* bar_;
  std::optional<MapRises> rises_;
  QCPGraph* rings_;
  QCPGraph* edge_;  // of b * r <= n
  MapFrame current_frame_, reached_frame_;
  std::vector<QCPAbstractItem*> items_;
  QVector<double> best_bands_, best_rows_;
};

}  // namespace lookalike
