#include "ui/views/sweep/charts/stage_bars.h"

#include <QtCharts/QBarSet>
#include <QtCharts/QLegend>
#include <QtCharts/QStackedBarSeries>
#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/csv_text.h"
#include "ui/models/text/number_text.h"
#include "ui/widgets/plots/stage_pie.h"

namespace lookalike {
namespace {

const SweepMeasure& whole_time() {
  return *std::ranges::find_if(
      sweep_measures(), [](const SweepMeasure& m) { return std::string_view(m.column) == "seconds_after_reading"; });
}

double seconds_of(const SweepLines& lines, qsizetype category) {
  return lines.series.empty() ? 0 : lines.series.front().numbers[static_cast<std::size_t>(category)].value_or(0);
}

}  // namespace

StageBars::StageBars(QWidget* parent) : CategoryChart(parent) {
  setObjectName(QStringLiteral("sweep.stage_bars"));
  setAccessibleName(tr("Seconds of each stage over the first parameter; Save to disk writes the same numbers"));
  setToolTip(meaning());
}

void StageBars::show_table(const SweepTable& table) {
  stages_.clear();
  for (const SweepMeasure& stage : stage_measures()) stages_.push_back(lines_of(table, stage));
  categories_ = stages_.front().categories;
  others_ = other_axes_text(table.plan);
  source_ = source_line(table, whole_time(), categories_);
  fill();
}

QByteArray StageBars::csv() const {
  std::string text = "value";
  for (const SweepMeasure& stage : stage_measures()) text += std::string(",") + stage.column;
  text += ",source_seconds_total\n";
  for (qsizetype at = 0; at < categories_.size(); ++at) {
    append_csv_field(text, categories_[at].toStdString());
    for (const SweepLines& stage : stages_) {
      text += ',';
      append_number(text, seconds_of(stage, at));
    }
    const auto i = static_cast<std::size_t>(at);
    text += ',';
    append_number(text, i < source_.size() ? source_[i].value_or(std::nan("")) : std::nan(""));
    text += '\n';
  }
  return QByteArray::fromStdString(text);
}

QString StageBars::title() const {
  if (stages_.empty() || stages_.front().series.size() < 2) return tr("seconds per stage");
  return tr("seconds per stage, %1 %2").arg(others_, stages_.front().series.front().name);
}

void StageBars::fill() {
  begin(title());
  if (stages_.empty()) return;
  chart()->legend()->show();
  add_stages();
  double most = 0;
  for (qsizetype at = 0; at < categories_.size(); ++at) {
    double sum = 0;
    for (const SweepLines& stage : stages_) sum += seconds_of(stage, at);
    most = std::max(most, sum);
  }
  finish(categories_, most, source_);
}

void StageBars::add_stages() {
  auto* bars = new QStackedBarSeries;
  bars->setBarWidth(0.7);
  for (std::size_t i = 0; i < stages_.size(); ++i) {
    auto* set = new QBarSet(stage_measures()[i].name);
    for (qsizetype at = 0; at < categories_.size(); ++at) *set << seconds_of(stages_[i], at);
    const QBrush brush = stage_brush(i + 1, palette());  // the first is reading
    set->setBrush(brush);
    set->setBorderColor(brush.color());
    bars->append(set);
  }
  add_bars(bars);
}

QString StageBars::meaning() const {
  return tr("Mean seconds of a run; a stage that was used again from the run before counts with the time it took.");
}

QString StageBars::text_of(int category, int set) const {
  const auto stage = static_cast<std::size_t>(set);
  return QStringLiteral("%1 \u00B7 %2: %3")
      .arg(categories_.value(category), stage_measures()[stage].name,
           seconds_text(seconds_of(stages_[stage], category)));
}

}  // namespace lookalike
