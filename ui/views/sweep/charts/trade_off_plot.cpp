#include "ui/views/sweep/charts/trade_off_plot.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/base/csv_text.h"
#include "ui/models/sweep/sweep_text.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/views/groups/label_places.h"
#include "ui/views/sweep/charts/plot_axes.h"
#include "ui/views/sweep/map_cells.h"
#include "ui/widgets/plots/plot_keys.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

constexpr double kReach = 12;      // pixels within which a press grabs a point or the goal
constexpr double kShortest = 0.3;  // shortest range of count positions, also for a single point

/// As few lines as fit into the width, broken at blanks.
QString in_lines(const QString& text, const QFontMetrics& type, int width) {
  QStringList lines{QString()};
  for (const QString& word : text.split(u' ')) {
    const QString longer = lines.back().isEmpty() ? word : lines.back() + u' ' + word;
    if (!lines.back().isEmpty() && type.horizontalAdvance(longer) > width - 2 * type.averageCharWidth())
      lines << word;
    else
      lines.back() = longer;
  }
  return lines.join(u'\n');
}

}  // namespace

TradeOffPlot::TradeOffPlot(QWidget* parent)
    : SweepPlot("sweep.trade_off",
                tr("Candidates and missed pairs of every setting; the same numbers are in the table"),
                tr("A click selects a setting, a double click or Enter uses it; the arrow keys go from one to the "
                   "next. Drag the line to change the goal. The wheel zooms, dragging moves, Home or a double click "
                   "beside the points shows all."),
                parent) {
  let_keys_zoom(this, Qt::Horizontal | Qt::Vertical);
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  setNoAntialiasingOnDrag(false);
  follow_type(this,
              [this](const QFontMetrics& type) { setMinimumSize(30 * type.averageCharWidth(), 11 * type.height()); });
  line_ = new QCPTextElement(this, QString());
  plotLayout()->insertRow(0);
  plotLayout()->addElement(0, 0, line_);
  xAxis->setTicker(QSharedPointer<CountTicker>::create());
  goal_line_ = new QCPItemStraightLine(this);
  goal_name_ = new QCPItemText(this);
  goal_name_->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
  goal_name_->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
  below_ = add_points();
  above_ = add_points();
  front_ = add_points();
  front_->setLineStyle(QCPGraph::lsStepLeft);
  ring_ = addGraph();
  selection_ = addGraph();
  for (QCPGraph* graph : {ring_, selection_}) graph->setLineStyle(QCPGraph::lsNone);
  connect(this, &QCustomPlot::afterLayout, this, &TradeOffPlot::place_names);
  restyle();
}

/// Adds points with whiskers over the seeds.
QCPGraph* TradeOffPlot::add_points() {
  QCPGraph* graph = addGraph();
  graph->setLineStyle(QCPGraph::lsNone);
  for (const auto type : {QCPErrorBars::etKeyError, QCPErrorBars::etValueError}) {
    auto* bars = new QCPErrorBars(xAxis, yAxis);
    bars->setErrorType(type);
    bars->setDataPlottable(graph);
    bars->setWhiskerWidth(0);
    whiskers_.emplace_back(graph, bars);
  }
  return graph;
}

void TradeOffPlot::show_table(const SweepTable& table, std::vector<SweepSetting> settings, double goal, Found found) {
  const bool is_other = table.plan != table_.plan || table.rows.size() < table_.rows.size();
  const std::size_t before = settings_.size();
  table_ = table;
  settings_ = std::move(settings);
  goal_ = goal;
  const Found drawn = is_measured() && have_one_truth(table_) ? found : Found::recall;
  const bool is_other_axis = std::exchange(found_, drawn) != drawn;
  redraw();
  if (is_other || is_other_axis || before != settings_.size()) reset_view();
  replot(QCustomPlot::rpQueuedReplot);
}

void TradeOffPlot::set_current(const Recipe& recipe) {
  current_ = recipe;
  draw_rings();
  replot(QCustomPlot::rpQueuedReplot);
}

void TradeOffPlot::look_at(std::optional<std::size_t> row) {
  SweepPlot::look_at(row);
  draw_rings();
  say(looked_at());
  replot(QCustomPlot::rpQueuedReplot);
}

