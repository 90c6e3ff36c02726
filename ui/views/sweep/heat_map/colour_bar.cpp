#include "ui/views/sweep/heat_map/colour_bar.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <algorithm>

#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

QString label_of(const MapScale& scale, const SweepMeasure& measure) {
  return scale.is_share() ? QCoreApplication::translate("ColourBar", "%1, finer towards 100 %").arg(measure.name)
                          : QCoreApplication::translate("ColourBar", "%1, logarithmic").arg(measure.name);
}

}  // namespace

ColourBar::ColourBar(QCustomPlot* plot, QCPLayoutGrid* layout)
    : bar_(new QCPColorScale(plot)), ticker_(QSharedPointer<QCPAxisTickerText>::create()) {
  layout->addElement(0, layout->columnCount(), bar_);
  bar_->setType(QCPAxis::atRight);
  bar_->setGradient(map_gradient());
  bar_->setDataRange({0, 1});  // of shades; the ticks say what numbers they are
  bar_->setRangeDrag(false);
  bar_->setRangeZoom(false);
  bar_->axis()->setTicker(ticker_);
  auto* level = new QCPMarginGroup(plot);
  bar_->setMarginGroup(QCP::msTop | QCP::msBottom, level);
  plot->axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, level);
}

void ColourBar::show_scale(const MapScale& scale, const SweepMeasure& measure) {
  ticker_->clear();
  for (const double number : scale.ticks()) ticker_->addTick(scale.shade_of(number), measure.text(number));
  bar_->axis()->setLabel(label_of(scale, measure));
}

void ColourBar::restyle(const QFont& font, const QPalette& palette) {
  bar_->setBarWidth(QFontMetrics(font).height());
  bar_->setMargins({});  // what it had is the least that the group of margins gives
  QCPAxis& axis = *bar_->axis();
  axis.setLabelColor(palette.color(QPalette::Text));
  axis.setTickLabelColor(palette.color(QPalette::Text));
  for (QCPAxis* side : axis.axisRect()->axes()) {
    side->setBasePen(QPen(faint_text(palette)));
    side->setLabelFont(font);  // also of those that have none: they ask for its room
    side->setTickLabelFont(font);
  }
  axis.setTickPen(QPen(faint_text(palette)));
  axis.setSubTickPen(Qt::NoPen);
}

int ColourBar::width() const {
  const QFontMetrics type(bar_->axis()->tickLabelFont());
  int widest = 0;
  for (const QString& text : ticker_->ticks()) widest = std::max(widest, type.horizontalAdvance(text));
  return bar_->barWidth() + widest + 3 * type.height();
}

}  // namespace lookalike
