#include "ui/views/sweep/heat_map/sweep_heat_map.h"

#include <QApplication>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"
#include "ui/views/sweep/heat_map/map_cells.h"
#include "ui/widgets/plots/plot_keys.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

/// Logarithmic axes of the heat map have a tick at powers of this.
constexpr double kTickBase = 2;

constexpr double kNearest = kTickBase * kTickBase;  // upper end by lower: there are two ticks to read it by

/// Number of ticks to ask for so that the ticker, which steps by whole powers of its base, makes no more than fit.
/// `room` and `needed`, the width of one, are in pixels.
int ticks_over(const QCPRange& range, double room, double needed) {
  const double most = std::max(1.0, std::floor(room / needed));
  const double powers = std::log(range.upper / range.lower) / std::log(kTickBase);
  const double step = std::max(1.0, std::ceil(powers / most));
  return std::max(1, static_cast<int>(powers / step));
}

/// Widens a range that was zoomed so far that fewer than two ticks are left to read it by.
void keep_readable(QCPAxis& axis) {
  const QCPRange range = axis.range();
  if (range.upper / range.lower > 0.99 * kNearest) return;
  const double middle = std::sqrt(range.lower * range.upper), half = std::sqrt(kNearest);
  axis.setRange(middle / half, middle * half);
}

}  // namespace

SweepHeatMap::SweepHeatMap(QWidget* parent) : QCustomPlot(parent) {
  setObjectName(QStringLiteral("sweep.heat_map"));
  setAccessibleName(tr("Heat map over bands and rows; the same numbers are in the table"));
  setToolTip(general_tip());
  setAccessibleDescription(toolTip());
  let_keys_zoom(this, Qt::Horizontal | Qt::Vertical);
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  axisRect()->setRangeDrag(Qt::Horizontal | Qt::Vertical);
  click_.setSingleShot(true);
  connect(&click_, &QTimer::timeout, this, [this] {
    if (clicked_ < table_.rows.size()) emit chosen(clicked_);
  });
  setMouseTracking(true);
  follow_type(this,
              [this](const QFontMetrics& type) { setMinimumSize(30 * type.averageCharWidth(), 11 * type.height()); });
  arrange();
  set_up_axes();
  add_marks();
  connect(this, &QCustomPlot::beforeReplot, this, &SweepHeatMap::fit_ticks);
  restyle();
  reset_view();
}

void SweepHeatMap::set_up_axes() {
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setScaleType(QCPAxis::stLogarithmic);
    auto ticker = QSharedPointer<QCPAxisTickerLog>::create();
    ticker->setLogBase(kTickBase);
    ticker->setSubTickCount(0);
    axis->setTicker(ticker);
    axis->setNumberFormat(QStringLiteral("g"));
    axis->grid()->setVisible(false);
    connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), axis, [axis] { keep_readable(*axis); });
  }
  xAxis->setLabel(tr("bands b (more: looser)"));
  yAxis->setLabel(tr("rows r (more: stricter)"));
}

/// Adds what lies on the cells.
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
  layer(QStringLiteral("frames"))->setMode(QCPLayer::lmBuffered);  // they move, and nothing else with them
  current_frame_ = MapFrame(this, QStringLiteral("frames"));
  reached_frame_ = MapFrame(this, QStringLiteral("frames"));
}

/// Title and legend are above map and bar, whose width they share.
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
  bar_.emplace(this, below);
}

bool SweepHeatMap::suits(const SweepPlan& plan) {
  return plan.axes.size() == 1 && varied_keys(plan) == std::vector<std::string>{"lsh.bands", "lsh.rows"};
}

void SweepHeatMap::show_table(const SweepTable& table, const SweepMeasure& measure) {
  if (table.plan != table_.plan) click_.stop();
  table_ = table;
  measure_ = &measure;
  cells_ = MapCells(table, measure);
  const std::uint32_t largest = table.rows.empty() ? table.plan.base.sketch.hashes : std::max(1U, cells_.largest());
  if (std::exchange(hashes_, largest) != largest) reset_view();
  redraw();
}

void SweepHeatMap::set_current(const LshOptions& lsh) {
  if (lsh == current_) return;
  current_ = lsh;
  show_frames();
}

void SweepHeatMap::fit_ticks() {
  const QFontMetrics type = fontMetrics();
  const int character = type.averageCharWidth(), line = type.height();
  const int widest = type.horizontalAdvance(QString::number(hashes_));
  // Beside the axes are their labels, above them three lines.
  const double across = width() - bar_->width() - 2.0 * line - widest - 4.0 * character, up = height() - 7.0 * line;
  xAxis->ticker()->setTickCount(ticks_over(xAxis->range(), across, widest + 2.0 * character));
  yAxis->ticker()->setTickCount(ticks_over(yAxis->range(), up, 1.3 * line));
}

void SweepHeatMap::reset_view() {
  for (QCPAxis* axis : {xAxis, yAxis}) axis->setRange(0.7, hashes_ * 1.2);
  replot(QCustomPlot::rpQueuedReplot);
}