void TradeOffPlot::redraw() {
  const bool recall = found_ == Found::recall;
  xAxis->setLabel(is_measured() ? tr("candidates without identical pairs") : tr("candidates"));
  const bool of_others = is_fixed(table_.plan.reference);
  yAxis->setLabel(!recall && of_others ? tr("missed of the %1").arg(reference_text(table_.plan))
                  : !recall            ? tr("missed pairs")
                  : is_measured()      ? tr("recall, %")
                                       : tr("recall by the curve, %"));
  yAxis->setTicker(recall ? QSharedPointer<QCPAxisTicker>::create()
                          : QSharedPointer<QCPAxisTicker>(QSharedPointer<CountTicker>::create()));
  draw_points();
  draw_rings();
  const auto goal = place_of_goal();
  for (QCPAbstractItem* item : std::initializer_list<QCPAbstractItem*>{goal_line_, goal_name_})
    item->setVisible(goal.has_value());
  if (goal) {
    goal_line_->point1->setCoords(0, *goal);
    goal_line_->point2->setCoords(1, *goal);
    goal_name_->position->setCoords(0.99, *goal);
    const QString name = tr("goal: recall %1").arg(percent_text(goal_));
    const QString seeds = table_.plan.repeat > 1 ? tr("%1 with every seed") : tr("%1 with this seed");
    goal_name_->setText(is_measured() ? seeds.arg(name) : name);
  }
  say(looked_at());
}

void TradeOffPlot::draw_points() {
  std::vector<const SweepSetting*> by_cost;  // so that points and whiskers have the same order
  for (const SweepSetting& setting : settings_)
    if (found_of(setting)) by_cost.push_back(&setting);
  std::ranges::stable_sort(by_cost, {}, [](const SweepSetting* setting) { return setting->candidates.mean; });
  for (auto& [graph, bars] : whiskers_) {
    QVector<double> x, y, minus, plus;
    const bool along = bars->errorType() == QCPErrorBars::etKeyError;
    for (const SweepSetting* setting : by_cost) {
      if (graph != (setting->is_best ? front_ : setting->reaches_goal ? above_ : below_)) continue;
      const QPointF dot = dot_of(*setting);
      const Spread& spread = along ? setting->candidates : *found_of(*setting);
      const auto place = [&](double number) { return along ? count_place(number) : place_of(number); };
      x << dot.x();
      y << dot.y();
      minus << place(spread.mean) - place(spread.least);
      plus << place(spread.most) - place(spread.mean);
    }
    graph->setData(x, y, true);
    bars->setData(minus, plus);
    bars->setVisible(table_.plan.repeat > 1);
  }
}

void TradeOffPlot::draw_rings() {
  const auto put = [this](QCPGraph* graph, const SweepSetting* setting) {
    const bool is_seen = setting && found_of(*setting);
    const QPointF dot = is_seen ? dot_of(*setting) : QPointF();
    graph->setData(is_seen ? QVector{dot.x()} : QVector<double>(), is_seen ? QVector{dot.y()} : QVector<double>(),
                   true);
  };
  std::vector<std::string> own;
  for (const std::string& key : varied_keys(table_.plan))
    if (const Parameter* parameter = find_parameter(key)) own.push_back(parameter->get(current_));
  put(ring_, is_of_sweep(current_, table_) ? setting_of(own) : nullptr);
  put(selection_, looked_at());
}

/// Names the best settings and the recipe's own, if the names cover neither each other nor a point.
void TradeOffPlot::place_names() {
  const QFontMetrics type(font());
  std::vector<DotLabel> wanted;
  std::vector<QRectF> taken;
  QStringList texts;
  const double size = type.height() * 0.35;
  const auto pixel = [this](const QPointF& dot) {
    return QPointF(xAxis->coordToPixel(dot.x()), yAxis->coordToPixel(dot.y()));
  };
  for (const SweepSetting& setting : settings_) {
    if (!found_of(setting) || (!setting.is_best && !setting.reaches_goal)) continue;
    const QPointF at = pixel(dot_of(setting));
    if (!axisRect()->rect().contains(at.toPoint())) continue;
    taken.emplace_back(at - QPointF(size, size) / 2, QSizeF(size, size));
    if (!setting.is_best) continue;
    texts << values_text(table_.rows[setting.row]);
    wanted.push_back({at, size, {type.horizontalAdvance(texts.back()) + 4.0, 1.0 * type.height()}, texts.size() == 1});
  }
  const auto places = place_labels(wanted, taken, axisRect()->rect());
  while (names_.size() < places.size()) {
    names_.push_back(new QCPItemText(this));
    names_.back()->position->setType(QCPItemPosition::ptAbsolute);
    names_.back()->setSelectable(false);
  }
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const bool is_seen = i < places.size() && places[i];
    names_[i]->setVisible(is_seen);
    if (!is_seen) continue;
    names_[i]->setText(texts[static_cast<qsizetype>(i)]);
    names_[i]->position->setCoords(places[i]->center());
    names_[i]->setFont(font());
    names_[i]->setColor(palette().color(QPalette::Text));
  }
}

