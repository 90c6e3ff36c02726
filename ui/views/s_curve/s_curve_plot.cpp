#include "ui/views/s_curve/s_curve_plot.h"

#include <QApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/lsh/theory/s_curve.h"
#include "ui/views/s_curve/measured_drawing.h"
#include "ui/views/s_curve/s_curve_drawing.h"
#include "ui/widgets/plots/plot_export.h"

namespace lookalike {
namespace {

constexpr double kTop = 1.03;                   // so that points at 1 are not clipped
constexpr double kGrains = 1000;                // a dragged threshold has three decimals
constexpr double kReach = 8;                    // pixels within which a press grabs a curve
constexpr double kEnd = 0.02;                   // of the probability; the curve is flat beyond it
constexpr int kPoints = 201;                    // of the accepted curve
constexpr std::uint32_t kShortSignature = 128;  // up to this length all points together take a few milliseconds

double to_grain(double threshold) {
  return std::clamp(std::round(threshold * kGrains), 1.0, kGrains) / kGrains;
}

}  // namespace

SCurvePlot::SCurvePlot(QWidget* parent) : QCustomPlot(parent) {
  setObjectName("s_curve_plot");
  setAccessibleName(tr("S-curve"));
  setAccessibleDescription(
      tr("Probability of becoming a candidate, by similarity. The Left and Right keys move the threshold."));
  setToolTip(general_tip());
  let_keys_zoom(this);
  setMouseTracking(true);
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  setNoAntialiasingOnDrag(false);
  setPlottingHint(QCP::phImmediateRefresh, false);  // paints it together with the numbers beside it
  keep_room();
  drawing_ = std::make_unique<SCurveDrawing>(*this);
  measured_ = std::make_unique<MeasuredDrawing>(*this);
  for (QCPAxis* axis : {xAxis, yAxis}) {
    connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this, axis] { keep_in_bounds(axis); });
  }
  reset_view();
}

SCurvePlot::~SCurvePlot() = default;

/// Otherwise the captions' widths would limit the window's minimum size.
void SCurvePlot::keep_room() {
  setMinimumSize(32 * fontMetrics().averageCharWidth(), 15 * fontMetrics().height());
}

void SCurvePlot::set_settings(const CurveSettings& settings) {
  if (settings == settings_) return;
  settings_ = settings;
  redraw();
  emit curves_changed();
}

void SCurvePlot::show_summary(const std::shared_ptr<const EvaluationSummary>& summary) {
  measured_->draw(summary);
  replot(QCustomPlot::rpQueuedReplot);
}

void SCurvePlot::show_judged(const JudgedSummary* summary) {
  measured_->draw_judged(summary);
  replot(QCustomPlot::rpQueuedReplot);
}

void SCurvePlot::set_outdated(bool outdated) {
  measured_->set_outdated(outdated);
  replot(QCustomPlot::rpQueuedReplot);
}

void SCurvePlot::set_ghost(const std::optional<CurveSettings>& settings) {
  if (settings == ghost_) return;
  ghost_ = settings;
  redraw();
  emit curves_changed();
}

void SCurvePlot::set_runs(std::vector<NamedCurve> runs) {
  if (runs == runs_) return;
  runs_ = std::move(runs);
  redraw();
  emit curves_changed();
}

std::vector<CurveStyle> SCurvePlot::styles() const {
  std::vector<CurveStyle> styles = own_curves(settings_);
  std::reverse(styles.begin(), styles.end());
  if (ghost_) styles.push_back(ghost_curve(*ghost_));
  for (const NamedCurve& run : runs_) {
    const auto is_same = [&run](const CurveStyle& style) {
      return style.named_at_line && style.name == run.name && curve_name(style.settings) == curve_name(run.settings);
    };
    if (std::ranges::none_of(styles, is_same)) styles.push_back(run_curve(run));
  }
  return styles;
}

void SCurvePlot::redraw() {
  std::vector<CurveStyle> curves = styles();
  std::reverse(curves.begin(), curves.end());
  if (has_accepted_curve(settings_)) sample_accepted();
  drawing_->draw(curves, settings_, accepted_);
  replot(QCustomPlot::rpQueuedReplot);
}

