#pragma once

#include <optional>
#include <vector>

#include "ui/views/sweep/charts/sweep_plot.h"

namespace lookalike {

/// The measures of a sweep over its first parameter, one panel per measure: a dot per setting with whiskers from the
/// minimum to the maximum over its hash seeds, a colour and shape per combination of the other parameters, and the
/// source's numbers as a dashed line. Counts have logarithmic axes with a place for 0. Left and Right step through the
/// dots, a click selects one.
class CountDots final : public SweepPlot {
  Q_OBJECT

 public:
  explicit CountDots(QWidget* parent = nullptr);

  void show_table(const SweepTable& table);
  /// One line per dot: measure, value, values of the other parameters, mean, minimum, maximum, number of the source.
  QByteArray csv() const override;

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  std::vector<Mark> marks() const override;
  void hover(const std::optional<Mark>& mark) override;
  void show_chosen() override { redraw(); }
  void restyle() override { redraw(); }

 private:
  struct Panel {
    SweepMeasure measure;
    SweepLines lines;
    std::vector<std::optional<double>> source;
    QCPAxisRect* axes = nullptr;

    QCPAxis* below() const { return axes->axis(QCPAxis::atBottom); }
    QCPAxis* left() const { return axes->axis(QCPAxis::atLeft); }
    double place_of(double number) const;
    /// Places the series side by side.
    double aside(std::size_t series) const;
  };
  struct Dot {
    std::size_t panel = 0, series = 0, category = 0;
  };
  void redraw();
  int columns() const;
  void add_panel(Panel& panel);
  void add_legend();
  void add_series(const Panel& panel, std::size_t series);
  const Spread& number_of(const Dot& dot) const;
  QString text_of(const Dot& dot) const;
  QPointF pixel_of(const Dot& dot) const;
  QPoint tip_of(const Dot& dot) const;
  void reach(std::size_t dot);

  QCPLayoutGrid* grid_ = nullptr;  // of the panels
  std::vector<Panel> panels_;
  std::vector<Dot> dots_;
  std::size_t reached_ = 0;  // dot that the arrow keys have reached
  int columns_ = 0;
};

}  // namespace lookalike
