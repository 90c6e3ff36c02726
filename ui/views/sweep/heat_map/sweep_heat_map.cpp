#include "ui/views/sweep/heat_map/sweep_heat_map.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/lsh/theory/s_curve.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

/// An even gradient from dark to bright, readable with any kind of colour vision.
QCPColorGradient viridis() {
  const QColor stops[] = {{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}};
  QCPColorGradient gradient;
  gradient.clearColorStops();
  gradient.setColorInterpolation(QCPColorGradient::ciRGB);
  for (int stop = 0; stop < 5; ++stop) gradient.setColorStopAt(stop / 4.0, stops[stop]);
  return gradient;
}

/// Round numbers; if not all fit, the first ones have priority.
std::vector<double> round_numbers(bool is_share) {
  if (is_share) return {0.9, 0.5, 0.99, 0.95, 0.8, 0.7, 0.6, 0.4, 0.3, 0.2, 0.1};
  std::vector<double> powers;
  for (int power = -4; power <= 12; ++power) powers.push_back(std::pow(10.0, power));
  return powers;
}

/// Powers of two if the axis shows at least three, otherwise whole numbers.
QVector<double> whole_ticks(const QCPRange& range, double) {
  const bool has_powers = range.upper / range.lower > 4;
  QVector<double> ticks;
  for (double tick = has_powers ? 1 : std::max(1.0, std::ceil(range.lower)); tick <= range.upper;
       tick = has_powers ? 2 * tick : tick + 1)
    if (range.contains(tick)) ticks << tick;
  return ticks;
}

void cover(QCPItemRect& rect, const LshOptions& cell) {
  rect.topLeft->setCoords(cell.bands - 0.5, cell.rows + 0.5);
  rect.bottomRight->setCoords(cell.bands + 0.5, cell.rows - 0.5);
}

}  // namespace

double MapScale::shade_of(double number) const {
  if (most_ <= least_) return 1;
  if (is_share_) return std::pow((number - least_) / (most_ - least_), 3);
  const double shift = 1 - std::min(0.0, least_);
  return std::log((number + shift) / (least_ + shift)) / std::log((most_ + shift) / (least_ + shift));
}

std::vector<double> MapScale::ticks() const {
  constexpr double kApart = 0.14;  // least distance of two ticks, as a share of all shades
  if (most_ <= least_) return {most_};
  std::vector<double> chosen = {least_, most_};
  for (const double number : round_numbers(is_share_)) {
    const auto crowds = [&](double other) { return std::abs(shade_of(other) - shade_of(number)) < kApart; };
    if (number > least_ && number < most_ && std::ranges::none_of(chosen, crowds)) chosen.push_back(number);
  }
  std::ranges::sort(chosen);
  return chosen;
}

SweepHeatMap::SweepHeatMap(QWidget* parent)
    : SweepPlot("sweep.heat_map", tr("Heat map over bands and rows; the same numbers are in the table"),
                tr("One number over bands and rows. The line around all cells is b \u00D7 r = n: beyond it, a "
                   "signature has too few values."),
                parent) {
  arrange();
  add_layers();
  restyle();
  reset_view();
}

void SweepHeatMap::arrange() {
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setScaleType(QCPAxis::stLogarithmic);
    const auto label = [](double tick) { return QString::number(tick); };
    axis->setTicker(QSharedPointer<FittingTicker>::create(*axis, whole_ticks, label));
    axis->grid()->setVisible(false);
  }
  xAxis->setLabel(tr("bands b (more: looser)"));
  yAxis->setLabel(tr("rows r (more: stricter)"));
  auto* map = new QCPLayoutGrid;  // and its bar
  map->setColumnSpacing(plotLayout()->columnSpacing());
  map->addElement(0, 0, plotLayout()->takeAt(0));
  plotLayout()->addElement(0, 0, map);
  make_zoomable();
  bar_ = new QCPColorScale(this);
  map->addElement(0, 1, bar_);
  bar_->setType(QCPAxis::atRight);
  bar_->setGradient(viridis());
  bar_->setDataRange({0, 1});  // shades; the ticks show their numbers
  bar_->setRangeDrag(false);
  bar_->setRangeZoom(false);
  auto* level = new QCPMarginGroup(this);
  for (QCPLayoutElement* element : std::initializer_list<QCPLayoutElement*>{bar_, axisRect()})
    element->setMarginGroup(QCP::msTop | QCP::msBottom, level);
}