/// Samples long signatures on a separate thread.
void SCurvePlot::sample_accepted() {
  if (sampled_ == settings_) return;
  sampled_ = settings_;
  accepted_ = {};
  sampling_.cancel();
  const auto sample = [settings = settings_](const std::stop_token& stop) {
    return sample_curve(accepted_of, settings, 0, 1, kPoints, stop);
  };
  if (settings_.hashes <= kShortSignature) return void(accepted_ = *sample({}));
  sampling_.request(sample, [this](std::optional<Curve> curve) {
    if (!curve) return;
    accepted_ = std::move(*curve);
    redraw();
    emit curves_changed();
  });
}

double SCurvePlot::value(const CurveStyle& curve, double similarity) const {
  return curve.probability == accepted_of ? probability_at(accepted_, similarity)
                                          : curve.probability(curve.settings, similarity);
}

const Curve& SCurvePlot::accepted() const {
  static const Curve kNone;
  return has_accepted_curve(settings_) ? accepted_ : kNone;
}

QByteArray SCurvePlot::csv() const {
  const std::vector<CurveStyle> curves = styles();
  QString table = "similarity";
  for (const CurveStyle& curve : curves) table += ",\"" + curve.name + '"';
  table += '\n';
  for (int i = 0; i <= 200; ++i) {
    const double s = xAxis->range().lower + xAxis->range().size() * i / 200;
    table += QString::number(s, 'g', 12);
    for (const CurveStyle& curve : curves) table += ',' + QString::number(value(curve, s), 'g', 12);
    table += '\n';
  }
  return table.toUtf8();
}

void SCurvePlot::reset_view() {
  xAxis->setRange(0, 1);
  yAxis->setRange(0, kTop);
  redraw();
}

void SCurvePlot::keep_in_bounds(QCPAxis* axis) {
  axis->setRange(axis->range().bounded(0, axis == yAxis ? kTop : 1));
  redraw();
}

bool SCurvePlot::is_on_rise(const QPointF& position) const {
  const auto& [bands, rows, buckets] = settings_.lsh;
  return has_rise(bands, rows) && is_on_line(position, curve_threshold(bands, rows));
}

bool SCurvePlot::is_on_line(const QPointF& position, double similarity) const {
  const double reach = fontMetrics().height() / 2.0;
  return position.y() <= axisRect()->bottom() && position.y() >= axisRect()->top() - 2 * fontMetrics().height() &&
         std::abs(xAxis->coordToPixel(similarity) - position.x()) <= reach;
}

/// The shortest distance to the segments of the curve near the pointer, in pixels.
double SCurvePlot::distance_to(const CurveStyle& curve, const QPointF& position) const {
  double nearest = kReach + 1;
  std::optional<QPointF> before;
  for (double x = position.x() - kReach; x <= position.x() + kReach; ++x) {
    const double similarity = xAxis->pixelToCoord(x);
    if (similarity < 0 || similarity > 1) continue;
    const double probability = value(curve, similarity);
    const QPointF here(x, yAxis->coordToPixel(probability));
    const bool rises = probability > kEnd && probability < 1 - kEnd;
    if (rises && before)
      nearest = std::min(
          nearest, std::sqrt(QCPVector2D(position).distanceSquaredToLine(QCPVector2D(*before), QCPVector2D(here))));
    before = here;
  }
  return nearest;
}

bool SCurvePlot::is_on_curve(const QPointF& position) const {
  if (!axisRect()->rect().contains(position.toPoint())) return false;
  const auto curves = own_curves(settings_);
  return std::ranges::any_of(curves, [&](const CurveStyle& curve) { return distance_to(curve, position) <= kReach; });
}

SCurvePlot::Drag SCurvePlot::handle_at(const QPointF& position) const {
  if (is_on_threshold(position)) return Drag::threshold;
  if (is_on_rise(position)) return Drag::rise;
  return is_on_curve(position) ? Drag::curve : Drag::none;
}

void SCurvePlot::move_threshold(double threshold) {
  if (to_grain(threshold) == this->threshold()) return;
  CurveSettings settings = settings_;
  settings.verify.threshold = to_grain(threshold);
  set_settings(settings);
  emit threshold_dragged(this->threshold());
}

void SCurvePlot::move_rise(double similarity) {
  const LshOptions lsh = rising_near(settings_.hashes, std::clamp(similarity, 0.0, 1.0));
  if (lsh.bands == settings_.lsh.bands && lsh.rows == settings_.lsh.rows) return;
  CurveSettings settings = settings_;
  settings.lsh.bands = lsh.bands;
  settings.lsh.rows = lsh.rows;
  settings.verify.prefix = std::min(settings.verify.prefix, lsh.bands * lsh.rows);
  set_settings(settings);
  emit banding_dragged(lsh.bands, lsh.rows);
}

