#include "ui/views/sweep/heat_map/sweep_heat_map.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/text/number_text.h"
#include "ui/views/sweep/charts/plot_axes.h"
#include "ui/views/sweep/map_cells.h"
#include "ui/widgets/plots/plot_keys.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

/// Powers of two if the axis shows at least three, otherwise whole numbers; as many as fit.
class WholeTicker final : public QCPAxisTicker {
 public:
  explicit WholeTicker(const QCPAxis& axis) : axis_(axis) {}

 protected:
  QVector<double> createTickVector(double, const QCPRange& range) override {
    const bool across = axis_.orientation() == Qt::Horizontal;
    const QFontMetrics type(axis_.tickLabelFont());
    const int name = type.horizontalAdvance(QString::number(std::floor(range.upper))) + 2 * type.averageCharWidth();
    const double room = across ? axis_.axisRect()->width() : axis_.axisRect()->height();
    const double most = std::max(1.0, std::floor(room / (across ? name : 1.3 * type.height())));
    const double powers = std::log2(range.upper / range.lower), first = std::max(1.0, std::ceil(range.lower));
    QVector<double> ticks;
    if (powers > 2) {
      const double step = std::ceil(powers / most);
      for (double power = 0; std::exp2(power) <= range.upper; power += step)
        if (range.contains(std::exp2(power))) ticks << std::exp2(power);
      return ticks;
    }
    const double step = std::ceil(2 * (range.upper - first) / most);  // they are closer to each other at the end
    for (double whole = first; whole <= range.upper; whole += std::max(1.0, step)) ticks << whole;
    return ticks;
  }
  int getSubTickCount(double) override { return 0; }

 private:
  const QCPAxis& axis_;
};

}  // namespace

SweepHeatMap::SweepHeatMap(QWidget* parent)
    : SweepPlot("sweep.heat_map", tr("Heat map over bands and rows; the same numbers are in the table"),
                tr("One number over bands and rows: a click or an arrow key selects a cell, a double click or Enter "
                   "uses it. The wheel zooms, dragging moves, a double click beside the cells shows all. Plus and "
                   "minus zoom too, Ctrl with an arrow moves, Home shows all. The line around all cells is b \u00D7 r "
                   "= n: beyond it, a signature has too few values."),
                parent) {
  let_keys_zoom(this, Qt::Horizontal | Qt::Vertical);
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  axisRect()->setRangeDrag(Qt::Horizontal | Qt::Vertical);
  follow_type(this,
              [this](const QFontMetrics& type) { setMinimumSize(30 * type.averageCharWidth(), 11 * type.height()); });
  arrange();
  set_up_axes();
  add_marks();
  restyle();
  reset_view();
}

void SweepHeatMap::set_up_axes() {
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setScaleType(QCPAxis::stLogarithmic);
    axis->setTicker(QSharedPointer<WholeTicker>::create(*axis));
    axis->setNumberFormat(QStringLiteral("g"));
    axis->grid()->setVisible(false);
  }
  xAxis->setLabel(tr("bands b (more: looser)"));
  yAxis->setLabel(tr("rows r (more: stricter)"));
}

/// Adds the layers and items on top of the cells.
void SweepHeatMap::add_marks() {
  addLayer(QStringLiteral("marks"), layer(QStringLiteral("main")));
  rises_.emplace(this, QStringLiteral("marks"));
  rings_ = addGraph();
  rings_->setLineStyle(QCPGraph::lsNone);
  rings_->setLayer(QStringLiteral("marks"));
  rings_->setSelectable(QCP::stNone);
  edge_ = addGraph();
  edge_->setLineStyle(QCPGraph::lsStepLeft);
  edge_->setLayer(QStringLiteral("marks"));
  edge_->setSelectable(QCP::stNone);
  addLayer(QStringLiteral("frames"), layer(QStringLiteral("overlay")));
  layer(QStringLiteral("frames"))->setMode(QCPLayer::lmBuffered);  // only the frames move
  current_frame_ = MapFrame(this, QStringLiteral("frames"));
  reached_frame_ = MapFrame(this, QStringLiteral("frames"));
}

/// Puts title and legend above map and bar, spanning both.
void SweepHeatMap::arrange() {
  auto* below = new QCPLayoutGrid;
  below->setColumnSpacing(plotLayout()->columnSpacing());
  below->addElement(0, 0, plotLayout()->takeAt(0));
  title_ = new QCPTextElement(this, QString());
  legend_ = new QCPTextElement(this, QString());
  plotLayout()->simplify();
  int row = 0;
  for (QCPLayoutElement* element : std::initializer_list<QCPLayoutElement*>{title_, legend_, below})
    plotLayout()->addElement(row++, 0, element);
  bar_ = new QCPColorScale(this);
  below->addElement(0, below->columnCount(), bar_);
  bar_->setType(QCPAxis::atRight);
  bar_->setGradient(map_gradient());
  bar_->setDataRange({0, 1});  // shades; the ticks show their numbers
  bar_->setRangeDrag(false);
  bar_->setRangeZoom(false);
  auto* level = new QCPMarginGroup(this);
  for (QCPLayoutElement* element : std::initializer_list<QCPLayoutElement*>{bar_, axisRect()})
    element->setMarginGroup(QCP::msTop | QCP::msBottom, level);
}

