#include "ui/views/sweep/sweep_plots.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSettings>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/sweep/sweep_text.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/views/sweep/charts/count_dots.h"
#include "ui/views/sweep/charts/stage_bars.h"
#include "ui/views/sweep/heat_map/sweep_heat_map.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/elided_label.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/plots/plot_export.h"
#include "ui/widgets/plots/stage_pie.h"
#include "ui/widgets/style/flow_layout.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostSettings = 40;  // settings of a legible dot plot
constexpr std::size_t kMostRows = 1'000;   // rows as bars; no screen is wide enough for more
constexpr const char* kNames[] = {"trade_off", "map", "counts", "times"};

/// Sweeps over bands and rows and other sweeps have different plots, so the settings store a choice for each.
QString settings_key(bool has_map) {
  return has_map ? QStringLiteral("sweep/grid_view") : QStringLiteral("sweep/view");
}

int remembered_kind(bool has_map) {
  const QString name = QSettings().value(settings_key(has_map)).toString();
  const auto* found = std::ranges::find(kNames, name, [](const char* n) { return QString::fromLatin1(n); });
  return found != std::end(kNames) ? static_cast<int>(found - kNames) : has_map ? 0 : 2;
}

bool has_counts(const SweepTable& table) {
  return table.rows.size() <= kMostSettings * table.plan.repeat;
}

}  // namespace

SweepPlots::SweepPlots(QWidget* parent) : QWidget(parent) {
  stack_ = new QStackedWidget;
  trade_off_ = new TradeOffPlot;
  map_ = new SweepHeatMap;
  dots_ = new CountDots;
  for (QWidget* plot : std::initializer_list<QWidget*>{trade_off_, map_, dots_, make_times()}) stack_->addWidget(plot);
  auto* column = without_margins(new QVBoxLayout(this));
  column->addWidget(make_bar());
  column->addWidget(stack_, 1);
  for (const SweepPlot* plot : std::initializer_list<SweepPlot*>{trade_off_, map_, dots_}) {
    connect(plot, &SweepPlot::selected, this, &SweepPlots::selected);
    connect(plot, &SweepPlot::chosen, this, &SweepPlots::chosen);
  }
  connect(trade_off_, &TradeOffPlot::goal_dragged, this, &SweepPlots::goal_changed);
  offer_kinds();
}

QWidget* SweepPlots::make_bar() {
  auto* bar = new QWidget;
  kinds_ = named("sweep.kinds", new QTabBar);
  kinds_->setAccessibleName(tr("Kind of plot"));
  kinds_->setDrawBase(false);
  kinds_->setExpanding(false);
  kinds_->setUsesScrollButtons(false);
  kinds_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  for (const QString& name : {tr("Trade-off"), tr("Map"), tr("Counts"), tr("Times")}) kinds_->addTab(name);
  kinds_->setTabToolTip(0, tr("Candidates and missed pairs of every setting (Alt+3)."));
  kinds_->setTabToolTip(1, tr("One number over bands and rows, as colour (Alt+4)."));
  kinds_->setTabToolTip(2, tr("Every number over the first parameter (Alt+5)."));
  kinds_->setTabToolTip(3, tr("Seconds of each stage, and their shares (Alt+6)."));
  // The page has no free mnemonic letters, and no room for digits in the names.
  for (int kind = 0; kind < kinds_->count(); ++kind) {
    auto* key = new QShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_3 + kind)), this);
    connect(key, &QShortcut::activated, this, [this, kind] {
      if (kinds_->isTabVisible(kind)) kinds_->setCurrentIndex(kind);
    });
  }
  remark_ = named("sweep.remark", new ElidedLabel);
  auto* right = new QWidget;
  auto* of_right = without_margins(new QHBoxLayout(right));
  of_right->addWidget(make_choices());
  of_right->addWidget(make_exports());
  auto* left = new QWidget;
  left->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* of_left = without_margins(new QHBoxLayout(left));
  of_left->addWidget(kinds_);
  of_left->addWidget(remark_, 1);
  auto* parts = new FlowLayout(bar);
  for (QWidget* part : {left, right}) parts->addWidget(part);
  connect(kinds_, &QTabBar::currentChanged, this, &SweepPlots::choose);
  return bar;
}

