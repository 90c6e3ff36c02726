#include "ui/views/sweep/sweep_plots.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QSettings>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <algorithm>

#include "ui/models/sweep/sweep_model.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/views/sweep/charts/count_dots.h"
#include "ui/views/sweep/charts/stage_bars.h"
#include "ui/views/sweep/heat_map/sweep_heat_map.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/plots/plot_export.h"
#include "ui/widgets/plots/stage_pie.h"
#include "ui/widgets/style/flow_layout.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostSettings = 40;  // settings of a legible dot plot
constexpr std::size_t kMostRows = 1'000;   // rows as bars; no screen is wide enough for more

/// Sweeps over bands and rows and other sweeps have different plots, so the settings store a choice for each.
QString settings_key(bool has_map) {
  return has_map ? QStringLiteral("sweep/kind_of_grid") : QStringLiteral("sweep/kind");
}

bool has_counts(const SweepTable& table, std::size_t points) {
  return std::max(points, table.rows.size()) <= kMostSettings * table.plan.repeat;
}

}  // namespace

SweepPlots::SweepPlots(QWidget* parent) : QWidget(parent) {
  stack_ = new QStackedWidget;
  trade_off_ = new TradeOffPlot;
  map_ = new SweepHeatMap;
  dots_ = new CountDots;
  stack_->addWidget(trade_off_);
  stack_->addWidget(map_);
  for (QWidget* tall : {static_cast<QWidget*>(dots_), make_times()}) {  // may need more height than a small window has
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(tall);
    stack_->addWidget(area);
  }
  auto* column = without_margins(new QVBoxLayout(this));
  remark_ = named("sweep.remark", wrapped_label({}));
  for (QWidget* part : {make_bar(), static_cast<QWidget*>(remark_)}) column->addWidget(part);
  column->addWidget(stack_, 1);
  for (const SweepPlot* plot : std::initializer_list<SweepPlot*>{trade_off_, map_, dots_}) {
    connect(plot, &SweepPlot::selected, this, &SweepPlots::selected);
    connect(plot, &SweepPlot::chosen, this, &SweepPlots::chosen);
  }
  connect(trade_off_, &TradeOffPlot::goal_dragged, this, &SweepPlots::goal_changed);
  offer_kinds();
}

QWidget* SweepPlots::plot_shown() const {
  const auto* area = qobject_cast<QScrollArea*>(stack_->currentWidget());
  return area ? area->widget() : stack_->currentWidget();
}

QWidget* SweepPlots::make_bar() {
  kinds_ = named("sweep.kinds", new QTabBar);
  kinds_->setAccessibleName(tr("Kind of plot"));
  kinds_->setDrawBase(false);
  kinds_->setExpanding(false);
  kinds_->setUsesScrollButtons(false);
  kinds_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  for (const auto& [name, tip] :
       {std::pair(tr("Trade-off"), tr("Candidates and missed pairs of every setting (Alt+3).")),
        {tr("Map"), tr("One number over bands and rows, as colour (Alt+4).")},
        {tr("Counts"), tr("Each number against the first parameter (Alt+5).")},
        {tr("Times"), tr("Seconds of each stage, and their shares (Alt+6).")}}) {
    const int kind = kinds_->addTab(name);
    kinds_->setTabToolTip(kind, tip);
    // The page has no free mnemonic letters, and no room for digits in the names.
    auto* key = new QShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_3 + kind)), this);
    connect(key, &QShortcut::activated, this, [this, kind] {
      if (kinds_->isTabVisible(kind)) kinds_->setCurrentIndex(kind);
    });
  }
  auto* bar = new QWidget;
  auto* parts = new FlowLayout(bar);
  QWidget* left = side_by_side({kinds_});
  left->layout()->setAlignment(kinds_, Qt::AlignLeft);
  left->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  parts->addWidget(left);
  for (QWidget* part : std::initializer_list<QWidget*>{make_measure(), make_goal(), make_export()})
    parts->addWidget(part);
  connect(kinds_, &QTabBar::currentChanged, this, &SweepPlots::choose);
  return bar;
}

