#include "ui/views/sweep/charts/count_dots.h"

#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/csv_text.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/views/sweep/charts/plot_axes.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

constexpr Hue kHues[] = {Hue::blue, Hue::orange, Hue::green, Hue::purple, Hue::sky, Hue::vermilion};
constexpr QCPScatterStyle::ScatterShape kShapes[] = {QCPScatterStyle::ssDisc,     QCPScatterStyle::ssSquare,
                                                     QCPScatterStyle::ssTriangle, QCPScatterStyle::ssDiamond,
                                                     QCPScatterStyle::ssCross,    QCPScatterStyle::ssPlus};
constexpr char16_t kSigns[] = {u'\u25CF', u'\u25A0', u'\u25B2', u'\u25C6', u'\u00D7', u'+'};  // of these shapes
constexpr double kReach = 12;                                                                 // pixels
constexpr double kRoom = 0.6;    // of a category, for the dots of all series
constexpr int kCharacters = 26;  // minimum width of a panel

/// True if a single number lies within every setting's range over the seeds.
bool is_flat(const SweepLines& lines) {
  double most_of_least = -1e300, least_of_most = 1e300;
  for (const SweepSeries& series : lines.series)
    for (const auto& number : series.numbers)
      if (number) {
        most_of_least = std::max(most_of_least, number->least);
        least_of_most = std::min(least_of_most, number->most);
      }
  return most_of_least <= least_of_most;
}

}  // namespace

/// 100 for shares, shown as percent.
double CountDots::Panel::scale() const {
  return measure->text == &percent_text ? 100 : 1;
}

double CountDots::Panel::place_of(double number) const {
  return is_count() ? count_place(number) : number * scale();
}

CountDots::CountDots(QWidget* parent)
    : SweepPlot(
          "sweep.dots", tr("Counts over the first parameter; the same numbers are in the table"),
          tr("Every number over the first parameter: mean, minimum and maximum over the hash seeds. A click selects a "
             "setting, a double click or Enter uses it."),
          parent) {
  setFocusPolicy(Qt::StrongFocus);
  follow_type(this, [this](const QFontMetrics& type) {
    setMinimumSize(kCharacters * type.averageCharWidth(), 16 * type.height());
  });
}

void CountDots::show_table(const SweepTable& table) {
  table_ = table;
  panels_.clear();
  for (const SweepMeasure& measure : drawn_measures()) {
    if (!has_measure(table.plan, measure)) continue;
    Panel panel{&measure, lines_of(table, measure), {}};
    panel.source = source_line(table, measure, panel.lines.categories);
    // Exact verification always has precision 1, which needs no panel.
    const bool is_precision = std::string_view(measure.column) == "precision";
    const bool is_seen = std::ranges::any_of(panel.lines.series, [&](const SweepSeries& series) {
      return std::ranges::any_of(series.numbers,
                                 [&](const auto& number) { return number && (!is_precision || number->least < 1); });
    });
    if (is_seen) panels_.push_back(std::move(panel));
  }
  redraw();
}

void CountDots::look_at(std::optional<std::size_t> row) {
  SweepPlot::look_at(row);
  redraw();
}

int CountDots::columns() const {
  const int room = kCharacters * fontMetrics().averageCharWidth();
  return std::clamp(width() / std::max(1, room), 1, std::max(1, std::min(3, static_cast<int>(panels_.size()))));
}

void CountDots::redraw() {
  clearPlottables();
  clearItems();
  plotLayout()->clear();
  dots_.clear();
  columns_ = columns();
  setBackground(palette().color(QPalette::Base));
  add_legend();
  grid_ = new QCPLayoutGrid;
  plotLayout()->addElement(1, 0, grid_);
  for (Panel& panel : panels_) add_panel(panel);
  reached_ = std::min(reached_, dots_.empty() ? 0 : dots_.size() - 1);
  if (!dots_.empty()) setAccessibleDescription(text_of(dots_[reached_]));
  replot(QCustomPlot::rpQueuedReplot);
}

