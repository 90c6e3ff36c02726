#pragma once

#include <array>
#include <optional>
#include <vector>

#include "ui/views/sweep/charts/sweep_plot.h"

namespace lookalike {

/// Maps numbers to shades. The scale is finer near 1 for shares, and logarithmic for counts and times.
class MapScale {
 public:
  MapScale() = default;
  /// A scale of numbers from `least` to `most`.
  MapScale(bool is_share, double least, double most) : is_share_(is_share), least_(least), most_(most) {}

  /// In [0, 1]; 1 if all numbers are equal.
  double shade_of(double number) const;
  /// Ticks of the colour bar: both ends and round numbers between them with enough distance. Ascending.
  std::vector<double> ticks() const;

 private:
  bool is_share_ = false;
  double least_ = 0, most_ = 1;
};

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
  QByteArray csv() const override;
  void reset_view() override;

 protected:
  void showEvent(QShowEvent* event) override;
  std::vector<Mark> marks() const override;
  std::optional<Mark> mark_at(const QPointF& place) const override;
  QString words(std::optional<std::size_t> row) const override;
  void show_chosen() override;
  void restyle() override;

 private:
  struct Cell {
    LshOptions lsh;
    double number = 0;    // the mean over its hash seeds
    std::size_t row = 0;  // of the table: the first of the cell's runs
  };
  using Frame = std::array<QCPItemRect*, 2>;  // a wide one below a narrow one, visible on every colour

  void arrange();
  void add_layers();
  QCPItemRect* add_rect(const QString& layer);
  void redraw();
  void draw_cells();
  void draw_rises();
  static void place(const Frame& frame, const LshOptions* around);
  /// Null if no cell matches.
  const Cell* cell_of(const std::optional<std::vector<std::string>>& values) const;

  const SweepMeasure *measure_ = nullptr, *wanted_ = nullptr;  // drawn, and asked for
  std::vector<Cell> cells_;
  std::uint32_t hashes_ = 1;  // the largest number of bands or rows
  QCPColorScale* bar_;
  QCPGraph* rings_;
  QCPGraph* edge_;  // edge of b * r <= n
  Frame current_frame_, selected_frame_;
  std::vector<QCPAbstractItem*> items_;       // cells and labels
  std::vector<QCPAbstractPlottable*> rises_;  // owned by the plot, like the items
};

}  // namespace lookalike
