#include "ui/views/sweep/charts/sweep_plots.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/views/sweep/charts/chart_grid.h"
#include "ui/views/sweep/charts/stage_bars.h"
#include "ui/views/sweep/charts/sweep_bars.h"
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

constexpr std::size_t kMostSettings = 32;  // of a grid; more bars than that are one row count at a time
constexpr std::size_t kMostRows = 1'000;   // as bars, of which a screen is not that wide
constexpr const char* kNames[] = {"map", "charts", "times"};

/// Sweeps with a map and those without are looked at differently, so each has a memory of its own.
QString settings_key(bool has_map) {
  return has_map ? QStringLiteral("sweep/grid_plot") : QStringLiteral("sweep/plot");
}

int remembered_kind(bool has_map) {
  const QString name = QSettings().value(settings_key(has_map)).toString();
  const auto* found = std::ranges::find(kNames, name, [](const char* n) { return QString::fromLatin1(n); });
  const auto kind = static_cast<int>(found - std::begin(kNames));
  const int first = has_map ? 0 : 1;
  return found == std::end(kNames) ? first : std::max(first, kind);
}

/// Asks for the room of the page that is seen alone.
class PageStack final : public QStackedWidget {
 public:
  PageStack() { connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry); }
  QSize minimumSizeHint() const override { return currentWidget() ? currentWidget()->minimumSizeHint() : QSize(); }
};

}  // namespace

SweepPlots::SweepPlots(QWidget* parent) : QWidget(parent) {
  stack_ = new PageStack;
  map_ = new SweepHeatMap;
  stack_->addWidget(map_);
  stack_->addWidget(make_charts());
  stack_->addWidget(make_times());
  auto* column = without_margins(new QVBoxLayout(this));
  column->addWidget(make_bar());
  column->addWidget(stack_, 1);
  connect(map_, &SweepHeatMap::chosen, this, &SweepPlots::chosen);
  alternative_kinds();
}

QWidget* SweepPlots::make_bar() {
  auto* bar = new QWidget;
  kinds_ = named("sweep.kinds", new QTabBar);
  kinds_->setAccessibleName(tr("Kind of plot"));
  kinds_->setDrawBase(false);
  kinds_->setExpanding(false);
  kinds_->setUsesScrollButtons(false);
  kinds_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  for (const QString& name : {tr("Map"), tr("Charts"), tr("Times")}) kinds_->addTab(name);
  kinds_->setTabToolTip(0, tr("One number over bands and rows, as colour (Alt+3)."));
  kinds_->setTabToolTip(1, tr("Every number over the first parameter, as bars (Alt+4)."));
  kinds_->setTabToolTip(2, tr("Seconds of each stage, and their shares (Alt+5)."));
  // The page has no letters left, and no room for digits in the names.
  for (int kind = 0; kind < kinds_->count(); ++kind) {
    auto* key = new QShortcut(QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_3 + kind)), this);
    connect(key, &QShortcut::activated, this, [this, kind] {
      if (kinds_->isTabVisible(kind)) kinds_->setCurrentIndex(kind);
    });
  }
  measure_ = named("sweep.measure", new QComboBox);
  measure_->setAccessibleName(tr("Measure of the heat map"));
  measure_->setToolTip(tr("Which number the colours stand for."));
  guard_wheel(measure_);
  for (const SweepMeasure& measure : sweep_measures()) measure_->addItem(measure.name);
  measure_->setCurrentIndex(3);
  QLabel* title = plain_label(tr("&Measure"));
  title->setBuddy(measure_);
  remark_ = named("sweep.remark", new ElidedLabel);
  colour_ = new QWidget;
  auto* of_map = without_margins(new QHBoxLayout(colour_));
  of_map->addWidget(title);
  of_map->addWidget(measure_);
  auto* right = new QWidget;
  auto* of_right = without_margins(new QHBoxLayout(right));
  of_right->addWidget(colour_);
  of_right->addWidget(make_exports());
  auto* left = new QWidget;
  left->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* of_left = without_margins(new QHBoxLayout(left));
  of_left->addWidget(kinds_);
  of_left->addWidget(remark_, 1);
  auto* parts = new FlowLayout(bar);
  for (QWidget* part : {left, right}) parts->addWidget(part);
  connect(kinds_, &QTabBar::currentChanged, this, &SweepPlots::choose);
  connect(measure_, &QComboBox::currentIndexChanged, this, &SweepPlots::fill);
  return bar;
}