/// Adds the layers and items on top of the cells.
void SweepHeatMap::add_layers() {
  addLayer(QStringLiteral("marks"), layer(QStringLiteral("main")));
  rings_ = addGraph();
  edge_ = addGraph();
  for (QCPGraph* graph : {rings_, edge_}) {
    graph->setLineStyle(graph == rings_ ? QCPGraph::lsNone : QCPGraph::lsStepLeft);
    graph->setLayer(QStringLiteral("marks"));
    graph->setSelectable(QCP::stNone);
  }
  addLayer(QStringLiteral("frames"), layer(QStringLiteral("overlay")));
  layer(QStringLiteral("frames"))->setMode(QCPLayer::lmBuffered);  // only the frames move
  for (Frame* frame : {&current_frame_, &selected_frame_})
    for (QCPItemRect*& rect : *frame) rect = add_rect(QStringLiteral("frames"));
}

QCPItemRect* SweepHeatMap::add_rect(const QString& layer) {
  auto* rect = new QCPItemRect(this);
  rect->setSelectable(false);
  rect->setLayer(layer);
  return rect;
}

bool SweepHeatMap::suits(const SweepPlan& plan) {
  return plan.axes.size() == 1 && varied_keys(plan) == std::vector<std::string>{"lsh.bands", "lsh.rows"};
}

void SweepHeatMap::show_table(const SweepTable& table, const std::vector<SweepSetting>& settings,
                              const SweepMeasure& measure) {
  table_ = table;
  settings_ = settings;
  const bool is_known = table.rows.empty() || std::ranges::any_of(table.rows, [&](const SweepRow& row) {
                          return measure.of(row).has_value();
                        });
  measure_ = is_known ? &measure : &sweep_measures().front();
  wanted_ = &measure;
  cells_.clear();
  std::uint32_t largest = table.rows.empty() ? table.plan.base.sketch.hashes : 1;
  for (const Spread& setting : spreads_of(table.rows, measure_->of)) {
    if (setting.seeds == 0) continue;
    const LshOptions lsh = with_row(table.plan.base, table.plan, table.rows[setting.row]).lsh;
    cells_.push_back({lsh, setting.mean, setting.row});
    largest = std::max({largest, lsh.bands, lsh.rows});
  }
  rings_->data()->clear();
  for (const SweepSetting& setting : settings) {
    const Cell* cell = setting.is_best && setting.missed ? cell_of(table.rows[setting.row].values) : nullptr;
    if (cell) rings_->addData(cell->lsh.bands, cell->lsh.rows);
  }
  if (std::exchange(hashes_, largest) != largest) reset_view();
  redraw();
}

/// Centres a cell that is outside the zoomed range.
void SweepHeatMap::look_at(std::optional<std::size_t> row) {
  SweepPlot::look_at(row);
  const Cell* cell = cell_of(values_at(row));
  if (!cell) return;
  for (const auto& [axis, at] : {std::pair(xAxis, cell->lsh.bands), {yAxis, cell->lsh.rows}}) {
    const QCPRange range = axis->range();
    if (range.contains(at)) continue;
    axis->moveRange(at / std::sqrt(range.lower * range.upper));
    replot(QCustomPlot::rpQueuedReplot);
  }
}

void SweepHeatMap::reset_view() {
  for (QCPAxis* axis : {xAxis, yAxis}) axis->setRange(0.7, hashes_ * 1.2);
  replot(QCustomPlot::rpQueuedReplot);
}

