#include "ui/views/sweep/charts/stage_bars.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QToolTip>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>

#include "ui/models/text/display_text.h"
#include "ui/widgets/plots/stage_pie.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr double kPale = 0.35;  // opacity of bars that are not selected

std::vector<StageTime> most_different_first(const std::vector<std::vector<StageTime>>& times) {
  std::vector<StageTime> stages = stage_means({});
  const auto difference = [&](const StageTime& stage) {
    const auto seconds = [&](const auto& bar) { return bar[stage.stage - 1].seconds; };  // the first stage is reading
    if (times.empty()) return 0.0;
    const auto [least, most] = std::ranges::minmax_element(times, {}, seconds);
    return seconds(*most) - seconds(*least);
  };
  std::ranges::stable_sort(stages, std::ranges::greater(), difference);
  return stages;
}

}  // namespace

StageBars::StageBars(QWidget* parent) : QChartView(parent) {
  setObjectName(QStringLiteral("sweep.stage_bars"));
  setAccessibleName(tr("Seconds of each stage against the first parameter; Export CSV writes the same numbers"));
  setToolTip(tr("Mean seconds of a run; a stage reused from the previous run counts with the time it took there."));
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  chart()->setBackgroundVisible(false);
  chart()->setMargins({});
  chart()->layout()->setContentsMargins(0, 0, 0, 0);
  chart()->legend()->setAlignment(Qt::AlignRight);  // every stage has a line there, at any type size
  follow_type(this,
              [this](const QFontMetrics& type) { setMinimumSize(24 * type.averageCharWidth(), 9 * type.height()); });
}

void StageBars::show_table(const SweepTable& table, std::optional<std::size_t> row) {
  const SweepMeasure& total = measure_of("seconds_after_reading");
  const SweepLines lines = lines_of(table, total);
  categories_ = lines.categories;
  source_ = source_line(table, total, categories_);
  title_ = lines.series.size() < 2 ? tr("seconds per stage") : tr("seconds per stage, %1").arg(lines.series[0].name);
  times_.assign(static_cast<std::size_t>(categories_.size()), stage_means({}));
  rows_.assign(times_.size(), {});
  marked_ = -1;
  for (std::size_t at = 0; at < times_.size(); ++at) {
    const auto& number = lines.series[0].numbers[at];
    if (!number) continue;
    rows_[at] = number->row;
    const auto& values = table.rows[number->row].values;
    if (row && *row < table.rows.size() && table.rows[*row].values == values) marked_ = static_cast<qsizetype>(at);
    std::vector<SweepRow> rows;  // of all seeds
    std::ranges::copy_if(table.rows, std::back_inserter(rows), [&](const SweepRow& r) { return r.values == values; });
    times_[at] = stage_means(rows);
  }
  fill();
}

void StageBars::select(qsizetype category) {
  if (category >= std::ssize(rows_)) return;  // a late click on bars that were replaced
  if (const auto row = rows_[static_cast<std::size_t>(category)]) emit selected(*row);
}

QByteArray StageBars::csv() const {
  std::vector<std::string> header{"value"};
  for (const auto& [column, seconds] : std::span(kSecondsColumns).subspan(2)) header.emplace_back(column);
  header.emplace_back("source_seconds_total");
  std::string text = csv_record(header);
  for (std::size_t at = 0; at < times_.size(); ++at) {
    std::vector<std::string> record{categories_[static_cast<qsizetype>(at)].toStdString()};
    for (const StageTime& time : times_[at]) record.push_back(number_field(time.seconds));
    record.push_back(number_field(at < source_.size() ? source_[at] : std::nullopt));
    text += csv_record(record);
  }
  return QByteArray::fromStdString(text);
}

void StageBars::fill() {
  chart()->removeAllSeries();
  for (QAbstractAxis* axis : chart()->axes()) {
    chart()->removeAxis(axis);
    delete axis;
  }
  setBackgroundBrush(palette().color(QPalette::Base));
  QFont bold = font();
  bold.setBold(true);
  chart()->setTitle(title_.toHtmlEscaped());
  chart()->setTitleFont(bold);
  chart()->setTitleBrush(palette().color(QPalette::Text));
  chart()->legend()->setLabelColor(palette().color(QPalette::Text));
  chart()->legend()->setFont(font());
  name_categories();
  add_stages();
  if (!source_.empty()) add_source();
}