/// One button a kind, in the order of the kinds: what it saves is what is seen.
QWidget* SweepPlots::make_exports() {
  exports_ = new QStackedWidget;
  exports_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  const auto of_now = [this](auto make) {
    return [this, make](auto... size) -> decltype(make(size...)) {
      emit about_to_export();
      return make(size...);
    };
  };
  const auto words = [this] { return PlotWords{{}, caption()}; };
  auto* map = new PlotExportButton(*map_, of_now([this](QSize size) { return picture_of(*map_, size); }),
                                   of_now([this] { return map_->csv(); }));
  exports_->addWidget(map);
  give_menu(map_, *map);
  QWidget* area = charts_->widget();
  auto* charts = new PlotExportButton(*area, of_now([area](QSize size) { return picture_of_charts(*area, size); }),
                                      of_now([this] { return charts_csv(); }));
  exports_->addWidget(charts);
  for (SweepBars* bars : bars_) give_menu(bars, *charts);
  QWidget* of_times = stack_->widget(2);
  auto* times =
      new PlotExportButton(*of_times, of_now([of_times](QSize size) { return picture_of_charts(*of_times, size); }),
                           of_now([this] { return stages_->csv(); }));
  for (PlotExportButton* button : {map, charts, times}) button->set_words(words);
  times->add_file(tr("Save s&hares as CSV"), tr("Seconds and share of each stage, as a table."), "shares.csv",
                  of_now([this] { return pie_->csv(); }));
  exports_->addWidget(times);
  give_menu(stages_, *times);
  give_menu(pie_, *times);
  return exports_;
}

QWidget* SweepPlots::drawing() const {
  return stack_;
}

QByteArray SweepPlots::charts_csv() const {
  QByteArray text("measure,value,others,number,source\n");
  for (const SweepBars* bars : bars_)
    if (!bars->empty()) text += bars->csv_lines();
  return text;
}

/// The recipe that the sweep starts from, what it varies of that, and what part of it is drawn.
QString SweepPlots::caption() const {
  QStringList varied;
  for (const std::string& key : varied_keys(table_.plan)) varied << to_qstring(find_parameter(key)->label);
  QString text = corpus_line(corpus_, table_.plan.base);
  if (!varied.isEmpty()) text += tr("; varied: %1").arg(varied.join(QStringLiteral(", ")));
  if (kind() != Kind::map && is_sliced()) text += tr("; drawn: r = %1").arg(rows_looked_at());
  return text;
}

QWidget* SweepPlots::make_charts() {
  charts_ = new ChartGrid;
  for (const SweepMeasure& measure : sweep_measures()) {
    bars_.push_back(new SweepBars(measure, charts_->widget()));
    bars_.back()->hide();
  }
  return charts_;
}

QWidget* SweepPlots::make_times() {
  auto* times = new QWidget;
  stages_ = new StageBars;
  pie_ =
      new StagePie(QStringLiteral("sweep.pie"), tr("Share of each stage in the time; Save to disk writes the seconds"));
  pie_->setToolTip(
      tr("Shares of the selected row, otherwise the mean of the rows that the bars are of; a stage that was used again "
         "counts "
         "with every row."));
  auto* row = without_margins(new QHBoxLayout(times));
  row->addWidget(stages_, 3);
  row->addWidget(pie_, 2);
  return times;
}

SweepPlots::Kind SweepPlots::kind() const {
  return static_cast<Kind>(kinds_->currentIndex());
}

void SweepPlots::choose(int tab) {
  QSettings().setValue(settings_key(SweepHeatMap::suits(table_.plan)), QString::fromLatin1(kNames[tab]));
  // A plot that hides would give the focus to the table, which would select its first row.
  if (stack_->isAncestorOf(QApplication::focusWidget())) kinds_->setFocus();
  fill();
  emit kind_changed();
}

void SweepPlots::alternative_kinds() {
  const bool has_map = SweepHeatMap::suits(table_.plan);
  const Kind before = kind();
  {
    const QSignalBlocker silent(kinds_);
    kinds_->setTabVisible(0, has_map);
    kinds_->setCurrentIndex(remembered_kind(has_map));
  }
  kinds_->updateGeometry();  // hiding a tab does not tell the layout
  if (kind() != before) emit kind_changed();
}

void SweepPlots::show_table(const SweepTable& table) {
  const bool other_plan = table.plan != table_.plan;
  table_ = table;
  if (row_ && *row_ >= table_.rows.size()) row_.reset();
  if (other_plan) alternative_kinds();
  fill();
}

void SweepPlots::look_at(std::optional<std::size_t> row) {
  if (row_ == row) return;
  row_ = row && *row < table_.rows.size() ? row : std::nullopt;
  if (kind() != Kind::map) fill();
}