void SweepHeatMap::redraw() {
  for (QCPAbstractItem* item : items_) removeItem(item);
  items_.clear();
  if (!measure_) return;
  const bool is_whole = hatch_gaps();
  draw_cells();
  draw_edge();
  rises_->draw(hashes_);
  draw_rings();
  draw_legend(is_whole);
  place_frames();
  replot(QCustomPlot::rpQueuedReplot);
}

/// Whether there is none.
bool SweepHeatMap::hatch_gaps() {
  const auto gaps = gaps_of(table_.plan.base.sketch.hashes, cells_.count_by_rows());
  for (const MapGap& gap : gaps)
    for (const QBrush& brush : {QBrush(grid_colour(palette())), QBrush(faint_text(palette()), Qt::BDiagPattern)})
      add_rect({0.5, gap.last_rows + 0.5}, {gap.bands + 0.5, gap.first_rows - 0.5}, brush);
  return gaps.empty();
}

void SweepHeatMap::draw_cells() {
  const MapScale scale = cells_.scale();
  for (const MapCell& cell : cells_.all())
    add_rect({cell.bands - 0.5, cell.rows + 0.5}, {cell.bands + 0.5, cell.rows - 0.5},
             colour_of(scale.shade_of(cell.number)));
}

/// Around every b * r <= n: the darkest cells are hardly seen on a dark window.
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

void SweepHeatMap::add_rect(const QPointF& top_left, const QPointF& bottom_right, const QBrush& brush) {
  auto* rect = new QCPItemRect(this);
  rect->setSelectable(false);
  rect->setLayer(QStringLiteral("main"));
  rect->topLeft->setCoords(top_left);
  rect->bottomRight->setCoords(bottom_right);
  rect->setPen(Qt::NoPen);
  rect->setAntialiased(false);  // else the background shows between neighbours
  rect->setBrush(brush);
  items_.push_back(rect);
}

void SweepHeatMap::draw_rings() {
  QVector<double> bands, rows;
  for (const std::size_t row : pareto_rows(table_.rows)) {
    const Recipe recipe = with_row(table_.plan.base, table_.plan, table_.rows[row]);
    bands << recipe.lsh.bands;
    rows << recipe.lsh.rows;
  }
  rings_->setData(bands, rows);
}

void SweepHeatMap::place_frames() {
  current_frame_.place(current_, measure_ != nullptr);
  reached_frame_.place(reached_, hasFocus() && cell_of(reached_));
}

/// The map below them stays as it is drawn; a hidden one shows them when it is shown.
void SweepHeatMap::show_frames() {
  place_frames();
  if (isVisible()) layer(QStringLiteral("frames"))->replot();
}

void SweepHeatMap::showEvent(QShowEvent* event) {
  QCustomPlot::showEvent(event);
  show_frames();
}

void SweepHeatMap::draw_legend(bool is_whole) {
  title_->setText(tr("%1 over bands and rows").arg(measure_->name));
  bar_->show_scale(cells_.scale(), *measure_);
  const QString lines = tr("dashed: equal %1").arg(rise_formula());
  legend_->setText((is_whole ? lines : tr("%1 \u00B7 hatched: not run").arg(lines)) + u'\n' +
                   tr("\u25CB no other finds more with as few candidates"));
}

void SweepHeatMap::restyle() {
  const QColor text = palette().color(QPalette::Text);
  setBackground(palette().color(QPalette::Base));
  current_frame_.restyle(palette(), Qt::SolidLine);
  reached_frame_.restyle(palette(), Qt::DotLine);
  bar_->restyle(font(), palette());
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  title_->setTextColor(text);
  legend_->setFont(font());
  legend_->setTextColor(faint_text(palette()));
  edge_->setPen(QPen(faint_text(palette()), 1.2));
  for (QCPAxis* axis : {xAxis, yAxis}) {
    axis->setBasePen(QPen(faint_text(palette())));
    axis->setTickPen(QPen(faint_text(palette())));
    axis->setSubTickPen(Qt::NoPen);
    axis->setTickLabelColor(text);
    axis->setLabelColor(text);
    axis->setTickLabelFont(font());
    axis->setLabelFont(font());
  }
  const double size = fontMetrics().height() * 0.35;
  // The colours of the map are the same on light and dark; a white middle is seen on all of them.
  rings_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssCircle, QPen(line_colour(Hue::vermilion, QPalette(Qt::white)), 1.5), Qt::white, size));
}

const MapCell* SweepHeatMap::cell_at(const QPointF& position) const {
  return cells_.at(std::round(xAxis->pixelToCoord(position.x())), std::round(yAxis->pixelToCoord(position.y())));
}

QString SweepHeatMap::general_tip() {
  return tr(
      "One number over bands and rows: a click uses a cell, as does Enter on the one that the arrows reached. The "
      "wheel zooms, dragging moves, a double click shows all. Plus and minus zoom too, Ctrl with an arrow moves, Home "
      "shows all. The line around all cells is b \u00D7 r = n: beyond it a signature has too few values.");
}