/// The measure of the map's colours.
QWidget* SweepPlots::make_measure() {
  measure_ = explained("sweep.measure", new QComboBox, tr("Measure of the heat map"));
  for (const SweepMeasure& measure : sweep_measures()) measure_->addItem(measure.name, to_qstring(measure.column));
  measure_->setCurrentIndex(measure_->findData(QStringLiteral("recall")));
  guard_wheel(measure_);
  connect(measure_, &QComboBox::currentIndexChanged, this, &SweepPlots::fill);
  return measure_;
}

/// The vertical axis of the trade-off, and its goal.
QWidget* SweepPlots::make_goal() {
  found_ = explained("sweep.found", new QComboBox, tr("Vertical axis"));
  found_->addItems({tr("missed"), tr("recall")});
  goal_box_ = explained("sweep.goal", new NumberBox<QDoubleSpinBox>, tr("Recall to reach"));
  goal_box_->setRange(1, 99.9);
  goal_box_->setDecimals(1);
  goal_box_->setSuffix(tr(" %"));
  for (QWidget* box : std::initializer_list<QWidget*>{found_, goal_box_}) guard_wheel(box);
  QLabel* goal = plain_label(tr("Goal (&J)"));
  goal->setBuddy(goal_box_);
  connect(found_, &QComboBox::currentIndexChanged, this, &SweepPlots::fill);
  connect(goal_box_, &QDoubleSpinBox::valueChanged, this, [this](double percent) { emit goal_changed(percent / 100); });
  return of_trade_off_ = side_by_side({found_, goal, goal_box_});
}

/// A button that saves the visible plot.
QWidget* SweepPlots::make_export() {
  const auto picture = [this](QSize size) {
    emit about_to_export();
    auto* plot = qobject_cast<QCustomPlot*>(plot_shown());
    return plot ? picture_of(*plot, size) : picture_of_charts(*stack_->currentWidget(), size);
  };
  const auto csv = [this] {
    emit about_to_export();
    const auto* plot = qobject_cast<SweepPlot*>(plot_shown());
    return plot ? plot->csv() : stages_->csv();
  };
  auto* button = new PlotExportButton(*stack_, picture, csv);
  button->set_words([this] { return PlotWords{{}, caption()}; });
  for (QWidget* plot : std::initializer_list<QWidget*>{trade_off_, map_, dots_, stages_, pie_})
    give_menu(plot, *button);
  return button;
}

/// The base recipe of the sweep, and the parameters that vary.
QString SweepPlots::caption() const {
  QStringList varied;
  for (const std::string& key : varied_keys(table_.plan)) varied << parameter_label(*find_parameter(key));
  QString text = corpus_line(corpus_, table_.plan.base);
  if (!varied.isEmpty()) text += tr("; varied: %1").arg(varied.join(QStringLiteral(", ")));
  return is_fixed(table_.plan.reference) ? tr("%1; reference: %2").arg(text, reference_text(table_.plan)) : text;
}

QWidget* SweepPlots::make_times() {
  auto* times = new QWidget;
  stages_ = new StageBars;
  connect(stages_, &StageBars::selected, this, &SweepPlots::selected);
  pie_ = new StagePie(QStringLiteral("sweep.pie"), tr("Each stage's share of the time; Export CSV writes the seconds"));
  pie_->setToolTip(
      tr("Shares of the selected row, otherwise of the mean of all rows; a reused stage counts in every row."));
  auto* column = without_margins(new QVBoxLayout(times));
  column->addWidget(stages_, 3);
  column->addWidget(pie_, 2);
  return times;
}

QWidget* SweepPlots::drawing() const {
  return stack_;
}

void SweepPlots::choose(int tab) {
  QSettings().setValue(settings_key(SweepHeatMap::suits(table_.plan)), tab);
  // Hiding a plot would move the focus to the table, which would select its first row.
  if (stack_->isAncestorOf(QApplication::focusWidget())) kinds_->setFocus();
  fill();
}