void CountDots::add_panel(Panel& panel) {
  const auto at = static_cast<int>(&panel - panels_.data());
  auto* cell = new QCPLayoutGrid;
  auto* title = new QCPTextElement(this, title_of(panel), font());
  QFont bold = font();
  bold.setBold(true);
  title->setFont(bold);
  title->setTextColor(palette().color(QPalette::Text));
  panel.axes = new QCPAxisRect(this);
  cell->addElement(0, 0, title);
  cell->addElement(1, 0, panel.axes);
  cell->setRowStretchFactor(0, 0.001);
  grid_->addElement(at / columns_, at % columns_, cell);
  QCPAxis &below = *panel.axes->axis(QCPAxis::atBottom), &left = *panel.axes->axis(QCPAxis::atLeft);
  for (QCPAxis* axis : {&below, &left}) style_axis(*axis, *this);
  auto names = QSharedPointer<QCPAxisTickerText>::create();
  for (qsizetype i = 0; i < panel.lines.categories.size(); ++i) names->addTick(i, panel.lines.categories[i]);
  below.setTicker(names);
  below.grid()->setVisible(false);
  if (panel.is_count()) left.setTicker(QSharedPointer<CountTicker>::create());
  for (std::size_t series = 0; series < panel.lines.series.size(); ++series) add_series(panel, series);
  if (!panel.source.empty()) {
    auto* line = new QCPGraph(&below, &left);
    line->setPen(QPen(faint_text(palette()), 2, Qt::DashLine));
    for (std::size_t i = 0; i < panel.source.size(); ++i)
      if (panel.source[i]) line->addData(static_cast<double>(i), panel.place_of(*panel.source[i]));
  }
  set_ranges(panel);
}

/// The parameters of the dots: that of the bottom axis, and the values of the other by sign and colour.
void CountDots::add_legend() {
  auto* key = new QCPLayoutGrid;
  plotLayout()->addElement(0, 0, key);
  plotLayout()->setRowStretchFactor(0, 0.001);
  if (panels_.empty() || table_.plan.axes.empty()) return;
  const auto add = [&](const QString& text, const QColor& colour) {
    auto* part = new QCPTextElement(this, text, font());
    part->setTextColor(colour);
    key->addElement(0, key->columnCount(), part);
  };
  const auto& series = panels_.front().lines.series;
  const bool has_series = series.size() > 1 && table_.plan.axes.size() > 1;
  const QString over = tr("over %1").arg(axis_name(table_.plan.axes[0]));
  add(has_series ? tr("%1, by %2:").arg(over, axis_name(table_.plan.axes[1])) : over, palette().color(QPalette::Text));
  for (std::size_t i = 0; has_series && i < series.size(); ++i)
    add(QStringLiteral("%1 %2").arg(QChar(kSigns[i % std::size(kSigns)])).arg(series[i].name),
        line_colour(kHues[i % std::size(kHues)], palette()));
}

void CountDots::add_series(const Panel& panel, std::size_t series) {
  QCPAxis *below = panel.axes->axis(QCPAxis::atBottom), *left = panel.axes->axis(QCPAxis::atLeft);
  auto* graph = new QCPGraph(below, left);
  auto* bars = new QCPErrorBars(below, left);
  const QColor colour = line_colour(kHues[series % std::size(kHues)], palette());
  graph->setPen(QPen(colour, 1, Qt::DotLine));
  graph->setScatterStyle(QCPScatterStyle(kShapes[series % std::size(kShapes)], QPen(colour, 1.5), colour, 7));
  bars->setPen(QPen(colour, 1.5));
  bars->setDataPlottable(graph);
  bars->setSymbolGap(0);
  const SweepSeries& drawn = panel.lines.series[series];
  QVector<double> x, y, minus, plus;
  for (std::size_t i = 0; i < drawn.numbers.size(); ++i) {
    if (!drawn.numbers[i]) continue;
    const Spread& spread = *drawn.numbers[i];
    x << static_cast<double>(i) + aside(panel, series);
    y << panel.place_of(spread.mean);
    minus << y.back() - panel.place_of(spread.least);
    plus << panel.place_of(spread.most) - y.back();
    dots_.push_back({static_cast<std::size_t>(&panel - panels_.data()), series, i, drawn.rows[i]});
    if (!row_ || table_.rows[drawn.rows[i]].values != table_.rows[*row_].values) continue;
    auto* ring = new QCPGraph(below, left);
    ring->setLineStyle(QCPGraph::lsNone);
    ring->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssSquare, QPen(palette().color(QPalette::Highlight), 2.5), Qt::NoBrush, 14));
    ring->addData(x.back(), y.back());
  }
  graph->setData(x, y, true);
  bars->setData(minus, plus);
}

/// Places the series side by side.
double CountDots::aside(const Panel& panel, std::size_t series) const {
  const auto all = static_cast<double>(panel.lines.series.size());
  return kRoom * ((static_cast<double>(series) + 0.5) / all - 0.5);
}

void CountDots::set_ranges(const Panel& panel) {
  QVector<double> places;
  for (const SweepSeries& series : panel.lines.series)
    for (const auto& number : series.numbers)
      if (number) places << panel.place_of(number->least) << panel.place_of(number->most);
  for (const auto& number : panel.source)
    if (number) places << panel.place_of(*number);
  show_places(*panel.axes->axis(QCPAxis::atLeft), places, panel.is_count() ? 0.5 : 0.01 * panel.scale());
  panel.axes->axis(QCPAxis::atBottom)->setRange(-0.6, static_cast<double>(panel.lines.categories.size()) - 0.4);
}