QString SweepHeatMap::sentence(const MapCell& cell) const {
  const SweepRow& row = table_.rows[cell.row];
  QStringList lines{QStringLiteral("%1 \u00D7 %2").arg(cell.bands).arg(cell.rows)};
  if (has_rise(cell.bands, cell.rows))
    lines.first() += QStringLiteral(", ") + rise_formula() + QStringLiteral(" = ") +
                     similarity_text(curve_threshold(cell.bands, cell.rows));
  for (const SweepMeasure& measure : sweep_measures())
    if (const auto number = measure.of(row)) lines << measure.name + QStringLiteral(": ") + measure.text(*number);
  lines << tr("click to use");
  return lines.join(u'\n');
}

void SweepHeatMap::mouseMoveEvent(QMouseEvent* event) {
  QCustomPlot::mouseMoveEvent(event);
  const MapCell* cell = cell_at(event->position());
  setCursor(cell ? Qt::PointingHandCursor : Qt::ArrowCursor);
  setToolTip(cell ? sentence(*cell) : general_tip());  // of the pointer at rest
  if (cell)
    QToolTip::showText(event->globalPosition().toPoint(), tooltip_text(toolTip()), this);
  else
    QToolTip::hideText();
}

void SweepHeatMap::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  setToolTip(general_tip());
}

void SweepHeatMap::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->position().toPoint();
  is_double_ = false;
  QCustomPlot::mousePressEvent(event);
}

void SweepHeatMap::mouseReleaseEvent(QMouseEvent* event) {
  QCustomPlot::mouseReleaseEvent(event);
  const bool moved = (event->position().toPoint() - pressed_).manhattanLength() >= QApplication::startDragDistance();
  const MapCell* cell = cell_at(event->position());
  if (moved || is_double_ || !cell || event->button() != Qt::LeftButton) return;
  reached_.bands = cell->bands;
  reached_.rows = cell->rows;
  show_frames();
  clicked_ = cell->row;
  click_.start(QApplication::doubleClickInterval());
}

void SweepHeatMap::mouseDoubleClickEvent(QMouseEvent* event) {
  QCustomPlot::mouseDoubleClickEvent(event);
  click_.stop();
  is_double_ = true;
  reset_view();
}

const MapCell* SweepHeatMap::cell_of(const LshOptions& lsh) const {
  return cells_.at(lsh.bands, lsh.rows);
}

void SweepHeatMap::reach(const MapCell& cell) {
  reached_.bands = cell.bands;
  reached_.rows = cell.rows;
  setAccessibleDescription(sentence(cell));
  bring_into_sight(cell);
  show_frames();
  const QPointF corner(xAxis->coordToPixel(cell.bands + 0.5), yAxis->coordToPixel(cell.rows));
  QToolTip::showText(mapToGlobal(corner.toPoint()), sentence(cell), this);
}

/// A cell outside of what the zoom shows is moved to the middle.
void SweepHeatMap::bring_into_sight(const MapCell& cell) {
  for (const auto& [axis, at] : {std::pair(xAxis, cell.bands), std::pair(yAxis, cell.rows)}) {
    const QCPRange range = axis->range();
    if (range.contains(at)) continue;
    axis->moveRange(at / std::sqrt(range.lower * range.upper));
    replot(QCustomPlot::rpQueuedReplot);
  }
}

/// To the nearest cell that way; Enter uses it.
void SweepHeatMap::keyPressEvent(QKeyEvent* event) {
  const MapCell* from = cell_of(reached_);
  if (from && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return emit chosen(from->row);
  const Step step = step_of(event->key());
  const bool is_arrow = step.bands != 0 || step.rows != 0;
  if (!is_arrow || cells_.empty()) return QCustomPlot::keyPressEvent(event);
  if (!from) return reach(cells_.all().front());
  if (const MapCell* next = cells_.after(*from, step)) reach(*next);
}

void SweepHeatMap::focusInEvent(QFocusEvent* event) {
  QCustomPlot::focusInEvent(event);
  if (!cell_of(reached_)) reached_ = current_;
  show_frames();
}

void SweepHeatMap::focusOutEvent(QFocusEvent* event) {
  QCustomPlot::focusOutEvent(event);
  show_frames();
}

void SweepHeatMap::changeEvent(QEvent* event) {
  QCustomPlot::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
  restyle();
  redraw();
}

QByteArray SweepHeatMap::csv() const {
  QString text = QStringLiteral("bands,rows,%1\n").arg(QString::fromLatin1(measure_ ? measure_->column : "value"));
  for (const MapCell& cell : cells_.all())
    text += QStringLiteral("%1,%2,%3\n").arg(cell.bands).arg(cell.rows).arg(cell.number, 0, 'g', 12);
  return text.toUtf8();
}

}  // namespace lookalike
