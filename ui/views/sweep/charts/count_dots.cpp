#include "ui/views/sweep/charts/count_dots.h"

#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/models/text/display_text.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

struct Style {
  Hue hue;
  QCPScatterStyle::ScatterShape shape;
  char16_t sign;  // of the shape
};
constexpr Style kStyles[] = {
    {Hue::blue, QCPScatterStyle::ssDisc, u'\u25CF'},      {Hue::orange, QCPScatterStyle::ssSquare, u'\u25A0'},
    {Hue::green, QCPScatterStyle::ssTriangle, u'\u25B2'}, {Hue::purple, QCPScatterStyle::ssDiamond, u'\u25C6'},
    {Hue::sky, QCPScatterStyle::ssCross, u'\u00D7'},      {Hue::vermilion, QCPScatterStyle::ssPlus, u'+'}};
static_assert(std::size(kStyles) == SweepLines::kMost);
constexpr int kCharacters = 26, kLines = 8;  // minimum width and height of a panel

std::vector<Spread> numbers_of(const SweepLines& lines) {
  std::vector<Spread> numbers;
  for (const SweepSeries& series : lines.series)
    for (const auto& number : series.numbers)
      if (number) numbers.push_back(*number);
  return numbers;
}

QString title_of(const SweepMeasure& measure, const SweepLines& lines) {
  const QString name = measure.is_share() ? CountDots::tr("%1 (%)").arg(measure.name) : measure.name;
  // Flat: a single number lies within every setting's range over the seeds.
  const auto numbers = numbers_of(lines);
  const double most_of_least = std::ranges::max(numbers, {}, &Spread::least).least;
  const bool is_flat = most_of_least <= std::ranges::min(numbers, {}, &Spread::most).most;
  if (lines.categories.size() < 2 || !is_flat) return name;
  return CountDots::tr("%1\nflat").arg(name);  // on a separate line, because panels are narrow
}

/// A count without the identical pairs, which every setting finds.
SweepMeasure without_identical(const SweepMeasure& measure) {
  SweepMeasure different = measure;
  different.column += "_different";
  different.name = CountDots::tr("%1, not identical").arg(measure.name);
  different.of = [all = measure.of](const SweepRow& row) -> std::optional<double> {
    if (!row.against_truth) return {};
    return *all(row) - static_cast<double>(row.against_truth->identical);
  };
  return different;
}

}  // namespace

double CountDots::Panel::place_of(double number) const {
  return measure.is_share() ? 100 * number : count_place(number);
}

double CountDots::Panel::aside(std::size_t series) const {
  constexpr double kRoom = 0.6;  // of a category, for the dots of all series
  return kRoom * ((static_cast<double>(series) + 0.5) / static_cast<double>(lines.series.size()) - 0.5);
}

CountDots::CountDots(QWidget* parent)
    : SweepPlot("sweep.dots", tr("Counts against the first parameter; the same numbers are in the table"),
                tr("Each number against the first parameter: mean, minimum and maximum over the hash seeds."), parent) {
  setFocusPolicy(Qt::StrongFocus);
  follow_type(this, [this](const QFontMetrics& type) { setMinimumWidth(kCharacters * type.averageCharWidth()); });
}

void CountDots::show_table(const SweepTable& table) {
  table_ = table;
  panels_.clear();
  for (const SweepMeasure& measure : sweep_measures()) {
    // The time has a chart of its own; true and found pairs follow from the similar and the missed ones.
    const bool is_elsewhere = measure.text == &seconds_text || measure.column.starts_with("true_");
    if (is_elsewhere || !has_measure(table.plan, measure)) continue;
    Panel panel{measure, lines_of(table, measure), {}};
    panel.source = source_line(table, measure, panel.lines.categories);
    const bool has_identical = measure.column == "candidates" || measure.column == "similar";
    if (has_identical && panel.source.empty() && has_measure(table.plan, measure_of("identical"))) {
      panel.measure = without_identical(measure);
      panel.lines = lines_of(table, panel.measure);
    }
    // Exact verification always has precision 1, which needs no panel.
    const bool is_seen = std::ranges::any_of(numbers_of(panel.lines), [&](const Spread& number) {
      return measure.column != "precision" || number.least < 1;
    });
    if (is_seen) panels_.push_back(std::move(panel));
  }
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
  const int rows = std::max(2, (static_cast<int>(panels_.size()) + columns_ - 1) / columns_);
  setMinimumHeight((kLines * rows + 3) * fontMetrics().height());
  setBackground(palette().color(QPalette::Base));
  add_legend();
  grid_ = new QCPLayoutGrid;
  plotLayout()->addElement(plotLayout()->rowCount(), 0, grid_);
  for (Panel& panel : panels_) add_panel(panel);
  reached_ = std::min(reached_, dots_.empty() ? 0 : dots_.size() - 1);
  if (!dots_.empty()) setAccessibleDescription(text_of(dots_[reached_]));
  replot(QCustomPlot::rpQueuedReplot);
}