void SweepHeatMap::show_scale() {
  const MapScale scale = cells_.scale();
  auto ticker = QSharedPointer<QCPAxisTickerText>::create();
  for (const double number : scale.ticks()) ticker->addTick(scale.shade_of(number), measure_->text(number));
  bar_->axis()->setTicker(ticker);
  bar_->axis()->setLabel(
      (scale.is_share() ? tr("%1, finer towards 100 %") : tr("%1, logarithmic")).arg(measure_->name));
}

bool SweepHeatMap::suits(const SweepPlan& plan) {
  return plan.axes.size() == 1 && varied_keys(plan) == std::vector<std::string>{"lsh.bands", "lsh.rows"};
}

void SweepHeatMap::show_table(const SweepTable& table, const std::vector<SweepSetting>& settings,
                              const SweepMeasure& measure) {
  table_ = table;
  const bool is_measured = settings.empty() || settings.front().missed;
  measure_ = is_measured || !needs_truth(measure) ? &measure : &sweep_measures().front();
  cells_ = MapCells(table, *measure_);
  QVector<double> bands, rows;
  for (const SweepSetting& setting : settings) {
    if (!setting.is_best || !setting.missed) continue;
    const LshOptions lsh = with_row(table.plan.base, table.plan, table.rows[setting.row]).lsh;
    bands << lsh.bands;
    rows << lsh.rows;
  }
  rings_->setData(bands, rows);
  const std::uint32_t largest = table.rows.empty() ? table.plan.base.sketch.hashes : std::max(1U, cells_.largest());
  if (std::exchange(hashes_, largest) != largest) reset_view();
  redraw();
}

void SweepHeatMap::look_at(std::optional<std::size_t> row) {
  SweepPlot::look_at(row);
  reached_ = has_row() ? with_row(table_.plan.base, table_.plan, table_.rows[*row]).lsh : LshOptions{0, 0, 0};
  if (const MapCell* cell = cell_of(reached_)) bring_into_sight(*cell);
  say(cell_of(reached_));
  show_frames();
}

void SweepHeatMap::set_current(const Recipe& recipe) {
  if (recipe == current_) return;
  current_ = recipe;
  show_frames();
}

void SweepHeatMap::reset_view() {
  for (QCPAxis* axis : {xAxis, yAxis}) axis->setRange(0.7, hashes_ * 1.2);
  replot(QCustomPlot::rpQueuedReplot);
}

void SweepHeatMap::redraw() {
  for (QCPAbstractItem* item : items_) removeItem(item);
  items_.clear();
  if (!measure_) return;
  draw_cells();
  draw_edge();
  rises_->draw(hashes_);
  title_->setText(tr("%1 over bands and rows").arg(measure_->name));
  show_scale();
  say(cell_of(reached_));
  place_frames();
  replot(QCustomPlot::rpQueuedReplot);
}

void SweepHeatMap::draw_cells() {
  const MapScale scale = cells_.scale();
  for (const MapCell& cell : cells_.all()) {
    auto* rect = new QCPItemRect(this);
    rect->setSelectable(false);
    rect->setLayer(QStringLiteral("main"));
    rect->topLeft->setCoords(cell.bands - 0.5, cell.rows + 0.5);
    rect->bottomRight->setCoords(cell.bands + 0.5, cell.rows - 0.5);
    rect->setPen(Qt::NoPen);
    rect->setAntialiased(false);  // otherwise the background shows between neighbours
    rect->setBrush(colour_of(scale.shade_of(cell.number)));
    items_.push_back(rect);
  }
}

/// Outlines all b * r <= n, because the darkest cells are hardly visible in a dark window.
void SweepHeatMap::draw_edge() {
  const std::uint32_t hashes = table_.plan.base.sketch.hashes;
  QVector<double> left, top;
  for (std::uint32_t bands = 1; bands <= hashes; ++bands) {
    left << bands - 0.5;
    const std::uint32_t rows = hashes / bands;
    top << rows + 0.5;
  }
  left << hashes + 0.5;
  top << 0.5;
  edge_->setData(left, top, true);
}

void SweepHeatMap::place_frames() {
  current_frame_.place(current_.lsh, measure_ != nullptr && is_of_sweep(current_, table_));
  reached_frame_.place(reached_, cell_of(reached_));
}

