#include "ui/views/s_curve/measured_drawing.h"

#include <algorithm>
#include <cmath>

#include "ui/views/s_curve/curve_style.h"
#include "ui/widgets/plots/plot_axes.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr double kFewPairs = 100;    // least top of the axis: fewer decades have crowded labels
constexpr double kLeastPairs = 0.5;  // bottom of the logarithmic axis
constexpr double kBarWidth = 0.86;   // of a bin

QString tr(const char* source) {
  return QCoreApplication::translate("MeasuredDrawing", source);
}

/// The share that corresponds to the main curve.
struct Share {
  std::uint64_t CurveBin::*pairs;
  Interval CurveBin::*limits;
};

Share share_of(const VerifyOptions& verify) {
  if (verify.by == VerifyBy::signature) return {&CurveBin::accepted, &CurveBin::accepted_share};
  return {&CurveBin::passed, &CurveBin::passed_share};
}

}  // namespace

MeasuredDrawing::MeasuredDrawing(QCustomPlot& plot) : plot_(plot) {
  points_ = plot.addGraph();
  points_->setName(tr("measured"));
  points_->setLineStyle(QCPGraph::lsNone);
  points_->setSelectable(QCP::stNone);
  intervals_ = add_intervals(points_);
  judged_ = plot.addGraph();
  judged_->setName(tr("judged"));
  judged_->setLineStyle(QCPGraph::lsNone);
  judged_->setSelectable(QCP::stNone);
  judged_intervals_ = add_intervals(judged_);

  below_ = new QCPAxisRect(&plot);
  plot.plotLayout()->addElement(plot.plotLayout()->rowCount(), 0, below_);
  plot.plotLayout()->setRowStretchFactor(plot.plotLayout()->rowCount() - 1, 0.3);
  auto* margins = new QCPMarginGroup(&plot);
  for (QCPAxisRect* rect : {plot.axisRect(), below_}) rect->setMarginGroup(QCP::msLeft | QCP::msRight, margins);
  below_->setRangeDrag(Qt::Horizontal);
  below_->setRangeZoom(Qt::Horizontal);
  QCPAxis* pairs = below_->axis(QCPAxis::atLeft);
  pairs->setScaleType(QCPAxis::stLogarithmic);
  pairs->setTicker(QSharedPointer<QCPAxisTickerLog>::create());
  pairs->setNumberFormat(QStringLiteral("eb"));
  pairs->setNumberPrecision(0);
  pairs->setLabel(tr("pairs"));
  below_->axis(QCPAxis::atBottom)->setTickLabels(false);
  known_ = add_bars(tr("pairs in this corpus"));
  sampled_ = add_bars(tr("the same, estimated from a sample"));
  unknown_ = add_bars(tr("not sampled; upper limit"));
  follow_the_curve();
  draw(nullptr);
  restyle();
}

QCPErrorBars* MeasuredDrawing::add_intervals(QCPGraph* points) {
  auto* intervals = new QCPErrorBars(plot_.xAxis, plot_.yAxis);
  intervals->setDataPlottable(points);
  intervals->setSelectable(QCP::stNone);
  intervals->setSymbolGap(0);
  return intervals;
}

QCPBars* MeasuredDrawing::add_bars(const QString& name) {
  auto* bars = new QCPBars(below_->axis(QCPAxis::atBottom), below_->axis(QCPAxis::atLeft));
  bars->setName(name);
  bars->setBaseValue(kLeastPairs);
  bars->setSelectable(QCP::stNone);
  bars->setWidth(kBarWidth / kHistogramSteps);
  return bars;
}

void MeasuredDrawing::follow_the_curve() {
  QCPAxis *above = plot_.xAxis, *below = below_->axis(QCPAxis::atBottom);
  const auto tie = [](QCPAxis* from, QCPAxis* to) {
    QObject::connect(from, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), to,
                     qOverload<const QCPRange&>(&QCPAxis::setRange));
  };
  tie(above, below);
  tie(below, above);
  below->setRange(above->range());
}

void MeasuredDrawing::restyle() {
  const QPalette palette = plot_.palette();
  const double unit = line_unit(plot_.font());
  restyle_points();
  for (QCPAxis* axis : below_->axes()) {
    style_axis(*axis, plot_, unit);
    axis->setSubTickPen(axis->tickPen());
  }
  known_->setPen(Qt::NoPen);
  known_->setBrush(line_colour(Hue::blue, palette));
  sampled_->setPen(QPen(line_colour(Hue::blue, palette), unit / 2));
  sampled_->setBrush(QBrush(line_colour(Hue::blue, palette), Qt::Dense5Pattern));
  unknown_->setPen(QPen(faint_text(palette), unit / 2, Qt::DotLine));
  unknown_->setBrush(Qt::NoBrush);
  const int height = QFontMetrics(plot_.font()).height();
  below_->setMinimumMargins({height, 0, height * 5 / 2, height / 2});
}