void CountDots::add_panel(Panel& panel) {
  const auto at = static_cast<int>(&panel - panels_.data());
  auto* cell = new QCPLayoutGrid;
  QFont bold = font();
  bold.setBold(true);
  auto* title = new QCPTextElement(this, title_of(panel.measure, panel.lines), bold);
  title->setTextColor(palette().color(QPalette::Text));
  panel.axes = new QCPAxisRect(this);
  cell->addElement(0, 0, title);
  cell->addElement(1, 0, panel.axes);
  cell->setRowStretchFactor(0, 0.001);
  grid_->addElement(at / columns_, at % columns_, cell);
  for (QCPAxis* axis : {panel.below(), panel.left()}) style_axis(*axis, *this);
  tick_names(*panel.below(), panel.lines.categories);
  panel.measure.is_share() ? tick_shares(*panel.left()) : tick_counts(*panel.left());
  panel.below()->grid()->setVisible(false);
  for (std::size_t series = 0; series < panel.lines.series.size(); ++series) add_series(panel, series);
  QVector<double> places;
  for (const Spread& number : numbers_of(panel.lines))
    places << panel.place_of(number.least) << panel.place_of(number.most);
  auto* source = new QCPGraph(panel.below(), panel.left());
  source->setPen(QPen(faint_text(palette()), 2, Qt::DashLine));
  for (std::size_t i = 0; i < panel.source.size(); ++i) {
    if (!panel.source[i]) continue;
    places << panel.place_of(*panel.source[i]);
    source->addData(static_cast<double>(i), places.back());
  }
  show_places(*panel.left(), places, panel.measure.is_share() ? 1 : 0.5);
  panel.below()->setRange(-0.6, static_cast<double>(panel.lines.categories.size()) - 0.4);
}

/// The parameter of the bottom axis, and below it the other's values by sign and colour.
void CountDots::add_legend() {
  auto* title = new QCPLayoutGrid;
  plotLayout()->addElement(0, 0, title);
  plotLayout()->setRowStretchFactor(0, 0.001);
  if (panels_.empty() || table_.plan.axes.empty()) return;
  const auto part = [this](const QString& text, const QColor& colour) {
    auto* element = new QCPTextElement(this, text, font());
    element->setTextColor(colour);
    return element;
  };
  title->addElement(0, 0, part(tr("against %1").arg(axis_name(table_.plan.axes[0])), palette().color(QPalette::Text)));
  const auto& series = panels_.front().lines.series;
  QList<QCPTextElement*> names;
  int widest = 1;
  for (std::size_t i = 0; series.size() > 1 && i < series.size(); ++i) {
    const QString name = QStringLiteral("%1 %2").arg(QChar(kStyles[i].sign)).arg(series[i].name);
    widest = std::max(widest, fontMetrics().horizontalAdvance(name + QStringLiteral("  ")));
    names << part(name, line_colour(kStyles[i].hue, palette()));
  }
  if (names.empty()) return;  // an empty row would narrow the others
  auto* key = new QCPLayoutGrid;
  plotLayout()->addElement(1, 0, key);
  plotLayout()->setRowStretchFactor(1, 0.001);
  const auto in_row = std::max<qsizetype>(1, width() / widest);
  for (qsizetype i = 0; i < names.size(); ++i)
    key->addElement(static_cast<int>(i / in_row), static_cast<int>(i % in_row), names[i]);
}