void SweepPlots::set_current(const LshOptions& lsh) {
  if (lsh == current_) return;
  const bool sliced = kind() != Kind::map && is_sliced();
  const std::uint32_t rows = sliced ? rows_looked_at() : 0;
  current_ = lsh;
  map_->set_current(lsh);
  if (sliced && rows != rows_looked_at()) fill();
}

/// Only what is seen.
void SweepPlots::fill() {
  const Kind shown = kind();
  stack_->setCurrentIndex(kinds_->currentIndex());
  exports_->setCurrentIndex(kinds_->currentIndex());
  colour_->setVisible(shown == Kind::map);
  if (shown == Kind::map) {
    remark_->set_text({});
    return map_->show_table(table_, sweep_measures()[static_cast<std::size_t>(measure_->currentIndex())]);
  }
  const SweepTable& table = drawn();
  remark_->set_text(remark(table));
  if (shown == Kind::charts) return fill_charts(table);
  stages_->show_table(table);
  fill_pie(table);
}

void SweepPlots::fill_charts(const SweepTable& table) {
  QList<QWidget*> seen;
  for (SweepBars* bars : bars_) {
    bars->show_table(table);
    if (!bars->empty()) seen << bars;
  }
  charts_->show_charts(seen);
}

/// Shows the rows that the bars are of, unless one is selected.
void SweepPlots::fill_pie(const SweepTable& drawn) {
  const auto rows = row_ ? std::vector{table_.rows[*row_]} : rows_of_first_line(drawn);
  const auto times = stage_means(rows);
  double sum = 0;
  for (const StageTime& time : times) sum += time.seconds;
  const QString of = row_ ? values_text(table_.rows[*row_]) : part_text(drawn);
  pie_->show_times(times, rows.empty() ? QString() : tr("%1: %2").arg(of, seconds_text(sum)));
}

QString SweepPlots::part_text(const SweepTable& drawn) const {
  if (is_sliced()) return tr("a row with r = %1 on average").arg(rows_looked_at());
  const SweepLines lines = lines_of(drawn, sweep_measures().front());
  if (lines.series.size() < 2) return tr("a row on average");
  return tr("a row with %1 %2 on average").arg(other_axes_text(table_.plan), lines.series.front().name);
}

/// A grid has too many settings for bars; those with one row count are drawn.
bool SweepPlots::is_sliced() const {
  return SweepHeatMap::suits(table_.plan) && table_.rows.size() > kMostSettings * table_.plan.repeat;
}

bool SweepPlots::is_cut() const {
  return !is_sliced() && table_.rows.size() > kMostRows;
}

const SweepTable& SweepPlots::drawn() {
  if (is_sliced()) return slice_ = slice_of_rows(table_, rows_looked_at());
  if (is_cut()) return slice_ = first_rows(table_, kMostRows);
  return table_;
}

std::uint32_t SweepPlots::rows_looked_at() const {
  const auto rows_of = [this](const SweepRow& row) { return with_row(table_.plan.base, table_.plan, row).lsh.rows; };
  if (row_) return rows_of(table_.rows[*row_]);
  const bool in_sweep =
      table_.rows.empty() || std::ranges::find(table_.rows, current_.rows, rows_of) != table_.rows.end();
  return in_sweep ? current_.rows : rows_of(table_.rows.front());
}

QString SweepPlots::remark(const SweepTable& drawn) const {
  QStringList sentences;
  if (kind() == Kind::times && !drawn.rows.empty())
    sentences << tr("Reading took %1, once for all rows").arg(seconds_text(drawn.rows.front().seconds.read));
  const QString left_out = left_out_text(drawn);
  if (!left_out.isEmpty()) sentences << left_out;
  return sentences.join(QStringLiteral(" \u00B7 "));
}

QString SweepPlots::left_out_text(const SweepTable& drawn) const {
  if (is_cut())
    return tr("The first %1 of %2 rows; the others are in the table only")
        .arg(count_text(kMostRows), count_text(table_.rows.size()));
  if (&drawn == &slice_)
    return row_ ? tr("Settings with r = %1, as in the selected row").arg(rows_looked_at())
                : tr("Settings with r = %1; select a row for another r").arg(rows_looked_at());
  const std::size_t left_out = lines_of(drawn, sweep_measures().front()).series_left_out;
  if (left_out == 0 || kind() != Kind::charts) return {};
  return tr("%1 more combinations are in the table only").arg(count_text(left_out));
}

}  // namespace lookalike
