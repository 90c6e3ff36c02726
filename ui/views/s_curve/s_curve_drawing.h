#pragma once

#include <qcustomplot.h>

#include <vector>

#include "ui/views/s_curve/curve_style.h"

namespace lookalike {

/// All parts of an S-curve plot: axes, curves, error areas, lines and labels. The plot owns them.
class SCurveDrawing {
 public:
  explicit SCurveDrawing(QCustomPlot& plot);

  /// Draws curves over the visible range; `accepted` are the samples of an accepted curve.
  void draw(const std::vector<CurveStyle>& curves, const CurveSettings& settings, const Curve& accepted);
  /// Applies the plot's palette and font after a change of either.
  void restyle();
  void mark_focus(bool focused);

  /// Draws a crosshair on the curve of passed pairs.
  void point_at(double similarity);
  void hide_pointer();

  /// Keeps labels away from the edges after a change of size or range.
  void place_labels();

 private:
  struct Fill {
    QCPGraph* area;
    QCPGraph* pattern;
    QCPItemText* label;
    Hue hue;
  };

  QCPGraph* add_graph(const QString& name);
  QCPItemStraightLine* add_line();
  QCPItemText* add_label(Qt::Alignment alignment);
  Fill add_fill(const QString& name, const QString& label, Hue hue, Qt::Alignment alignment);
  void restyle_axes();
  void restyle_fill(const Fill& fill, Qt::BrushStyle pattern);
  void restyle_label(QCPItemText* label, const QColor& colour);
  void draw_curves(const std::vector<CurveStyle>& curves, const Curve& accepted);
  void draw_areas(const Curve& accepted);
  void draw_fill(const Fill& fill, const Curve& edge, double area);
  void place_rise_label(double rise);
  void place_names();
  void place_missed_label(double t);
  /// Height of the missed area's edge, in pixels from the top; clamps the similarity to the drawn range.
  double height_of_missed(double similarity) const;
  /// In pixels.
  double room_left_of(double similarity) const;
  double width_of(const QString& text) const;
  void fit_heading(QCPTextElement& text);
  void set_line(QCPItemStraightLine* line, double similarity);

  QCustomPlot& plot_;
  CurveSettings settings_;
  Curve missed_edge_{{1}, {1}};  // lower edge of the missed area: empty until the first drawing
  std::vector<CurveStyle> curves_;
  std::vector<QCPGraph*> graphs_;
  std::vector<QCPItemText*> names_;  // names of curves, at their lines
  QCPTextElement *title_, *caption_;
  QCPGraph* top_;
  Fill false_candidates_, missed_;
  QCPItemStraightLine *threshold_line_, *rise_line_, *pointer_line_;
  QCPItemText *threshold_label_, *rise_label_;
  QCPItemTracer* pointer_;
};

}  // namespace lookalike