void SweepHeatMap::redraw() {
  for (QCPAbstractItem* item : std::exchange(items_, {})) removeItem(item);
  for (QCPAbstractPlottable* line : std::exchange(rises_, {})) removePlottable(line);
  if (!measure_) return;
  draw_cells();
  draw_rises();
  // The outline of all b * r <= n, because the darkest cells are hardly visible in a dark window.
  const std::uint32_t hashes = table_.plan.base.sketch.hashes;
  edge_->data()->clear();
  for (std::uint32_t bands = 1; bands <= hashes; ++bands)
    edge_->addData(bands - 0.5, std::floor(1.0 * hashes / bands) + 0.5);
  edge_->addData(hashes + 0.5, 0.5);
  show_chosen();
  replot(QCustomPlot::rpQueuedReplot);
}

void SweepHeatMap::draw_cells() {
  const auto [low, high] = std::ranges::minmax_element(cells_, {}, &Cell::number);
  const MapScale scale = cells_.empty() ? MapScale() : MapScale(measure_->is_share(), low->number, high->number);
  QCPColorGradient colours = viridis();
  for (const Cell& cell : cells_) {
    QCPItemRect* rect = add_rect(QStringLiteral("main"));
    cover(*rect, cell.lsh);
    rect->setPen(Qt::NoPen);
    rect->setAntialiased(false);  // otherwise the background shows between neighbours
    rect->setBrush(QColor(colours.color(scale.shade_of(cell.number), {0, 1})));
    items_.push_back(rect);
  }
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  for (const double number : scale.ticks()) ticker->addTick(scale.shade_of(number), measure_->text(number));
  bar_->axis()->setTicker(ticker);
  const QString label = measure_->is_share() ? tr("%1, finer towards 100 %") : tr("%1, logarithmic");
  bar_->axis()->setLabel(label.arg(measure_->name));
}

/// Lines through settings whose curves rise at the same similarity: black on white, visible on every colour.
void SweepHeatMap::draw_rises() {
  for (const double similarity : {0.3, 0.5, 0.7, 0.8, 0.9}) {
    // (1/b)^(1/r) = s, so r = ln b / -ln s.
    QVector<double> bands, rows;
    for (double b = 1.05; b * std::log(b) / -std::log(similarity) <= hashes_ * 1.05; b *= 1.05) {
      bands << b;
      rows << std::log(b) / -std::log(similarity);
    }
    if (bands.isEmpty()) continue;
    for (const QPen& pen : {QPen(Qt::white, 2.4), QPen(Qt::black, 1.2, Qt::DashLine)}) {
      auto* line = new QCPCurve(xAxis, yAxis);
      line->setLayer(QStringLiteral("marks"));
      line->setSelectable(QCP::stNone);
      line->setPen(pen);
      line->setData(bands, rows);
      rises_.push_back(line);
    }
    auto* label = new QCPItemText(this);
    label->setSelectable(false);
    label->setLayer(QStringLiteral("overlay"));
    label->position->setCoords(bands.back(), rows.back());
    label->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    label->setText(QString::number(similarity));
    label->setFont(font());
    label->setColor(palette().color(QPalette::Text));
    items_.push_back(label);
  }
}

/// Redraws only the frames, not the map; a hidden map draws them when it is shown.
void SweepHeatMap::show_chosen() {
  const Cell* selected = cell_of(values_at(row_));
  place(current_frame_, current_values() ? &current_->lsh : nullptr);
  place(selected_frame_, selected ? &selected->lsh : nullptr);
  say(row_);
  if (isVisible()) layer(QStringLiteral("frames"))->replot();
}

void SweepHeatMap::place(const Frame& frame, const LshOptions* around) {
  for (QCPItemRect* rect : frame) {
    rect->setVisible(around);
    if (around) cover(*rect, *around);
  }
}

void SweepHeatMap::showEvent(QShowEvent* event) {
  QCustomPlot::showEvent(event);
  show_chosen();
}

