#pragma once

#include <qcustomplot.h>

#include <memory>
#include <optional>
#include <vector>

#include "ui/models/s_curve/curve_samples.h"
#include "ui/session/worker.h"
#include "ui/views/s_curve/curve_style.h"

namespace lookalike {

class MeasuredDrawing;
class SCurveDrawing;
struct JudgedSummary;

/// S-curves of the current settings and of other runs, with the threshold as a draggable line.
class SCurvePlot : public QCustomPlot {
  Q_OBJECT

 public:
  explicit SCurvePlot(QWidget* parent = nullptr);
  ~SCurvePlot() override;

  void set_settings(const CurveSettings& settings);
  const CurveSettings& settings() const { return settings_; }
  double threshold() const { return settings_.verify.threshold; }

  /// Measured points and histogram; null before the measurement.
  void show_summary(const std::shared_ptr<const EvaluationSummary>& summary);
  /// Points of the user's verdicts; null: none.
  void show_judged(const JudgedSummary* summary);
  /// The summary belongs to settings other than the curves.
  void set_outdated(bool outdated);

  /// A curve for preview; nullopt: none.
  void set_ghost(const std::optional<CurveSettings>& settings);

  /// Curves to compare; the same curve under the same name is drawn once.
  void set_runs(std::vector<NamedCurve> runs);

  /// The curves shown: those of the current settings first, then those of the runs.
  std::vector<CurveStyle> styles() const;

  /// Probability on one of the curves shown; NaN while a slow curve is being computed.
  double value(const CurveStyle& curve, double similarity) const;

  /// The curve of pairs accepted by signature verification; empty if none exists.
  const Curve& accepted() const;

  /// The shown curves as a table: similarity over the visible range, then one column per curve.
  QByteArray csv() const;

 public slots:
  void reset_view();

 signals:
  void threshold_dragged(double threshold);
  void threshold_committed(double threshold);
  /// The user dragged the curve or its rise: these bands and rows come nearest to the point of release.
  void banding_dragged(std::uint32_t bands, std::uint32_t rows);
  void banding_committed();
  void curves_changed();
  /// The mouse is over this similarity, in [0, 1].
  void pointed_at(double similarity);
  void pointer_left();
  /// A bar of the histogram was clicked, or the space around it.
  void bar_clicked(double similarity);

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
  enum class Drag { none, threshold, rise, curve };

  void keep_room();
  void keep_in_bounds(QCPAxis* axis);
  void redraw();
  void sample_accepted();
  static QString general_tip();
  void hide_pointer();
  void move_threshold(double threshold);
  bool is_on_threshold(const QPointF& position) const { return is_on_line(position, threshold()); }
  bool is_on_rise(const QPointF& position) const;
  bool is_on_line(const QPointF& position, double similarity) const;
  /// True if one of the settings' curves rises here; near its flat ends other items take the mouse.
  bool is_on_curve(const QPointF& position) const;
  double distance_to(const CurveStyle& curve, const QPointF& position) const;
  Drag handle_at(const QPointF& position) const;
  void move_rise(double similarity);

  CurveSettings settings_;
  std::vector<NamedCurve> runs_;
  std::optional<CurveSettings> ghost_;
  std::optional<CurveSettings> sampled_;  // the settings requested for `accepted_`
  Curve accepted_;                        // empty until it is sampled
  std::unique_ptr<SCurveDrawing> drawing_;
  std::unique_ptr<MeasuredDrawing> measured_;
  Drag drag_ = Drag::none;
  double grip_ = 0;  // distance from the rise to the grabbed point, as a similarity
  QPoint pressed_;
  Worker worker_;
  LatestRequest sampling_{worker_};
};

}  // namespace lookalike
