#include "ui/views/run/stage_pie.h"

#include <QEvent>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QPieSeries>
#include <QtCharts/QPieSlice>

#include "ui/widgets/palette.h"

namespace lookalike {
namespace {

constexpr double kLabelled = 0.03;  // thinner slices are named in the table only
constexpr Hue kHues[] = {Hue::sky, Hue::green, Hue::orange, Hue::purple, Hue::vermilion, Hue::yellow};

}  // namespace

StagePie::StagePie(QWidget* parent) : QChartView(parent), series_(new QPieSeries) {
  setObjectName(QStringLiteral("run.pie"));
  setAccessibleName(tr("Share of each stage in the time of the run; the same numbers are in the table beside it"));
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(QFrame::NoFrame);
  chart()->addSeries(series_);
  chart()->legend()->hide();
  chart()->setBackgroundVisible(false);
  chart()->setMargins({});
  series_->setPieSize(0.64);
  series_->setHoleSize(0.32);
  const int height = 12 * fontMetrics().height();
  setMinimumSize(height * 2, height);
}

void StagePie::show_times(std::vector<StageTime> times) {
  times_ = std::move(times);
  fill();
}

void StagePie::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) fill();
}

void StagePie::fill() {
  series_->clear();
  setBackgroundBrush(palette().color(QPalette::Base));
  for (std::size_t i = 0; i < times_.size(); ++i) {
    const StageTime& time = times_[i];
    if (time.seconds <= 0) continue;
    QPieSlice* slice = series_->append(tr("%1 %2 %").arg(time.name).arg(time.share * 100, 0, 'f', 0), time.seconds);
    slice->setColor(line_color(kHues[i % std::size(kHues)], palette()));
    slice->setBorderColor(palette().color(QPalette::Base));
    slice->setLabelVisible(time.share >= kLabelled);
    slice->setLabelColor(palette().color(QPalette::Text));
    slice->setLabelFont(font());
  }
}

}  // namespace lookalike
