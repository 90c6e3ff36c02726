#include "ui/views/sweep/charts/plot_axes.h"

#include <QHelpEvent>
#include <algorithm>
#include <cmath>

#include "ui/models/text/number_text.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

class TipGuard final : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* watched, QEvent* event) override {
    const auto* plot = qobject_cast<QCustomPlot*>(watched);
    return plot && event->type() == QEvent::ToolTip && plot->axisRectAt(static_cast<QHelpEvent*>(event)->pos());
  }
};

}  // namespace

double count_place(double count) {
  return std::log10(1 + std::max(0.0, count));
}

double count_at(double place) {
  return std::pow(10, place) - 1;
}

QVector<double> CountTicker::createTickVector(double, const QCPRange& range) {
  QVector<double> ticks;
  for (const QList<int>& digits : {QList<int>{1}, {1, 3}, {1, 2, 5}, {1, 2, 3, 4, 5, 6, 7, 8, 9}}) {
    ticks.clear();
    if (range.lower <= 0) ticks << 0;
    for (int power = 0; power <= 12; ++power)
      for (const int digit : digits) {
        const double place = count_place(digit * std::pow(10, power));
        if (range.contains(place)) ticks << place;
      }
    if (ticks.size() >= 3) break;
  }
  constexpr qsizetype kMost = 6;  // names that fit
  for (qsizetype at = ticks.size() > kMost ? ticks.size() - 2 : -1; at >= 0; at -= 2) ticks.remove(at);
  return ticks;
}

QString CountTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
  return whole_text(count_at(tick));
}

void show_places(QCPAxis& axis, const QVector<double>& places, double shortest) {
  if (places.isEmpty()) return;
  const auto [least, most] = std::ranges::minmax(places);
  const double spare = std::max(0.07 * (most - least), (shortest - (most - least)) / 2);
  axis.setRange(least - spare, most + spare);
}

void keep_tips_off(QCustomPlot* plot) {
  plot->installEventFilter(new TipGuard(plot));
}

void style_axis(QCPAxis& axis, const QWidget& plot) {
  const QColor faint = faint_text(plot.palette()), text = plot.palette().color(QPalette::Text);
  axis.setBasePen(QPen(faint));
  axis.setTickPen(QPen(faint));
  axis.setSubTickPen(Qt::NoPen);
  axis.setTickLabelColor(text);
  axis.setLabelColor(text);
  axis.setTickLabelFont(plot.font());
  axis.setLabelFont(plot.font());
  axis.grid()->setPen(QPen(grid_colour(plot.palette())));
  axis.grid()->setZeroLinePen(Qt::NoPen);
}

}  // namespace lookalike