/// The measure of the map's colours; the vertical axis of the trade-off, and its goal.
QWidget* SweepPlots::make_choices() {
  measure_ =
      named("sweep.measure", new QComboBox, tr("Measure of the heat map"), tr("The number that the colours show."));
  for (const SweepMeasure& measure : sweep_measures())
    measure_->addItem(measure.name, QString::fromLatin1(measure.column));
  measure_->setCurrentIndex(measure_->findData(QStringLiteral("recall")));
  found_ = named("sweep.found", new QComboBox, tr("Vertical axis"),
                 tr("Missed pairs, finer if there are few, or the share of pairs found."));
  found_->addItems({tr("missed pairs"), tr("recall")});
  goal_box_ = named("sweep.goal", new QDoubleSpinBox, tr("Recall to reach"),
                    tr("Share of the different similar pairs that a setting should find; Suggest shares this goal."));
  goal_box_->setRange(1, 99.9);
  goal_box_->setDecimals(1);
  goal_box_->setSuffix(tr(" %"));
  for (QWidget* box : std::initializer_list<QWidget*>{measure_, found_, goal_box_}) guard_wheel(box);
  QLabel *measure = plain_label(tr("&Measure")), *goal = plain_label(tr("Goal (&J)"));
  measure->setBuddy(measure_);
  goal->setBuddy(goal_box_);
  const auto in_a_row = [](std::initializer_list<QWidget*> widgets) {
    auto* part = new QWidget;
    auto* row = without_margins(new QHBoxLayout(part));
    for (QWidget* widget : widgets) row->addWidget(widget);
    return part;
  };
  colour_ = in_a_row({measure, measure_});
  colour_->hide();
  of_trade_off_ = in_a_row({found_, goal, goal_box_});
  connect(measure_, &QComboBox::currentIndexChanged, this, &SweepPlots::fill);
  connect(found_, &QComboBox::currentIndexChanged, this, &SweepPlots::fill);
  connect(goal_box_, &QDoubleSpinBox::valueChanged, this, [this](double percent) { emit goal_changed(percent / 100); });
  return in_a_row({colour_, of_trade_off_});
}

/// One button per kind, in the order of the kinds; it saves what is visible.
QWidget* SweepPlots::make_exports() {
  exports_ = new QStackedWidget;
  exports_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  const auto of_now = [this](auto make) {
    return [this, make](auto... size) -> decltype(make(size...)) {
      emit about_to_export();
      return make(size...);
    };
  };
  const auto add = [&](QWidget* drawn, auto picture, auto csv) {
    auto* button = new PlotExportButton(*drawn, of_now(picture), of_now(csv));
    button->set_words([this] { return PlotWords{{}, caption()}; });
    exports_->addWidget(button);
    return button;
  };
  const auto add_plot = [&](auto* plot) {
    give_menu(plot, *add(
                        plot, [plot](QSize size) { return picture_of(*plot, size); }, [plot] { return plot->csv(); }));
  };
  add_plot(trade_off_);
  add_plot(map_);
  add_plot(dots_);
  QWidget* of_times = stack_->widget(3);
  PlotExportButton* times = add(
      of_times, [of_times](QSize size) { return picture_of_charts(*of_times, size); },
      [this] { return stages_->csv(); });
  times->add_file(tr("Save s&hares as CSV"), tr("Seconds and share of each stage, as a table."), "shares.csv",
                  of_now([this] { return pie_->csv(); }));
  give_menu(stages_, *times);
  give_menu(pie_, *times);
  return exports_;
}

QWidget* SweepPlots::drawing() const {
  return stack_;
}

/// The base recipe of the sweep, and the parameters that vary.
QString SweepPlots::caption() const {
  QStringList varied;
  for (const std::string& key : varied_keys(table_.plan)) varied << to_qstring(find_parameter(key)->label);
  QString text = corpus_line(corpus_, table_.plan.base);
  if (!varied.isEmpty()) text += tr("; varied: %1").arg(varied.join(QStringLiteral(", ")));
  return is_fixed(table_.plan.reference) ? tr("%1; reference: %2").arg(text, reference_text(table_.plan)) : text;
}

QWidget* SweepPlots::make_times() {
  auto* times = new QWidget;
  stages_ = new StageBars;
  pie_ =
      new StagePie(QStringLiteral("sweep.pie"), tr("Share of each stage in the time; Export CSV writes the seconds"));
  pie_->setToolTip(
      tr("Shares of the selected row, otherwise of the mean of all rows; a reused stage counts in every row."));
  auto* column = without_margins(new QVBoxLayout(times));
  column->addWidget(stages_, 3);
  column->addWidget(pie_, 2);
  return times;
}

