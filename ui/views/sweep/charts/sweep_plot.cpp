#include "ui/views/sweep/charts/sweep_plot.h"

#include <QApplication>

#include "ui/views/sweep/charts/plot_axes.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {

SweepPlot::SweepPlot(const char* name, const QString& spoken, const QString& tip, QWidget* parent)
    : QCustomPlot(parent) {
  named(name, this, spoken, tip);
  keep_tips_off(this);
  setMouseTracking(true);
}

void SweepPlot::mouseMoveEvent(QMouseEvent* event) {
  QCustomPlot::mouseMoveEvent(event);
  const auto row = row_at(event->position());
  setCursor(row ? Qt::PointingHandCursor : Qt::ArrowCursor);
  hover(row, event->position());
}

void SweepPlot::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->position().toPoint();
  is_double_ = false;
  QCustomPlot::mousePressEvent(event);
}

void SweepPlot::mouseReleaseEvent(QMouseEvent* event) {
  QCustomPlot::mouseReleaseEvent(event);
  const bool moved = (event->position().toPoint() - pressed_).manhattanLength() >= QApplication::startDragDistance();
  const auto row = row_at(event->position());
  if (!moved && !is_double_ && row && event->button() == Qt::LeftButton) emit selected(*row);
}

void SweepPlot::mouseDoubleClickEvent(QMouseEvent* event) {
  QCustomPlot::mouseDoubleClickEvent(event);
  is_double_ = true;
  const auto row = row_at(event->position());
  row ? emit chosen(*row) : reset_view();
}

void SweepPlot::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  hover({}, {});
}

void SweepPlot::keyPressEvent(QKeyEvent* event) {
  const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  const Step step = step_of(event->key());
  if (is_enter && has_row()) return emit chosen(*row_);
  if ((step.bands == 0 && step.rows == 0) || table_.rows.empty()) return QCustomPlot::keyPressEvent(event);
  if (const auto next = row_after(step)) emit selected(*next);
}

void SweepPlot::changeEvent(QEvent* event) {
  QCustomPlot::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) restyle();
}

}  // namespace lookalike