QString CountDots::title_of(const Panel& panel) const {
  QString name = panel.measure->name;
  if (panel.scale() == 100) name += tr(" (%)");
  if (panel.measure->text == &seconds_text) name += tr(" (s)");
  if (panel.lines.categories.size() < 2 || !is_flat(panel.lines)) return name;
  return tr("%1\nflat").arg(name);  // on a separate line, because panels are narrow
}

QString CountDots::text_of(const Dot& dot) const {
  const Panel& panel = panels_[dot.panel];
  const SweepSeries& series = panel.lines.series[dot.series];
  const QString name = panel.lines.categories[static_cast<qsizetype>(dot.category)];
  const QString of = series.name.isEmpty() ? name : tr("%1, %2").arg(name, series.name);
  return QStringLiteral("%1 \u00B7 %2: %3")
      .arg(of, panel.measure->name, spread_text(*series.numbers[dot.category], panel.measure->text));
}

QPointF CountDots::pixel_of(const Dot& dot) const {
  const Panel& panel = panels_[dot.panel];
  const auto& number = panel.lines.series[dot.series].numbers[dot.category];
  return {
      panel.axes->axis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(dot.category) + aside(panel, dot.series)),
      panel.axes->axis(QCPAxis::atLeft)->coordToPixel(panel.place_of(number->mean))};
}

const CountDots::Dot* CountDots::dot_at(const QPointF& position) const {
  const auto far = [&](const Dot& dot) {
    const QPointF away = pixel_of(dot) - position;
    return std::hypot(away.x(), away.y());
  };
  const auto nearest = std::ranges::min_element(dots_, {}, far);
  return nearest != dots_.end() && far(*nearest) < kReach ? &*nearest : nullptr;
}

void CountDots::reach(const Dot& dot) {
  reached_ = static_cast<std::size_t>(&dot - dots_.data());
  const QString text = text_of(dot);
  const QPoint place = mapToGlobal(pixel_of(dot).toPoint() + QPoint(0, fontMetrics().height()));
  emit selected(dot.row);
  setAccessibleDescription(text);
  QToolTip::showText(place, tooltip_text(text), this);
}

std::optional<std::size_t> CountDots::row_at(const QPointF& place) const {
  const Dot* dot = dot_at(place);
  return dot ? std::optional(dot->row) : std::nullopt;
}

void CountDots::hover(std::optional<std::size_t> row, const QPointF& place) {
  const QPoint below = mapToGlobal(place.toPoint()) + QPoint(0, fontMetrics().height());
  if (row)
    QToolTip::showText(below, tooltip_text(text_of(*dot_at(place))), this);
  else
    QToolTip::hideText();
}

void CountDots::keyPressEvent(QKeyEvent* event) {
  if (dots_.empty()) return event->ignore();
  const std::size_t last = dots_.size() - 1;
  switch (event->key()) {
    case Qt::Key_Right:
      return reach(dots_[std::min(last, row_ ? reached_ + 1 : 0)]);
    case Qt::Key_Left:
      return reach(dots_[row_ ? reached_ - std::min<std::size_t>(1, reached_) : last]);
    case Qt::Key_Home:
      return reach(dots_.front());
    case Qt::Key_End:
      return reach(dots_.back());
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return emit chosen(dots_[reached_].row);
    default:
      event->ignore();
  }
}

void CountDots::resizeEvent(QResizeEvent* event) {
  QCustomPlot::resizeEvent(event);
  if (columns() != columns_) redraw();
}

QByteArray CountDots::csv() const {
  std::string text = "measure,value,others,mean,least,most,source\n";
  for (const Dot& dot : dots_) {
    const Panel& panel = panels_[dot.panel];
    const SweepSeries& series = panel.lines.series[dot.series];
    text += std::string(panel.measure->column) + ',';
    append_csv_field(text, panel.lines.categories[static_cast<qsizetype>(dot.category)].toStdString());
    text += ',';
    append_csv_field(text, series.name.toStdString());
    const Spread& spread = *series.numbers[dot.category];
    for (const double number : {spread.mean, spread.least, spread.most}) {
      text += ',';
      append_number(text, number);
    }
    text += ',';
    const auto& source = panel.source;
    append_number(text, dot.category < source.size() ? source[dot.category].value_or(std::nan("")) : std::nan(""));
    text += '\n';
  }
  return QByteArray::fromStdString(text);
}

}  // namespace lookalike