SweepPlots::Kind SweepPlots::kind() const {
  return static_cast<Kind>(kinds_->currentIndex());
}

void SweepPlots::choose(int tab) {
  QSettings().setValue(settings_key(SweepHeatMap::suits(table_.plan)), QString::fromLatin1(kNames[tab]));
  // Hiding a plot would move the focus to the table, which would select its first row.
  if (stack_->isAncestorOf(QApplication::focusWidget())) kinds_->setFocus();
  fill();
}

void SweepPlots::offer_kinds() {
  const bool has_map = SweepHeatMap::suits(table_.plan);
  {
    const QSignalBlocker silent(kinds_);
    // QTabBar forgets a tab's change when it gets an unchanged value for another tab.
    for (const auto& [kind, is_seen] : {std::pair(1, has_map), std::pair(2, has_counts(table_))})
      if (kinds_->isTabVisible(kind) != is_seen) kinds_->setTabVisible(kind, is_seen);
    const int kind = remembered_kind(has_map);
    kinds_->setCurrentIndex(kinds_->isTabVisible(kind) ? kind : 0);
  }
  kinds_->updateGeometry();  // hiding a tab does not notify the layout
}

void SweepPlots::show_table(const SweepTable& table, const std::vector<SweepSetting>& settings, double goal) {
  const bool is_other = table.plan != table_.plan || has_counts(table) != kinds_->isTabVisible(2);
  table_ = table;
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
  if (kind() >= Kind::counts) fill();
}

void SweepPlots::set_current(const Recipe& recipe) {
  trade_off_->set_current(recipe);
  map_->set_current(recipe);
}

/// Draws only visible parts.
void SweepPlots::fill() {
  const Kind shown = kind();
  stack_->setCurrentIndex(kinds_->currentIndex());
  exports_->setCurrentIndex(kinds_->currentIndex());
  colour_->setVisible(shown == Kind::map);
  of_trade_off_->setVisible(shown == Kind::trade_off);
  remark_->set_text({});
  switch (shown) {
    case Kind::trade_off:
      found_->setVisible(!settings_.empty() && settings_.front().missed && have_one_truth(table_));
      trade_off_->show_table(table_, settings_, goal_, static_cast<TradeOffPlot::Found>(found_->currentIndex()));
      return trade_off_->look_at(row_);
    case Kind::map:
      map_->show_table(table_, settings_, measure_of(measure_->currentData().toString().toStdString()));
      return map_->look_at(row_);
    case Kind::counts:
      dots_->show_table(table_);
      dots_->look_at(row_);
      return remark_->set_text(remark(table_));
    case Kind::times:
      break;
  }
  SweepTable drawn = table_;
  if (drawn.rows.size() > kMostRows) drawn.rows.resize(kMostRows);
  remark_->set_text(remark(drawn));
  stages_->show_table(drawn);
  fill_pie();
}

/// Shares of all rows, unless one is selected.
void SweepPlots::fill_pie() {
  const auto times = stage_means(row_ ? std::vector{table_.rows[*row_]} : table_.rows);
  double sum = 0;
  for (const StageTime& time : times) sum += time.seconds;
  const QString of = row_ ? values_text(table_.rows[*row_]) : tr("average row");
  pie_->show_times(times, table_.rows.empty() ? QString() : tr("%1: %2").arg(of, seconds_text(sum)));
}

QString SweepPlots::remark(const SweepTable& drawn) const {
  QStringList sentences;
  if (kind() == Kind::times && !drawn.rows.empty())
    sentences << tr("Reading took %1, once for all rows").arg(seconds_text(drawn.rows.front().seconds.read));
  if (drawn.rows.size() < table_.rows.size())
    sentences << tr("The first %1 of %2 rows; only the table has the others")
                     .arg(count_text(kMostRows), count_text(table_.rows.size()));
  const std::size_t left_out = lines_of(drawn, sweep_measures().front()).series_left_out;
  if (left_out > 0 && kind() == Kind::counts)
    sentences << tr("%1 more combinations: see the table").arg(count_text(left_out));
  return sentences.join(QStringLiteral(" \u00B7 "));
}

}  // namespace lookalike
