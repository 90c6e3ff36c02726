#pragma once

#include <qcustomplot.h>

#include <memory>
#include <vector>

#include "ui/models/curve_samples.h"
#include "ui/views/s_curve/curve_style.h"

namespace lookalike {

class AcceptedCurve;
class SCurveDrawing;

/// S-curves of the current settings and of pinned ones, with the threshold as a line to drag.
class SCurvePlot : public QCustomPlot {
  Q_OBJECT

 public:
  static constexpr std::size_t kMostPins = 6;

  explicit SCurvePlot(QWidget* parent = nullptr);
  ~SCurvePlot() override;

  void set_settings(const CurveSettings& settings);
  const CurveSettings& settings() const { return settings_; }
  double threshold() const { return settings_.verify.threshold; }

  bool can_pin() const;
  /// Keeps the current curve for comparison; does nothing when there are six or it is pinned already.
  void pin();
  /// Index from 0, in the order of pinning.
  void remove_pin(std::size_t index);
  const std::vector<CurveSettings>& pins() const { return pins_; }

  /// The curves shown: those of the current settings first, then the pinned ones.
  std::vector<CurveStyle> styles() const;

  /// Probability on one of the curves shown; NaN while a slow one is not computed yet.
  double value(const CurveStyle& curve, double similarity) const;

  /// What is shown as a table: similarity over the visible range, then one column a curve.
  QByteArray csv() const;

 public slots:
  void reset_view();

 signals:
  void threshold_dragged(double threshold);
  void threshold_committed(double threshold);
  void curves_changed();
  /// The mouse is over this similarity, in [0, 1].
  void pointed_at(double similarity);
  void pointer_left();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void keep_in_bounds(QCPAxis* axis);
  void redraw();
  void move_threshold(double threshold);
  bool is_on_threshold(const QPointF& position) const;

  CurveSettings settings_;
  std::vector<CurveSettings> pins_;
  AcceptedCurve* accepted_;
  std::unique_ptr<SCurveDrawing> drawing_;
  bool dragging_ = false;
};

}  // namespace lookalike
