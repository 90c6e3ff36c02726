#include "ui/views/sweep/sweep_bars.h"

#include <QEvent>
#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>
#include <algorithm>

#include "ui/widgets/palette.h"

namespace lookalike {
namespace {

constexpr Hue kHues[] = {Hue::blue, Hue::orange, Hue::green, Hue::purple, Hue::sky, Hue::vermilion};
constexpr Qt::BrushStyle kPatterns[] = {Qt::SolidPattern,  Qt::Dense4Pattern, Qt::BDiagPattern,
                                        Qt::Dense6Pattern, Qt::HorPattern,    Qt::DiagCrossPattern};

}  // namespace

SweepBars::SweepBars(const SweepMeasure& measure, QWidget* parent) : QChartView(parent), measure_(measure) {
  setObjectName(QStringLiteral("sweep.bars.%1").arg(QString::fromLatin1(measure.column)));
  setAccessibleName(tr("%1 over the first parameter; the same numbers are in the table").arg(measure.name));
  setToolTip(measure.meaning);
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(QFrame::NoFrame);
  chart()->setBackgroundVisible(false);
  chart()->setMargins({});
  chart()->layout()->setContentsMargins(0, 0, 0, 0);
  setMinimumSize(12 * fontMetrics().averageCharWidth(), 7 * fontMetrics().height());
}

void SweepBars::show_table(const SweepTable& table) {
  lines_ = lines_of(table, measure_);
  source_ = source_line(table, measure_, lines_.categories);
  fill();
}

void SweepBars::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) fill();
}

void SweepBars::fill() {
  chart()->removeAllSeries();
  for (QAbstractAxis* axis : chart()->axes()) {
    chart()->removeAxis(axis);
    delete axis;
  }
  setBackgroundBrush(palette().color(QPalette::Base));
  QFont bold = font();
  bold.setBold(true);
  const bool seconds = QByteArrayView(measure_.column).startsWith("seconds");
  chart()->setTitle((seconds ? tr("%1 (s)").arg(measure_.name) : measure_.name).toHtmlEscaped());
  chart()->setTitleFont(bold);
  chart()->setTitleBrush(palette().color(QPalette::Text));
  chart()->legend()->setVisible(lines_.series.size() > 1 || !source_.empty());
  chart()->legend()->setAlignment(Qt::AlignBottom);
  chart()->legend()->setLabelColor(palette().color(QPalette::Text));
  chart()->legend()->setFont(font());
  add_bars();
  if (!source_.empty()) add_source();
  add_axes();
}

void SweepBars::add_bars() {
  auto* bars = new QBarSeries;
  bars->setBarWidth(0.7);
  for (std::size_t i = 0; i < lines_.series.size(); ++i) {
    const SweepSeries& series = lines_.series[i];
    auto* set = new QBarSet(series.name.isEmpty() ? tr("here") : series.name);
    for (const auto& number : series.numbers) *set << number.value_or(0);
    set->setColor(line_color(kHues[i], palette()));
    set->setBrush(QBrush(line_color(kHues[i], palette()), kPatterns[i]));
    set->setBorderColor(line_color(kHues[i], palette()));
    bars->append(set);
  }
  connect(bars, &QBarSeries::hovered, this, [this](bool inside, int category, QBarSet* set) {
    if (inside)
      setToolTip(QStringLiteral("%1 \u00B7 %2: %3")
                     .arg(lines_.categories.value(category), set->label(), measure_.text(set->at(category))));
    else
      setToolTip(measure_.meaning);
  });
  chart()->addSeries(bars);
}

void SweepBars::add_source() {
  auto* line = new QLineSeries;
  line->setName(tr("source"));
  line->setPen(QPen(faint_text(palette()), 2, Qt::DashLine));
  line->setPointsVisible(true);
  for (std::size_t i = 0; i < source_.size(); ++i)
    if (source_[i]) line->append(static_cast<double>(i), *source_[i]);
  chart()->addSeries(line);
}

void SweepBars::add_axes() {
  auto* below = new QBarCategoryAxis;
  below->append(lines_.categories);
  auto* left = new QValueAxis;
  double most = 0;
  for (const SweepSeries& series : lines_.series)
    for (const auto& number : series.numbers) most = std::max(most, number.value_or(0));
  for (const auto& number : source_) most = std::max(most, number.value_or(0));
  left->setRange(0, most > 0 ? most : 1);
  left->setTickCount(3);
  left->applyNiceNumbers();
  left->setLabelFormat(most >= 1e5  ? QStringLiteral("%.1e")
                       : most >= 10 ? QStringLiteral("%.0f")
                                    : QStringLiteral("%.2f"));
  for (QAbstractAxis* axis : std::initializer_list<QAbstractAxis*>{below, left}) {
    axis->setLabelsColor(palette().color(QPalette::Text));
    axis->setLabelsFont(font());
    axis->setGridLineColor(grid_color(palette()));
    axis->setLinePenColor(faint_text(palette()));
  }
  below->setGridLineVisible(false);
  chart()->addAxis(below, Qt::AlignBottom);
  chart()->addAxis(left, Qt::AlignLeft);
  for (QAbstractSeries* series : chart()->series()) {
    series->attachAxis(below);
    series->attachAxis(left);
  }
}

}  // namespace lookalike