void SweepPlots::offer_kinds() {
  const bool has_map = SweepHeatMap::suits(table_.plan);
  {
    const QSignalBlocker silent(kinds_);
    // QTabBar forgets a tab's change when it gets an unchanged value for another tab.
    for (const auto& [kind, is_seen] : {std::pair(kMap, has_map), std::pair(kCounts, has_counts_)})
      if (kinds_->isTabVisible(kind) != is_seen) kinds_->setTabVisible(kind, is_seen);
    const int kind = QSettings().value(settings_key(has_map), int{has_map ? kTradeOff : kCounts}).toInt();
    kinds_->setCurrentIndex(kinds_->isTabVisible(kind) ? kind : kTradeOff);
  }
  kinds_->updateGeometry();  // hiding a tab does not notify the layout
}

void SweepPlots::show_table(const SweepTable& table, const std::vector<SweepSetting>& settings, double goal,
                            std::size_t points) {
  const bool counts = has_counts(table, points);
  const bool is_other = table.plan != table_.plan || counts != has_counts_;
  table_ = table;
  has_counts_ = counts;
  settings_ = settings;
  goal_ = goal;
  {
    const QSignalBlocker silent(goal_box_);
    goal_box_->setValue(100 * goal);
  }
  if (row_ && *row_ >= table_.rows.size()) row_.reset();
  if (is_other) offer_kinds();
  fill();
}

void SweepPlots::look_at(std::optional<std::size_t> row) {
  row = row && *row < table_.rows.size() ? row : std::nullopt;
  if (row_ == row) return;
  row_ = row;
  trade_off_->look_at(row_);
  map_->look_at(row_);
  if (kinds_->currentIndex() >= kCounts) fill();
}

void SweepPlots::set_current(const Recipe& recipe) {
  trade_off_->set_current(recipe);
  map_->set_current(recipe);
}

/// Draws only visible parts.
void SweepPlots::fill() {
  const int kind = kinds_->currentIndex();
  stack_->setCurrentIndex(kind);
  measure_->setVisible(kind == kMap);
  of_trade_off_->setVisible(kind == kTradeOff);
  found_->setVisible(!settings_.empty() && settings_.front().missed && have_one_truth(table_));
  if (kind == kTradeOff)
    trade_off_->show_table(table_, settings_, goal_, static_cast<TradeOffPlot::Found>(found_->currentIndex()));
  else if (kind == kMap)
    map_->show_table(table_, settings_, measure_of(measure_->currentData().toString().toStdString()));
  else if (kind == kCounts)
    dots_->show_table(table_);
  SweepTable drawn = table_;
  if (kind == kTimes) drawn.rows.resize(std::min(drawn.rows.size(), kMostRows));
  remark_->setText(remark(drawn));
  remark_->setVisible(!remark_->text().isEmpty());
  if (auto* plot = qobject_cast<SweepPlot*>(plot_shown())) return plot->look_at(row_);
  stages_->show_table(drawn, row_);
  fill_pie();
}

/// Shares of all rows, unless one is selected.
void SweepPlots::fill_pie() {
  const auto times = stage_means(row_ ? std::vector{table_.rows[*row_]} : table_.rows);
  double sum = 0;
  for (const StageTime& time : times) sum += time.seconds;
  const QString of = row_ ? values_text(table_.plan, table_.rows[*row_]) : tr("average row");
  pie_->show_times(times, table_.rows.empty() ? QString() : tr("%1: %2").arg(of, seconds_text(sum)));
}

QString SweepPlots::remark(const SweepTable& drawn) const {
  QStringList sentences;
  if (kinds_->currentIndex() == kTimes && !drawn.rows.empty())
    sentences << tr("Reading took %1, once for all rows").arg(seconds_text(drawn.rows.front().seconds.read));
  if (drawn.rows.size() < table_.rows.size())
    sentences << tr("The first %1 of %2 rows; only the table has the others")
                     .arg(count_text(kMostRows), count_text(table_.rows.size()));
  const std::size_t left_out = lines_of(drawn, sweep_measures().front()).series_left_out;
  if (left_out > 0 && kinds_->currentIndex() == kCounts)
    sentences << tr("The table has %1 more").arg(count_text(left_out, tr("combination"), tr("combinations")));
  return sentences.join(QStringLiteral(" \u00B7 "));
}

}  // namespace lookalike
