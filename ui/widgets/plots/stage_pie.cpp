#include "ui/widgets/plots/stage_pie.h"

#include <QEvent>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QPieSeries>
#include <QtCharts/QPieSlice>
#include <QtMath>
#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <string>

#include "core/base/csv_text.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr Hue kHues[] = {Hue::sky, Hue::green, Hue::orange, Hue::purple, Hue::vermilion, Hue::yellow};
// Neighbours on a bar differ strongly.
constexpr Qt::BrushStyle kPatterns[] = {Qt::SolidPattern,     Qt::BDiagPattern, Qt::Dense4Pattern,
                                        Qt::DiagCrossPattern, Qt::SolidPattern, Qt::HorPattern};

constexpr double kSmallest = 0.3, kLargest = 0.64;  // of the shorter side
constexpr int kArm = 4;                             // characters from the circle to a label
constexpr double kLabelled = 0.03;                  // only the table names thinner slices

}  // namespace

QBrush stage_brush(std::size_t stage, const QPalette& palette) {
  return {line_colour(kHues[stage % std::size(kHues)], palette), kPatterns[stage % std::size(kPatterns)]};
}

StagePie::StagePie(const QString& object_name, const QString& accessible_name, QWidget* parent)
    : QChartView(parent), series_(new QPieSeries) {
  setObjectName(object_name);
  setAccessibleName(accessible_name);
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);  // not interactive; a table has the same numbers
  chart()->addSeries(series_);
  chart()->legend()->hide();
  chart()->setBackgroundVisible(false);
  chart()->setMargins({});
  setMinimumSize(sizeHint());
}

/// Not the size of the scene, which still has the previous size of the view.
QSize StagePie::sizeHint() const {
  const int height = 12 * fontMetrics().height();
  return {7 * height / 4, height};
}

void StagePie::show_times(std::vector<StageTime> times, const QString& title) {
  times_ = std::move(times);
  chart()->setTitle(title.toHtmlEscaped());
  fill();
}

QByteArray StagePie::csv() const {
  std::string text = "stage,seconds,share\n";
  for (const StageTime& time : times_) {
    append_csv_field(text, time.name.toStdString());
    text += ',';
    append_number(text, time.seconds);
    text += ',';
    append_number(text, time.share);
    text += '\n';
  }
  return QByteArray::fromStdString(text);
}

void StagePie::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::FontChange) setMinimumSize(sizeHint());
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) fill();
}

void StagePie::fill() {
  series_->clear();
  setBackgroundBrush(palette().color(QPalette::Base));
  QFont bold = font();
  bold.setBold(true);
  chart()->setTitleFont(bold);
  chart()->setTitleBrush(palette().color(QPalette::Text));
  for (const StageTime& time : times_) {
    if (time.seconds <= 0) continue;
    QPieSlice* slice = series_->append(tr("%1 %2 %").arg(time.name).arg(time.share * 100, 0, 'f', 0), time.seconds);
    const QBrush brush = stage_brush(time.stage, palette());
    slice->setBrush(brush);
    slice->setBorderColor(brush.color());
    slice->setLabelColor(palette().color(QPalette::Text));
    slice->setLabelFont(font());
  }
  fit();
}

void StagePie::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  fit();
}

/// Makes the pie as large as the labels on both sides allow, then shows as many labels as fit below each other.
void StagePie::fit() {
  int widest = 0;
  for (const QPieSlice* slice : series_->slices())
    widest = std::max(widest, fontMetrics().horizontalAdvance(slice->label()));
  const double room = width() - 2.0 * (widest + kArm * fontMetrics().averageCharWidth());
  const double size = std::clamp(room / std::max(1, std::min(width(), height())), kSmallest, kLargest);
  series_->setHoleSize(size / 2);
  series_->setPieSize(size);
  choose_labels(size / 2 * std::min(width(), height()));
}

/// Largest slices first; omits a label that would overlap another on its side of the circle.
void StagePie::choose_labels(double radius) {
  QList<QPieSlice*> slices = series_->slices();
  std::ranges::stable_sort(slices, std::greater{}, &QPieSlice::value);
  std::vector<QPointF> shown;  // 1 or -1 for the side, and the height
  for (QPieSlice* slice : slices) {
    const double middle = qDegreesToRadians(slice->startAngle() + slice->angleSpan() / 2);
    const QPointF place(std::sin(middle) < 0 ? -1 : 1,
                        -std::cos(middle) * radius * (1 + slice->labelArmLengthFactor()));
    const bool free = std::ranges::none_of(shown, [&](const QPointF& other) {
      return other.x() == place.x() && std::abs(other.y() - place.y()) < fontMetrics().height();
    });
    slice->setLabelVisible(free && slice->percentage() >= kLabelled);
    if (slice->isLabelVisible()) shown.push_back(place);
  }
}

}  // namespace lookalike