void TradeOffPlot::restyle() {
  setBackground(palette().color(QPalette::Base));
  for (QCPAxis* axis : {xAxis, yAxis}) style_axis(*axis, *this);
  line_->setFont(font());
  line_->setMinimumSize(0, 2 * fontMetrics().lineSpacing());  // so that a longer text moves nothing
  line_->setTextColor(palette().color(QPalette::Text));
  const double size = fontMetrics().height() * 0.35;
  const QColor blue = line_colour(Hue::blue, palette()), best = line_colour(Hue::vermilion, palette());
  QColor pale = faint_text(palette());
  pale.setAlphaF(0.35F);
  below_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCross, QPen(pale), Qt::NoBrush, 0.8 * size));
  above_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, blue, blue, 0.8 * size));
  front_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(best, 1.5), best, 1.2 * size));
  front_->setPen(QPen(best, 1.5));
  for (const auto& [graph, bars] : whiskers_) {
    bars->setPen(QPen(graph == front_ ? best : graph == above_ ? blue : pale));
    bars->setSymbolGap(0);
  }
  const QColor text = palette().color(QPalette::Text);
  ring_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(text, 2.5), Qt::NoBrush, 3 * size));
  selection_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssSquare, QPen(palette().color(QPalette::Highlight), 2.5), Qt::NoBrush, 3.6 * size));
  say(looked_at());
  goal_line_->setPen(QPen(line_colour(Hue::green, palette()), 2, Qt::DashLine));
  goal_name_->setFont(font());
  goal_name_->setColor(line_colour(Hue::green, palette()));
  replot(QCustomPlot::rpQueuedReplot);
}

const Spread* TradeOffPlot::found_of(const SweepSetting& setting) const {
  const auto& found = found_ == Found::missed ? setting.missed : setting.recall;
  return found ? &*found : nullptr;
}

double TradeOffPlot::place_of(double found) const {
  return found_ == Found::missed ? count_place(found) : 100 * found;
}

std::optional<double> TradeOffPlot::place_of_goal() const {
  if (settings_.empty()) return std::nullopt;
  if (found_ == Found::recall) return place_of(goal_);
  const auto to_find = static_cast<double>(table_.rows.front().against_truth->different());
  return to_find > 0 ? std::optional(place_of((1 - goal_) * to_find)) : std::nullopt;
}

QPointF TradeOffPlot::dot_of(const SweepSetting& setting) const {
  return {count_place(setting.candidates.mean), place_of(found_of(setting)->mean)};
}

std::optional<std::size_t> TradeOffPlot::row_at(const QPointF& place) const {
  std::optional<std::size_t> nearest;
  double least = kReach;
  for (const SweepSetting& setting : settings_) {
    if (!found_of(setting)) continue;
    const QPointF dot = dot_of(setting);
    const double far = std::hypot(xAxis->coordToPixel(dot.x()) - place.x(), yAxis->coordToPixel(dot.y()) - place.y());
    if (far >= least) continue;  // of equally near ones, the better setting
    nearest = setting.row;
    least = far;
  }
  return nearest;
}

const SweepSetting* TradeOffPlot::setting_of(const std::vector<std::string>& values) const {
  const auto found = std::ranges::find_if(
      settings_, [&](const SweepSetting& setting) { return table_.rows[setting.row].values == values; });
  return found == settings_.end() ? nullptr : &*found;
}

const SweepSetting* TradeOffPlot::looked_at() const {
  return has_row() ? setting_of(table_.rows[*row_].values) : nullptr;
}

bool TradeOffPlot::is_on_goal(const QPointF& position) const {
  const auto goal = place_of_goal();
  return goal && axisRect()->rect().contains(position.toPoint()) &&
         std::abs(yAxis->coordToPixel(*goal) - position.y()) < kReach / 2;
}

QString TradeOffPlot::sentence(const SweepSetting& setting) const {
  const QString name = values_text(table_.rows[setting.row]);
  const auto expected =
      expect_ ? expect_(with_row(table_.plan.base, table_.plan, table_.rows[setting.row])) : std::nullopt;
  QString text = tr("%1: %2 candidates").arg(name, spread_text(setting.candidates, mean_text));
  if (setting.missed) text += tr(", %1 missed").arg(spread_text(*setting.missed, mean_text));
  if (setting.missed && setting.recall) text += tr(", recall %1").arg(percent_text(setting.recall->mean));
  if (!setting.missed && setting.recall) text += tr("; recall %1 by the curve").arg(percent_text(setting.recall->mean));
  if (!expected) return text;
  const double identical = setting.missed ? expected->identical : 0;
  return text + tr(" \u00B7 expected: %1 candidates, %2 missed")
                    .arg(whole_text(expected->candidates.value - identical), whole_text(expected->missed.value));
}