void StageBars::add_stages() {
  auto* bars = new QStackedBarSeries;
  bars->setBarWidth(0.7);
  std::vector<double> sums(times_.size());
  for (const StageTime& stage : most_different_first(times_)) {
    auto* set = new QBarSet(stage.name);
    for (std::size_t at = 0; at < times_.size(); ++at) {
      const double seconds = times_[at][stage.stage - 1].seconds;
      *set << seconds;
      sums[at] += seconds;
    }
    QBrush brush = stage_brush(stage.stage, palette());
    set->setSelectedColor(brush.color());
    QColor colour = brush.color();
    colour.setAlphaF(marked_ < 0 ? 1 : kPale);
    brush.setColor(colour);
    set->setBrush(brush);
    set->setBorderColor(colour);
    if (marked_ >= 0) set->selectBar(static_cast<int>(marked_));
    bars->append(set);
  }
  connect(bars, &QAbstractBarSeries::clicked, this, &StageBars::select,
          Qt::QueuedConnection);  // a selection draws the bars anew
  connect(bars, &QAbstractBarSeries::hovered, this, [this](bool inside, int category) {
    inside ? QToolTip::showText(QCursor::pos(), text_of(category), this) : QToolTip::hideText();
  });
  chart()->addSeries(bars);
  bars->attachAxis(below_);
  bars->attachAxis(add_seconds(sums.empty() ? 0 : std::ranges::max(sums), Qt::AlignLeft));
}

void StageBars::add_source() {
  auto* line = new QLineSeries;
  line->setName(tr("source (right scale)"));
  line->setPen(QPen(faint_text(palette()), 2, Qt::DashLine));
  line->setPointsVisible(true);
  double most = 0;
  for (std::size_t i = 0; i < source_.size(); ++i) {
    if (!source_[i]) continue;
    line->append(static_cast<double>(i), *source_[i]);
    most = std::max(most, *source_[i]);
  }
  chart()->addSeries(line);
  line->attachAxis(below_);
  line->attachAxis(add_seconds(most, Qt::AlignRight));
}

/// Shows as many of them as fit.
void StageBars::name_categories() {
  int widest = 1;
  for (const QString& category : categories_) widest = std::max(widest, fontMetrics().horizontalAdvance(category));
  const qsizetype needed = categories_.size() * (widest + 3 * fontMetrics().averageCharWidth());
  const qsizetype every = std::max<qsizetype>(1, 1 + needed / std::max(1, width() * 2 / 3));
  auto* axis = new QCategoryAxis;
  axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
  axis->setStartValue(-0.5);
  for (qsizetype i = 0; i < categories_.size(); i += every) axis->append(categories_[i], static_cast<double>(i));
  axis->setRange(-0.5, static_cast<double>(categories_.size()) - 0.5);
  axis->setGridLineVisible(false);
  restyle(*axis);
  chart()->addAxis(below_ = axis, Qt::AlignBottom);
}

QAbstractAxis* StageBars::add_seconds(double most, Qt::Alignment side) {
  auto* axis = new QValueAxis;
  axis->setRange(0, most > 0 ? most : 1);
  axis->setTickCount(3);
  axis->applyNiceNumbers();
  const double step = axis->max() / (axis->tickCount() - 1);
  axis->setLabelFormat(QStringLiteral("%.%1f").arg(std::clamp(static_cast<int>(std::ceil(-std::log10(step))), 0, 9)));
  axis->setGridLineVisible(side == Qt::AlignLeft);
  restyle(*axis);
  chart()->addAxis(axis, side);
  return axis;
}

void StageBars::restyle(QAbstractAxis& axis) const {
  axis.setLabelsColor(palette().color(QPalette::Text));
  axis.setLabelsFont(font());
  axis.setGridLineColor(grid_colour(palette()));
  axis.setLinePenColor(faint_text(palette()));
}

QString StageBars::text_of(qsizetype category) const {
  QStringList parts;
  for (const StageTime& time : times_[static_cast<std::size_t>(category)])
    parts << time.name + u' ' + seconds_text(time.seconds);
  return tr("%1: %2").arg(categories_[category], parts.join(QStringLiteral(", ")));
}

void StageBars::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  if (step == 0 || categories_.isEmpty()) return event->ignore();
  marked_ = std::clamp<qsizetype>(marked_ + step, 0, categories_.size() - 1);
  setAccessibleDescription(text_of(marked_));
  const QPointF foot = chart()->mapToPosition({static_cast<double>(marked_), 0});
  QToolTip::showText(viewport()->mapToGlobal(mapFromScene(chart()->mapToScene(foot))), text_of(marked_), this);
  select(marked_);
}

void StageBars::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) fill();
}

void StageBars::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  fill();
}

}  // namespace lookalike
