#include "ui/views/sweep/charts/trade_off_plot.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "ui/models/sweep/sweep_model.h"
#include "ui/models/text/display_text.h"
#include "ui/views/groups/label_places.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr double kShortest = 0.3;      // shortest range of count positions, even for a single point
constexpr std::size_t kAllNamed = 12;  // values of one parameter that all have their names
constexpr double kRing = 3.8;          // of the recipe, relative to a dot

}  // namespace

TradeOffPlot::TradeOffPlot(QWidget* parent)
    : SweepPlot("sweep.trade_off",
                tr("Candidates and missed pairs of every setting; the same numbers are in the table"),
                tr("Candidates and missed pairs of every setting. Drag the line to change the goal."), parent) {
  make_zoomable();
  tick_counts(*xAxis);
  goal_line_ = new QCPItemStraightLine(this);
  goal_name_ = new QCPItemText(this);
  goal_name_->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
  goal_name_->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
  goal_name_->setLayer(QStringLiteral("overlay"));
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

void TradeOffPlot::redraw() {
  const bool recall = found_ == Found::recall;
  xAxis->setLabel(is_measured() ? tr("candidates without identical pairs") : tr("candidates"));
  const bool of_others = is_fixed(table_.plan.reference);
  yAxis->setLabel(!recall && of_others ? tr("missed of the %1").arg(reference_text(table_.plan))
                  : !recall            ? tr("missed")
                  : is_measured()      ? tr("recall, %")
                                       : tr("recall predicted by the curve, %"));
  recall ? tick_shares(*yAxis) : tick_counts(*yAxis);
  draw_points();
  show_chosen();
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

void TradeOffPlot::show_chosen() {
  const auto put = [this](QCPGraph* graph, const SweepSetting* setting) {
    graph->data()->clear();
    if (setting && found_of(*setting)) graph->addData(dot_of(*setting).x(), dot_of(*setting).y());
  };
  put(ring_, setting_of(current_values()));
  put(selection_, setting_of(values_at(row_)));
  say(row_);
  replot(QCustomPlot::rpQueuedReplot);
}

/// Names the best settings and the recipe's own. Leaves out names that would cover a better one, a point or the goal.
void TradeOffPlot::place_names() {
  const QFontMetrics type(font());
  std::vector<DotLabel> wanted;
  std::vector<QRectF> taken;
  std::vector<QPointF> dots;
  QStringList texts;
  const double size = type.height() * 0.35;
  if (const auto goal = place_of_goal()) {
    taken.emplace_back(goal_name_->topLeft->pixelPosition(), goal_name_->bottomRight->pixelPosition());
    taken.emplace_back(axisRect()->left(), yAxis->coordToPixel(*goal) - 1, axisRect()->width(), 2);
  }
  const auto& front = *front_->data();
  for (int i = 0; i + 1 < front.size(); ++i) {  // its steps
    const QPointF from = front_->coordsToPixels(front.at(i)->key, front.at(i)->value);
    const QPointF to = front_->coordsToPixels(front.at(i + 1)->key, front.at(i + 1)->value), corner(to.x(), from.y());
    for (const QPointF& end : {from, to}) taken.push_back(QRectF(end, corner).normalized() + QMarginsF(1, 1, 1, 1));
  }
  const SweepSetting* own = setting_of(current_values());
  const bool are_few = settings_.size() <= kAllNamed && varied_keys(table_.plan).size() == 1;
  for (const SweepSetting& setting : settings_) {
    const bool has_name = are_few || setting.is_best || setting.is_recommended || &setting == own;
    if (!found_of(setting) || (!has_name && !setting.reaches_goal)) continue;
    const QPointF at = pixel_of(setting);
    if (!axisRect()->rect().contains(at.toPoint())) continue;
    dots.push_back(at);
    taken.emplace_back(at - QPointF(size, size) / 2, QSizeF(size, size));
    if (table_.plan.repeat > 1) std::ranges::copy(whiskers_of(setting), std::back_inserter(taken));
    if (!has_name) continue;
    texts << (setting.is_lucky ? QStringLiteral("\u26A0 ") : QString()) +
                 values_text(table_.plan, table_.rows[setting.row]);
    wanted.push_back({at,
                      &setting == own ? kRing * radius_of({}) + 2 : size,
                      {type.horizontalAdvance(texts.back()) + 4.0, 1.0 * type.height()},
                      texts.size() == 1 || &setting == own,
                      setting.is_best || setting.is_recommended});
  }
  const auto places = place_labels(wanted, taken, axisRect()->rect(), dots);
  while (names_.size() < places.size()) {
    names_.push_back(new QCPItemText(this));
    names_.back()->position->setType(QCPItemPosition::ptAbsolute);
    names_.back()->setSelectable(false);
    leaders_.push_back(new QCPItemLine(this));
    for (QCPItemPosition* end : {leaders_.back()->start, leaders_.back()->end})
      end->setType(QCPItemPosition::ptAbsolute);
    leaders_.back()->setSelectable(false);
  }
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const bool is_seen = i < places.size() && places[i];
    const auto leader = is_seen ? leader_of(wanted[i], *places[i]) : std::nullopt;
    names_[i]->setVisible(is_seen);
    leaders_[i]->setVisible(leader.has_value());
    if (!is_seen) continue;
    if (leader) {
      leaders_[i]->start->setCoords(leader->p1());
      leaders_[i]->end->setCoords(leader->p2());
      leaders_[i]->setPen(QPen(faint_text(palette()), 1));
    }
    names_[i]->setText(texts[static_cast<qsizetype>(i)]);
    names_[i]->position->setCoords(places[i]->center());
    names_[i]->setFont(font());
    names_[i]->setColor(palette().color(QPalette::Text));
    names_[i]->setBrush(palette().color(QPalette::Base));  // no grid line strikes through them
  }
}

void TradeOffPlot::restyle() {
  SweepPlot::restyle();
  const double size = 2 * radius_of({});
  const QColor blue = line_colour(Hue::blue, palette()), best = line_colour(Hue::vermilion, palette());
  const QColor pale = faint_text(palette());
  below_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCross, QPen(pale, 1.5), Qt::NoBrush, size));
  above_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, blue, blue, size));
  front_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(best, 1.5), best, 1.5 * size));
  front_->setPen(QPen(best, 1.5));
  for (const auto& [graph, bars] : whiskers_) {
    bars->setPen(QPen(graph == front_ ? best : graph == above_ ? blue : pale));
    bars->setSymbolGap(0);
  }
  const QColor text = palette().color(QPalette::Text);
  ring_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(text, 2.5), Qt::NoBrush, kRing * size));
  selection_->setScatterStyle(QCPScatterStyle(
      QCPScatterStyle::ssSquare, QPen(palette().color(QPalette::Highlight), 2.5), Qt::NoBrush, 4.5 * size));
  goal_line_->setPen(QPen(line_colour(Hue::green, palette()), 2, Qt::DashLine));
  goal_name_->setFont(font());
  goal_name_->setBrush(palette().color(QPalette::Base));
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
  return to_find() > 0 ? std::optional(place_of((1 - goal_) * to_find())) : std::nullopt;
}

