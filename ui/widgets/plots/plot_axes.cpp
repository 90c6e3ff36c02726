#include "ui/widgets/plots/plot_axes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/models/text/display_text.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {

double count_place(double count) {
  return std::log10(1 + std::max(0.0, count));
}

double count_at(double place) {
  return std::pow(10, place) - 1;
}

QVector<double> FittingTicker::createTickVector(double step, const QCPRange& range) {
  const bool across = axis_.orientation() == Qt::Horizontal;
  const QFontMetrics type(axis_.tickLabelFont());
  const bool is_laid_out = !axis_.axisRect()->rect().isEmpty();
  QVector<double> kept;
  double end = -1e9;  // of the previous label, in pixels
  for (const double tick : ticks_(range, step)) {
    const double at = std::abs(axis_.coordToPixel(tick) - axis_.coordToPixel(range.lower));
    const int length = across ? type.horizontalAdvance(label_(tick)) + 2 * type.averageCharWidth() : type.height();
    if (is_laid_out && at - length / 2.0 <= end) continue;
    kept << tick;
    end = at + length / 2.0;
  }
  return kept;
}

namespace {

/// Whether ticks are enough to read the axis, and reach into its first and its last third.
bool span(const QVector<double>& ticks, const QCPRange& range) {
  return ticks.size() >= 3 && ticks.front() < range.lower + range.size() / 3 &&
         ticks.back() > range.upper - range.size() / 3;
}

/// Equidistant counts at their places, for a range of less than about a decade.
QVector<double> equidistant_counts(const QCPRange& range) {
  constexpr double kParts = 8;  // at most; at least three
  const double low = count_at(std::max(0.0, range.lower)), high = count_at(range.upper);
  const double power = std::pow(10, std::max(0.0, std::floor(std::log10((high - low) / kParts))));
  QVector<double> made;
  for (const double digit : {1, 2, 5, 10}) {
    const double step = digit * power;
    if ((high - low) / step > kParts && digit < 10) continue;
    for (double count = std::ceil(low / step) * step; count <= high; count += step) made << count_place(count);
    break;
  }
  return made;
}

}  // namespace

void tick_counts(QCPAxis& axis) {
  const auto ticks = [](const QCPRange& range, double) {
    for (const QList<int>& digits : {QList<int>{1}, {1, 3}, {1, 2, 5}}) {
      QVector<double> made;
      if (range.lower <= 0) made << 0;
      for (int power = 0; power <= 12; ++power)
        for (const int digit : digits)
          if (const double place = count_place(digit * std::pow(10, power)); range.contains(place)) made << place;
      if (span(made, range)) return made;
    }
    return equidistant_counts(range);
  };
  axis.setTicker(
      QSharedPointer<FittingTicker>::create(axis, ticks, [](double at) { return whole_text(count_at(at)); }));
}

void tick_shares(QCPAxis& axis) {
  const auto ticks = [](const QCPRange& range, double step) {
    QVector<double> made;
    const double last = std::floor(std::min(range.upper, 100.0) / step + 1e-6);
    for (double i = std::ceil(range.lower / step); i <= last; ++i) made << i * step;
    return made;
  };
  axis.setTicker(QSharedPointer<FittingTicker>::create(axis, ticks, [](double at) { return QString::number(at); }));
}

void tick_names(QCPAxis& axis, const QStringList& names) {
  const auto ticks = [count = names.size()](const QCPRange&, double) {
    QVector<double> made(count);
    std::iota(made.begin(), made.end(), 0.0);
    return made;
  };
  const auto label = [names](double at) { return names.value(static_cast<qsizetype>(at)); };
  axis.setTicker(QSharedPointer<FittingTicker>::create(axis, ticks, label));
}

void show_places(QCPAxis& axis, const QVector<double>& places, double shortest) {
  if (places.isEmpty()) return;
  const auto [least, most] = std::ranges::minmax(places);
  const double spare = std::max(0.07 * (most - least), (shortest - (most - least)) / 2);
  axis.setRange(least - spare, most + spare);
}

void style_axis(QCPAxis& axis, const QWidget& plot, double line) {
  const QColor text = plot.palette().color(QPalette::Text);
  const QPen pen(faint_text(plot.palette()), line);
  axis.setBasePen(pen);
  axis.setTickPen(pen);
  axis.setSubTickPen(Qt::NoPen);
  axis.setTickLabelColor(text);
  axis.setLabelColor(text);
  axis.setTickLabelFont(plot.font());
  axis.setLabelFont(plot.font());
  axis.grid()->setPen(QPen(grid_colour(plot.palette()), line));
  axis.grid()->setZeroLinePen(Qt::NoPen);
}

}  // namespace lookalike