void CountDots::add_series(const Panel& panel, std::size_t series) {
  auto* graph = new QCPGraph(panel.below(), panel.left());
  auto* bars = new QCPErrorBars(panel.below(), panel.left());
  const QColor colour = line_colour(kStyles[series].hue, palette());
  graph->setPen(QPen(colour, 1, Qt::DotLine));
  graph->setScatterStyle(QCPScatterStyle(kStyles[series].shape, QPen(colour, 1.5), colour, 7));
  bars->setPen(QPen(colour, 1.5));
  bars->setDataPlottable(graph);
  bars->setSymbolGap(0);
  const auto& numbers = panel.lines.series[series].numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (!numbers[i]) continue;
    const double x = static_cast<double>(i) + panel.aside(series), y = panel.place_of(numbers[i]->mean);
    graph->addData(x, y);
    bars->addData(y - panel.place_of(numbers[i]->least), panel.place_of(numbers[i]->most) - y);
    dots_.push_back({static_cast<std::size_t>(&panel - panels_.data()), series, i});
    if (table_.rows[numbers[i]->row].values != values_at(row_)) continue;
    auto* ring = new QCPGraph(panel.below(), panel.left());
    ring->setLineStyle(QCPGraph::lsNone);
    ring->setScatterStyle(
        QCPScatterStyle(QCPScatterStyle::ssSquare, QPen(palette().color(QPalette::Highlight), 2.5), Qt::NoBrush, 14));
    ring->addData(x, y);
  }
}

const Spread& CountDots::number_of(const Dot& dot) const {
  return *panels_[dot.panel].lines.series[dot.series].numbers[dot.category];
}

QString CountDots::text_of(const Dot& dot) const {
  const Panel& panel = panels_[dot.panel];
  const QString name = panel.lines.categories[static_cast<qsizetype>(dot.category)];
  const QString other = panel.lines.series[dot.series].name;
  return QStringLiteral("%1 \u00B7 %2: %3")
      .arg(other.isEmpty() ? name : tr("%1, %2").arg(name, other), panel.measure.name,
           spread_text(number_of(dot), panel.measure.text));
}

QPointF CountDots::pixel_of(const Dot& dot) const {
  const Panel& panel = panels_[dot.panel];
  return {panel.below()->coordToPixel(static_cast<double>(dot.category) + panel.aside(dot.series)),
          panel.left()->coordToPixel(panel.place_of(number_of(dot).mean))};
}

std::vector<SweepPlot::Mark> CountDots::marks() const {
  std::vector<Mark> all;
  all.reserve(dots_.size());
  for (const Dot& dot : dots_) all.push_back({number_of(dot).row, pixel_of(dot), all.size()});
  return all;
}

QPoint CountDots::tip_of(const Dot& dot) const {
  return mapToGlobal(pixel_of(dot).toPoint() + QPoint(0, fontMetrics().height()));
}

void CountDots::reach(std::size_t dot) {
  reached_ = dot;
  const QString text = text_of(dots_[dot]);
  const QPoint place = tip_of(dots_[dot]);
  emit selected(number_of(dots_[dot]).row);
  setAccessibleDescription(text);
  QToolTip::showText(place, tooltip_text(text), this);
}

void CountDots::hover(const std::optional<Mark>& mark) {
  if (!mark) return QToolTip::hideText();
  const Dot& dot = dots_[mark->number];
  QToolTip::showText(tip_of(dot), tooltip_text(text_of(dot)), this);
}

void CountDots::keyPressEvent(QKeyEvent* event) {
  if (dots_.empty()) return event->ignore();
  const int key = event->key();
  const std::size_t last = dots_.size() - 1;
  if (key == Qt::Key_Return || key == Qt::Key_Enter) return emit chosen(number_of(dots_[reached_]).row);
  if (key == Qt::Key_Right) return reach(std::min(last, row_ ? reached_ + 1 : 0));
  if (key == Qt::Key_Left) return reach(row_ ? reached_ - std::min<std::size_t>(1, reached_) : last);
  key == Qt::Key_Home ? reach(0) : key == Qt::Key_End ? reach(last) : event->ignore();
}

void CountDots::resizeEvent(QResizeEvent* event) {
  SweepPlot::resizeEvent(event);
  if (columns() != columns_) redraw();
}

QByteArray CountDots::csv() const {
  std::string text = csv_record({"measure", "value", "others", "mean", "least", "most", "source"});
  for (const Dot& dot : dots_) {
    const auto& [measure, lines, source, axes] = panels_[dot.panel];
    const Spread& number = number_of(dot);
    text += csv_record({measure.column, lines.categories[static_cast<qsizetype>(dot.category)].toStdString(),
                        lines.series[dot.series].name.toStdString(), number_field(number.mean),
                        number_field(number.least), number_field(number.most),
                        number_field(dot.category < source.size() ? source[dot.category] : std::nullopt)});
  }
  return QByteArray::fromStdString(text);
}

}  // namespace lookalike
