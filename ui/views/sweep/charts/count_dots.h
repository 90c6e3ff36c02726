#pragma once

#include <qcustomplot.h>

#include <optional>
#include <vector>

#include "ui/models/sweep/sweep_measures.h"

namespace lookalike {

/// The measures of a sweep over its first parameter, a panel each: a dot a setting with whiskers from least to most of
/// its hash seeds, one colour and shape a combination of the other parameters, the source's numbers as a dashed line.
/// Counts have logarithmic axes with a place for 0. Left and Right walk the dots, a click selects one.
class CountDots final : public QCustomPlot {
  Q_OBJECT

 public:
  explicit CountDots(QWidget* parent = nullptr);

  void show_table(const SweepTable& table);
  void look_at(std::optional<std::size_t> row);
  /// A line a dot: measure, value, values of the others, mean, least, most, number of the source.
  QByteArray csv() const;

 signals:
  /// Index of a row of the table: looked at, or to be adopted.
  void selected(std::size_t row);
  void chosen(std::size_t row);

 protected:
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  struct Panel {
    const SweepMeasure* measure;
    SweepLines lines;
    std::vector<std::optional<double>> source;
    QCPAxisRect* axes = nullptr;

    bool is_count() const { return measure->text == &mean_text; }
    double scale() const;
    double place_of(double number) const;
  };
  struct Dot {
    std::size_t panel = 0, series = 0, category = 0;
    std::size_t row = 0;
  };
  void redraw();
  int columns() const;
  void add_panel(Panel& panel);
  void add_series(const Panel& panel, std::size_t series);
  void set_ranges(const Panel& panel);
  QString title_of(const Panel& panel) const;
  QString text_of(const Dot& dot) const;
  QPointF pixel_of(const Dot& dot) const;
  double aside(const Panel& panel, std::size_t series) const;
  const Dot* dot_at(const QPointF& position) const;
  void reach(const Dot& dot);

  SweepTable table_;
  std::vector<Panel> panels_;
  std::vector<Dot> dots_;
  std::optional<std::size_t> row_;
  std::size_t reached_ = 0;  // of the dots, by the keyboard
  int columns_ = 0;
};

}  // namespace lookalike