QString TradeOffPlot::hint() const {
  if (settings_.empty())
    return table_.rows.empty() ? QString()
                               : tr("Tables of up to %1 rows are drawn as points.").arg(count_text(kMostRanked));
  if (!is_measured()) return tr("Choose a reference and run the sweep to measure recall.");
  if (!have_one_truth(table_)) return tr("Each setting has its own similar pairs: compare recall, not counts.");
  return tr("\u25CF no other finds as much with fewer \u00B7 \u25EF this recipe");
}

void TradeOffPlot::say(const SweepSetting* setting) {
  const QString text = setting ? sentence(*setting) : hint();
  line_->setText(in_lines(text, fontMetrics(), width()));
  setAccessibleDescription(text);
}

void TradeOffPlot::resizeEvent(QResizeEvent* event) {
  SweepPlot::resizeEvent(event);
  say(looked_at());
}

void TradeOffPlot::reset_view() {
  QVector<double> x, y;
  for (const SweepSetting& setting : settings_) {
    if (!found_of(setting)) continue;
    x << dot_of(setting).x();
    y << dot_of(setting).y();
  }
  if (const auto goal = place_of_goal()) y << *goal;
  show_places(*xAxis, x, kShortest);
  show_places(*yAxis, y, found_ == Found::missed ? kShortest : 1);
  replot(QCustomPlot::rpQueuedReplot);
}

void TradeOffPlot::mouseMoveEvent(QMouseEvent* event) {
  if (drags_goal_) {
    const double place = yAxis->pixelToCoord(event->position().y());
    const double to_find = found_ == Found::missed ? static_cast<double>(table_.rows[0].against_truth->different()) : 0;
    return emit goal_dragged(found_ == Found::missed ? 1 - count_at(place) / to_find : place / 100);
  }
  SweepPlot::mouseMoveEvent(event);
  if (!row_at(event->position()) && is_on_goal(event->position())) setCursor(Qt::SizeVerCursor);
}

void TradeOffPlot::hover(std::optional<std::size_t> row, const QPointF&) {
  const QString before = line_->text();
  say(row ? setting_of(table_.rows[*row].values) : looked_at());
  if (line_->text() != before) replot(QCustomPlot::rpQueuedReplot);
}

void TradeOffPlot::mousePressEvent(QMouseEvent* event) {
  const QPointF place = event->position();
  drags_goal_ = event->button() == Qt::LeftButton && !row_at(place) && is_on_goal(place);
  if (!drags_goal_) SweepPlot::mousePressEvent(event);
}

void TradeOffPlot::mouseReleaseEvent(QMouseEvent* event) {
  if (!std::exchange(drags_goal_, false)) SweepPlot::mouseReleaseEvent(event);
}

std::optional<std::size_t> TradeOffPlot::row_after(const Step& step) const {
  const SweepSetting* from = looked_at();
  if (!from) return settings_.empty() ? std::nullopt : std::optional(settings_.front().row);
  const QPointF at = found_of(*from) ? dot_of(*from) : QPointF();
  const auto far = [&](const SweepSetting& setting) {
    const QPointF away = found_of(setting) ? dot_of(setting) - at : QPointF();
    return distance_along(step, std::exp(away.x() / xAxis->range().size()), std::exp(away.y() / yAxis->range().size()))
        .value_or(kBehind);
  };
  const auto next = std::ranges::min_element(settings_, {}, far);
  return far(*next) < kBehind ? std::optional(next->row) : std::nullopt;
}

QByteArray TradeOffPlot::csv() const {
  std::string text;
  for (const std::string& key : varied_keys(table_.plan)) text += key + ',';
  text +=
      "candidates,candidates_least,candidates_most,missed,missed_least,missed_most,recall,recall_is_measured,front\n";
  const auto add = [&](const Spread* spread) {
    for (const double Spread::*part : {&Spread::mean, &Spread::least, &Spread::most}) {
      append_number(text, spread ? spread->*part : std::nan(""));
      text += ',';
    }
  };
  for (const SweepSetting& setting : settings_) {
    for (const std::string& value : table_.rows[setting.row].values) {
      append_csv_field(text, value);
      text += ',';
    }
    add(&setting.candidates);
    add(setting.missed ? &*setting.missed : nullptr);
    append_number(text, setting.recall ? setting.recall->mean : std::nan(""));
    text += setting.missed ? ",1," : ",0,";
    text += setting.is_best ? "1\n" : "0\n";
  }
  return QByteArray::fromStdString(text);
}

}  // namespace lookalike
