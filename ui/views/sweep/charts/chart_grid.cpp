#include "ui/views/sweep/charts/chart_grid.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollBar>
#include <algorithm>

namespace lookalike {
namespace {

constexpr int kMostColumns = 3;
constexpr int kCharacters = 28, kLines = 9;  // that a chart has room for at least

}  // namespace

ChartGrid::ChartGrid(QWidget* parent) : QScrollArea(parent) {
  setObjectName(QStringLiteral("sweep.charts"));
  setAccessibleName(tr("Charts of the sweep"));
  setToolTip(tr("Every number over the first parameter, as bars."));
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget;
  grid_ = new QGridLayout(content);
  grid_->setContentsMargins({});
  setWidget(content);
}

void ChartGrid::show_charts(const QList<QWidget*>& charts) {
  if (charts == charts_) return;
  for (QWidget* gone : std::as_const(charts_)) {
    grid_->removeWidget(gone);
    gone->setVisible(charts.contains(gone));
  }
  charts_ = charts;
  lay_out();
}

QSize ChartGrid::minimumSizeHint() const {
  return floor();
}

QSize ChartGrid::floor() const {
  return {kCharacters * fontMetrics().averageCharWidth(), kLines * fontMetrics().height()};
}

int ChartGrid::columns() const {
  const int room = width() - verticalScrollBar()->sizeHint().width() + grid_->spacing();
  return std::clamp(room / (floor().width() + grid_->spacing()), 1, kMostColumns);
}

/// The hints of charts are of their own making and differ: only the floor and equal shares count.
void ChartGrid::lay_out() {
  columns_ = columns();
  const int lines = (static_cast<int>(charts_.size()) + columns_ - 1) / columns_;
  for (int column = 0; column < kMostColumns; ++column) grid_->setColumnStretch(column, column < columns_ ? 1 : 0);
  for (int line = 0; line < std::max(lines, grid_->rowCount()); ++line) {
    grid_->setRowStretch(line, line < lines ? 1 : 0);
    grid_->setRowMinimumHeight(line, line < lines ? floor().height() : 0);
  }
  for (int place = 0; place < charts_.size(); ++place) {
    charts_[place]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    grid_->addWidget(charts_[place], place / columns_, place % columns_);
    charts_[place]->show();
  }
}

void ChartGrid::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  if (columns() != columns_) lay_out();
}

void ChartGrid::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() == QEvent::FontChange) lay_out();
}

}  // namespace lookalike
