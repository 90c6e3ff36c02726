#pragma once

#include <qcustomplot.h>

#include <QTimer>
#include <optional>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/views/sweep/heat_map/colour_bar.h"
#include "ui/views/sweep/heat_map/map_cells.h"
#include "ui/views/sweep/heat_map/map_overlay.h"

namespace lookalike {

/// One measure over bands and rows: a cell a setting (the mean over its hash seeds), lines where curves rise at the
/// same similarity, rings around the settings that no other beats, a frame around the recipe's own; what has no row is
/// hatched. A click adopts a cell, as does Enter on the one that the arrow keys have reached; dragging moves the map, a
/// double click shows all.
class SweepHeatMap final : public QCustomPlot {
  Q_OBJECT

 public:
  explicit SweepHeatMap(QWidget* parent = nullptr);

  /// Whether a plan varies bands and rows, and nothing else, so that it has a map.
  static bool suits(const SweepPlan& plan);

  void show_table(const SweepTable& table, const SweepMeasure& measure);
  void set_current(const LshOptions& lsh);
  QByteArray csv() const;

 public slots:
  /// The whole grid.
  void reset_view();

 signals:
  /// Index of a row of the table.
  void chosen(std::size_t row);

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void arrange();
  void set_up_axes();
  void add_marks();
  void redraw();
  bool hatch_gaps();
  void add_rect(const QPointF& top_left, const QPointF& bottom_right, const QBrush& brush);
  void draw_cells();
  void draw_edge();
  void draw_rings();
  void draw_legend(bool is_whole);
  void place_frames();
  void show_frames();
  void restyle();
  void fit_ticks();
  const MapCell* cell_at(const QPointF& position) const;
  static QString general_tip();
  QString sentence(const MapCell& cell) const;
  const MapCell* cell_of(const LshOptions& lsh) const;
  void reach(const MapCell& cell);
  void bring_into_sight(const MapCell& cell);

  SweepTable table_;
  const SweepMeasure* measure_ = nullptr;
  MapCells cells_;
  std::uint32_t hashes_ = 1;
  LshOptions current_;
  LshOptions reached_;  // by the arrow keys or a click
  QPoint pressed_;
  bool is_double_ = false;  // the press that is not released yet
  QTimer click_;            // until it is known not to be the first half of a double click
  std::size_t clicked_ = 0;
  QCPTextElement *title_, *legend_;
  std::optional<ColourBar> bar_;
  std::optional<MapRises> rises_;
  QCPGraph* rings_;
  QCPGraph* edge_;  // of b * r <= n
  MapFrame current_frame_, reached_frame_;
  std::vector<QCPAbstractItem*> items_;
};

}  // namespace lookalike