void SCurvePlot::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->position().toPoint();
  drag_ = event->button() == Qt::LeftButton ? handle_at(event->position()) : Drag::none;
  grip_ = drag_ == Drag::curve
              ? xAxis->pixelToCoord(event->position().x()) - curve_threshold(settings_.lsh.bands, settings_.lsh.rows)
              : 0;
  drag_ == Drag::none ? QCustomPlot::mousePressEvent(event) : hide_pointer();
}

void SCurvePlot::mouseMoveEvent(QMouseEvent* event) {
  const double similarity = xAxis->pixelToCoord(event->position().x());
  if (drag_ == Drag::threshold) return move_threshold(similarity);
  if (drag_ != Drag::none) return move_rise(similarity - grip_);
  QCustomPlot::mouseMoveEvent(event);
  const Drag handle = handle_at(event->position());
  setCursor(handle == Drag::none ? Qt::ArrowCursor : handle == Drag::curve ? Qt::SizeHorCursor : Qt::SplitHCursor);
  const bool on_line = handle == Drag::threshold || handle == Drag::rise;
  setToolTip(on_line ? general_tip() : QString());  // it would cover the point of interest
  if (!axisRect()->rect().contains(event->position().toPoint())) return hide_pointer();
  drawing_->point_at(std::clamp(similarity, 0.0, 1.0));
  replot(QCustomPlot::rpQueuedReplot);
  emit pointed_at(std::clamp(similarity, 0.0, 1.0));
}

void SCurvePlot::mouseReleaseEvent(QMouseEvent* event) {
  const Drag drag = std::exchange(drag_, Drag::none);
  if (drag == Drag::none) {
    QCustomPlot::mouseReleaseEvent(event);
    const QPoint here = event->position().toPoint();
    const bool clicked = (here - pressed_).manhattanLength() < QApplication::startDragDistance();
    if (clicked && event->button() == Qt::LeftButton && measured_->rect().contains(here))
      emit bar_clicked(xAxis->pixelToCoord(here.x()));
    return;
  }
  if (drag == Drag::threshold)
    emit threshold_committed(threshold());
  else
    emit banding_committed();
}

void SCurvePlot::mouseDoubleClickEvent(QMouseEvent* event) {
  QCustomPlot::mouseDoubleClickEvent(event);
  reset_view();
}

void SCurvePlot::keyPressEvent(QKeyEvent* event) {
  const bool left = event->key() == Qt::Key_Left;
  if (!left && event->key() != Qt::Key_Right) return QCustomPlot::keyPressEvent(event);
  const double step = event->modifiers() & Qt::ShiftModifier ? 0.001 : 0.01;
  move_threshold(threshold() + (left ? -step : step));
  emit threshold_committed(threshold());
}

void SCurvePlot::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  hide_pointer();
}

QString SCurvePlot::general_tip() {
  return tr(
      "Drag the threshold, the curve or its rise; Left and Right move the threshold, with Shift by thousandths; "
      "plus, minus and Home zoom.");
}

void SCurvePlot::hide_pointer() {
  setToolTip(general_tip());
  drawing_->hide_pointer();
  replot(QCustomPlot::rpQueuedReplot);
  emit pointer_left();
}

void SCurvePlot::changeEvent(QEvent* event) {
  QCustomPlot::changeEvent(event);
  if (!measured_ || (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange)) return;
  keep_room();
  drawing_->restyle();
  measured_->restyle();
  redraw();
  emit curves_changed();
}

void SCurvePlot::focusInEvent(QFocusEvent* event) {
  QCustomPlot::focusInEvent(event);
  drawing_->mark_focus(true);
  replot(QCustomPlot::rpQueuedReplot);
}

void SCurvePlot::focusOutEvent(QFocusEvent* event) {
  QCustomPlot::focusOutEvent(event);
  drawing_->mark_focus(false);
  replot(QCustomPlot::rpQueuedReplot);
}

void SCurvePlot::resizeEvent(QResizeEvent* event) {
  QCustomPlot::resizeEvent(event);
  drawing_->place_labels();
  replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace lookalike
