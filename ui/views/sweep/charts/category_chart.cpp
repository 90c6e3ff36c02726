#include "ui/views/sweep/charts/category_chart.h"

#include <QEvent>
#include <QKeyEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <QtCharts/QAbstractBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QLegend>
#include <QtCharts/QLegendMarker>
#include <QtCharts/QLineSeries>
#include <QtCharts/QStackedBarSeries>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>

#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

constexpr double kOtherScale = 3;
constexpr int kFewestTicks = 2, kMostTicks = 3;
constexpr double kLinesAround = 4.5;  // title, categories and legend
constexpr double kLinesOfTick = 1.5;

double most_of(const std::vector<std::optional<double>>& numbers) {
  double most = 0;
  for (const auto& number : numbers) most = std::max(most, number.value_or(0));
  return most;
}

/// As many decimals as tell the ticks apart.
QString format_of(double most, double step) {
  if (most >= 1e5) return QStringLiteral("%.1e");
  const int decimals = step > 0 ? static_cast<int>(std::ceil(-std::log10(step) - 1e-9)) : 0;
  return QStringLiteral("%.%1f").arg(std::clamp(decimals, 0, 9));
}

}  // namespace

CategoryChart::CategoryChart(QWidget* parent) : QChartView(parent) {
  setRenderHint(QPainter::Antialiasing);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  chart()->setBackgroundVisible(false);
  chart()->setMargins({});
  chart()->layout()->setContentsMargins(0, 0, 0, 0);
  follow_type(this,
              [this](const QFontMetrics& type) { setMinimumSize(12 * type.averageCharWidth(), 7 * type.height()); });
}

void CategoryChart::begin(const QString& title) {
  ticks_ = ticks_with_room();
  bars_ = nullptr;
  chart()->removeAllSeries();
  for (QAbstractAxis* axis : chart()->axes()) {
    chart()->removeAxis(axis);
    delete axis;
  }
  setBackgroundBrush(palette().color(QPalette::Base));
  QFont bold = font();
  bold.setBold(true);
  chart()->setTitle(title.toHtmlEscaped());
  chart()->setTitleFont(bold);
  chart()->setTitleBrush(palette().color(QPalette::Text));
  chart()->legend()->setLabelColor(palette().color(QPalette::Text));
  chart()->legend()->setFont(font());
}

void CategoryChart::add_bars(QAbstractBarSeries* bars) {
  bars_ = bars;
  connect(bars, &QAbstractBarSeries::hovered, this, [this](bool inside, int category, QBarSet* set) {
    setToolTip(inside ? text_of(category, static_cast<int>(bars_->barSets().indexOf(set))) : meaning());
  });
  for (QBarSet* set : bars->barSets()) set->setSelectedColor(palette().color(QPalette::Highlight));
  chart()->addSeries(bars);
}

void CategoryChart::finish(const QStringList& categories, double most, const Numbers& source) {
  const double most_of_source = most_of(source);
  const bool apart =
      most > 0 && most_of_source > 0 && std::max(most_of_source / most, most / most_of_source) > kOtherScale;
  const auto bars = chart()->series();
  QAbstractSeries* const line =
      source.empty() ? nullptr : add_source(source, apart ? tr("source (right scale)") : tr("source"));
  place_legend();
  QAbstractAxis* const below = add_categories(categories);
  QAbstractAxis* const left = add_numbers(apart ? most : std::max(most, most_of_source), Qt::AlignLeft);
  for (QAbstractSeries* series : bars) {
    series->attachAxis(below);
    series->attachAxis(left);
  }
  reached_ = std::min(reached_, count_bars() - 1);
  mark();
  if (!line) return;
  line->attachAxis(below);
  line->attachAxis(apart ? add_numbers(most_of_source, Qt::AlignRight) : left);
}

/// Below the bars where all its names have room in a line, otherwise one below the other at the right.
void CategoryChart::place_legend() {
  const int mark = 3 * fontMetrics().height() / 2;  // with what is around it
  int line = 0, widest = 0;
  for (const QLegendMarker* marker : chart()->legend()->markers()) {
    const int name = mark + fontMetrics().horizontalAdvance(marker->label());
    line += name;
    widest = std::max(widest, name);
  }
  const bool beside = chart()->legend()->isVisible() && line > width();
  width_beside_ = beside ? widest : 0;
  chart()->legend()->setAlignment(beside ? Qt::AlignRight : Qt::AlignBottom);
}

int CategoryChart::width_of_bars() const {
  return std::max(1, width() - width_beside_ - 8 * fontMetrics().averageCharWidth());
}

QAbstractSeries* CategoryChart::add_source(const Numbers& source, const QString& name) {
  auto* line = new QLineSeries;
  line->setName(name);
  line->setPen(QPen(faint_text(palette()), 2, Qt::DashLine));
  line->setPointsVisible(true);
  for (std::size_t i = 0; i < source.size(); ++i)
    if (source[i]) line->append(static_cast<double>(i), *source[i]);
  chart()->addSeries(line);
  return line;
}

QAbstractAxis* CategoryChart::add_categories(const QStringList& categories) {
  categories_ = categories;
  named_every_ = named_every(categories);
  last_named_ = last_named(categories);
  auto* axis = new QCategoryAxis;
  axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
  axis->setStartValue(-0.5);
  for (qsizetype i = 0; i <= last_named_ && i < categories.size(); i += named_every_)
    axis->append(categories[i], static_cast<double>(i));
  axis->setRange(-0.5, static_cast<double>(categories.size()) - 0.5);
  axis->setGridLineVisible(false);
  restyle(*axis);
  chart()->addAxis(axis, Qt::AlignBottom);
  return axis;
}