void MeasuredDrawing::restyle_points() {
  const QPalette palette = plot_.palette();
  const double unit = line_unit(plot_.font());
  const QColor ink = outdated_ ? grid_colour(palette) : palette.color(QPalette::Text);
  points_->setPen(QPen(ink, 1.4 * unit));
  points_->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(ink, 1.4 * unit), palette.color(QPalette::Base), 6.5 * unit));
  intervals_->setPen(QPen(ink, unit));
  intervals_->setWhiskerWidth(6 * unit);
  const QPen said(line_colour(Hue::purple, palette), 1.4 * unit);
  judged_->setPen(said);
  judged_->setScatterStyle(
      QCPScatterStyle(QCPScatterStyle::ssDiamond, said, line_colour(Hue::purple, palette), 9 * unit));
  judged_intervals_->setPen(QPen(said.color(), unit, Qt::DashLine));
  judged_intervals_->setWhiskerWidth(6 * unit);
}

void MeasuredDrawing::set_outdated(bool outdated) {
  outdated_ = outdated;
  restyle_points();
}

void MeasuredDrawing::draw(const std::shared_ptr<const EvaluationSummary>& summary) {
  draw_points(summary ? summary->curve : std::vector<CurveBin>(),
              summary ? summary->run->recipe.verify : VerifyOptions());
  draw_histogram(summary ? summary->histogram : std::vector<SimilarityDistribution::Bin>());
}

void MeasuredDrawing::draw_points(const std::vector<CurveBin>& curve, const VerifyOptions& verify) {
  const Share share = share_of(verify);
  QVector<double> similarity, found, below, above;
  for (const CurveBin& bin : curve) {
    if (bin.pairs == 0) continue;
    const double y = bin.share(bin.*share.pairs);
    similarity << bin.mean;
    found << y;
    below << std::max(0.0, y - (bin.*share.limits).low);
    above << std::max(0.0, (bin.*share.limits).high - y);
  }
  points_->setData(similarity, found, true);
  intervals_->setData(below, above);
}

void MeasuredDrawing::draw_judged(const JudgedSummary* summary) {
  QVector<double> similarity, share, below, above;
  for (std::size_t i = 0; summary && i < kJudgedStrata; ++i) {
    const JudgedStratum& stratum = summary->strata[i];
    const auto said = stratum.shown().share();
    if (!said) continue;
    const Interval limits = stratum.limits();
    similarity << (stratum.from + stratum.to) / 2;
    share << *said;
    below << *said - limits.low;
    above << limits.high - *said;
  }
  judged_->setData(similarity, share, true);
  judged_intervals_->setData(below, above);
}

void MeasuredDrawing::set_bars(QCPBars* bars, const std::vector<SimilarityDistribution::Bin>& histogram,
                               double (*height)(const SimilarityDistribution::Bin&)) {
  QVector<double> at, heights;
  for (const auto& bin : histogram) {
    if (height(bin) <= kLeastPairs) continue;
    at << (bin.from + bin.to) / 2;
    heights << height(bin) - kLeastPairs;  // relative to the base of the bars
  }
  bars->setData(at, heights, true);
}

void MeasuredDrawing::draw_histogram(const std::vector<SimilarityDistribution::Bin>& histogram) {
  using Bin = SimilarityDistribution::Bin;
  set_bars(known_, histogram, [](const Bin& bin) { return bin.sampled ? 0 : bin.pairs.value; });
  set_bars(sampled_, histogram, [](const Bin& bin) { return bin.sampled ? bin.pairs.value : 0; });
  set_bars(unknown_, histogram, [](const Bin& bin) { return bin.unknown() ? bin.pairs.limits.high : 0; });
  double most = kFewPairs / 2;
  for (const Bin& bin : histogram) most = std::max(most, bin.unknown() ? bin.pairs.limits.high : bin.pairs.value);
  below_->axis(QCPAxis::atLeft)->setRange(kLeastPairs, std::pow(10, std::ceil(std::log10(2 * most))));
}

}  // namespace lookalike
