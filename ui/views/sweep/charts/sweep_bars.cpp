#include "ui/views/sweep/charts/sweep_bars.h"

#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QLegend>
#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/csv_text.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

constexpr Hue kHues[] = {Hue::blue, Hue::orange, Hue::green, Hue::purple, Hue::sky, Hue::vermilion};
constexpr Qt::BrushStyle kPatterns[] = {Qt::SolidPattern,  Qt::Dense4Pattern, Qt::BDiagPattern,
                                        Qt::Dense6Pattern, Qt::HorPattern,    Qt::DiagCrossPattern};

}  // namespace

SweepBars::SweepBars(const SweepMeasure& measure, QWidget* parent) : CategoryChart(parent), measure_(measure) {
  setObjectName(QStringLiteral("sweep.bars.%1").arg(QString::fromLatin1(measure.column)));
  setAccessibleName(tr("%1 over the first parameter; the same numbers are in the table").arg(measure.name));
  setToolTip(meaning());
}

void SweepBars::show_table(const SweepTable& table) {
  lines_ = lines_of(table, measure_);
  source_ = source_line(table, measure_, lines_.categories);
  fill();
}

bool SweepBars::empty() const {
  return std::ranges::none_of(lines_.series, [](const SweepSeries& series) {
    return std::ranges::any_of(series.numbers, [](const auto& number) { return number.has_value(); });
  });
}

QByteArray SweepBars::csv_lines() const {
  std::string text;
  for (const SweepSeries& series : lines_.series)
    for (std::size_t i = 0; i < series.numbers.size(); ++i) {
      text += std::string(measure_.column) + ',';
      append_csv_field(text, lines_.categories[static_cast<qsizetype>(i)].toStdString());
      text += ',';
      append_csv_field(text, series.name.toStdString());
      text += ',';
      append_number(text, series.numbers[i].value_or(std::nan("")));
      text += ',';
      append_number(text, i < source_.size() ? source_[i].value_or(std::nan("")) : std::nan(""));
      text += '\n';
    }
  return QByteArray::fromStdString(text);
}

void SweepBars::fill() {
  const bool seconds = QByteArrayView(measure_.column).startsWith("seconds");
  begin(seconds ? tr("%1 (s)").arg(measure_.name) : measure_.name);
  chart()->legend()->setVisible(lines_.series.size() > 1 || !source_.empty());
  const double most = draw_bars();
  finish(lines_.categories, most, source_);
}

QString SweepBars::meaning() const {
  return measure_.meaning;
}

QString SweepBars::text_of(int category, int set) const {
  const SweepSeries& series = lines_.series[static_cast<std::size_t>(set)];
  const auto number = series.numbers[static_cast<std::size_t>(category)];
  if (!number) return {};
  return QStringLiteral("%1 \u00B7 %2: %3").arg(lines_.categories[category], name_of(series), measure_.text(*number));
}

QString SweepBars::name_of(const SweepSeries& series) {
  return series.name.isEmpty() ? tr("here") : series.name;
}

/// The highest of them.
double SweepBars::draw_bars() {
  auto* bars = new QBarSeries;
  bars->setBarWidth(0.7);
  double most = 0;
  for (std::size_t i = 0; i < lines_.series.size(); ++i) {
    const SweepSeries& series = lines_.series[i];
    auto* set = new QBarSet(name_of(series));
    for (const auto& number : series.numbers) {
      *set << number.value_or(0);
      most = std::max(most, number.value_or(0));
    }
    const QColor colour = line_colour(kHues[i], palette());
    set->setBrush(QBrush(colour, kPatterns[i]));
    set->setBorderColor(colour);
    bars->append(set);
  }
  add_bars(bars);
  return most;
}

}  // namespace lookalike