QAbstractAxis* CategoryChart::add_numbers(double most, Qt::Alignment side) {
  auto* axis = new QValueAxis;
  axis->setRange(0, most > 0 ? most : 1);
  axis->setTickCount(ticks_);
  axis->applyNiceNumbers();
  axis->setLabelFormat(format_of(most, axis->max() / (axis->tickCount() - 1)));
  axis->setGridLineVisible(side == Qt::AlignLeft);
  restyle(*axis);
  chart()->addAxis(axis, side);
  return axis;
}

void CategoryChart::restyle(QAbstractAxis& axis) {
  axis.setLabelsColor(palette().color(QPalette::Text));
  axis.setLabelsFont(font());
  axis.setGridLineColor(grid_colour(palette()));
  axis.setLinePenColor(faint_text(palette()));
}

qsizetype CategoryChart::named_every(const QStringList& categories) const {
  int widest = 1;
  for (const QString& category : categories) widest = std::max(widest, fontMetrics().horizontalAdvance(category));
  const int room = width_of_bars();
  const qsizetype needed = categories.size() * (widest + 3 * fontMetrics().averageCharWidth());
  return std::max<qsizetype>(1, (needed + room - 1) / room);
}

/// The last that is named: half of a name that is wider than its bars would be cut at the end.
qsizetype CategoryChart::last_named(const QStringList& categories) const {
  const qsizetype count = categories.size(), every = named_every(categories);
  if (count == 0) return 0;
  const double bar = width_of_bars() / static_cast<double>(count);
  const auto fits = [&](qsizetype i) {
    return fontMetrics().horizontalAdvance(categories[i]) / 2.0 < bar * (static_cast<double>(count - i) - 0.5);
  };
  qsizetype last = (count - 1) / every * every;
  while (last > 0 && !fits(last)) last -= every;
  return last;
}

int CategoryChart::ticks_with_room() const {
  const double lines = static_cast<double>(height()) / fontMetrics().height() - kLinesAround;
  return std::clamp(static_cast<int>(lines / kLinesOfTick), kFewestTicks, kMostTicks);
}

CategoryChart::Bar CategoryChart::bar(int number) const {
  const auto sets = static_cast<int>(bars_->barSets().size());
  return {number / sets, number % sets};
}

int CategoryChart::count_bars() const {
  return bars_ ? static_cast<int>(categories_.size() * bars_->barSets().size()) : 0;
}

/// To the first bar from there on that way; whether there is one.
bool CategoryChart::walk(int from, int step) {
  for (int number = from; number >= 0 && number < count_bars(); number += step) {
    if (text_of(bar(number).category, bar(number).set).isEmpty()) continue;
    reach(number);
    return true;
  }
  return false;
}

void CategoryChart::reach(int number) {
  reached_ = number;
  mark();
  const QString text = text_of(bar(number).category, bar(number).set);
  setAccessibleDescription(text);
  QToolTip::showText(viewport()->mapToGlobal(top_of(bar(number))), text, this);
}

void CategoryChart::mark() {
  if (!bars_) return;
  for (QBarSet* set : bars_->barSets()) set->deselectAllBars();
  if (hasFocus() && reached_ >= 0 && reached_ < count_bars())
    bars_->barSets()[bar(reached_).set]->selectBar(bar(reached_).category);
}

QPoint CategoryChart::top_of(const Bar& bar) const {
  const auto sets = bars_->barSets();
  const bool stacked = qobject_cast<QStackedBarSeries*>(bars_) != nullptr;
  double top = 0;
  for (int set = stacked ? 0 : bar.set; set <= bar.set; ++set) top += sets[set]->at(bar.category);
  const double aside = stacked ? 0 : ((bar.set + 0.5) / static_cast<double>(sets.size()) - 0.5) * bars_->barWidth();
  return mapFromScene(chart()->mapToScene(chart()->mapToPosition({bar.category + aside, top}, bars_)));
}

void CategoryChart::keyPressEvent(QKeyEvent* event) {
  const int last = count_bars() - 1;
  const bool taken = event->key() == Qt::Key_Right  ? walk(reached_ + 1, 1)
                     : event->key() == Qt::Key_Left ? walk(reached_ < 0 ? last : reached_ - 1, -1)
                     : event->key() == Qt::Key_Home ? walk(0, 1)
                     : event->key() == Qt::Key_End  ? walk(last, -1)
                                                    : false;
  event->setAccepted(taken);
}

void CategoryChart::focusInEvent(QFocusEvent* event) {
  QChartView::focusInEvent(event);
  mark();
  viewport()->update();
}

void CategoryChart::focusOutEvent(QFocusEvent* event) {
  QChartView::focusOutEvent(event);
  mark();
  viewport()->update();
}

void CategoryChart::drawForeground(QPainter* painter, const QRectF& rect) {
  QChartView::drawForeground(painter, rect);
  if (!hasFocus()) return;
  painter->setPen(QPen(palette().color(QPalette::Highlight), 2));
  painter->drawRect(sceneRect().adjusted(1, 1, -1, -1));
}

/// It belongs to what scrolls the charts.
void CategoryChart::wheelEvent(QWheelEvent* event) {
  event->ignore();
}

void CategoryChart::changeEvent(QEvent* event) {
  QChartView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) fill();
}

void CategoryChart::resizeEvent(QResizeEvent* event) {
  QChartView::resizeEvent(event);
  place_legend();
  const bool same_names = named_every(categories_) == named_every_ && last_named(categories_) == last_named_;
  if (!same_names || ticks_with_room() != ticks_) fill();
}

}  // namespace lookalike