QString SweepHeatMap::words(std::optional<std::size_t> row) const {
  const Cell* cell = cell_of(values_at(row));
  if (!measure_) return {};
  if (!cell) {
    const bool is_measured = table_.rows.empty() || table_.rows.front().against_truth;
    if (!is_measured && needs_truth(*wanted_)) return tr("Choose a reference and run the sweep to measure recall.");
    if (measure_ != wanted_)
      return (needs_truth(*wanted_) ? tr("Showing %1: %2 is unknown, because no two different documents are similar.")
                                    : tr("Showing %1: %2 is unknown, because no such pairs were judged."))
          .arg(measure_->name, wanted_->name);
    return tr("dashed: equal %1 \u00B7 \u25CB reaches the goal with the fewest candidates").arg(rise_formula());
  }
  const SweepSetting* setting = setting_of(values_at(row));
  const QString measured = setting ? counts_text(*setting) : measure_->name + u' ' + measure_->text(cell->number);
  QStringList parts{values_text(table_.plan, table_.rows[cell->row]), measured};
  if (const auto& [bands, rows, buckets] = cell->lsh; has_rise(bands, rows))
    parts << QStringLiteral("%1 = %2").arg(rise_formula(), similarity_text(curve_threshold(bands, rows)));
  return parts.join(u" \u00B7 ");
}

void SweepHeatMap::restyle() {
  const QColor text = palette().color(QPalette::Text);
  for (const auto& [frame, style] : {std::pair(current_frame_, Qt::SolidLine), {selected_frame_, Qt::DotLine}}) {
    frame[0]->setPen(QPen(palette().color(QPalette::Base), 5));
    frame[1]->setPen(QPen(text, 2.5, style));
  }
  bar_->setBarWidth(fontMetrics().height());
  bar_->setMargins({});  // the previous margins would be a minimum for the margin group
  for (QCPAxis* side : bar_->axis()->axisRect()->axes()) style_axis(*side, *this);  // hidden axes take room, too
  edge_->setPen(QPen(faint_text(palette()), 1.2));
  const double size = fontMetrics().height() * 0.35;
  // The map has the same colours in light and dark windows; a white centre is visible on all of them.
  rings_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssCircle, QPen(line_colour(Hue::vermilion, QPalette(Qt::white)), 1.5), Qt::white, size));
  SweepPlot::restyle();
  redraw();
}

std::vector<SweepPlot::Mark> SweepHeatMap::marks() const {
  std::vector<Mark> all;
  all.reserve(cells_.size());
  for (const Cell& cell : cells_)
    all.push_back({cell.row, {xAxis->coordToPixel(cell.lsh.bands), yAxis->coordToPixel(cell.lsh.rows)}, all.size()});
  return all;
}

std::optional<SweepPlot::Mark> SweepHeatMap::mark_at(const QPointF& place) const {
  const double bands = std::round(xAxis->pixelToCoord(place.x())), rows = std::round(yAxis->pixelToCoord(place.y()));
  const auto at =
      std::ranges::find_if(cells_, [&](const Cell& cell) { return cell.lsh.bands == bands && cell.lsh.rows == rows; });
  return at == cells_.end() ? std::nullopt : std::optional(Mark{at->row, place, 0});
}

const SweepHeatMap::Cell* SweepHeatMap::cell_of(const std::optional<std::vector<std::string>>& values) const {
  const auto at =
      std::ranges::find_if(cells_, [&](const Cell& cell) { return table_.rows[cell.row].values == values; });
  return at == cells_.end() ? nullptr : &*at;
}

QByteArray SweepHeatMap::csv() const {
  std::string text = csv_record({"bands", "rows", measure_ ? measure_->column : "value"});
  for (const Cell& cell : cells_)
    text += csv_record({std::to_string(cell.lsh.bands), std::to_string(cell.lsh.rows), number_field(cell.number)});
  return QByteArray::fromStdString(text);
}

}  // namespace lookalike