QPointF TradeOffPlot::dot_of(const SweepSetting& setting) const {
  return {count_place(setting.candidates.mean), place_of(found_of(setting)->mean)};
}

QPointF TradeOffPlot::pixel_of(const SweepSetting& setting) const {
  const QPointF dot = dot_of(setting);
  return {xAxis->coordToPixel(dot.x()), yAxis->coordToPixel(dot.y())};
}

std::array<QRectF, 2> TradeOffPlot::whiskers_of(const SweepSetting& setting) const {
  const QPointF at = pixel_of(setting);
  const auto x = [this](double number) { return xAxis->coordToPixel(count_place(number)); };
  const auto y = [this](double number) { return yAxis->coordToPixel(place_of(number)); };
  const Spread& found = *found_of(setting);
  return {QRectF(QPointF(x(setting.candidates.least), at.y() - 1), QPointF(x(setting.candidates.most), at.y() + 1)),
          QRectF(QPointF(at.x() - 1, y(found.most)), QPointF(at.x() + 1, y(found.least)))};
}

std::vector<SweepPlot::Mark> TradeOffPlot::marks() const {
  std::vector<Mark> all;  // the better setting first
  for (const SweepSetting& setting : settings_)
    if (found_of(setting)) all.push_back({setting.row, pixel_of(setting), all.size(), radius_of(setting)});
  return all;
}

