#include "ui/widgets/plots/plot_keys.h"

#include <qcustomplot.h>

#include <QKeyEvent>
#include <cmath>

namespace lookalike {
namespace {

constexpr double kZoom = 0.8, kShift = 0.1;  // of the range

/// In units of the visible range, to the right and upwards.
QPointF shift_of(int key) {
  switch (key) {
    case Qt::Key_Left:
      return {-kShift, 0};
    case Qt::Key_Right:
      return {kShift, 0};
    case Qt::Key_Down:
      return {0, -kShift};
    case Qt::Key_Up:
      return {0, kShift};
    default:
      return {};
  }
}

class PlotKeys final : public QObject {
 public:
  PlotKeys(QCustomPlot* plot, Qt::Orientations zoomed) : QObject(plot), plot_(*plot), zoomed_(zoomed) {
    plot->installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (!qobject_cast<QCustomPlot*>(watched)) return false;  // it loses the focus during its destruction
    if (event->type() == QEvent::FocusIn) {
      unmarked_ = plot_.xAxis->basePen();
      mark(QPen(plot_.palette().color(QPalette::Highlight), 2));
    }
    if (event->type() == QEvent::FocusOut) mark(unmarked_);
    return event->type() == QEvent::KeyPress && take(*static_cast<QKeyEvent*>(event));
  }

 private:
  /// Draws the axes in the accent colour while the plot has the focus.
  void mark(const QPen& pen) {
    for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis}) axis->setBasePen(pen);
    plot_.replot(QCustomPlot::rpQueuedReplot);
  }
  bool take(const QKeyEvent& event) {
    const bool control = event.modifiers() & Qt::ControlModifier;
    if (event.key() == Qt::Key_Home) return QMetaObject::invokeMethod(&plot_, "reset_view");
    if (control) return move(shift_of(event.key()));
    if (event.key() == Qt::Key_Plus || event.key() == Qt::Key_Equal) return zoom(kZoom);
    if (event.key() == Qt::Key_Minus) return zoom(1 / kZoom);
    return false;
  }
  bool zoom(double factor) {
    for (QCPAxis* axis : {plot_.xAxis, plot_.yAxis})
      if (zoomed_ & axis->orientation()) axis->scaleRange(factor);
    plot_.replot(QCustomPlot::rpQueuedReplot);
    return true;
  }
  bool move(const QPointF& shift) {
    if (shift.isNull()) return false;
    move(*plot_.xAxis, shift.x());
    move(*plot_.yAxis, shift.y());
    plot_.replot(QCustomPlot::rpQueuedReplot);
    return true;
  }

  /// Moves a logarithmic range by a factor.
  static void move(QCPAxis& axis, double share) {
    const QCPRange range = axis.range();
    const bool is_logarithmic = axis.scaleType() == QCPAxis::stLogarithmic;
    axis.moveRange(is_logarithmic ? std::pow(range.upper / range.lower, share) : share * range.size());
  }

  QCustomPlot& plot_;
  Qt::Orientations zoomed_;
  QPen unmarked_;
};

}  // namespace

void let_keys_zoom(QCustomPlot* plot, Qt::Orientations zoomed) {
  plot->setFocusPolicy(Qt::StrongFocus);
  new PlotKeys(plot, zoomed);
}

}  // namespace lookalike