/// Redraws only the frames, not the map; a hidden map draws them when it is shown.
void SweepHeatMap::show_frames() {
  place_frames();
  if (isVisible()) layer(QStringLiteral("frames"))->replot();
}

void SweepHeatMap::showEvent(QShowEvent* event) {
  QCustomPlot::showEvent(event);
  show_frames();
}

/// Describes a cell, or the map's symbols, in the two lines above the map, so that no text covers the cells.
void SweepHeatMap::say(const MapCell* cell) {
  if (!measure_) return;
  const QString lines = tr("dashed: equal %1").arg(rise_formula());
  const bool is_measured = table_.rows.empty() || table_.rows.front().against_truth;
  const QString rings = is_measured ? tr("\u25CB reaches the goal, and no other finds as much with fewer candidates")
                                    : tr("Choose a reference and run the sweep to measure recall.");
  const QString text = cell ? sentence(*cell) : lines + u'\n' + rings;
  if (text == legend_->text()) return;
  legend_->setText(text);
  setAccessibleDescription(text);
  replot(QCustomPlot::rpQueuedReplot);
}

void SweepHeatMap::restyle() {
  const QColor text = palette().color(QPalette::Text);
  setBackground(palette().color(QPalette::Base));
  current_frame_.restyle(palette(), Qt::SolidLine);
  reached_frame_.restyle(palette(), Qt::DotLine);
  bar_->setBarWidth(fontMetrics().height());
  bar_->setMargins({});  // the previous margins would be a minimum for the margin group
  for (QCPAxis* side : bar_->axis()->axisRect()->axes()) style_axis(*side, *this);  // hidden axes take room, too
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  title_->setTextColor(text);
  legend_->setFont(font());
  legend_->setTextColor(faint_text(palette()));
  edge_->setPen(QPen(faint_text(palette()), 1.2));
  for (QCPAxis* axis : {xAxis, yAxis}) style_axis(*axis, *this);
  const double size = fontMetrics().height() * 0.35;
  // The map has the same colours in light and dark windows; a white centre is visible on all of them.
  rings_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssCircle, QPen(line_colour(Hue::vermilion, QPalette(Qt::white)), 1.5), Qt::white, size));
  redraw();
}

std::optional<std::size_t> SweepHeatMap::row_at(const QPointF& place) const {
  const MapCell* cell =
      cells_.at(std::round(xAxis->pixelToCoord(place.x())), std::round(yAxis->pixelToCoord(place.y())));
  return cell ? std::optional(cell->row) : std::nullopt;
}

QString SweepHeatMap::sentence(const MapCell& cell) const {
  const SweepRow& row = table_.rows[cell.row];
  QString name = QStringLiteral("%1 \u00D7 %2").arg(cell.bands).arg(cell.rows);
  if (has_rise(cell.bands, cell.rows))
    name += QStringLiteral(", %1 = %2").arg(rise_formula(), similarity_text(curve_threshold(cell.bands, cell.rows)));
  QStringList numbers;
  for (const char* column : {"candidates", "similar", "false_negatives", "recall"})
    if (const SweepMeasure& measure = measure_of(column); const auto number = measure.of(row))
      numbers << measure.name + u' ' + measure.text(*number);
  return name + u'\n' + numbers.join(QStringLiteral(" \u00B7 "));
}

void SweepHeatMap::hover(std::optional<std::size_t> row, const QPointF&) {
  say(cell_of(row ? with_row(table_.plan.base, table_.plan, table_.rows[*row]).lsh : reached_));
}

const MapCell* SweepHeatMap::cell_of(const LshOptions& lsh) const {
  return cells_.at(lsh.bands, lsh.rows);
}

/// Centres a cell that is outside the zoomed range.
void SweepHeatMap::bring_into_sight(const MapCell& cell) {
  for (const auto& [axis, at] : {std::pair(xAxis, cell.bands), std::pair(yAxis, cell.rows)}) {
    const QCPRange range = axis->range();
    if (range.contains(at)) continue;
    axis->moveRange(at / std::sqrt(range.lower * range.upper));
    replot(QCustomPlot::rpQueuedReplot);
  }
}

std::optional<std::size_t> SweepHeatMap::row_after(const Step& step) const {
  const MapCell* from = cell_of(reached_) ? cell_of(reached_) : cell_of(current_.lsh);
  const MapCell* next = from ? cells_.after(*from, step) : cells_.empty() ? nullptr : &cells_.all().front();
  return next ? std::optional(next->row) : std::nullopt;
}

QByteArray SweepHeatMap::csv() const {
  QString text = QStringLiteral("bands,rows,%1\n").arg(QString::fromLatin1(measure_ ? measure_->column : "value"));
  for (const MapCell& cell : cells_.all())
    text += QStringLiteral("%1,%2,%3\n").arg(cell.bands).arg(cell.rows).arg(cell.number, 0, 'g', 12);
  return text.toUtf8();
}

}  // namespace lookalike