bool TradeOffPlot::is_on_goal(const QPointF& position) const {
  const auto goal = place_of_goal();
  return goal && axisRect()->rect().contains(position.toPoint()) &&
         std::abs(yAxis->coordToPixel(*goal) - position.y()) < kReach / 2;
}

QString TradeOffPlot::words(std::optional<std::size_t> row) const {
  const SweepSetting* setting = setting_of(values_at(row));
  if (!setting) return hint();
  const SweepRow& first = table_.rows[setting->row];
  const Recipe recipe = with_row(table_.plan.base, table_.plan, first);
  const bool is_comparable = expect_ && is_own_truth(table_.plan, recipe);
  const auto expected = is_comparable ? expect_(recipe) : std::nullopt;
  return tr("%1: %2").arg(values_text(table_.plan, first), counts_text(*setting, expected ? &*expected : nullptr));
}

QString TradeOffPlot::hint() const {
  if (table_.rows.empty()) return {};
  if (settings_.empty()) return tr("Tables of up to %1 rows are drawn as points.").arg(count_text(kMostRanked));
  if (!is_measured()) return tr("Choose a reference and run the sweep to measure recall.");
  if (!have_one_truth(table_)) return tr("Each setting has its own similar pairs: compare recall, not counts.");
  return tr(
      "large\u00A0\u25CF\u00A0orange:\u00A0not\u00A0beaten \u00B7 "
      "\u25CF\u00A0blue:\u00A0others\u00A0at\u00A0the\u00A0goal "
      "\u00B7 \u2715\u00A0short\u00A0of\u00A0it \u00B7 \u25EF\u00A0this\u00A0recipe");
}

void TradeOffPlot::reset_view() {
  QVector<double> x, y;
  for (const SweepSetting& setting : settings_) {
    const Spread* found = found_of(setting);
    if (!found) continue;
    x << count_place(setting.candidates.least) << count_place(setting.candidates.most);
    y << place_of(found->least) << place_of(found->most);
  }
  if (const auto goal = place_of_goal()) y << *goal;
  show_places(*xAxis, x, kShortest);
  show_places(*yAxis, y, found_ == Found::missed ? kShortest : 1);
  replot(QCustomPlot::rpQueuedReplot);
}

void TradeOffPlot::mouseMoveEvent(QMouseEvent* event) {
  if (drags_goal_) {
    const double place = yAxis->pixelToCoord(event->position().y());
    return emit goal_dragged(found_ == Found::missed ? 1 - count_at(place) / to_find() : place / 100);
  }
  SweepPlot::mouseMoveEvent(event);
  if (!mark_at(event->position()) && is_on_goal(event->position())) setCursor(Qt::SizeVerCursor);
}

void TradeOffPlot::mousePressEvent(QMouseEvent* event) {
  const QPointF place = event->position();
  drags_goal_ = event->button() == Qt::LeftButton && !mark_at(place) && is_on_goal(place);
  if (!drags_goal_) SweepPlot::mousePressEvent(event);
}

void TradeOffPlot::mouseReleaseEvent(QMouseEvent* event) {
  if (!std::exchange(drags_goal_, false)) SweepPlot::mouseReleaseEvent(event);
}

QByteArray TradeOffPlot::csv() const {
  const std::string candidates = is_measured() ? "different_candidates" : "candidates";
  std::vector<std::string> header = varied_keys(table_.plan);
  for (const std::string& of : {candidates, std::string("missed")})
    for (const char* part : {"", "_least", "_most"}) header.push_back(of + part);
  header.insert(header.end(), {"recall", "recall_is_measured", "front"});
  std::string text = csv_record(header);
  for (const SweepSetting& setting : settings_) {
    std::vector<std::string> record = table_.rows[setting.row].values;
    for (const auto& spread : {std::optional(setting.candidates), setting.missed})
      for (const double Spread::*part : {&Spread::mean, &Spread::least, &Spread::most})
        record.push_back(number_field(spread ? std::optional(*spread.*part) : std::nullopt));
    record.push_back(number_field(setting.recall ? std::optional(setting.recall->mean) : std::nullopt));
    record.insert(record.end(), {setting.missed ? "1" : "0", setting.is_best ? "1" : "0"});
    text += csv_record(record);
  }
  return QByteArray::fromStdString(text);
}

}  // namespace lookalike
